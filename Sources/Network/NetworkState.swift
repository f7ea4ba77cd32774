/// A snapshot of the machine's network state.
package struct NetworkState: Sendable, Equatable {
    /// An interface that is up and has an address.
    package struct Interface: Sendable, Equatable {
        package var interface: NWInterface
        package var hasIPv4: Bool
        package var hasIPv6: Bool

        package init(_ type: NWInterface.InterfaceType, name: String, index: Int, hasIPv4: Bool = true, hasIPv6: Bool = false) {
            interface = NWInterface(type: type, name: name, index: index)
            (self.hasIPv4, self.hasIPv6) = (hasIPv4, hasIPv6)
        }
    }

    /// Whether the network is available, which usually means a default route.
    package var isAvailable: Bool
    /// Whether the connection is metered.
    package var isMetered: Bool
    /// The interfaces. Interfaces with a default route are first.
    package var interfaces: [Interface]

    package init(isAvailable: Bool, isMetered: Bool = false, interfaces: [Interface]) {
        (self.isAvailable, self.isMetered, self.interfaces) = (isAvailable, isMetered, interfaces)
    }
}

/// The backend of network monitoring.
package protocol NetworkBackend: Sendable {
    /// The network's current state. It may be read on any thread, without blocking.
    var state: NetworkState { get }

    /// Calls `handler` on any thread after each change, as long as the returned object exists.
    func observe(_ handler: @escaping @Sendable () -> Void) -> any Sendable & AnyObject

    /// Whether the network has a route to an IPv4 address of 4 bytes or an IPv6 address of 16, in network byte order.
    func canReach(_ address: [UInt8]) -> Bool
}
