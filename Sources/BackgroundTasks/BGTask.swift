import Foundation
import Host
import UIKit

/// A task that ``BGTaskScheduler`` runs. Call ``setTaskCompleted(success:)`` when it ends.
@preconcurrency @MainActor
open class BGTask: NSObject {
    /// The identifier of the task's request.
    public let identifier: String
    /// Called when the task's time is over: stop the work, and call ``setTaskCompleted(success:)``.
    open var expirationHandler: (() -> Void)?

    private let platform: any HostPlatform
    private let backgroundTask: UIBackgroundTaskIdentifier
    private var timer: (any HostTimer)?
    private var onEnd: (() -> Void)?

    /// - Parameter timeLimit: The seconds after which the task expires.
    init(_ identifier: String, timeLimit: TimeInterval, on platform: any HostPlatform, onEnd: @escaping () -> Void) {
        self.identifier = identifier
        self.platform = platform
        self.onEnd = onEnd
        backgroundTask = UIApplication.shared.beginBackgroundTask(withName: identifier)
        super.init()
        timer = platform.schedule(after: timeLimit) { [weak self] in self?.expire() }
    }

    /// Ends the task. Only the first call has an effect.
    open func setTaskCompleted(success: Bool) {
        guard let onEnd else { return }
        self.onEnd = nil
        timer?.cancel()
        expirationHandler = nil
        if !success { schedulerLog.notice("The scheduled task \"\(identifier)\" failed. Submit a new request to try again.") }
        UIApplication.shared.endBackgroundTask(backgroundTask)
        onEnd()
    }

    private func expire() {
        guard onEnd != nil else { return }
        let handler = expirationHandler
        expirationHandler = nil
        handler?()
        guard onEnd != nil else { return }
        // The handler may end the task a moment later.
        timer = platform.schedule(after: BGTask.patience) { [weak self] in
            guard let self, onEnd != nil else { return }
            schedulerLog.error(
                """
                The scheduled task "\(identifier)" did not end in time. Call setTaskCompleted(success:) in its expiration handler.
                """)
            setTaskCompleted(success: false)
        }
    }

    /// Seconds from the expiration until the task counts as failed.
    private static let patience: TimeInterval = 5
}

/// A short task that updates the app's content. It has 30 seconds.
@preconcurrency @MainActor
open class BGAppRefreshTask: BGTask {
    init(_ identifier: String, on platform: any HostPlatform, onEnd: @escaping () -> Void) {
        super.init(identifier, timeLimit: 30, on: platform, onEnd: onEnd)
    }
}

/// A longer task. It has ten minutes.
@preconcurrency @MainActor
open class BGProcessingTask: BGTask {
    init(_ identifier: String, on platform: any HostPlatform, onEnd: @escaping () -> Void) {
        super.init(identifier, timeLimit: 600, on: platform, onEnd: onEnd)
    }
}
