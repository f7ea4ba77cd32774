import GestureTimelines
import Testing
import UIKitTesting

@testable import GalleryScreens

/// The Gallery's switch for the timeline of gesture recognizers.
@Suite @MainActor
struct GalleryTimelineTests {
    private let host = TestHost(size: DemoDriver.Size.desktop.size)
    private let window: TouchShowingWindow
    private let gallery = GalleryViewController.make(sections: [GallerySection(title: "Touch", demos: [MagnetsViewController.demo])])

    init() async {
        window = TouchShowingWindow(frame: UIScreen.main.bounds)
        window.overrideUserInterfaceStyle = .light
        window.rootViewController = gallery
        gallery.open(demoTitled: "Magnets")
        window.makeKeyAndVisible()
        await host.settle()
    }

    private var panel: GestureTimelineView? { window.subviews.lazy.compactMap { $0 as? GestureTimelineView }.first }

    @Test func panelShowsTheDragAndPassesTouches() async throws {
        gallery.sidebar?.performSegue(withIdentifier: "settings", sender: nil)
        await host.settle()
        let settings = try #require(
            (gallery.presentedViewController as? UINavigationController)?.topViewController as? SettingsViewController)
        let row = try #require(settings.timelineSwitch.superview)
        host.tap(at: row.convert(CGPoint(x: 100, y: row.bounds.midY), to: nil))
        await host.settle()
        #expect(settings.timelineSwitch.isOn)
        settings.performSegue(withIdentifier: "done", sender: nil)
        host.advance(by: 5)
        await host.settle()
        #expect(gallery.presentedViewController == nil)
        let panel = try #require(panel)
        #expect(window.bounds.contains(panel.frame) && window.subviews.last === panel)
        let letter = CGPoint(x: 465, y: 154)
        // The finger ends below the panel.
        let finger = host.touchDown(at: letter)
        finger.move(to: CGPoint(x: 465, y: 400), duration: 0.5)
        host.advance(by: 0.2)
        try expectPicture(host.snapshot(), named: "timeline-desktop-pull")
        finger.lift()
    }

    @Test func disabledTimelineRecordsNothing() async {
        window.showsTimeline = true
        host.tap(at: CGPoint(x: 600, y: 500))
        window.showsTimeline = false
        await host.settle()
        #expect(panel == nil && host.isSettled)
        host.tap(at: CGPoint(x: 600, y: 500))
        await host.settle()
        #expect(host.isSettled)
    }

    @Test func timelineStopsAfterEventsScrollOut() async throws {
        window.showsTimeline = true
        host.tap(at: CGPoint(x: 600, y: 500))
        #expect(!host.isSettled)
        host.advance(by: 6)
        #expect(host.isSettled)
    }
}
