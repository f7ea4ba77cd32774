/// A correction of a curve's value that keeps animations continuous after an interruption. At the time of the interruption, the corrected value equals
/// the displayed value. At the end, it equals the curve's end value.
enum AnimatorBend: Equatable, Sendable {
    /// The curve's value needs no correction.
    case none
    /// A piecewise linear map from the curve's value to the displayed value. A monotonic curve stays monotonic.
    case line(PiecewiseLine)
    /// A difference that is added to the curve's value. The difference is largest at `time` and decreases linearly to zero on both sides.
    /// Used near the end of a curve or after an overshoot, where a line would be too steep or decreasing.
    case tent(time: Double, difference: Double)

    /// Returns the displayed value if the curve has `value` at `time`, from 0 to 1.
    func callAsFunction(_ value: Double, at time: Double) -> Double {
        switch self {
        case .none: return value
        case .line(let line): return line(value)
        case .tent(let top, let difference):
            if time >= top { return value + (top < 1 ? difference * (1 - time) / (1 - top) : difference) }
            return value + (top > 0 ? difference * time / top : difference)
        }
    }

    /// The maximum factor by which a correction may speed up its curve. A larger factor would cause a visible jerk.
    private static let steepest = 3.0
    /// The distance from an end of the curve's values below which a line is not used.
    private static let nearEnd = 0.001
    /// The largest difference that is treated as a rounding error.
    private static let negligible = 1e-9

    /// Whether a line may map the rest of a curve's values, `left`, to the remaining distance of the displayed value, `way`.
    private static func canBend(_ left: Double, to way: Double) -> Bool { left > nearEnd && abs(way) <= steepest * left }

    /// Returns the correction from `time` to the end. At `time`, the curve has `value`, but `shown` is displayed.
    static func onwards(from value: Double, to shown: Double, at time: Double) -> AnimatorBend {
        if abs(value - shown) < negligible { return .none }
        guard canBend(1 - value, to: 1 - shown) else { return .tent(time: time, difference: shown - value) }
        return .line(PiecewiseLine([(value, shown), (1, 1)], ends: .straight))
    }

    /// Returns the correction for an interactive animation, which may also move back from `time` to 0. At `time`, `shown` is displayed.
    static func bothWays(from value: Double, to shown: Double, at time: Double) -> AnimatorBend {
        if abs(value - shown) < negligible { return .none }
        guard canBend(1 - value, to: 1 - shown), time <= 0 || canBend(value, to: shown) else {
            return .tent(time: time, difference: shown - value)
        }
        if time <= 0 { return .line(PiecewiseLine([(value, shown), (1, 1)], ends: .straight)) }
        return .line(PiecewiseLine([(0, 0), (value, shown), (1, 1)], ends: .straight))
    }
}
