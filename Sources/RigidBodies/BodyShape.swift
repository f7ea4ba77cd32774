import Foundation

/// The collision shape, a circle or a convex polygon, relative to the body's center.
package enum BodyShape: Equatable {
    case circle(radius: Double)
    /// The vertices in the winding order with positive cross products.
    case polygon([SIMD2<Double>])

    /// The number of vertices of an ellipse other than a circle. The outline deviates by at most a hundredth of the radius.
    private static let ellipseCorners = 24

    /// A rectangle with half extents `half`.
    package static func rectangle(_ half: SIMD2<Double>) -> BodyShape {
        .polygon([SIMD2(-half.x, -half.y), SIMD2(half.x, -half.y), SIMD2(half.x, half.y), SIMD2(-half.x, half.y)])
    }

    /// An ellipse with semi-axes `half`.
    package static func ellipse(_ half: SIMD2<Double>) -> BodyShape {
        if half.x == half.y { return .circle(radius: half.x) }
        return .polygon(
            (0..<ellipseCorners).map {
                let angle = 2 * Double.pi * Double($0) / Double(ellipseCorners)
                return SIMD2(half.x * cos(angle), half.y * sin(angle))
            })
    }

    /// The convex hull of `points` (Andrew's monotone chain). O(n log n).
    package static func hull(of points: [SIMD2<Double>]) -> [SIMD2<Double>] {
        let sorted = points.filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return sorted }
        func chain(_ points: some Sequence<SIMD2<Double>>) -> [SIMD2<Double>] {
            var chain: [SIMD2<Double>] = []
            for point in points {
                while chain.count > 1,
                    (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 1e-9
                {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return chain.dropLast()
        }
        return chain(sorted) + chain(sorted.reversed())
    }

    /// The area in square points.
    var area: Double {
        switch self {
        case .circle(let radius): .pi * radius * radius
        case .polygon(let corners): zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { $0 + $1.0.cross($1.1) } / 2
        }
    }

    /// The moment of inertia about the center for a mass of 1, in square points.
    var inertia: Double {
        switch self {
        case .circle(let radius): return radius * radius / 2
        case .polygon(let corners):
            var (sum, weights) = (0.0, 0.0)
            for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
                let cross = a.cross(b)
                sum += cross * (a.dot(a) + a.dot(b) + b.dot(b))
                weights += cross
            }
            return weights > 0 ? sum / (6 * weights) : 0
        }
    }

    /// Half of the smallest width. A body that moves by less in a step does not tunnel through others.
    package var leastRadius: Double {
        switch self {
        case .circle(let radius): radius
        case .polygon(let corners):
            zip(corners, corners.dropFirst() + corners.prefix(1)).map { a, b in abs(a.cross((b - a).unit)) }.min() ?? 0
        }
    }
}
