/// The state of the network at a point in time.
public struct NWPath: Sendable, Equatable, CustomDebugStringConvertible {
    /// Whether the network can be used.
    public enum Status: Sendable, Equatable {
        /// An interface that meets the monitor's requirement has a route.
        case satisfied
        case unsatisfied
        /// Not reported on Linux: the desktop connects by itself.
        case requiresConnection
    }

    /// The reason of a path that is not satisfied.
    public enum UnsatisfiedReason: Sendable, Equatable {
        case notAvailable
        case cellularDenied
        case wifiDenied
        case localNetworkDenied
        case vpnInactive
    }

    /// Whether the network can be used.
    public let status: Status
    /// The interfaces that have an address and meet the monitor's requirement. Interfaces with a default route are first.
    public let availableInterfaces: [NWInterface]
    /// Whether the connection is metered, by the desktop's settings.
    public let isExpensive: Bool
    /// Whether an interface has an IPv4 address.
    public let supportsIPv4: Bool
    /// Whether an interface has an IPv6 address that is not link-local.
    public let supportsIPv6: Bool
    /// Whether names can be resolved: true if the path is satisfied.
    public var supportsDNS: Bool { status == .satisfied }
    /// Whether the desktop restricts data use. Always false: Linux desktops have no such mode.
    public var isConstrained: Bool { false }
    /// The reason why the path is unsatisfied. Always ``UnsatisfiedReason/notAvailable``, because Linux desktops report no other reason.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

    /// Whether the first available interface, which carries the traffic, has the given type.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        status == .satisfied && availableInterfaces.first?.type == type
    }

    /// The status and the interfaces.
    public var debugDescription: String {
        let names = availableInterfaces.map(\.name).joined(separator: ", ")
        return "\(status), interfaces: [\(names)]" + (isExpensive ? ", expensive" : "")
    }

    /// The part of the network that a monitor with a requirement may use.
    init(_ state: NetworkState, allows: (NWInterface.InterfaceType) -> Bool) {
        let usable = state.interfaces.filter { $0.interface.type != .loopback && allows($0.interface.type) }
        availableInterfaces = usable.map(\.interface)
        status = state.isAvailable && !usable.isEmpty ? .satisfied : .unsatisfied
        isExpensive = state.isMetered
        supportsIPv4 = usable.contains(where: \.hasIPv4)
        supportsIPv6 = usable.contains(where: \.hasIPv6)
    }
}
