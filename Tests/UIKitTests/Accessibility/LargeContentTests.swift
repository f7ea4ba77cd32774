import Testing
import UIKitTesting

@testable import UIKit

@Suite("The large content viewer") @MainActor
struct LargeContentTests {
    let host = TestHost(size: CGSize(width: 390, height: 600))

    init() { host.window.backgroundColor = .systemBackground }

    private var viewer: LargeContentView? {
        host.window.subviews.lazy.compactMap { $0 as? LargeContentView }.last { $0.alpha > 0 }
    }

    private func toolbar(_ items: [UIBarButtonItem]) -> UIToolbar {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 556, width: 390, height: 44))
        bar.items = items
        host.window.addSubview(bar)
        host.advance(by: 0.1)
        return bar
    }

    @Test("The viewer is enabled for the five largest text sizes only, and apps are notified")
    func enabled() {
        final class Log: @unchecked Sendable { var count = 0 }  // counted on the main actor only
        let log = Log()
        let token = NotificationCenter.default.addObserver(
            forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil as AnyObject?, queue: nil
        ) { _ in log.count += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(!UILargeContentViewerInteraction.isEnabled)
        host.textScale = 1.3
        #expect(!UILargeContentViewerInteraction.isEnabled && log.count == 0)
        host.textScale = 2
        #expect(UILargeContentViewerInteraction.isEnabled && log.count == 1)
        host.textScale = 3.1
        #expect(log.count == 1)
        host.textScale = 1
        #expect(!UILargeContentViewerInteraction.isEnabled && log.count == 2)
    }

    @Test("A press on a toolbar item shows the viewer, sliding shows the next item, and lifting the finger performs its action")
    func toolbar() throws {
        var log: [String] = []
        func item(_ name: String, _ system: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
            let item = UIBarButtonItem(systemItem: system, primaryAction: UIAction { _ in log.append(name) })
            item.title = name
            return item
        }
        let bar = toolbar([item("Compose", .compose), .flexibleSpace(), item("Trash", .trash)])
        let (first, second) = (CGPoint(x: 28, y: 578), CGPoint(x: 362, y: 578))
        // At the default text size a long press is handled as a slow tap.
        var finger = host.touchDown(at: first)
        host.advance(by: 0.8)
        #expect(viewer == nil)
        finger.lift()
        #expect(log == ["Compose"])
        host.textScale = 3.1
        host.advance(by: 0.1)
        finger = host.touchDown(at: first)
        host.advance(by: 0.3)
        #expect(viewer == nil)
        host.advance(by: 0.5)
        #expect(viewer?.title == "Compose" && viewer?.image != nil)
        try expectPicture(host.snapshot(), named: "large-content-toolbar")
        finger.move(to: second, duration: 0.2)
        host.advance(by: 0.1)
        #expect(viewer?.title == "Trash")
        finger.move(to: CGPoint(x: 195, y: 200), duration: 0.2)
        host.advance(by: 0.5)
        #expect(viewer == nil)
        finger.move(to: second, duration: 0.2)
        host.advance(by: 0.1)
        finger.lift()
        host.advance(by: 0.5)
        #expect(log == ["Compose", "Trash"] && viewer == nil)
        #expect(host.window.subviews.count == 1, "\(host.window.subviews)")
        // A short tap performs the action.
        host.tap(at: first)
        #expect(log == ["Compose", "Trash", "Compose"])
        _ = bar
    }

    @Test("Lifting the finger beside the items or on a disabled item, or a cancelled touch, does nothing")
    func nothing() {
        var count = 0
        let off = UIBarButtonItem(title: "Off", primaryAction: UIAction { _ in count += 1 })
        off.isEnabled = false
        let on = UIBarButtonItem(title: "On", primaryAction: UIAction { _ in count += 1 })
        host.textScale = 2
        _ = toolbar([on, .flexibleSpace(), off])
        let finger = host.touchDown(at: CGPoint(x: 362, y: 578))
        host.advance(by: 0.8)
        #expect(viewer?.title == "Off")
        finger.lift()
        let second = host.touchDown(at: CGPoint(x: 26, y: 578))
        host.advance(by: 0.8)
        #expect(viewer?.title == "On")
        second.move(to: CGPoint(x: 195, y: 300), duration: 0.2)
        second.lift()
        let third = host.touchDown(at: CGPoint(x: 26, y: 578))
        host.advance(by: 0.8)
        third.cancel()
        host.advance(by: 0.5)
        #expect(count == 0 && viewer == nil)
    }

    @Test("The large content viewer shows tabs and the back button")
    func tabsAndBack() throws {
        host.textScale = 3.1
        let first = UIViewController()
        first.title = "Library"
        let second = UIViewController()
        second.title = "Photo"
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .bookmarks, tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, other]
        host.window.rootViewController = tabs
        host.advance(by: 0.5)
        let finger = host.touchDown(at: CGPoint(x: 97, y: 575))
        host.advance(by: 0.8)
        #expect(viewer?.title == "Bookmarks")
        finger.move(to: CGPoint(x: 292, y: 575), duration: 0.2)
        host.advance(by: 0.3)
        #expect(viewer?.title == "Search" && tabs.selectedIndex == 0)
        try expectPicture(host.snapshot(), named: "large-content-tabs")
        finger.lift()
        host.advance(by: 0.5)
        #expect(tabs.selectedIndex == 1)
        tabs.selectedIndex = 0
        host.advance(by: 0.5)
        let back = host.touchDown(at: CGPoint(x: 30, y: 22))
        host.advance(by: 0.8)
        #expect(viewer?.title == "Library")
        back.lift()
        host.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
    }

    final class Delegate: NSObject, UILargeContentViewerInteractionDelegate {
        var ends: [String] = []
        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
        ) {
            ends.append("\(item?.largeContentTitle ?? "–") at \(point.x)")
        }
    }

    @Test("A view with showsLargeContentViewer is shown; lifting the finger notifies the delegate and performs no action")
    func ownViews() {
        host.textScale = 2
        let strip = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
        host.window.addSubview(strip)
        let button = UIButton(type: .system)
        button.setTitle("Play", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        button.showsLargeContentViewer = true
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let plain = UILabel(frame: CGRect(x: 200, y: 0, width: 100, height: 60))
        plain.text = "Text"
        for part in [button, plain] as [UIView] { strip.addSubview(part) }
        let delegate = Delegate()
        let interaction = UILargeContentViewerInteraction(delegate: delegate)
        strip.addInteraction(interaction)
        #expect(interaction.gestureRecognizerForExclusionRelationship.view === strip && interaction.view === strip)
        #expect(button.largeContentTitle == "Play" && plain.largeContentTitle == "Text" && !plain.showsLargeContentViewer)
        let finger = host.touchDown(at: CGPoint(x: 50, y: 130))
        host.advance(by: 0.8)
        #expect(viewer?.title == "Play")
        finger.move(to: CGPoint(x: 60, y: 130), duration: 0.1)
        finger.lift()
        #expect(delegate.ends == ["Play at 60.0"] && taps == 0)
        let other = host.touchDown(at: CGPoint(x: 250, y: 130))
        host.advance(by: 0.8)
        #expect(viewer == nil)
        other.lift()
        #expect(delegate.ends.count == 1)
        button.largeContentTitle = "Start"
        strip.removeInteraction(interaction)
        #expect(button.largeContentTitle == "Start" && interaction.view == nil)
    }
}
