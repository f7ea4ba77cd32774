import Foundation
import Host
import UIKit

/// A task that ``BGTaskScheduler`` runs. Call ``setTaskCompleted(success:)`` when it ends, on any thread.
open class BGTask: NSObject, @unchecked Sendable {
    // `@unchecked`: the state is used on the main actor only; the app sets the expiration handler before the time of the task is over.

    /// The identifier of the task's request.
    open private(set) var identifier: String
    /// Called on the main thread when the task's time is over: stop the work, and call ``setTaskCompleted(success:)``.
    open var expirationHandler: (() -> Void)?

    private let platform: PlatformReference
    @MainActor private var backgroundTask = UIBackgroundTaskIdentifier.invalid
    @MainActor private var timer: (any HostTimer)?
    @MainActor private var onEnd: (() -> Void)?

    /// The time in seconds after the expiration at which an unfinished task is considered failed.
    private static let patience: TimeInterval = 5

    /// - Parameter timeLimit: The seconds after which the task expires.
    @MainActor
    init(_ identifier: String, timeLimit: TimeInterval, on platform: any HostPlatform, onEnd: @escaping () -> Void) {
        self.identifier = identifier
        self.platform = PlatformReference(platform)
        self.onEnd = onEnd
        super.init()
        // If the program ends, it lets the task expire and waits for it.
        backgroundTask = UIApplication.shared.beginBackgroundTask(withName: identifier) { [weak self] in self?.expire() }
        timer = platform.schedule(after: timeLimit) { [weak self] in self?.expire() }
    }

    /// Ends the task. Only the first call has an effect.
    open func setTaskCompleted(success: Bool) {
        if MainActor.isCurrent {
            MainActor.assumeIsolated { end(success) }
        } else {
            platform.perform { self.end(success) }
        }
    }

    @MainActor
    private func end(_ isSuccessful: Bool) {
        guard let onEnd else { return }
        self.onEnd = nil
        timer?.cancel()
        expirationHandler = nil
        if !isSuccessful { schedulerLog.notice("The scheduled task \"\(identifier)\" failed. Submit a new request to try again.") }
        UIApplication.shared.endBackgroundTask(backgroundTask)
        onEnd()
    }

    @MainActor
    private func expire() {
        guard onEnd != nil else { return }
        let handler = expirationHandler
        expirationHandler = nil
        handler?()
        guard onEnd != nil else { return }
        // The handler may end the task a moment later.
        timer = platform.platform?.schedule(after: Self.patience) { [weak self] in
            guard let self, onEnd != nil else { return }
            schedulerLog.error(
                """
                The scheduled task "\(identifier)" did not end in time. Call setTaskCompleted(success:) in its expiration handler.
                """)
            end(false)
        }
    }
}

/// A short task that updates the app's content. It has 30 seconds.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {
    @MainActor
    init(_ identifier: String, on platform: any HostPlatform, onEnd: @escaping () -> Void) {
        super.init(identifier, timeLimit: 30, on: platform, onEnd: onEnd)
    }
}

/// A longer task. It has ten minutes.
open class BGProcessingTask: BGTask, @unchecked Sendable {
    @MainActor
    init(_ identifier: String, on platform: any HostPlatform, onEnd: @escaping () -> Void) {
        super.init(identifier, timeLimit: 600, on: platform, onEnd: onEnd)
    }
}
