import Testing
import UIKitTesting

@testable import Inspector

@MainActor
@Suite("The inspector's tab Views")
struct ViewsTabTests {
    private let host = TestHost(size: CGSize(width: 700, height: 1200))
    private let sample: SampleController
    private let driver: InspectorDriver

    init() {
        sample = SampleController.show(in: host)
        driver = InspectorDriver(host)
    }

    @Test("The tree lists views with their texts; a tap selects a view and shows its facts")
    func treeSelects() throws {
        #expect(driver.shows("“Send”"))
        #expect(driver.shows("#box"))
        try driver.tap("#box")
        #expect(driver.session.selection === sample.box)
        #expect(driver.shows("20, 240  100 × 50"))
        #expect(driver.shows("It can be seen."))
    }

    @Test("The tree follows the app's changes")
    func treeFollows() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "New here"
        host.window.addSubview(label)
        host.advance(by: 1)
        #expect(driver.shows("“New here”"))
        label.removeFromSuperview()
        host.advance(by: 1)
        #expect(!driver.shows("“New here”"))
    }

    @Test("A search finds views by class, text and identifier")
    func search() throws {
        try driver.tap("Class, text or identifier")
        try driver.type("box")
        #expect(driver.shows("#box"))
        #expect(!driver.shows("“Send”"))
    }

    @Test("Controllers, layers and recognizers have trees of their own")
    func otherTrees() throws {
        let tap = UITapGestureRecognizer()
        tap.name = "open"
        sample.box.addGestureRecognizer(tap)
        try driver.tap("Controllers")
        #expect(driver.shows("SampleController"))
        try driver.tap("Gestures")
        #expect(driver.shows("“open”"))
        #expect(driver.shows("on UIView #box"))
        let rows = host.enter { TreeReader(.layers).read(driver.session.appScenes) }
        #expect(rows.count > 10)
        #expect(rows.allSatisfy { $0.view != nil })
    }

    @Test("Collapsing a row hides the rows below it")
    func collapse() {
        let open = host.enter { TreeReader(.views).read(driver.session.appScenes).count }
        let closed = host.enter { TreeReader(.views, collapsed: [ObjectIdentifier(sample.box)]).read(driver.session.appScenes).count }
        #expect(closed < open)
    }

    @Test("Pick selects the view under a finger, and the app does not receive the touch")
    func pick() throws {
        try driver.tap("Pick")
        #expect(driver.session.isPicking)
        host.tap(at: CGPoint(x: 100, y: 80))
        #expect(driver.session.selection?.isDescendant(of: sample.send) == true)
        #expect(!driver.session.isPicking)
        #expect(sample.sendCount == 0)
        host.tap(at: CGPoint(x: 100, y: 80))
        #expect(sample.sendCount == 1)
    }

    @Test("Pick also finds views without user interaction, and Escape cancels it")
    func pickLabels() throws {
        try driver.tap("Pick")
        driver.pressInApp(0x29, "", modifiers: [])
        #expect(!driver.session.isPicking)
        try driver.tap("Pick")
        host.tap(at: CGPoint(x: 220, y: 250))
        #expect(driver.session.selection === sample.cut)
    }

    @Test("The button with the arrow selects the superview")
    func superview() throws {
        host.enter { driver.session.selection = sample.outside }
        host.advance(by: 0.5)
        try driver.tap("Select the superview")
        #expect(driver.session.selection === sample.box)
    }

    @Test("A switch in the facts changes the view")
    func changesProperty() throws {
        host.enter { driver.session.selection = sample.box }
        host.advance(by: 0.5)
        try driver.tap("Clips to bounds")
        #expect(sample.box.clipsToBounds)
    }

    @Test("A tap on a reason selects the view that causes it")
    func reasonSelects() throws {
        host.enter { driver.session.selection = sample.covered }
        host.advance(by: 0.5)
        try driver.tap("UIView #cover is in front of it")
        #expect(driver.session.selection === sample.cover)
    }

    @Test("A drag turns the layers in space, and the sliders limit the depth")
    func space() throws {
        try driver.tap("Layers")
        let tab = try #require(driver.tabs.first as? ViewsTab)
        let space = try #require(tab.view.subviews.compactMap { $0 as? SpaceView }.first)
        // The first segment with this title belongs to the trees.
        try driver.tap(at: CGPoint(x: 600, y: 56 + 25))
        #expect(!space.isHidden)
        #expect(space.visibleCount > 8)
        let before = space.angles
        try driver.drag(from: CGPoint(x: 420, y: 500), to: CGPoint(x: 560, y: 540))
        #expect(space.angles.yaw > before.yaw + 0.5)
        #expect(space.angles.pitch != before.pitch)
    }

    @Test("In a narrow window a chosen row leads to its facts")
    func narrow() throws {
        try driver.resize(to: CGSize(width: 390, height: 844))
        try driver.tap("Tree")
        try driver.tap("#box")
        #expect(driver.session.selection === sample.box)
        #expect(driver.shows("Why can I not touch it?"))
    }
}
