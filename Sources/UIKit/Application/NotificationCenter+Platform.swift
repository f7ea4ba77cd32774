import Foundation
import Host

extension NotificationCenter {
    /// Calls `block` for each notification with a name and an object; nil matches any. The block runs on `queue`, or on the posting thread if `queue`
    /// is nil. Store the result for `removeObserver(_:)`.
    ///
    /// Differs from Foundation: the object is not of type `Any?`, and the result can be ignored, as on Apple's systems. The block does not receive
    /// notifications that code of another `TestHost` posts on the main actor.
    @discardableResult
    public func addObserver(
        forName name: NSNotification.Name?, object obj: AnyObject?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        let home = NotificationHost.current
        // Registers without a queue, so that the closure runs on the posting thread and can compare the platforms.
        return addObserver(forName: name, object: obj as Any?, queue: nil) { notification in
            guard home.hears else { return }
            guard let queue, queue !== OperationQueue.current, !(queue === OperationQueue.main && MainActor.isCurrent) else {
                return block(notification)
            }
            // `nonisolated(unsafe)`: the posting thread waits for the block and does not use the notification meanwhile, as in Foundation.
            nonisolated(unsafe) let sent = notification
            queue.addOperations([BlockOperation { block(sent) }], waitUntilFinished: true)
        }
    }
}

/// Identifies the platform of the code that observes notifications. An app has one platform, and each `TestHost` has its own.
struct NotificationHost: Sendable {
    /// Nil for code without a platform, such as code on other threads.
    private let platform: PlatformReference?

    /// A host with the current platform. Outside the main thread, it has no platform.
    static var current: NotificationHost {
        guard MainActor.isCurrent else { return NotificationHost(platform: nil) }
        return MainActor.assumeIsolated { NotificationHost(platform: Platform.current.map { PlatformReference($0) }) }
    }

    /// Whether a notification posted now is delivered. The poster must have the same platform or no platform.
    var hears: Bool {
        guard let platform, MainActor.isCurrent else { return true }
        return MainActor.assumeIsolated { Platform.current.map { $0 === platform.platform } ?? true }
    }
}
