import Host
import Testing

@testable import UIKit
@testable import UIKitTesting

@Suite("Notifications about screen readers and settings, and accessibility paths") @MainActor
struct SettingTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))

    /// Counts a notification while `body` runs.
    private func count(_ name: Notification.Name, _ body: () -> Void) -> Int {
        final class Log: @unchecked Sendable { var count = 0 }  // read and written on the main actor only
        let log = Log()
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in log.count += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        body()
        return log.count
    }

    @Test("An app is notified once when a screen reader starts, and once when it ends")
    func screenReader() {
        _ = host.window
        #expect(AccessibilityBridge.current != nil && !UIAccessibility.isVoiceOverRunning)
        let name = UIAccessibility.voiceOverStatusDidChangeNotification
        #expect(count(name) { host.isScreenReaderRunning = true } == 1 && UIAccessibility.isVoiceOverRunning)
        #expect(count(name) { host.isScreenReaderRunning = true } == 0)
        #expect(count(name) { host.isScreenReaderRunning = false } == 1 && !UIAccessibility.isVoiceOverRunning)
    }

    @Test("If the desktop prefers high contrast, isReduceTransparencyEnabled is true; each change posts one notification")
    func transparency() {
        _ = host.window
        #expect(!UIAccessibility.isReduceTransparencyEnabled)
        let name = UIAccessibility.reduceTransparencyStatusDidChangeNotification
        #expect(count(name) { host.prefersHighContrast = true } == 1 && UIAccessibility.isReduceTransparencyEnabled)
        #expect(count(name) { host.prefersHighContrast = false } == 1 && !UIAccessibility.isReduceTransparencyEnabled)
    }

    @Test("An accessibilityPath replaces the element's frame: hit tests find no element outside of the path")
    func outlines() throws {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let element = UIAccessibilityElement(accessibilityContainer: container)
        element.accessibilityLabel = "Triangle"
        element.accessibilityFrame = CGRect(x: 0, y: 0, width: 300, height: 300)
        container.accessibilityElements = [element]
        host.window.addSubview(container)
        let bridge = try #require(AccessibilityBridge.current)
        func name(at point: CGPoint) -> String? {
            bridge.element(in: bridge.windows[0], at: point).flatMap { bridge.element($0)?.name }
        }
        #expect(name(at: CGPoint(x: 110, y: 190)) == "Triangle")
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 100, y: 100))
        path.addLine(to: CGPoint(x: 200, y: 100))
        path.addLine(to: CGPoint(x: 200, y: 200))
        path.close()
        element.accessibilityPath = path
        #expect(AccessibilityTree.facts(of: element).frame == CGRect(x: 100, y: 100, width: 100, height: 100))
        #expect(name(at: CGPoint(x: 190, y: 110)) == "Triangle" && name(at: CGPoint(x: 110, y: 190)) != "Triangle")
        element.accessibilityPath = nil
        #expect(name(at: CGPoint(x: 110, y: 190)) == "Triangle" && element.accessibilityPath == nil)
    }
}
