/// The event that a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let event = OSSignpostType(rawValue: 0)
    public static let begin = OSSignpostType(rawValue: 1)
    public static let end = OSSignpostType(rawValue: 2)
    public static let animationBegin = OSSignpostType(rawValue: 3)

    /// The first word of the log line.
    var word: String {
        switch self {
        case .begin, .animationBegin: "begin"
        case .end: "end"
        default: "event"
        }
    }
}
