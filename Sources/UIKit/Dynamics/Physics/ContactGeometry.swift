import Foundation

/// An outline where it is now.
enum PlacedShape {
    case circle(middle: SIMD2<Double>, radius: Double)
    /// Two corners are a line, which has two sides.
    case polygon([SIMD2<Double>])

    @MainActor
    init(_ body: RigidBody) {
        switch body.shape {
        case .circle(let radius): self = .circle(middle: body.position, radius: radius)
        case .polygon(let corners): self = .polygon(corners.map { body.position + body.turned($0) })
        }
    }

    var bounds: (least: SIMD2<Double>, greatest: SIMD2<Double>) {
        switch self {
        case .circle(let middle, let radius): return (middle - radius, middle + radius)
        case .polygon(let corners):
            var (least, greatest) = (corners[0], corners[0])
            for corner in corners.dropFirst() {
                least = pointwiseMin(least, corner)
                greatest = pointwiseMax(greatest, corner)
            }
            return (least, greatest)
        }
    }
}

/// Where two outlines touch.
struct Touch {
    struct Point {
        var place: SIMD2<Double>
        /// How far they are apart; below zero how deep they are in each other.
        var gap: Double
        /// Which corner and side it is, so that the next step knows it again.
        var feature: Int
    }

    /// From the first to the second, of length 1.
    var normal: SIMD2<Double>
    var points: [Point]

    /// Outlines this near, in points, hold each other: those that lie on each other stay in touch without sinking in.
    static let skin = 0.25

    /// Where `a` and `b` touch; nil where they are more than the skin apart.
    init?(_ a: PlacedShape, _ b: PlacedShape) {
        switch (a, b) {
        case (.circle(let middle, let radius), .circle(let other, let otherRadius)): self.init(middle, radius, other, otherRadius)
        case (.polygon(let corners), .circle(let middle, let radius)): self.init(corners, middle, radius)
        case (.circle(let middle, let radius), .polygon(let corners)):
            self.init(corners, middle, radius)
            normal = -normal
        case (.polygon(let first), .polygon(let second)): self.init(first, second)
        }
    }

    private init?(_ middle: SIMD2<Double>, _ radius: Double, _ other: SIMD2<Double>, _ otherRadius: Double) {
        let distance = (other - middle).length
        guard distance - radius - otherRadius < Self.skin else { return nil }
        normal = distance > 1e-9 ? (other - middle) / distance : SIMD2(0, 1)
        points = [Point(place: middle + normal * radius, gap: distance - radius - otherRadius, feature: 0)]
    }

    private init?(_ corners: [SIMD2<Double>], _ middle: SIMD2<Double>, _ radius: Double) {
        var best = (gap: -Double.infinity, side: 0, normal: SIMD2<Double>.zero)
        for side in corners.indices {
            let outward = Self.outward(corners, side)
            let gap = outward.dot(middle - corners[side])
            if gap > best.gap { best = (gap, side, outward) }
        }
        guard best.gap - radius < Self.skin, best.gap.isFinite else { return nil }
        let (start, end) = (corners[best.side], corners[(best.side + 1) % corners.count])
        let along = (end - start).unit
        let (fromStart, length) = ((middle - start).dot(along), (end - start).length)
        normal = best.normal
        var gap = best.gap
        // Beyond the side's end its corner is the nearest.
        if best.gap > 1e-9 || corners.count == 2, fromStart < 0 || fromStart > length {
            let corner = fromStart < 0 ? start : end
            gap = (middle - corner).length
            guard gap - radius < Self.skin else { return nil }
            if gap > 1e-9 { normal = (middle - corner) / gap }
        }
        points = [Point(place: middle - normal * radius, gap: gap - radius, feature: best.side)]
    }

    /// Two polygons: the side that parts them most is looked for (the separating axis), and the other's nearest side is cut off at its ends.
    private init?(_ a: [SIMD2<Double>], _ b: [SIMD2<Double>]) {
        guard let first = Self.parting(a, b), let second = Self.parting(b, a) else { return nil }
        // The first is taken unless the second parts by clearly more, so that it does not change from step to step. Lines are taken before
        // polygons: what slides along a row of lines must not run against the ends of the next.
        let isFlipped: Bool
        switch (a.count == 2, b.count == 2) {
        case (true, false): isFlipped = second.gap > first.gap + 0.5
        case (false, true): isFlipped = second.gap > first.gap - 0.5
        default: isFlipped = second.gap > first.gap + 0.05
        }
        let (holder, other) = isFlipped ? (b, a) : (a, b)
        let side = isFlipped ? second.side : first.side
        let outward = Self.outward(holder, side)
        var facing = (dot: Double.infinity, side: 0)
        for index in other.indices {
            let dot = Self.outward(other, index).dot(outward)
            if dot < facing.dot { facing = (dot, index) }
        }
        var ends = [other[facing.side], other[(facing.side + 1) % other.count]]
        let (start, end) = (holder[side], holder[(side + 1) % holder.count])
        let along = (end - start).unit
        for (place, direction) in [(start, along), (end, -along)] {
            let distances = ends.map { direction.dot($0 - place) }
            if distances[0] < 0, distances[1] < 0 { return nil }
            let part = distances[0] / (distances[0] - distances[1])
            if distances[0] < 0 {
                ends[0] += (ends[1] - ends[0]) * part
            } else if distances[1] < 0 {
                ends[1] = ends[0] + (ends[1] - ends[0]) * part
            }
        }
        normal = isFlipped ? -outward : outward
        points = []
        for (index, place) in ends.enumerated() {
            let gap = outward.dot(place - start)
            guard gap < Self.skin else { continue }
            points.append(Point(place: place, gap: gap, feature: (isFlipped ? 1 : 0) + 2 * index + 4 * side + 4096 * facing.side))
        }
        if points.isEmpty { return nil }
    }

    private static func outward(_ corners: [SIMD2<Double>], _ side: Int) -> SIMD2<Double> {
        -(corners[(side + 1) % corners.count] - corners[side]).unit.quarterTurn
    }

    /// The side of `a` that is farthest from `b`; nil where it is beyond the skin.
    private static func parting(_ a: [SIMD2<Double>], _ b: [SIMD2<Double>]) -> (gap: Double, side: Int)? {
        var best = (gap: -Double.infinity, side: 0)
        for side in a.indices {
            let outward = outward(a, side)
            var least = Double.infinity
            for corner in b { least = min(least, outward.dot(corner - a[side])) }
            if least > best.gap { best = (least, side) }
        }
        return best.gap < Touch.skin ? best : nil
    }
}
