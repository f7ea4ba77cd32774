/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: units per second.
public typealias CMTimeScale = Int32
/// The number of a timeline. Times of a greater epoch are later.
public typealias CMTimeEpoch = Int64

/// The largest timescale.
public let kCMTimeMaxTimescale: CMTimeScale = .max

/// A point in time or a duration, as a rational number of seconds.
public struct CMTime: Sendable {
    /// The numerator.
    public var value: CMTimeValue
    /// The denominator: units per second.
    public var timescale: CMTimeScale
    /// The kind of the time.
    public var flags: CMTimeFlags
    /// The number of the timeline. Durations have the epoch 0.
    public var epoch: CMTimeEpoch

    /// Creates an invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// Creates a time from its components.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    /// Creates a valid time of the epoch 0.
    public init(value: CMTimeValue, timescale: CMTimeScale) { self.init(value: value, timescale: timescale, flags: .valid, epoch: 0) }

    /// Creates a time from seconds, rounded to the nearest multiple of `1 / preferredTimescale`.
    ///
    /// If the value overflows, the timescale is halved until it does not. If it overflows in the timescale 1, the time is infinite. The time is invalid
    /// if `seconds` is NaN or the timescale is not positive.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard preferredTimescale > 0, !seconds.isNaN else {
            self.init()
            return
        }
        var scale = preferredTimescale
        while true {
            if let value = Int64(exactly: (seconds * Double(scale)).rounded(.toNearestOrAwayFromZero)) {
                self.init(value: value, timescale: scale)
                if self.seconds != seconds { flags.insert(.hasBeenRounded) }
                return
            }
            guard scale > 1 else { break }
            scale /= 2
        }
        self = seconds < 0 ? .negativeInfinity : .positiveInfinity
    }

    /// The time 0.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// An invalid time.
    public static let invalid = CMTime()
    /// An indefinite time.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// Positive infinity.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// Negative infinity.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// Whether the time is valid.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether the time is positive infinity.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether the time is negative infinity.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether the time is indefinite.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether the time is a number: valid, finite and definite.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    /// Whether the time is a rounded result of an operation.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// The time in seconds, without its epoch. Infinite for infinite times; NaN for invalid and indefinite ones.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        if isPositiveInfinity { return .infinity }
        return isNegativeInfinity ? -.infinity : .nan
    }

    /// The time in another timescale. A time that is not a number stays as it is. The result is invalid if the timescale is not positive.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale != timescale else { return self }
        guard newTimescale > 0, timescale > 0 else { return .invalid }
        let scaled = method.quotient(Int128(value) * Int128(newTimescale), Int128(timescale), growsScale: newTimescale > timescale)
        guard let value = Int64(exactly: scaled.value) else { return scaled.value < 0 ? .negativeInfinity : .positiveInfinity }
        return CMTime(
            value: value, timescale: newTimescale, flags: scaled.isExact ? flags : flags.union(.hasBeenRounded), epoch: epoch)
    }
}

extension CMTime: Comparable, Hashable {
    /// Whether two times are equal as numbers, in any timescale.
    public static func == (lhs: CMTime, rhs: CMTime) -> Bool { lhs.comparison(with: rhs) == 0 }
    public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.comparison(with: rhs) < 0 }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        guard isNumeric else { return }
        hasher.combine(epoch)
        let divisor = Int64(max(greatestCommonDivisor(Int128(value.magnitude), Int128(timescale.magnitude)), 1))
        hasher.combine(value / divisor)
        hasher.combine(Int64(timescale) / divisor)
    }

    /// The position of the kind in the order: negative infinity, numbers, indefinite, positive infinity, invalid.
    private var rank: Int {
        if !isValid { return 4 }
        if isPositiveInfinity { return 3 }
        if isNegativeInfinity { return 0 }
        return isIndefinite ? 2 : 1
    }

    /// -1 if the time is less than `other`, 1 if it is greater, 0 if it is equal.
    func comparison(with other: CMTime) -> Int32 {
        func order<Value: Comparable>(_ first: Value, _ second: Value) -> Int32 { first < second ? -1 : first > second ? 1 : 0 }
        guard isNumeric, other.isNumeric else { return order(rank, other.rank) }
        guard epoch == other.epoch else { return order(epoch, other.epoch) }
        return order(Int128(value) * Int128(other.timescale), Int128(other.value) * Int128(timescale))
    }
}

extension CMTime: CustomStringConvertible {
    /// The time as `CMTimeShow(_:)` prints it.
    public var description: String {
        if !isValid { return "{INVALID}" }
        if isPositiveInfinity { return "{+INFINITY}" }
        if isNegativeInfinity { return "{-INFINITY}" }
        if isIndefinite { return "{INDEFINITE}" }
        return "{\(value)/\(timescale) = \(String(format: "%.3f", seconds))\(hasBeenRounded ? ", rounded" : "")}"
    }
}

/// The greatest common divisor of two numbers that are not negative.
func greatestCommonDivisor(_ first: Int128, _ second: Int128) -> Int128 {
    var (first, second) = (first, second)
    while second != 0 { (first, second) = (second, first % second) }
    return first
}
