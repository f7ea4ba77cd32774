import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("The layout of storyboards")
struct InterfaceLayoutTests {
    let host = TestHost(size: CGSize(width: 390, height: 844))

    private func show(_ members: String, attributes: String = "", inside: String = "") throws -> UIView {
        let controller = try Board.initial(Board.storyboard(Board.controller(members, attributes: attributes, inside: inside)))
        host.window.rootViewController = controller
        controller.view.layoutIfNeeded()
        host.advance(by: 0.1)
        return controller.view
    }

    private static let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""

    @Test("A constraint can have an app's own class, which is created when the storyboard is read")
    func ownConstraints() throws {
        let controller = try Board.initial(
            Board.storyboard(
                Board.controller(
                    """
                    <subviews>\(Board.view(id: "a"))</subviews><constraints>
                    <constraint firstItem="a" firstAttribute="top" secondItem="vc-view" secondAttribute="top" constant="10" id="1"
                    \(Board.custom(OwnConstraint.self))/></constraints>
                    """)))
        controller.loadViewIfNeeded()
        let own = try #require(controller.view.constraints.lazy.compactMap { $0 as? OwnConstraint }.first)
        #expect(own.whole == 7 && own.woken == [10] && own.isActive && own.secondItem === controller.view && own.multiplier == 1)
        #expect(NSLayoutConstraint().firstItem == nil && !NSLayoutConstraint().isActive)
    }

    @Test("Constraints have their relations, multipliers, priorities and constants; a missing firstItem is the view itself")
    func constraints() throws {
        let members = """
            <subviews>\(Board.view(id: "a", .zero, Self.free,
                "<constraints><constraint firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\" multiplier=\"16:9\" id=\"r\"/></constraints>"))
            \(Board.view(id: "b", .zero, Self.free))</subviews>
            <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="vc-safe" secondAttribute="top" constant="10" id="1"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="vc-view" secondAttribute="leading" constant="20" id="2"/>
            <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="50" id="3"/>
            <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="0.5" id="4"/>
            <constraint firstItem="b" firstAttribute="height" relation="greaterThanOrEqual" constant="30" id="5"/>
            <constraint firstItem="b" firstAttribute="height" constant="10" priority="400" identifier="low" id="6"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8" symbolic="YES" id="7"/>
            <constraint firstItem="b" firstAttribute="centerX" secondItem="a" secondAttribute="centerX" id="8"/>
            <constraint firstItem="b" firstAttribute="height" constant="500" placeholder="YES" id="9"/>
            </constraints>
            """
        let view = try show(members)
        #expect(view.subviews[0].frame == CGRect(x: 20, y: 10, width: 320, height: 180))
        #expect(view.subviews[1].frame == CGRect(x: 100, y: 198, width: 160, height: 30))
        #expect(view.constraints.contains { $0.identifier == "low" && $0.priority == UILayoutPriority(400) })
    }

    @Test("Invalid constraints are ignored with a log message, and valid constraints hold")
    func wrongConstraints() throws {
        let wrong = [
            "firstAttribute=\"left\" secondItem=\"a\" secondAttribute=\"width\"", "firstAttribute=\"left\" constant=\"3\"",
            "firstAttribute=\"sideways\" constant=\"3\"", "firstItem=\"gone\" firstAttribute=\"width\" constant=\"3\"",
            "firstAttribute=\"width\" constant=\"nan\"", "firstAttribute=\"width\" constant=\"1e300\"",
            "firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"width\" multiplier=\"1:0\"",
            "firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"width\" multiplier=\"0\"",
            "firstAttribute=\"width\" constant=\"3\" priority=\"0\"", "firstAttribute=\"width\" constant=\"3\" priority=\"1001\"",
            "firstAttribute=\"width\" constant=\"3\" relation=\"near\"",
            "firstAttribute=\"leading\" secondItem=\"a\" secondAttribute=\"left\"",
        ]
        let list = wrong.enumerated().map { "<constraint \($1) id=\"w\($0)\"/>" }.joined()
        let members = """
            <subviews>\(Board.view(id: "a", .zero, Self.free))</subviews><constraints>\(list)
            <constraint firstItem="a" firstAttribute="width" constant="70" id="ok"/></constraints>
            """
        var view: UIView?
        let errors = try Board.errors { view = try show(members) }
        #expect(errors.count == wrong.count)
        #expect(view?.subviews[0].frame.width == 70)
    }

    @Test("Older storyboards use the controller's topLayoutGuide and bottomLayoutGuide")
    func layoutGuides() throws {
        let members = """
            <subviews>\(Board.view(id: "a", .zero, Self.free))</subviews><constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="t" secondAttribute="bottom" constant="5" id="1"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="7" id="2"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="vc-view" secondAttribute="leadingMargin" id="3"/>
            <constraint firstItem="a" firstAttribute="width" constant="10" id="4"/></constraints>
            """
        let guides = """
            <layoutGuides><viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
            """
        let controller = try Board.initial(Board.storyboard(Board.controller(members, inside: guides)))
        host.window.rootViewController = controller
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        controller.view.layoutIfNeeded()
        #expect(controller.view.subviews[0].frame == CGRect(x: 16, y: 49, width: 10, height: 844 - 49 - 34 - 7))
    }

    @Test("Frames follow the autoresizing mask in a view without constraints")
    func autoresizing() throws {
        let members = """
            <subviews>\(Board.view(id: "a", CGRect(x: 340, y: 800, width: 40, height: 20), "", "<autoresizingMask key=\"autoresizingMask\" flexibleMinX=\"YES\" flexibleMinY=\"YES\"/>"))
            \(Board.view(id: "b", CGRect(x: 10, y: 10, width: 370, height: 100), "fixedFrame=\"YES\" \(Self.free)", "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMaxY=\"YES\"/>"))
            </subviews>
            """
        let controller = try Board.initial(Board.storyboard(Board.controller(members)))
        controller.view.frame = CGRect(x: 0, y: 0, width: 490, height: 944)
        controller.view.layoutIfNeeded()
        #expect(controller.view.subviews[0].frame == CGRect(x: 440, y: 900, width: 40, height: 20))
        #expect(controller.view.subviews[1].frame == CGRect(x: 10, y: 10, width: 470, height: 100))
    }

    @Test("A stack view arranges its subviews by the storyboard's attributes")
    func stack() throws {
        let inside = """
            <subviews>\(Board.view(id: "a", .zero, Self.free))\(Board.view(id: "b", .zero, Self.free))</subviews>
            """
        let stack = Board.view(
            "stackView", id: "s", CGRect(x: 10, y: 10, width: 100, height: 200),
            "axis=\"vertical\" distribution=\"fillEqually\" alignment=\"fill\" spacing=\"20\"", inside)
        let made = try #require(try show("<subviews>\(stack)</subviews>").subviews[0] as? UIStackView)
        #expect(made.axis == .vertical && made.distribution == .fillEqually && made.arrangedSubviews.count == 2)
        #expect(made.subviews.map(\.frame.height) == [90, 90])
    }

    @Test("Constraints of a scroll view's content determine its content size")
    func scrollGuides() throws {
        let inside = """
            <subviews>\(Board.view(id: "a", .zero, Self.free))</subviews><constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="cg" secondAttribute="top" id="1"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="cg" secondAttribute="leading" id="2"/>
            <constraint firstItem="cg" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="10" id="3"/>
            <constraint firstItem="cg" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="4"/>
            <constraint firstItem="a" firstAttribute="width" secondItem="fg" secondAttribute="width" id="5"/>
            <constraint firstItem="a" firstAttribute="height" constant="900" id="6"/></constraints>
            <viewLayoutGuide key="contentLayoutGuide" id="cg"/><viewLayoutGuide key="frameLayoutGuide" id="fg"/>
            """
        let scroll = Board.view(
            "scrollView", id: "s", CGRect(x: 0, y: 0, width: 200, height: 300),
            "clipsSubviews=\"YES\" pagingEnabled=\"YES\" alwaysBounceVertical=\"YES\"", inside)
        let made = try #require(try show("<subviews>\(scroll)</subviews>").subviews[0] as? UIScrollView)
        #expect(made.contentSize == CGSize(width: 200, height: 910))
        #expect(made.isPagingEnabled && made.alwaysBounceVertical && made.clipsToBounds)
    }

    @Test("Constants, constraints, views, fonts and stack views vary with the size classes, also after a change")
    func variations() throws {
        let label = Board.view(
            "label", id: "l", .zero, "text=\"A\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/><variation key=\"heightClass=compact\">"
                + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"11\"/></variation>")
        let stack = Board.view(
            "stackView", id: "s", CGRect(x: 0, y: 0, width: 100, height: 100), "axis=\"vertical\" spacing=\"2\"",
            "<variation key=\"heightClass=compact\" axis=\"horizontal\" spacing=\"9\"/>")
        let members = """
            <subviews>\(Board.view(id: "a", .zero, Self.free))\(Board.view(id: "b", .zero, Self.free))\(label)\(stack)</subviews><constraints>
            <constraint firstItem="a" firstAttribute="width" constant="70" id="w"><variation key="heightClass=compact" constant="90"/></constraint>
            <constraint firstItem="a" firstAttribute="height" constant="5" id="h1"/>
            <constraint firstItem="a" firstAttribute="height" constant="6" id="h2"/>
            <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" id="bw"/></constraints>
            <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
            <mask key="constraints"><exclude reference="h2"/></mask></variation>
            <variation key="heightClass=compact"><mask key="subviews"><include reference="b"/></mask>
            <mask key="constraints"><exclude reference="h1"/></mask></variation>
            <variation key="heightClass=compact-widthClass=compact"><mask key="constraints"><include reference="h2"/></mask></variation>
            """
        var view: UIView?
        let errors = try Board.errors { view = try show(members) }
        #expect(errors.isEmpty)
        let root = try #require(view)
        #expect(root.subviews.count == 3)
        #expect(root.subviews[0].frame.size == CGSize(width: 70, height: 5))
        let controller = try #require(host.window.rootViewController)
        controller.traitOverrides.verticalSizeClass = .compact
        host.advance(by: 0.1)
        #expect(root.subviews.count == 4)
        #expect(root.subviews[0].frame.size == CGSize(width: 90, height: 6))
        #expect(root.subviews[1].frame.width == 90)
        #expect((root.subviews[2] as? UILabel)?.font.pointSize == 11)
        #expect((root.subviews[3] as? UIStackView)?.axis == .horizontal && (root.subviews[3] as? UIStackView)?.spacing == 9)
        controller.traitOverrides.verticalSizeClass = .regular
        host.advance(by: 0.1)
        #expect(root.subviews.count == 3)
        #expect(root.subviews[0].frame.size == CGSize(width: 70, height: 5))
        #expect((root.subviews[1] as? UILabel)?.font.pointSize == 17)
        #expect((root.subviews[2] as? UIStackView)?.axis == .vertical)
    }
}

/// An app's own constraint class, with a property that has an initial value.
@MainActor
final class OwnConstraint: NSLayoutConstraint {
    var whole: CGFloat = 7
    private(set) var woken: [CGFloat] = []
    override func awakeFromNib() {
        super.awakeFromNib()
        woken.append(constant)
    }
}
