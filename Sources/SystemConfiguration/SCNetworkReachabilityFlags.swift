/// The ways in which a host can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The connection is transient, as over a modem.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    /// The network has a route to the host.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    /// A connection must be made first. Not reported on Linux: the desktop connects by itself.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    /// Traffic makes the connection. Not reported on Linux.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    /// The user must act. Not reported on Linux.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    /// An API call makes the connection. Not reported on Linux.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    /// The address is the machine's own.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// The host is on the loopback interface, which needs no gateway.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// The traffic goes through a modem.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    /// The older name of ``connectionOnTraffic``.
    public static let connectionAutomatic = connectionOnTraffic
}
