import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Segues")
struct SegueTests {
    let host = TestHost(size: CGSize(width: 390, height: 844))

    /// Two scenes with a segue from the first scene's button or controller.
    private func boards(_ segue: String, ofController: Bool = true, second: String? = nil) throws -> BoardController {
        let connections = "<connections>\(segue)</connections>"
        let button = Board.view(
            "button", id: "b", CGRect(x: 20, y: 100, width: 200, height: 44), "buttonType=\"system\"", ofController ? "" : connections)
        let first = Board.controller(
            "<subviews>\(button)</subviews>", attributes: Board.custom(BoardController.self), inside: ofController ? connections : "")
        let controller = try Board.initial(
            Board.storyboard(first, second ?? Board.controller(id: "two", attributes: Board.custom(CountingController.self))),
            as: BoardController.self)
        host.window.rootViewController = controller
        host.advance(by: 0.1)
        controller.log = []
        return controller
    }

    @Test("performSegue calls prepare on the source and presents the destination with the segue's styles")
    func present() throws {
        let controller = try boards(
            "<segue destination=\"two\" kind=\"presentation\" identifier=\"go\" modalPresentationStyle=\"fullScreen\" modalTransitionStyle=\"crossDissolve\" id=\"s\"/>"
        )
        controller.performSegue(withIdentifier: "go", sender: nil)
        host.advance(by: 1)
        #expect(controller.log == ["prepare go"])
        let shown = try #require(controller.presentedViewController)
        #expect(shown is CountingController && shown.modalPresentationStyle == .fullScreen && shown.modalTransitionStyle == .crossDissolve)
        #expect(controller.prepared?.destination === shown && controller.prepared?.source === controller)
    }

    @Test("A tap calls shouldPerformSegue before the segue")
    func shouldPerform() throws {
        let controller = try boards("<segue destination=\"two\" kind=\"show\" identifier=\"go\" id=\"s\"/>", ofController: false)
        controller.allows = false
        host.tap(at: CGPoint(x: 100, y: 120))
        host.advance(by: 1)
        #expect(controller.log == ["should go"])
        #expect(controller.presentedViewController == nil)
        controller.allows = true
        host.tap(at: CGPoint(x: 100, y: 120))
        host.advance(by: 1)
        #expect(controller.log == ["should go", "should go", "prepare go"])
        #expect(controller.presentedViewController is CountingController)
    }

    @Test("A segue action (@IBSegueAction) creates the destination")
    func segueAction() throws {
        let controller = try boards(
            "<segue destination=\"two\" kind=\"presentation\" identifier=\"go\" destinationCreationSelector=\"makeCounting:\" id=\"s\"/>")
        controller.performSegue(withIdentifier: "go", sender: nil)
        #expect((controller.prepared?.destination as? CountingController)?.count == 7)
    }

    @Test("A popover segue is anchored at the view that triggers it")
    func popover() throws {
        let controller = try boards(
            "<segue destination=\"two\" kind=\"popoverPresentation\" identifier=\"go\" id=\"s\"/>", ofController: false)
        host.tap(at: CGPoint(x: 100, y: 120))
        let popover = try #require(controller.prepared?.destination.popoverPresentationController)
        #expect(popover.sourceView is UIButton)
    }

    @Test("A popover segue is anchored at its anchor view")
    func anchoredPopover() throws {
        let controller = try boards(
            "<segue destination=\"two\" kind=\"popoverPresentation\" identifier=\"go\" popoverAnchorView=\"b\" id=\"s\">"
                + "<popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\"/></segue>")
        controller.performSegue(withIdentifier: "go", sender: nil)
        let popover = try #require(controller.prepared?.destination.popoverPresentationController)
        #expect(popover.sourceView is UIButton && popover.permittedArrowDirections == .up)
    }

    @Test("A segue of an app's class calls its perform()")
    func custom() throws {
        let controller = try boards(
            "<segue destination=\"two\" kind=\"custom\" identifier=\"go\" \(Board.custom(NotingSegue.self)) id=\"s\"/>")
        controller.performSegue(withIdentifier: "go", sender: nil)
        #expect(controller.log == ["prepare go", "noting segue to CountingController"])
    }

    @Test("An embed segue adds its controller before viewDidLoad")
    func embed() throws {
        let container = Board.view(
            "containerView", id: "c", CGRect(x: 10, y: 300, width: 200, height: 100), "",
            "<connections><segue destination=\"two\" kind=\"embed\" identifier=\"in\" id=\"e\"/></connections>")
        let first = Board.controller("<subviews>\(container)</subviews>", attributes: Board.custom(BoardController.self))
        let controller = try Board.initial(
            Board.storyboard(first, Board.controller(id: "two", attributes: Board.custom(CountingController.self))),
            as: BoardController.self)
        host.window.rootViewController = controller
        host.advance(by: 0.1)
        #expect(controller.log == ["awake", "prepare in", "loaded"])
        let child = try #require(controller.children.first)
        #expect(child.view.superview === controller.view.subviews[0])
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test("An unwind segue returns to the controller with the unwind action")
    func unwind() throws {
        let button = Board.view(
            "button", id: "back", CGRect(x: 20, y: 100, width: 200, height: 44), "buttonType=\"system\"",
            "<connections><segue destination=\"exit\" kind=\"unwind\" unwindAction=\"unwindHere:\" id=\"u\"/></connections>")
        let second =
            Board.controller("<subviews>\(button)</subviews>", id: "two") + "<exit id=\"exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"
        let controller = try boards(
            "<segue destination=\"two\" kind=\"presentation\" identifier=\"go\" modalPresentationStyle=\"fullScreen\" id=\"s\"/>",
            second: second)
        controller.performSegue(withIdentifier: "go", sender: nil)
        host.advance(by: 1)
        controller.log = []
        host.tap(at: CGPoint(x: 100, y: 120))
        host.advance(by: 1)
        #expect(controller.log == ["unwound from UIViewController"])
        #expect(controller.presentedViewController == nil)
    }

    @Test("A missing segue logs a message")
    func missing() throws {
        let controller = try boards("<segue destination=\"gone\" kind=\"show\" identifier=\"go\" id=\"s\"/>")
        controller.performSegue(withIdentifier: "none", sender: nil)
        let errors = Board.errors { controller.performSegue(withIdentifier: "go", sender: nil) }
        #expect(errors.count == 1 && errors[0].contains("gone"))
        #expect(controller.presentedViewController == nil)
    }

    @Test("A storyboard's navigation controller has its root and its bar items, and a show segue pushes its destination")
    func navigation() throws {
        let navigation = """
            <navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar"><rect key="frame" x="0" y="0" width="390" height="44"/>
            </navigationBar><connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
            """
        let inside = """
            <navigationItem key="navigationItem" title="Boards" id="item">
            <barButtonItem key="leftBarButtonItem" title="Left" id="left"><connections><action selector="press:" destination="vc" id="a"/></connections>
            </barButtonItem><rightBarButtonItems><barButtonItem systemItem="add" id="r1"/><barButtonItem systemItem="trash" id="r2"/></rightBarButtonItems>
            </navigationItem>
            <connections><segue destination="two" kind="show" identifier="go" id="s"/></connections>
            """
        let storyboard = Board.storyboard(
            navigation, Board.controller(attributes: Board.custom(BoardController.self), inside: inside),
            Board.controller(id: "two", attributes: Board.custom(CountingController.self)), initial: "nav")
        let made = try Board.initial(storyboard, as: UINavigationController.self)
        host.window.rootViewController = made
        host.advance(by: 0.1)
        let root = try #require(made.topViewController as? BoardController)
        #expect(made.navigationBar.prefersLargeTitles && root.navigationItem.title == "Boards")
        #expect(root.navigationItem.leftBarButtonItem?.title == "Left" && root.navigationItem.leftBarButtonItem?.target === root)
        #expect(root.navigationItem.rightBarButtonItems?.count == 2)
        root.performSegue(withIdentifier: "go", sender: nil)
        host.advance(by: 1)
        #expect(made.viewControllers.count == 2 && made.topViewController is CountingController)
    }

    @Test("A tab bar controller has its tabs and their items")
    func tabs() throws {
        let tabs = """
            <tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" contentMode="scaleToFill" id="bar"/>
            <connections><segue destination="vc" kind="relationship" relationship="viewControllers" id="r1"/>
            <segue destination="two" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController>
            """
        let storyboard = Board.storyboard(
            tabs, Board.controller(inside: "<tabBarItem key=\"tabBarItem\" title=\"One\" id=\"i1\"/>"),
            Board.controller(id: "two", inside: "<tabBarItem key=\"tabBarItem\" systemItem=\"search\" id=\"i2\"/>"), initial: "tabs")
        let made = try Board.initial(storyboard, as: UITabBarController.self)
        host.window.rootViewController = made
        host.advance(by: 0.1)
        #expect(made.viewControllers?.count == 2)
        #expect(made.viewControllers?[0].tabBarItem.title == "One" && made.viewControllers?[1].tabBarItem.title?.isEmpty == false)
    }

    @Test("A navigation controller that is its own root causes no endless loading")
    func cycle() throws {
        let navigation = """
            <navigationController id="nav" sceneMemberID="viewController">
            <connections><segue destination="nav" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
            """
        let errors = try Board.errors {
            _ = try Board.initial(Board.storyboard(navigation, initial: "nav"), as: UINavigationController.self)
        }
        #expect(errors.count == 1 && errors[0].contains("endless cycle"))
    }
}
