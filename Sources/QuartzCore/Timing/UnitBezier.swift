import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of x: the curve of timing functions.
struct UnitBezier: Sendable, Hashable {
    let x1, y1, x2, y2: Double

    /// Creates a curve with two control points. Their x is clamped to 0…1, so that the curve is a function.
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(max(x1, 0), 1)
        self.y1 = y1
        self.x2 = min(max(x2, 0), 1)
        self.y2 = y2
    }

    /// The curve's y at `x`, exact up to rounding. 0 below 0 and 1 above 1.
    func callAsFunction(_ x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        if x1 == y1, x2 == y2 { return x }
        if x <= 0.5 { return Self.value(Self.parameter(at: x, x1, x2), y1, y2) }
        // Mirrors the curve. Without this, the parameter would lose all its digits near a vertical end.
        return 1 - Self.value(Self.parameter(at: 1 - x, 1 - x2, 1 - x1), 1 - y2, 1 - y1)
    }

    /// The slope below which rounding alone could move the parameter too far: the curve is almost vertical.
    private static let steepness = 0.05

    /// The parameter at which the curve with the controls c1 and c2 has the x coordinate `x`. Uses Newton's method within a bracket that bisection shrinks.
    private static func parameter(at x: Double, _ c1: Double, _ c2: Double) -> Double {
        let a = 1 + 3 * (c1 - c2)
        let b = 3 * (c2 - 2 * c1)
        let c = 3 * c1
        var low = 0.0
        var high = 1.0
        var t = x
        for _ in 0..<128 {
            let slope = (3 * a * t + 2 * b) * t + c
            let error = slope < steepness ? exactError(t, a, b, c, x) : ((a * t + b) * t + c) * t - x
            if error == 0 { return t }
            if error > 0 { high = t } else { low = t }
            let step = slope > 0 ? t - error / slope : .infinity
            let next = step > low && step < high ? step : (low + high) / 2
            if abs(next - t) <= 4e-16 * t || next == low || next == high { return next }
            t = next
        }
        return t
    }

    /// a·t³ + b·t² + c·t − x with the rounding errors of each operation included (compensated Horner's rule).
    private static func exactError(_ t: Double, _ a: Double, _ b: Double, _ c: Double, _ x: Double) -> Double {
        var sum = a
        var rest = 0.0
        func add(_ coefficient: Double) {
            let product = sum * t
            let lost = (-product).addingProduct(sum, t)
            let next = product + coefficient
            let back = next - product
            rest = rest * t + (lost + ((product - (next - back)) + (coefficient - back)))
            sum = next
        }
        add(b)
        add(c)
        add(-x)
        return sum + rest
    }

    private static func value(_ t: Double, _ c1: Double, _ c2: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * c1 + 3 * u * t * t * c2 + t * t * t
    }
}
