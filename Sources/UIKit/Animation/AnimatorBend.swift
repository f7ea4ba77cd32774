/// A correction of a curve's value that keeps animations continuous after an interruption. At the time of the interruption the corrected value is the
/// one that was shown; at the end it is the curve's end value.
enum AnimatorBend: Equatable, Sendable {
    /// The timeline needs no correction.
    case none
    /// A piecewise linear map from the curve's value to the shown one. It keeps a monotonic curve monotonic.
    case line(PiecewiseLine)
    /// A difference with its maximum at one time, which falls off linearly to both sides. It is used near the end of a curve or after an overshoot,
    /// where a line would be too steep or decreasing.
    case tent(time: Double, difference: Double)

    /// Returns the shown value for the curve's `value` at `time`, from 0 to 1.
    func callAsFunction(_ value: Double, at time: Double) -> Double {
        switch self {
        case .none: return value
        case .line(let line): return line(value)
        case .tent(let top, let difference):
            if time >= top { return value + (top < 1 ? difference * (1 - time) / (1 - top) : difference) }
            return value + (top > 0 ? difference * time / top : difference)
        }
    }

    /// The maximum factor by which a correction may speed up its curve: a larger one is visible as a jerk.
    private static let steepest = 3.0
    /// The distance from an end value below which a line is not used.
    private static let nearEnd = 0.001
    /// The largest difference that is treated as a rounding error.
    private static let negligible = 1e-9

    /// Whether the rest of a curve may be stretched to the rest of the distance.
    private static func canBend(_ left: Double, to way: Double) -> Bool { left > nearEnd && abs(way) <= steepest * left }

    /// Returns the correction from `time`, when the curve has `value` but `shown` is displayed, to the end.
    static func onwards(from value: Double, to shown: Double, at time: Double) -> AnimatorBend {
        if abs(value - shown) < negligible { return .none }
        guard canBend(1 - value, to: 1 - shown) else { return .tent(time: time, difference: shown - value) }
        return .line(PiecewiseLine([(value, shown), (1, 1)], ends: .straight))
    }

    /// Returns the correction for an interactive animation, which may also go back from `time` to 0.
    static func bothWays(from value: Double, to shown: Double, at time: Double) -> AnimatorBend {
        if abs(value - shown) < negligible { return .none }
        guard canBend(1 - value, to: 1 - shown), time <= 0 || canBend(value, to: shown) else {
            return .tent(time: time, difference: shown - value)
        }
        if time <= 0 { return .line(PiecewiseLine([(value, shown), (1, 1)], ends: .straight)) }
        return .line(PiecewiseLine([(0, 0), (value, shown), (1, 1)], ends: .straight))
    }
}
