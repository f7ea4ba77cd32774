/// The importance of a log message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

    /// swift-log's `notice`.
    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(0x10)
    /// swift-log's `critical`.
    public static let fault = OSLogType(0x11)
}
