import Foundation

/// The outline that collides: a circle, or a polygon without dents, about the body's middle.
enum BodyShape: Equatable {
    case circle(radius: Double)
    /// The corners in the order in which their cross products are positive.
    case polygon([SIMD2<Double>])

    /// Corners of an ellipse that is no circle: its outline is never more than a hundredth of its radius away.
    private static let ellipseCorners = 24

    @MainActor
    init(of item: any UIDynamicItem) {
        let size = item.bounds.size
        // Sizes that are no numbers are none.
        let half = SIMD2(size.width.isFinite ? abs(size.width) / 2 : 0, size.height.isFinite ? abs(size.height) / 2 : 0)
        switch item.collisionBoundsType {
        case .rectangle: self = Self.rectangle(half)
        case .ellipse:
            if half.x == half.y {
                self = .circle(radius: half.x)
            } else {
                self = .polygon(
                    (0..<Self.ellipseCorners).map {
                        let angle = 2 * Double.pi * Double($0) / Double(Self.ellipseCorners)
                        return SIMD2(half.x * cos(angle), half.y * sin(angle))
                    })
            }
        case .path:
            let hull = Self.hull(of: item.collisionBoundingPath.cgPath.corners(tolerance: 0.5).flatMap(\.points))
            self = hull.count > 2 ? .polygon(hull) : Self.rectangle(half)
        }
    }

    private static func rectangle(_ half: SIMD2<Double>) -> BodyShape {
        .polygon([SIMD2(-half.x, -half.y), SIMD2(half.x, -half.y), SIMD2(half.x, half.y), SIMD2(-half.x, half.y)])
    }

    /// The corners of the smallest polygon without dents around `points` (Andrew's monotone chain). Cost: n log n.
    static func hull(of points: [SIMD2<Double>]) -> [SIMD2<Double>] {
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

    /// In square points.
    var area: Double {
        switch self {
        case .circle(let radius): .pi * radius * radius
        case .polygon(let corners): zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { $0 + $1.0.cross($1.1) } / 2
        }
    }

    /// The moment of inertia about the middle, for a mass of 1, in square points.
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

    /// Half of the least width: what moves by less in a step passes through nothing.
    var leastRadius: Double {
        switch self {
        case .circle(let radius): radius
        case .polygon(let corners):
            zip(corners, corners.dropFirst() + corners.prefix(1)).map { a, b in abs(a.cross((b - a).unit)) }.min() ?? 0
        }
    }
}

extension CGPath {
    /// The points of each subpath, curves as lines that are never more than `tolerance` points off.
    func corners(tolerance: CGFloat) -> [(points: [SIMD2<Double>], isClosed: Bool)] {
        var result: [(points: [SIMD2<Double>], isClosed: Bool)] = []
        flattened(threshold: tolerance).applyWithBlock { element in
            let element = element.pointee
            switch element.type {
            case .moveToPoint: result.append(([SIMD2(element.points[0])], false))
            case .closeSubpath:
                if !result.isEmpty { result[result.count - 1].isClosed = true }
            default:
                if result.isEmpty { result.append(([], false)) }
                result[result.count - 1].points.append(SIMD2(element.points[0]))
            }
        }
        return result
    }
}
