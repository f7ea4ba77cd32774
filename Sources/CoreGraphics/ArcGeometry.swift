/// Circular arcs as cubic Bézier curves.
enum ArcGeometry {
    /// The distance of each control point from the nearer end of a quarter of the unit circle: 4 (√2 − 1) / 3.
    static let quarterHandle: CGFloat = 0.552_284_749_830_793_4

    /// The signed angle from `start` to `end` in the given direction, in radians. If the arguments differ by a full circle or more in that direction, the
    /// result is one full circle plus the remainder.
    static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let delta = clockwise ? start - end : end - start
        guard delta.isFinite else { return 0 }
        let rest = delta.truncatingRemainder(dividingBy: turn)
        let sweep = delta < 0 ? (rest < 0 ? rest + turn : 0) : delta >= turn ? turn + rest : delta
        return clockwise ? -sweep : sweep
    }

    /// The elements of an arc of the unit circle. Each curve spans at most a quarter circle. The first element is a line to the start if `joining` is true,
    /// otherwise a move.
    static func arc(startAngle: CGFloat, delta: CGFloat, joining: Bool) -> [PathElement] {
        func onCircle(_ angle: CGFloat) -> CGPoint { CGPoint(x: cos(angle), y: sin(angle)) }
        let start = onCircle(startAngle)
        var elements: [PathElement] = [joining ? .line(start) : .move(start)]
        // The tolerance keeps a rounding error from splitting a quarter circle in two.
        let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta / CGFloat(count)
        let handle = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let from = startAngle + step * CGFloat(index)
            let to = from + step
            let first = onCircle(from)
            let last = onCircle(to)
            elements.append(
                .curve(
                    control1: CGPoint(x: first.x - handle * first.y, y: first.y + handle * first.x),
                    control2: CGPoint(x: last.x + handle * last.y, y: last.y - handle * last.x), end: last))
        }
        return elements
    }

    /// The arc that rounds a corner with a circle of the given radius; nil if the three points are collinear.
    static func tangentArc(
        from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat
    ) -> (center: CGPoint, startAngle: CGFloat, delta: CGFloat)? {
        let toStart = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
        let toEnd = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        let startLength = hypot(toStart.dx, toStart.dy)
        let endLength = hypot(toEnd.dx, toEnd.dy)
        guard startLength > 0, endLength > 0, radius > 0 else { return nil }
        let u = CGVector(dx: toStart.dx / startLength, dy: toStart.dy / startLength)
        let v = CGVector(dx: toEnd.dx / endLength, dy: toEnd.dy / endLength)
        let cross = u.dx * v.dy - u.dy * v.dx
        guard abs(cross) > 1e-9 else { return nil }
        let half = acos(max(-1, min(1, u.dx * v.dx + u.dy * v.dy))) / 2
        let distance = radius / sin(half)
        let middle = CGVector(dx: u.dx + v.dx, dy: u.dy + v.dy)
        let middleLength = hypot(middle.dx, middle.dy)
        let center = CGPoint(
            x: corner.x + middle.dx / middleLength * distance, y: corner.y + middle.dy / middleLength * distance)
        let reach = radius / tan(half)
        let first = CGPoint(x: corner.x + u.dx * reach, y: corner.y + u.dy * reach)
        let startAngle = atan2(first.y - center.y, first.x - center.x)
        let sweep = CGFloat.pi - 2 * half
        return (center, startAngle, cross > 0 ? -sweep : sweep)
    }
}
