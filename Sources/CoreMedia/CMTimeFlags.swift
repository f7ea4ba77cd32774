/// The kind of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    /// The flags as a bit mask.
    public let rawValue: UInt32
    /// Creates flags from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The time is valid. Without this flag, the others have no meaning.
    public static let valid = CMTimeFlags(rawValue: 1 << 0)
    /// The time is a rounded result of an operation.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
    /// The time is positive infinity.
    public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
    /// The time is negative infinity.
    public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
    /// The time is indefinite, such as the duration of a live stream.
    public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
    /// The flags of times without a meaningful value and timescale.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}
