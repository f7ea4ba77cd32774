/// The error of a D-Bus call.
package enum BusError: Error, Equatable, CustomStringConvertible {
    /// The program has no such bus, or the connection was lost.
    case noBus(String)
    /// No program on the bus has the called name, and the bus cannot start one.
    case noService(String)
    /// No reply arrived in time.
    case timedOut
    /// The call was cancelled.
    case cancelled
    /// The called program replied with an error.
    case remote(name: String, message: String)
    /// An argument or a reply is malformed or larger than ``BusLimits`` allow.
    case invalid(String)

    package var description: String {
        switch self {
        case .noBus(let reason): "There is no connection to the D-Bus message bus: \(reason)"
        case .noService(let name): "No program on the D-Bus message bus provides \(name)."
        case .timedOut: "The service did not reply in time."
        case .cancelled: "The call was cancelled."
        case .remote(let name, let message): "\(message) (\(name))"
        case .invalid(let reason): "The message is not valid: \(reason)"
        }
    }
}

/// The limits for values from other programs.
package enum BusLimits {
    /// The maximum nesting of containers; D-Bus itself allows 64.
    package static let depth = 32
    /// The maximum number of values in a message. An array of bytes counts as one.
    package static let values = 65_536
    /// The maximum size of a message in bytes.
    package static let bytes = 16 << 20
}
