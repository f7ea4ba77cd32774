import Dispatch
import Network
import Synchronization
import Testing
import UIKitTesting

@Suite("Network path monitors") @MainActor
struct PathMonitorTests {
    private let host = TestHost()

    @Test("The current path has the interface, the cost and the status of the connection")
    func currentPath() {
        let monitor = NWPathMonitor()
        #expect(monitor.currentPath.status == .satisfied && monitor.currentPath.usesInterfaceType(.wiredEthernet))
        #expect(!monitor.currentPath.isExpensive && monitor.currentPath.supportsIPv4 && !monitor.currentPath.supportsIPv6)
        host.network.connection = .cellular
        #expect(monitor.currentPath.isExpensive && monitor.currentPath.usesInterfaceType(.cellular))
        host.network.connection = .offline
        #expect(monitor.currentPath.status == .unsatisfied && monitor.currentPath.availableInterfaces.isEmpty)
        #expect(!monitor.currentPath.usesInterfaceType(.cellular) && !monitor.currentPath.supportsDNS)
    }

    @Test("The handler gets the first path and each change, until the monitor is cancelled")
    func updates() async {
        let monitor = NWPathMonitor()
        let paths = Mutex<[NWPath.Status]>([])
        monitor.pathUpdateHandler = { path in paths.withLock { $0.append(path.status) } }
        monitor.start(queue: .main)
        await host.settle()
        host.network.connection = .offline
        host.network.connection = .offline
        await host.settle()
        host.network.connection = .wifi
        await host.settle()
        monitor.cancel()
        host.network.connection = .offline
        await host.settle()
        #expect(paths.withLock { $0 } == [.satisfied, .unsatisfied, .satisfied])
    }

    @Test("A monitor for one interface type ignores other interfaces")
    func requirements() {
        #expect(NWPathMonitor(requiredInterfaceType: .wifi).currentPath.status == .unsatisfied)
        #expect(NWPathMonitor(prohibitedInterfaceTypes: [.wiredEthernet]).currentPath.status == .unsatisfied)
        host.network.connection = .wifi
        #expect(NWPathMonitor(requiredInterfaceType: .wifi).currentPath.status == .satisfied)
    }

    @Test("Iterating over a monitor yields the current path and each change")
    func iteration() async {
        var statuses: [NWPath.Status] = []
        for await path in NWPathMonitor() {
            statuses.append(path.status)
            if path.status == .satisfied { host.network.connection = .offline } else { break }
        }
        #expect(statuses == [.satisfied, .unsatisfied])
    }

    @Test("Cancelling a monitor ends its iteration, and a cancelled monitor yields no path")
    func cancelledIteration() async {
        let monitor = NWPathMonitor()
        var count = 0
        for await _ in monitor {
            count += 1
            monitor.cancel()
        }
        for await _ in monitor { count += 1 }
        #expect(count == 1)
    }

    @Test("A monitor's cancellation may release an object that cancels the monitor again")
    func cancellingTwice() {
        final class Owner: Sendable {
            let monitor: NWPathMonitor
            init(_ monitor: NWPathMonitor) { self.monitor = monitor }
            deinit { monitor.cancel() }
        }
        let monitor = NWPathMonitor()
        weak var owner: Owner?
        do {
            let made = Owner(monitor)
            owner = made
            monitor.pathUpdateHandler = { _ in withExtendedLifetime(made) {} }
        }
        monitor.cancel()
        #expect(owner == nil)
    }
}
