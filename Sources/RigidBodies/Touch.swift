import Foundation

/// A contact manifold: the normal and the contact points of two shapes.
package struct Touch {
    package struct Point {
        package var position: SIMD2<Double>
        /// The signed distance in points. Negative values are the penetration depth.
        var gap: Double
        /// Identifies the corner and side across steps, for warm starting.
        var feature: Int
    }

    /// The unit normal from the first shape to the second.
    var normal: SIMD2<Double>
    package var points: [Point]

    /// The contact distance in points. Shapes this close are in contact, so that stacked bodies stay in contact without penetration.
    package static let skin = 0.25

    /// Finds the contact of two shapes; nil if they are farther apart than `skin`.
    package init?(_ a: PositionedShape, _ b: PositionedShape) {
        switch (a.outline, b.outline) {
        case (.circle(let radius), .circle(let otherRadius)): self.init(a.middle, radius, b.middle, otherRadius)
        case (.polygon(let corners), .circle(let radius)): self.init(corners, b.middle, radius)
        case (.circle(let radius), .polygon(let corners)):
            self.init(corners, a.middle, radius)
            normal = -normal
        case (.polygon(let first), .polygon(let second)): self.init(first, second)
        }
    }

    /// Finds the contact of a shape and a thin wall from `start` to `end`. The wall keeps the shape on the side of its center.
    package init?(_ a: PositionedShape, _ start: SIMD2<Double>, _ end: SIMD2<Double>) {
        switch a.outline {
        case .circle(let radius):
            self.init([start, end], a.middle, radius)
            normal = -normal
        case .polygon(let corners):
            let across = (end - start).unit.perpendicular
            let isLeft = across.dot(a.middle - start) > 0
            let line = isLeft ? [end, start] : [start, end]
            guard let along = Self.parting(line, corners, sides: 0..<1), let across = Self.parting(corners, line) else { return nil }
            // Prefer the line's normal unless a side of the shape separates them by clearly more. A shape that slides along a polyline must not catch
            // on the end of the next line.
            self.init(corners, line, along.gap < across.gap - 0.5 ? (across.side, false) : (0, true))
        }
    }

    private init?(_ middle: SIMD2<Double>, _ radius: Double, _ other: SIMD2<Double>, _ otherRadius: Double) {
        let distance = (other - middle).length
        guard distance - radius - otherRadius < Self.skin else { return nil }
        normal = distance > 1e-9 ? (other - middle) / distance : SIMD2(0, 1)
        points = [Point(position: middle + normal * radius, gap: distance - radius - otherRadius, feature: 0)]
    }

    /// A polygon and a circle. Two vertices form a line with two sides.
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
        // Beyond the end of the side, its corner is the nearest point.
        if best.gap > 1e-9 || corners.count == 2, fromStart < 0 || fromStart > length {
            let corner = fromStart < 0 ? start : end
            gap = (middle - corner).length
            guard gap - radius < Self.skin else { return nil }
            if gap > 1e-9 { normal = (middle - corner) / gap }
        }
        points = [Point(position: middle - normal * radius, gap: gap - radius, feature: best.side)]
    }

    /// Two polygons: finds the side with the greatest separation (separating axis theorem).
    private init?(_ a: [SIMD2<Double>], _ b: [SIMD2<Double>]) {
        guard let first = Self.parting(a, b), let second = Self.parting(b, a) else { return nil }
        // Prefer the first polygon's side unless the second's separation is clearly greater, so that the choice is stable across steps.
        self.init(a, b, second.gap > first.gap + 0.05 ? (second.side, true) : (first.side, false))
    }

    /// Two polygons with a known reference side. Clips the other polygon's incident side to the ends of the reference side.
    private init?(_ a: [SIMD2<Double>], _ b: [SIMD2<Double>], _ holding: (side: Int, isSecond: Bool)) {
        let (holder, other) = holding.isSecond ? (b, a) : (a, b)
        let outward = Self.outward(holder, holding.side)
        var facing = (dot: Double.infinity, side: 0)
        for index in other.indices {
            let dot = Self.outward(other, index).dot(outward)
            if dot < facing.dot { facing = (dot, index) }
        }
        var ends = [other[facing.side], other[(facing.side + 1) % other.count]]
        let (start, end) = (holder[holding.side], holder[(holding.side + 1) % holder.count])
        let along = (end - start).unit
        for (corner, direction) in [(start, along), (end, -along)] {
            let distances = ends.map { direction.dot($0 - corner) }
            if distances[0] < 0, distances[1] < 0 { return nil }
            if distances[0] < 0 {
                ends[0] += (ends[1] - ends[0]) * (distances[0] / (distances[0] - distances[1]))
            } else if distances[1] < 0 {
                ends[1] += (ends[0] - ends[1]) * (distances[1] / (distances[1] - distances[0]))
            }
        }
        normal = holding.isSecond ? -outward : outward
        points = []
        for (index, corner) in ends.enumerated() {
            let gap = outward.dot(corner - start)
            guard gap < Self.skin else { continue }
            let feature = (holding.isSecond ? 1 : 0) + 2 * index + 4 * holding.side + 4096 * facing.side
            points.append(Point(position: corner - outward * (gap / 2), gap: gap, feature: feature))
        }
        if points.isEmpty { return nil }
    }

    private static func outward(_ corners: [SIMD2<Double>], _ side: Int) -> SIMD2<Double> {
        -(corners[(side + 1) % corners.count] - corners[side]).unit.perpendicular
    }

    /// The side of `a`, limited to `sides`, with the greatest distance to `b`; nil if that exceeds `skin`.
    private static func parting(
        _ a: [SIMD2<Double>], _ b: [SIMD2<Double>], sides: Range<Int>? = nil
    ) -> (gap: Double, side: Int)? {
        var best = (gap: -Double.infinity, side: 0)
        for side in sides ?? a.indices {
            let outward = outward(a, side)
            var least = Double.infinity
            for corner in b { least = min(least, outward.dot(corner - a[side])) }
            if least > best.gap { best = (least, side) }
        }
        return best.gap < Touch.skin ? best : nil
    }
}
