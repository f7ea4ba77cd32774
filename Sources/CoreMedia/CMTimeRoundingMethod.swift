/// The rounding of a time that has no exact value in a timescale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// Rounds to the nearest value; a value halfway between two rounds away from zero.
    case roundHalfAwayFromZero = 1
    /// Rounds towards zero.
    case roundTowardZero = 2
    /// Rounds away from zero.
    case roundAwayFromZero = 3
    /// Rounds towards zero into a smaller timescale, and away from zero into a larger one. A negative time does not become zero.
    case quickTime = 4
    /// Rounds up.
    case roundTowardPositiveInfinity = 5
    /// Rounds down.
    case roundTowardNegativeInfinity = 6

    /// The default, ``roundHalfAwayFromZero``.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero

    /// The rounded quotient of `dividend` and a positive `divisor`.
    func quotient(_ dividend: Int128, _ divisor: Int128, growsScale: Bool) -> (value: Int128, isExact: Bool) {
        let (value, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
        guard rest != 0 else { return (value, true) }
        let away: Int128 = dividend < 0 ? -1 : 1
        switch self {
        case .roundHalfAwayFromZero: return (rest.magnitude >= divisor.magnitude - rest.magnitude ? value + away : value, false)
        case .roundTowardZero: return (value, false)
        case .roundAwayFromZero: return (value + away, false)
        case .quickTime: return (growsScale || (value == 0 && away < 0) ? value + away : value, false)
        case .roundTowardPositiveInfinity: return (away > 0 ? value + 1 : value, false)
        case .roundTowardNegativeInfinity: return (away < 0 ? value - 1 : value, false)
        }
    }
}
