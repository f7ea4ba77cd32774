/// A network interface.
public struct NWInterface: Sendable, Hashable, CustomDebugStringConvertible {
    /// The kind of an interface.
    public enum InterfaceType: Sendable, Hashable {
        /// A virtual interface, a tunnel, or one of an unknown kind.
        case other
        case wifi
        /// A modem (WWAN).
        case cellular
        case wiredEthernet
        case loopback
    }

    /// The kind of the interface.
    public let type: InterfaceType
    /// The name, such as `eth0`.
    public let name: String
    /// The system's index.
    public let index: Int

    /// The name.
    public var debugDescription: String { name }
}
