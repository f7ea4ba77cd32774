/// A piecewise linear function.
struct PiecewiseLine: Equatable, Sendable {
    /// A point of the function.
    struct Knot: Equatable, Sendable {
        var x: Double
        var y: Double
    }

    /// The extrapolation before the first and after the last point.
    enum Ends: Sendable {
        /// Constant.
        case level
        /// Linear, with the slope of the adjacent segment.
        case straight
    }

    private let knots: [Knot]
    private let ends: Ends

    /// Creates a function through points in ascending order of x. Points closer than ``resolution`` to the previous one are dropped.
    init(_ points: [(x: Double, y: Double)], ends: Ends) {
        var knots: [Knot] = []
        for point in points where knots.last.map({ point.x - $0.x > Self.resolution }) ?? true {
            knots.append(Knot(x: point.x, y: point.y))
        }
        self.knots = knots
        self.ends = ends
    }

    /// Creates a constant function.
    init(constant: Double) { self.init([(0, constant)], ends: .level) }

    /// The identity function.
    static let identity = PiecewiseLine([(0, 0), (1, 1)], ends: .straight)

    /// The smallest distance between points. For an animation of one second this is 10 microseconds.
    private static let resolution = 1e-5

    func callAsFunction(_ x: Double) -> Double {
        guard let first = knots.first, let last = knots.last else { return x }
        guard knots.count > 1 else { return first.y }
        if case .level = ends {
            if x <= first.x { return first.y }
            if x >= last.x { return last.y }
        }
        // At a point of the function, this returns its exact value.
        let right = min(max(knots.firstIndex { x <= $0.x } ?? knots.count - 1, 1), knots.count - 1)
        let (a, b) = (knots[right - 1], knots[right])
        if x == b.x { return b.y }
        return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
    }
}
