import CGtk
import DesktopBus
import Foundation
import Glibc
import Synchronization

/// The machine's network, by GIO's `GNetworkMonitor` and the kernel's lists of interfaces and routes.
package final class SystemNetwork: NetworkBackend {
    package static let shared = SystemNetwork()

    private struct Reported {
        var isAvailable: Bool
        var isMetered: Bool
    }

    private struct State {
        /// The monitor's last report; nil before the first.
        var reported: Reported?
        var observers: [ObjectIdentifier: @Sendable () -> Void] = [:]
    }

    private let contents = Mutex(State())

    private init() {
        // Creating the monitor may call NetworkManager over D-Bus. It is therefore created on the bus thread, which also receives the monitor's signals.
        BusThread.shared.perform {
            guard let monitor = g_network_monitor_get_default() else { return }
            for signal in ["network-changed", "notify::network-metered"] {
                lodestone_connect(UnsafeMutableRawPointer(monitor), signal, { _ in SystemNetwork.shared.update() }, nil)
            }
            SystemNetwork.shared.update()
        }
    }

    /// Reads the monitor's report, and notifies the observers.
    private func update() {
        guard let monitor = g_network_monitor_get_default() else { return }
        let reported = Reported(
            isAvailable: g_network_monitor_get_network_available(monitor) != 0,
            isMetered: g_network_monitor_get_network_metered(monitor) != 0)
        let observers = contents.withLock { state in
            state.reported = reported
            return Array(state.observers.values)
        }
        for observer in observers { observer() }
    }

    package var state: NetworkState {
        let routed = KernelNetwork.routedInterfaces()
        let reported = contents.withLock { $0.reported }
        return NetworkState(
            isAvailable: reported?.isAvailable ?? !routed.isEmpty, isMetered: reported?.isMetered ?? false,
            interfaces: KernelNetwork.interfaces(preferring: routed))
    }

    package func observe(_ handler: @escaping @Sendable () -> Void) -> any Sendable & AnyObject {
        let observer = Observer(self)
        contents.withLock { $0.observers[ObjectIdentifier(observer)] = handler }
        return observer
    }

    /// An observation. It ends when the object is deallocated.
    private final class Observer: Sendable {
        private let network: SystemNetwork
        init(_ network: SystemNetwork) { self.network = network }
        deinit {
            let key = ObjectIdentifier(self)
            _ = network.contents.withLock { $0.observers.removeValue(forKey: key) }
        }
    }

    package func canReach(_ address: [UInt8]) -> Bool { KernelNetwork.hasRoute(to: address) }
}
