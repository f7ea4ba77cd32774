/// What turns a value of a curve into what is shown, so that where the curve is at some place, something else is shown, and at its end
/// its end.
enum AnimatorBend: Equatable, Sendable {
    /// Nothing: the curve's own value.
    case none
    /// A line from the curve's value to what is shown. It keeps a curve that only rises rising.
    case line(PiecewiseLine)
    /// A difference that is largest at a place of the curve and fades to both sides. For places at which the curve is near its end, or
    /// beyond it, and a line would be steep or turn back.
    case tent(place: Double, difference: Double)

    /// What is shown where the curve has a value at a place of its time, from 0 to 1.
    func callAsFunction(_ value: Double, at place: Double) -> Double {
        switch self {
        case .none: return value
        case .line(let line): return line(value)
        case .tent(let top, let difference):
            if place >= top { return value + (top < 1 ? difference * (1 - place) / (1 - top) : difference) }
            return value + (top > 0 ? difference * place / top : difference)
        }
    }

    /// How many times as fast as its curve a bent one may go at most: more would be seen as a jerk.
    private static let steepest = 3.0
    /// Values so near to an end that there is nothing left to be bent.
    private static let nearEnd = 0.001
    /// Differences below this are what calculating leaves.
    private static let negligible = 1e-9

    /// Whether what is left of a curve may be stretched to what is left of the way.
    private static func canBend(_ left: Double, to way: Double) -> Bool { left > nearEnd && abs(way) <= steepest * left }

    /// From `value`, which the curve has at `place` and which is to be shown as `shown`, to the end.
    static func onwards(from value: Double, to shown: Double, at place: Double) -> AnimatorBend {
        if abs(value - shown) < negligible { return .none }
        guard canBend(1 - value, to: 1 - shown) else { return .tent(place: place, difference: shown - value) }
        return .line(PiecewiseLine([(value, shown), (1, 1)], ends: .straight))
    }

    /// The same for a finger that may go back before `place` too, down to 0.
    static func bothWays(from value: Double, to shown: Double, at place: Double) -> AnimatorBend {
        if abs(value - shown) < negligible { return .none }
        guard canBend(1 - value, to: 1 - shown), place <= 0 || canBend(value, to: shown) else {
            return .tent(place: place, difference: shown - value)
        }
        if place <= 0 { return .line(PiecewiseLine([(value, shown), (1, 1)], ends: .straight)) }
        return .line(PiecewiseLine([(0, 0), (value, shown), (1, 1)], ends: .straight))
    }
}
