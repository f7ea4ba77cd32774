/// A number of about 32 digits: the unevaluated sum of two `Double`s. `low` is the rounding error of `high`.
struct DoubleDouble {
    var high: Double
    var low: Double

    init(_ value: Double) { (high, low) = (value, 0) }

    private init(sum a: Double, _ b: Double) {
        high = a + b
        let back = high - a
        low = (a - (high - back)) + (b - back)
    }

    static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        let sum = DoubleDouble(sum: a.high, b.high)
        return DoubleDouble(sum: sum.high, sum.low + a.low + b.low)
    }

    static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        var b = b
        (b.high, b.low) = (-b.high, -b.low)
        return a + b
    }

    static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        let product = a.high * b.high
        let rest = (-product).addingProduct(a.high, b.high)
        return DoubleDouble(sum: product, rest + a.high * b.low + a.low * b.high)
    }

    static func > (a: DoubleDouble, b: DoubleDouble) -> Bool { a.high > b.high || (a.high == b.high && a.low > b.low) }
}

/// The y of a cubic Bézier curve from (0, 0) to (1, 1) at `x`, computed by bisection with 32 digits.
func preciseBezier(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    func point(_ t: DoubleDouble, _ c1: Double, _ c2: Double) -> DoubleDouble {
        let u = DoubleDouble(1) - t
        let three = DoubleDouble(3)
        return three * u * u * t * DoubleDouble(c1) + three * u * t * t * DoubleDouble(c2) + t * t * t
    }
    var low = DoubleDouble(0)
    var high = DoubleDouble(1)
    for _ in 0..<104 {
        let middle = (low + high) * DoubleDouble(0.5)
        if point(middle, x1, x2) > DoubleDouble(x) { high = middle } else { low = middle }
    }
    return point(low, y1, y2).high
}
