import Foundation
import Host

extension NotificationCenter {
    /// Calls `block` for each notification of a name and from an object, or of any where that is nil; on `queue`, or where the notification is
    /// posted for nil. Keep what it answers for `removeObserver(_:)`.
    ///
    /// It is Foundation's method, for objects (Foundation's takes `Any?`). The result may be left unused, as on Apple's systems. The block does not
    /// get notifications that code of another `TestHost` posts on the main actor.
    @discardableResult
    public func addObserver(
        forName name: NSNotification.Name?, object obj: AnyObject?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        let home = NotificationHome.current
        // Without a queue, so that it is asked where the notification is posted whom it concerns.
        return addObserver(forName: name, object: obj as Any?, queue: nil) { notification in
            guard home.hears else { return }
            guard let queue, queue !== OperationQueue.current, !(queue === OperationQueue.main && MainActor.isCurrent) else {
                return block(notification)
            }
            // `nonisolated(unsafe)`: the poster does not use it while it waits for the block, as in Foundation.
            nonisolated(unsafe) let sent = notification
            queue.addOperations([BlockOperation { block(sent) }], waitUntilFinished: true)
        }
    }
}

/// The platform whose code observes notifications: an app has one, each `TestHost` is one of its own.
struct NotificationHome: Sendable {
    /// Nil for code that belongs to none, as on other threads.
    private let platform: PlatformReference?

    /// That of the running code.
    static var current: NotificationHome {
        guard MainActor.isCurrent else { return NotificationHome(platform: nil) }
        return MainActor.assumeIsolated { NotificationHome(platform: Platform.current.map { PlatformReference($0) }) }
    }

    /// Whether what is posted now concerns it: its own code posts, or code of no platform.
    var hears: Bool {
        guard let platform, MainActor.isCurrent else { return true }
        return MainActor.assumeIsolated { Platform.current.map { $0 === platform.platform } ?? true }
    }
}
