import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of x: how timing functions bend time.
struct UnitBezier: Sendable, Hashable {
    let x1, y1, x2, y2: Double

    /// A curve with two control points. Their x is held to 0…1, so that the curve is a function.
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(max(x1, 0), 1)
        self.y1 = y1
        self.x2 = min(max(x2, 0), 1)
        self.y2 = y2
    }

    /// The curve's y where its x is `x`, to about 1e-9. Below 0 and above 1 it is 0 and 1.
    func callAsFunction(_ x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        if x1 == y1, x2 == y2 { return x }
        return Self.value(parameter(at: x), y1, y2)
    }

    /// The parameter whose x is `x`: Newton's steps, kept inside a bracket that bisection shrinks.
    private func parameter(at x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var t = x
        for _ in 0..<64 {
            let error = Self.value(t, x1, x2) - x
            if abs(error) < 1e-12 { break }
            if error > 0 { high = t } else { low = t }
            let slope = Self.slope(t, x1, x2)
            let step = slope > 1e-7 ? t - error / slope : .infinity
            t = step > low && step < high ? step : (low + high) / 2
            if high - low < 1e-15 { break }
        }
        return t
    }

    private static func value(_ t: Double, _ c1: Double, _ c2: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * c1 + 3 * u * t * t * c2 + t * t * t
    }

    private static func slope(_ t: Double, _ c1: Double, _ c2: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * c1 + 6 * u * t * (c2 - c1) + 3 * t * t * (1 - c2)
    }
}
