import Foundation

/// Work that goes on while the app is in the background. A desktop does not suspend programs, so that all of it does.
extension UIApplication {
    /// Begins a task that the program finishes before it ends: with its last window closed it waits up to five seconds for it.
    ///
    /// - Parameters:
    ///   - taskName: A name for the log; not used.
    ///   - handler: Called if the program has waited in vain. It has to end the task.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Begins a task that the program finishes before it ends, as ``beginBackgroundTask(withName:expirationHandler:)`` does.
    public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Ends a task. Does nothing if it has ended.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.end(identifier) }

    /// Seconds that the app may run in the background: no limit.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
