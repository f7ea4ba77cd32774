/// Shapes that lines avoid, in points from a layout's top left corner.
package struct TextExclusions: Sendable, Equatable {
    /// Closed polygons, one for each path.
    private var outlines: [[CGPoint]] = []
    /// The largest y coordinate of the shapes: lines below it have the full width.
    package private(set) var bottom: CGFloat = 0
    /// The smallest y coordinate of the shapes: lines above it have the full width.
    package private(set) var top: CGFloat = 0

    /// Creates exclusions from the areas inside of `paths`, moved by an offset. Curves are flattened. A line avoids the whole range from the leftmost to the
    /// rightmost point of a path.
    package init(_ paths: [CGPath], offset: CGPoint = .zero) {
        for path in paths {
            var outline: [CGPoint] = []
            var pen = CGPoint.zero
            path.applyWithBlock { element in
                let points = element.pointee.points
                func placed(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + offset.x, y: point.y + offset.y) }
                switch element.pointee.type {
                case .moveToPoint, .addLineToPoint:
                    pen = placed(points[0])
                    outline.append(pen)
                case .addQuadCurveToPoint, .addCurveToPoint:
                    let isQuad = element.pointee.type == .addQuadCurveToPoint
                    let first = placed(points[0])
                    let last = placed(points[isQuad ? 1 : 2])
                    let second = isQuad ? first : placed(points[1])
                    outline += TextExclusions.points(from: pen, first, second, last, isQuad: isQuad)
                    pen = last
                case .closeSubpath: break
                @unknown default: break
                }
            }
            let finite = outline.filter { $0.x.isFinite && $0.y.isFinite }
            guard finite.count > 1 else { continue }
            outlines.append(finite)
        }
        let all = outlines.joined().map(\.y)
        bottom = all.max() ?? 0
        top = all.min() ?? 0
    }

    package var isEmpty: Bool { outlines.isEmpty }

    /// The shapes moved up by a distance.
    package func moved(up distance: CGFloat) -> TextExclusions {
        var moved = self
        moved.outlines = outlines.map { $0.map { CGPoint(x: $0.x, y: $0.y - distance) } }
        moved.bottom = bottom - distance
        moved.top = top - distance
        return moved
    }

    private static func points(
        from start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, isQuad: Bool
    ) -> [CGPoint] {
        let count = 16
        return (1...count).map { number in
            let t = CGFloat(number) / CGFloat(count)
            let u = 1 - t
            if isQuad {
                return CGPoint(
                    x: u * u * start.x + 2 * u * t * first.x + t * t * end.x, y: u * u * start.y + 2 * u * t * first.y + t * t * end.y)
            }
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
                x: a * start.x + b * first.x + c * second.x + d * end.x, y: a * start.y + b * first.y + c * second.y + d * end.y)
        }
    }

    /// The horizontal ranges of a line from y coordinate `top` to `bottom` that no shape covers, from left to right. They are between 0 and `width`, and each
    /// is at least `least` points wide.
    package func gaps(from top: CGFloat, to bottom: CGFloat, width: CGFloat, least: CGFloat) -> [ClosedRange<CGFloat>] {
        var taken: [ClosedRange<CGFloat>] = outlines.compactMap { TextExclusions.extent(of: $0, from: top, to: bottom) }
        taken.sort { $0.lowerBound < $1.lowerBound }
        var gaps: [ClosedRange<CGFloat>] = []
        var left: CGFloat = 0
        for part in taken {
            if part.lowerBound - left >= least { gaps.append(left...min(part.lowerBound, width)) }
            left = max(left, part.upperBound)
        }
        if width - left >= least { gaps.append(left...width) }
        return gaps.filter { $0.upperBound - $0.lowerBound >= least }
    }

    /// The range from the leftmost to the rightmost point of an outline between two y coordinates; nil if the outline is outside of them.
    private static func extent(of outline: [CGPoint], from top: CGFloat, to bottom: CGFloat) -> ClosedRange<CGFloat>? {
        var low = CGFloat.infinity
        var high = -CGFloat.infinity
        func extend(_ x: CGFloat) {
            low = min(low, x)
            high = max(high, x)
        }
        var previous = outline[outline.count - 1]
        for point in outline {
            if point.y > top, point.y < bottom { extend(point.x) }
            for edge in [top, bottom] where (previous.y - edge) * (point.y - edge) <= 0 && previous.y != point.y {
                let isInside = max(previous.y, point.y) > top && min(previous.y, point.y) < bottom
                if isInside { extend(previous.x + (point.x - previous.x) * (edge - previous.y) / (point.y - previous.y)) }
            }
            previous = point
        }
        return low <= high ? low...high : nil
    }
}
