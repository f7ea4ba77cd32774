import Foundation
import Host

extension NotificationCenter {
    /// Calls `block` for each notification with a name and an object; nil matches any. Calls it on `queue`, or with nil on the posting thread. Keep
    /// the result for `removeObserver(_:)`.
    ///
    /// Foundation's method, but with an object instead of `Any?`. The result can be ignored, as on Apple's systems. The block does not receive
    /// notifications that code of another `TestHost` posts on the main actor.
    @discardableResult
    public func addObserver(
        forName name: NSNotification.Name?, object obj: AnyObject?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        let home = NotificationHost.current
        // Without a queue, so that the posting thread compares the platforms.
        return addObserver(forName: name, object: obj as Any?, queue: nil) { notification in
            guard home.hears else { return }
            guard let queue, queue !== OperationQueue.current, !(queue === OperationQueue.main && MainActor.isCurrent) else {
                return block(notification)
            }
            // `nonisolated(unsafe)`: the posting thread does not use it while it waits for the block, as in Foundation.
            nonisolated(unsafe) let sent = notification
            queue.addOperations([BlockOperation { block(sent) }], waitUntilFinished: true)
        }
    }
}

/// The platform of the code that observes notifications. An app has one platform; each `TestHost` is a separate one.
struct NotificationHost: Sendable {
    /// Nil for code without a platform, such as on other threads.
    private let platform: PlatformReference?

    /// The host of the current platform. It has no platform on other threads than the main thread.
    static var current: NotificationHost {
        guard MainActor.isCurrent else { return NotificationHost(platform: nil) }
        return MainActor.assumeIsolated { NotificationHost(platform: Platform.current.map { PlatformReference($0) }) }
    }

    /// Whether a notification posted now is delivered: its poster has the same platform or no platform.
    var hears: Bool {
        guard let platform, MainActor.isCurrent else { return true }
        return MainActor.assumeIsolated { Platform.current.map { $0 === platform.platform } ?? true }
    }
}
