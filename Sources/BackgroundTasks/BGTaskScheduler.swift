import Foundation
import Host
import Logging
import Network
import UIKit

let schedulerLog = Logger(label: "lodestone.background-tasks")

/// Runs an app's tasks at a later time.
///
/// Differs from iOS: the tasks run while the program runs, also in the foreground, because no desktop starts a program for them. Requests end
/// with the program.
@preconcurrency @MainActor
open class BGTaskScheduler: NSObject {
    /// An error of ``BGTaskScheduler/submit(_:)``.
    public struct Error: Swift.Error, CustomNSError, Hashable, Sendable {
        /// The reason of an error.
        public enum Code: Int, Sendable {
            /// The app cannot schedule tasks. Never thrown here.
            case unavailable = 1
            /// The app already has the maximum number of pending requests of this type.
            case tooManyPendingTaskRequests = 2
            /// `Info.plist` does not permit the identifier.
            case notPermitted = 3
        }

        /// The reason.
        public let code: Code

        /// Creates an error with a reason.
        public init(_ code: Code) { self.code = code }

        /// `BGTaskSchedulerErrorDomain`.
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        public var errorCode: Int { code.rawValue }

        /// The app cannot schedule tasks.
        public static var unavailable: Code { .unavailable }
        /// The app already has the maximum number of pending requests of this type.
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        /// `Info.plist` does not permit the identifier.
        public static var notPermitted: Code { .notPermitted }
    }

    /// The domain of the scheduler's errors.
    public nonisolated static let errorDomain = Error.errorDomain

    /// The app's scheduler.
    public class var shared: BGTaskScheduler {
        let application = UIApplication.shared
        return application.hostPlatform.singletons.value(of: BGTaskScheduler.self) { BGTaskScheduler(application) }
    }

    private struct Pending {
        let request: BGTaskRequest
        var timer: (any HostTimer)?
    }

    private unowned let application: UIApplication
    private var handlers: [String: (BGTask) -> Void] = [:]
    /// The submitted requests, oldest first.
    private var pending: [Pending] = []
    /// The running tasks, keyed by a number that increases with each start.
    private var running: [Int: BGTask] = [:]
    private var count = 0

    /// iOS's limits of pending requests.
    private static let maximumRefreshes = 1, maximumProcessings = 10
    /// Seconds between two checks of the conditions of a due request.
    private static let retryInterval: TimeInterval = 30

    private init(_ application: UIApplication) {
        self.application = application
        super.init()
    }

    /// Registers the handler of a task, before the launch of the app ends.
    ///
    /// - Parameters:
    ///   - identifier: The task's identifier in `Info.plist`.
    ///   - queue: The queue that calls the handler. Differs from iOS: nil means the main queue.
    ///   - launchHandler: Runs the task. It retains the task, and ends it with ``BGTask/setTaskCompleted(success:)``.
    /// - Returns: False if `Info.plist` does not permit the identifier, or if it already has a handler.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        guard isPermitted(identifier) else { return false }
        guard handlers[identifier] == nil else {
            schedulerLog.error("The scheduled task \"\(identifier)\" already has a handler.")
            return false
        }
        guard let queue, !queue.isMain else {
            handlers[identifier] = launchHandler
            return true
        }
        // `nonisolated(unsafe)`: the app chose the queue for its handler.
        nonisolated(unsafe) let handler = launchHandler
        handlers[identifier] = { task in
            queue.async { handler(task) }
        }
        return true
    }

    /// Schedules a task. A pending request with the same identifier is replaced.
    ///
    /// - Throws: ``BGTaskScheduler/Error`` with the code `notPermitted` or `tooManyPendingTaskRequests`.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        guard isPermitted(taskRequest.identifier) else { throw Error(.notPermitted) }
        cancel(taskRequestWithIdentifier: taskRequest.identifier)
        let isRefresh = taskRequest is BGAppRefreshTaskRequest
        let others = pending.filter { ($0.request is BGAppRefreshTaskRequest) == isRefresh }
        guard others.count < (isRefresh ? Self.maximumRefreshes : Self.maximumProcessings) else {
            throw Error(.tooManyPendingTaskRequests)
        }
        guard let request = taskRequest.copy() as? BGTaskRequest else { return }
        pending.append(Pending(request: request))
        schedule(request, after: max(0, request.earliestBeginDate?.timeIntervalSinceNow ?? 0))
    }

    /// Cancels the pending request with an identifier.
    open func cancel(taskRequestWithIdentifier identifier: String) {
        for entry in pending where entry.request.identifier == identifier { entry.timer?.cancel() }
        pending.removeAll { $0.request.identifier == identifier }
    }

    /// Cancels all pending requests.
    open func cancelAllTaskRequests() {
        for entry in pending { entry.timer?.cancel() }
        pending = []
    }

    /// Calls `completionHandler` later with copies of the pending requests.
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
        let requests = pending.compactMap { $0.request.copy() as? BGTaskRequest }
        _ = application.hostPlatform.schedule(after: 0) { completionHandler(requests) }
    }

    /// The pending requests.
    public func pendingTaskRequests() async -> [BGTaskRequest] { pending.compactMap { $0.request.copy() as? BGTaskRequest } }

    private func isPermitted(_ identifier: String) -> Bool {
        if application.scheduledTasks.contains(identifier) { return true }
        schedulerLog.error("The scheduled task \"\(identifier)\" is not in BGTaskSchedulerPermittedIdentifiers of Info.plist.")
        return false
    }

    // MARK: Running

    private func schedule(_ request: BGTaskRequest, after delay: TimeInterval) {
        guard let index = pending.firstIndex(where: { $0.request === request }) else { return }
        pending[index].timer = application.hostPlatform.schedule(after: delay) { [weak self] in self?.start(request) }
    }

    private func start(_ request: BGTaskRequest) {
        guard isReady(request) else { return schedule(request, after: Self.retryInterval) }
        pending.removeAll { $0.request === request }
        guard let handler = handlers[request.identifier] else {
            schedulerLog.error("The scheduled task \"\(request.identifier)\" has no handler. Register one before the app's launch ends.")
            return
        }
        count += 1
        let number = count
        let onEnd: () -> Void = { [weak self] in self?.running[number] = nil }
        let platform = application.hostPlatform
        let task =
            request is BGAppRefreshTaskRequest
            ? BGAppRefreshTask(request.identifier, on: platform, onEnd: onEnd)
            : BGProcessingTask(request.identifier, on: platform, onEnd: onEnd)
        running[number] = task
        handler(task)
    }

    /// Whether the conditions of a due request are met.
    private func isReady(_ request: BGTaskRequest) -> Bool {
        let platform = application.hostPlatform
        let isOnline = NetworkService.current.backend.state.isAvailable
        if request is BGAppRefreshTaskRequest { return isOnline }
        guard let request = request as? BGProcessingTaskRequest else { return true }
        if request.requiresNetworkConnectivity, !isOnline { return false }
        return !request.requiresExternalPower || platform.battery?.state != .discharging
    }
}
