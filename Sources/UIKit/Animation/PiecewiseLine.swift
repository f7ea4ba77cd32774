/// Straight pieces through a few points: how one quantity follows another that a finger or a clock moves.
struct PiecewiseLine: Equatable, Sendable {
    /// A point of the line.
    struct Knot: Equatable, Sendable {
        var x: Double
        var y: Double
    }

    /// What there is before the first and after the last point.
    enum Ends: Sendable {
        /// The same value as at the point.
        case level
        /// The piece beside it goes on.
        case straight
    }

    private let knots: [Knot]
    private let ends: Ends

    /// A line through points with rising x. Points that lie too close to the one before to tell them apart are left out.
    init(_ points: [(x: Double, y: Double)], ends: Ends) {
        var knots: [Knot] = []
        for point in points where knots.last.map({ point.x - $0.x > Self.resolution }) ?? true {
            knots.append(Knot(x: point.x, y: point.y))
        }
        self.knots = knots
        self.ends = ends
    }

    /// The same value everywhere.
    init(constant: Double) { self.init([(0, constant)], ends: .level) }

    /// Each x as it is.
    static let identity = PiecewiseLine([(0, 0), (1, 1)], ends: .straight)

    /// Parts of the whole that are smaller than this are nothing: a hundred-thousandth of a second of a second.
    private static let resolution = 1e-5

    func callAsFunction(_ x: Double) -> Double {
        guard let first = knots.first, let last = knots.last else { return x }
        guard knots.count > 1 else { return first.y }
        if case .level = ends {
            if x <= first.x { return first.y }
            if x >= last.x { return last.y }
        }
        // At the points themselves exactly their values.
        let right = min(max(knots.firstIndex { x <= $0.x } ?? knots.count - 1, 1), knots.count - 1)
        let (a, b) = (knots[right - 1], knots[right])
        if x == b.x { return b.y }
        return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
    }
}
