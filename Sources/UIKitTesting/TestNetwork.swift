import Network
import Synchronization

/// The machine's network. Safe on any thread.
public final class TestNetwork: Sendable {
    /// A connection to the network.
    public enum Connection: Sendable {
        case offline
        case wired
        case wifi
        /// A modem, whose connection is metered.
        case cellular
    }

    private struct State {
        var connection = Connection.wired
        var observers: [ObjectIdentifier: @Sendable () -> Void] = [:]
    }

    private let contents = Mutex(State())

    /// The connection. The default is wired.
    public var connection: Connection {
        get { contents.withLock { $0.connection } }
        set {
            let observers = contents.withLock { state in
                state.connection = newValue
                return Array(state.observers.values)
            }
            for observer in observers { observer() }
        }
    }

    init() {}

    /// An observation. It ends when the object is deallocated.
    private final class Observer: Sendable {
        private let network: TestNetwork
        init(_ network: TestNetwork) { self.network = network }
        deinit {
            let key = ObjectIdentifier(self)
            _ = network.contents.withLock { $0.observers.removeValue(forKey: key) }
        }
    }
}

extension TestNetwork: NetworkBackend {
    package var state: NetworkState {
        let loopback = NetworkState.Interface(.loopback, name: "lo", index: 1, hasIPv6: true)
        switch connection {
        case .offline: return NetworkState(isAvailable: false, interfaces: [loopback])
        case .wired: return NetworkState(isAvailable: true, interfaces: [.init(.wiredEthernet, name: "eth0", index: 2), loopback])
        case .wifi: return NetworkState(isAvailable: true, interfaces: [.init(.wifi, name: "wlan0", index: 3), loopback])
        case .cellular:
            return NetworkState(isAvailable: true, isMetered: true, interfaces: [.init(.cellular, name: "wwan0", index: 4), loopback])
        }
    }

    package func observe(_ handler: @escaping @Sendable () -> Void) -> any Sendable & AnyObject {
        let observer = Observer(self)
        contents.withLock { $0.observers[ObjectIdentifier(observer)] = handler }
        return observer
    }

    package func canReach(_ address: [UInt8]) -> Bool { connection != .offline }
}
