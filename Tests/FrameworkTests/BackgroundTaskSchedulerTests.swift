import BackgroundTasks
import Foundation
import Testing
import UIKitTesting

@Suite("Scheduled background tasks") @MainActor
struct BackgroundTaskSchedulerTests {
    final class Delegate: UIResponder, UIApplicationDelegate {}

    private let host = TestHost(
        launching: Delegate.self, information: ["BGTaskSchedulerPermittedIdentifiers": ["refresh", "work"]])

    private var scheduler: BGTaskScheduler {
        _ = host.window
        return BGTaskScheduler.shared
    }

    @Test("A task runs once, after its earliestBeginDate")
    func running() throws {
        var tasks: [BGTask] = []
        #expect(scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { tasks.append($0) })
        #expect(!scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
        let request = BGAppRefreshTaskRequest(identifier: "refresh")
        request.earliestBeginDate = Date(timeIntervalSinceNow: 600)
        try scheduler.submit(request)
        host.advance(by: 590)
        #expect(tasks.isEmpty)
        host.advance(by: 20)
        #expect(tasks.count == 1 && tasks.first is BGAppRefreshTask && host.isKeptFromSuspending)
        tasks.first?.setTaskCompleted(success: true)
        #expect(!host.isKeptFromSuspending)
        host.advance(by: 3600)
        #expect(tasks.count == 1)
    }

    @Test("A background task that does not complete in time expires")
    func expiration() throws {
        var expirations = 0
        _ = scheduler.register(forTaskWithIdentifier: "refresh", using: .main) { task in
            task.expirationHandler = { expirations += 1 }
        }
        try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
        host.advance(by: 29)
        #expect(expirations == 0 && host.isKeptFromSuspending)
        host.advance(by: 10)
        #expect(expirations == 1 && !host.isKeptFromSuspending)
    }

    @Test("Ending the program calls the expiration handler of a running task")
    func termination() throws {
        var expirations = 0
        _ = scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { task in
            task.expirationHandler = { expirations += 1 }
        }
        try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
        host.advance(by: 1)
        host.terminate()
        #expect(expirations == 0)
        host.advance(by: 6)
        #expect(expirations == 1)
    }

    @Test("A processing task waits for the network and for external power")
    func conditions() throws {
        var runs = 0
        _ = scheduler.register(forTaskWithIdentifier: "work", using: nil) { task in
            runs += 1
            task.setTaskCompleted(success: true)
        }
        let request = BGProcessingTaskRequest(identifier: "work")
        (request.requiresNetworkConnectivity, request.requiresExternalPower) = (true, true)
        host.network.connection = .offline
        host.setBattery(level: 0.5, state: .unplugged)
        try scheduler.submit(request)
        host.advance(by: 60)
        host.network.connection = .wired
        host.advance(by: 60)
        #expect(runs == 0)
        host.setBattery(level: 0.5, state: .charging)
        host.advance(by: 60)
        #expect(runs == 1)
    }

    @Test("submit refuses identifiers that are not permitted and a second refresh; a request replaces one with the same identifier")
    func limits() async throws {
        #expect(!scheduler.register(forTaskWithIdentifier: "other", using: nil) { _ in })
        do {
            try scheduler.submit(BGProcessingTaskRequest(identifier: "other"))
            Issue.record("The request was accepted.")
        } catch {
            #expect((error as? BGTaskScheduler.Error)?.code == .notPermitted)
        }
        try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
        try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
        do {
            try scheduler.submit(BGAppRefreshTaskRequest(identifier: "work"))
            Issue.record("The request was accepted.")
        } catch {
            #expect((error as? BGTaskScheduler.Error)?.code == .tooManyPendingTaskRequests)
        }
        #expect(await scheduler.pendingTaskRequests().map(\.identifier) == ["refresh"])
        scheduler.cancel(taskRequestWithIdentifier: "refresh")
        #expect(await scheduler.pendingTaskRequests().isEmpty)
    }
}
