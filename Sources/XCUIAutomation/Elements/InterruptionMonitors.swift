import Foundation
import XCTest

/// The handlers of alerts that cover the element of an action.
@MainActor
enum InterruptionMonitors {
    private final class Monitor: NSObject {
        let handler: (XCUIElement) -> Bool
        init(_ handler: @escaping (XCUIElement) -> Bool) { self.handler = handler }
    }

    /// The handlers. XCTest runs one test at a time in a process.
    private static var monitors: [Monitor] = []
    /// Whether a handler is running. The handler's own actions must not call the handlers again.
    private static var isHandling = false

    static func add(_ handler: @escaping (XCUIElement) -> Bool) -> NSObject {
        let monitor = Monitor(handler)
        monitors.append(monitor)
        return monitor
    }

    static func remove(_ token: any NSObjectProtocol) {
        monitors.removeAll { $0 === token }
    }

    /// If an alert is visible that does not contain the node, calls the handlers, the newest one first. If none handles the alert, taps its cancel button, or
    /// else its default button, as XCUITest does.
    ///
    /// - Returns: Whether the alert was handled.
    static func handle(over node: any QueriedElement, in application: XCUIApplication) -> Bool {
        guard !isHandling else { return false }
        let alert = application.alerts.firstMatch
        guard let session = application.session, let shown = alert.current, !session.read({ node.isInside(shown) }) else { return false }
        isHandling = true
        defer { isHandling = false }
        return monitors.reversed().contains { $0.handler(alert) } || dismiss(alert, shown, in: session)
    }

    private static func dismiss(_ alert: XCUIElement, _ shown: any QueriedElement, in session: any AppDriver) -> Bool {
        guard let title = session.dismissalTitle(of: shown) else { return false }
        alert.buttons[title].tap()
        return true
    }
}

extension XCTestCase {
    /// Adds a handler of alerts that cover the element of an action, until the end of the test.
    ///
    /// - Parameters:
    ///   - handlerDescription: The purpose of the handler, for readers of the test.
    ///   - handler: Receives the alert. Returns true if it handled the alert. Otherwise the handler that was added before this one is called.
    /// - Returns: A token for ``removeUIInterruptionMonitor(_:)``.
    @preconcurrency @MainActor
    @discardableResult
    public func addUIInterruptionMonitor(
        withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
    ) -> any NSObjectProtocol {
        let token = InterruptionMonitors.add(handler)
        let reference = UncheckedReference(token)
        addTeardownBlock { MainActor.assumeIsolated { InterruptionMonitors.remove(reference.object) } }
        return token
    }

    /// Removes a handler that ``addUIInterruptionMonitor(withDescription:handler:)`` added.
    @preconcurrency @MainActor
    public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) { InterruptionMonitors.remove(monitor) }
}
