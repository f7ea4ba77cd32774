import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Storyboards")
struct StoryboardTests {
    let host = TestHost(size: CGSize(width: 390, height: 844))

    @Test("The initial controller has its class, its storyboard and its view, which is loaded when it is read")
    func initial() throws {
        let controller = try Board.initial(
            Board.storyboard(Board.controller(Board.view(id: "a"), attributes: Board.custom(BoardController.self) + " title=\"Board\"")),
            as: BoardController.self)
        #expect(controller.title == "Board")
        #expect(controller.log == ["awake"])
        #expect(controller.storyboard != nil)
        #expect(!controller.isViewLoaded)
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(controller.log == ["awake", "loaded"])
    }

    @Test("Controllers are found by their identifiers; a missing identifier gives an empty controller and a message")
    func identifiers() throws {
        let storyboard = try Board.load(
            Board.storyboard(
                Board.controller(),
                Board.controller(id: "two", attributes: "storyboardIdentifier=\"Two\" " + Board.custom(CountingController.self))))
        let made: CountingController = storyboard.instantiateViewController(identifier: "Two") { CountingController(coder: $0, count: 3) }
        #expect(made.count == 3)
        #expect(made.view.bounds.height == 844)
        #expect(storyboard.instantiateViewController(withIdentifier: "Two") is CountingController)
        let errors = Board.errors {
            #expect(type(of: storyboard.instantiateViewController(withIdentifier: "Three")) == UIViewController.self)
        }
        #expect(errors.count == 1 && errors[0].contains("Three"))
    }

    @Test("A class that is not linked, or does not derive from the element's class, is replaced by UIKit's class")
    func wrongClasses() throws {
        for type in ["customClass=\"Nowhere\" customModule=\"\(Board.module)\"", Board.custom(DecodedView.self), "customClass=\"../x\""] {
            var controller: UIViewController?
            let errors = try Board.errors { controller = try Board.initial(Board.storyboard(Board.controller(attributes: type))) }
            #expect(controller.map { Swift.type(of: $0) == UIViewController.self } == true)
            #expect(errors.count == 1 && errors[0].contains("Test.storyboard") && errors[0].contains("scene0") && errors[0].contains("vc"))
        }
    }

    @Test("In init(coder:) keys, frame and subviews are available; the user-defined attributes are set before awakeFromNib")
    func coder() throws {
        let attributes = """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="6.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Hello"/>
            <userDefinedRuntimeAttribute type="color" keyPath="shade"><color key="value" red="1" green="0" blue="0" alpha="1" \
            colorSpace="custom" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
            <userDefinedRuntimeAttribute type="size" keyPath="offset"><size key="value" width="2" height="3"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="9"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="nothing" value="x"/>
            <userDefinedRuntimeAttribute type="string" keyPath="layer.borderWidth" value="x"/>
            </userDefinedRuntimeAttributes>
            """
        let view = Board.view(
            id: "a", CGRect(x: 1, y: 2, width: 30, height: 40),
            Board.custom(DecodedView.self) + " opaque=\"NO\" contentMode=\"center\" tag=\"5\"",
            "<subviews>\(Board.view(id: "b"))</subviews>" + attributes)
        var decoded: DecodedView?
        let errors = try Board.errors {
            decoded =
                try Board.initial(Board.storyboard(Board.controller("<subviews>\(view)</subviews>"))).view.subviews.first as? DecodedView
        }
        let made = try #require(decoded)
        #expect(
            made.recordedValues == ["frame 30.0x40.0", "subviews 1", "opaque false true", "mode center", "tag 5", "awake corner 6.5"])
        #expect(made.clipsToBounds && !made.isOpaque && made.contentMode == .center && made.tag == 5)
        #expect(
            made.caption == "Hello" && made.isRound && made.offset == CGSize(width: 2, height: 3)
                && made.shade == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(made.layer.cornerRadius == 9)
        #expect(errors.count == 2 && errors[0].contains("nothing") && errors[1].contains("layer.borderWidth"))
    }

    @Test("Outlets, also to constraints, and outlet collections are set before awakeFromNib; invalid outlets are logged")
    func outlets() throws {
        let members = """
            <subviews>\(Board.view("label", id: "l", CGRect(x: 0, y: 0, width: 10, height: 10), "text=\"Hi\""))
            \(Board.view(id: "c1", .zero, "tag=\"1\""))\(Board.view(id: "c2", .zero, "tag=\"2\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
                "<constraints><constraint firstAttribute=\"height\" constant=\"44\" id=\"h\"/></constraints>"))</subviews>
            """
        let connections = """
            <connections><outlet property="label" destination="l" id="o1"/><outletCollection property="cards" destination="c2" id="o2"/>
            <outletCollection property="cards" destination="c1" id="o3"/><outlet property="height" destination="h" id="o4"/>
            <outlet property="faint" destination="c1" id="o5"/></connections>
            """
        let controller = try Board.initial(
            Board.storyboard(Board.controller(members, attributes: Board.custom(BoardController.self), inside: connections)),
            as: BoardController.self)
        _ = controller.view
        #expect(controller.label.text == "Hi")
        #expect(controller.cards.map(\.tag) == [2, 1])
        #expect(controller.height.constant == 44 && controller.height.isActive)
        #expect(controller.faint.tag == 1)
        let errors = try Board.errors {
            let wrong = """
                <connections><outlet property="label" destination="c1" id="o1"/><outlet property="none" destination="c1" id="o2"/>
                <outlet property="label" destination="gone" id="o3"/></connections>
                """
            let controller = try Board.initial(
                Board.storyboard(Board.controller(members, attributes: Board.custom(BoardController.self), inside: wrong)),
                as: BoardController.self)
            _ = controller.view
            #expect(controller.label == nil)
        }
        #expect(errors.count == 3)
    }

    @Test("A weak outlet does not retain its object")
    func weakOutlet() throws {
        let controller = BoardController()
        controller.faint = UIView()
        #expect(controller.faint == nil)
        let view = UIView()
        controller.faint = view
        #expect(controller.faint === view)
        controller.faint = nil
        #expect(controller.faint == nil)
    }

    @Test("Buttons call the storyboard's actions on their destinations and in the responder chain; a missing method is logged")
    func actions() throws {
        func button(_ id: String, _ y: CGFloat, _ connection: String) -> String {
            Board.view(
                "button", id: id, CGRect(x: 20, y: y, width: 200, height: 44), "buttonType=\"system\"",
                "<state key=\"normal\" title=\"\(id)\"/><connections>\(connection)</connections>")
        }
        let members = """
            <subviews>
            \(button("one", 100, "<action selector=\"press:\" destination=\"vc\" eventType=\"touchUpInside\" id=\"a1\"/>"))
            \(button("two", 200, "<action selector=\"plain\" destination=\"vc\" eventType=\"touchDown\" id=\"a2\"/>"))
            \(button("three", 300, "<action selector=\"press:\" destination=\"first0\" eventType=\"touchUpInside\" id=\"a3\"/>"))
            \(button("four", 400, "<action selector=\"gone:\" destination=\"vc\" eventType=\"touchUpInside\" id=\"a4\"/>"))
            </subviews>
            """
        let controller = try Board.initial(
            Board.storyboard(Board.controller(members, attributes: Board.custom(BoardController.self))), as: BoardController.self)
        let errors = Board.errors { host.window.rootViewController = controller }
        #expect(errors.count == 1 && errors[0].contains("gone:"))
        host.advance(by: 0.1)
        controller.log = []
        for y in [120.0, 220, 320, 420] { host.tap(at: CGPoint(x: 100, y: y)) }
        #expect(controller.log == ["press UIButton", "plain", "press UIButton"])
    }

    @Test("A custom object that a tab bar item references exists before the view loads, and gets its view outlets afterwards")
    func objectsOfItems() throws {
        let item = """
            <tabBarItem key="tabBarItem" title="One" id="item" \(Board.custom(HelpedItem.self))>
            <connections><outlet property="helper" destination="help" id="o"/></connections></tabBarItem>
            """
        let helper = """
            <customObject id="help" \(Board.custom(ItemHelper.self))><connections><outlet property="view" destination="a" id="p"/>\
            </connections></customObject>
            """
        let scene = Board.controller("<subviews>\(Board.view(id: "a"))</subviews>", inside: item) + helper
        let controller: UIViewController = try Board.initial(Board.storyboard(scene))
        let helped = try #require(controller.tabBarItem as? HelpedItem)
        let object = try #require(helped.helper)
        #expect(!controller.isViewLoaded && object.view == nil)
        let view = try #require(controller.view.subviews.first)
        #expect(helped.helper === object, "there is one object, whatever leads to it")
        #expect(object.view === view)
    }

    @Test("The outlet collection gestureRecognizers of a view contains its recognizers")
    func gestures() throws {
        let members = """
            <subviews>\(Board.view(
                id: "a", CGRect(x: 0, y: 0, width: 390, height: 400), "",
                "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\" appends=\"YES\" id=\"g\"/></connections>"))</subviews>
            """
        let tap = """
            <tapGestureRecognizer numberOfTapsRequired="2" id="tap"><connections><action selector="press:" destination="vc" id="x"/>\
            <outlet property="delegate" destination="vc" id="y"/></connections></tapGestureRecognizer>
            """
        let scene = Board.controller(members, attributes: Board.custom(BoardController.self)) + tap
        let controller = try Board.initial(Board.storyboard(scene), as: BoardController.self)
        let errors = Board.errors { host.window.rootViewController = controller }
        // The controller does not conform to the delegate's protocol, and UIKit accepts that without a message.
        #expect(errors.isEmpty)
        host.advance(by: 0.1)
        controller.log = []
        host.tap(at: CGPoint(x: 100, y: 100), count: 2)
        #expect(controller.log == ["press UITapGestureRecognizer"])
    }
}
