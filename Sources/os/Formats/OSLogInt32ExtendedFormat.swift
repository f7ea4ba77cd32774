import Foundation

/// The meaning of an `Int32` in a log message.
public enum OSLogInt32ExtendedFormat: Sendable {
    /// Four bytes in network order.
    case ipv4Address
    /// A local date and time.
    case secondsSince1970
    /// The number and the text of an error of the system.
    case darwinErrno
    /// The permissions of a file, such as `drwxr-xr-x`.
    case darwinMode
    /// The number and the name of a signal.
    case darwinSignal
    case bitrate, bitrateIEC
    case byteCount, byteCountIEC

    func text(of number: Int32) -> String {
        switch self {
        case .ipv4Address: withUnsafeBytes(of: number) { $0.map(String.init).joined(separator: ".") }
        case .secondsSince1970: OSLogIntExtendedFormat.time(Int(number))
        case .darwinErrno: Self.error(number)
        case .darwinMode: Self.mode(UInt32(bitPattern: number))
        case .darwinSignal: "[\(number): \(strsignal(number).map { String(cString: $0) } ?? "unknown signal")]"
        case .bitrate: OSLogIntExtendedFormat.bitrate.text(of: Int(number))
        case .bitrateIEC: OSLogIntExtendedFormat.bitrateIEC.text(of: Int(number))
        case .byteCount: OSLogIntExtendedFormat.byteCount.text(of: Int(number))
        case .byteCountIEC: OSLogIntExtendedFormat.byteCountIEC.text(of: Int(number))
        }
    }

    static func error(_ number: Int32) -> String { "[\(number): \(String(cString: strerror(number)))]" }

    private static func mode(_ bits: UInt32) -> String {
        let kinds: [UInt32: String] = [
            S_IFDIR: "d", S_IFLNK: "l", S_IFCHR: "c", S_IFBLK: "b", S_IFIFO: "p", S_IFSOCK: "s",
        ]
        let permissions = (0..<9).map { bits & (0o400 >> UInt32($0)) != 0 ? ["r", "w", "x"][$0 % 3] : "-" }.joined()
        return (kinds[bits & S_IFMT] ?? "-") + permissions
    }
}
