/// A cubic Bézier curve.
struct BezierCurve {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint

    init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// Converts a quadratic curve.
    init(start: CGPoint, control: CGPoint, end: CGPoint) {
        self.init(
            start: start,
            control1: CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
            control2: CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3), end: end)
    }

    func point(at t: CGFloat) -> CGPoint {
        CGPoint(
            x: BezierCurve.value(start.x, control1.x, control2.x, end.x, at: t),
            y: BezierCurve.value(start.y, control1.y, control2.y, end.y, at: t))
    }

    static func value(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat, at t: CGFloat) -> CGFloat {
        let s = 1 - t
        return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
    }

    /// Splits the curve at `t` (de Casteljau's algorithm).
    func split(at t: CGFloat) -> (BezierCurve, BezierCurve) {
        func mix(_ p: CGPoint, _ q: CGPoint) -> CGPoint { CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t) }
        let a = mix(start, control1)
        let b = mix(control1, control2)
        let c = mix(control2, end)
        let ab = mix(a, b)
        let bc = mix(b, c)
        let middle = mix(ab, bc)
        return (
            BezierCurve(start: start, control1: a, control2: ab, end: middle),
            BezierCurve(start: middle, control1: bc, control2: c, end: end)
        )
    }

    /// The curve parameters at which one coordinate has an extremum, in ascending order. The ends 0 and 1 are excluded.
    static func extrema(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        // The derivative over 3: (1-t)² d0 + 2 (1-t) t d1 + t² d2.
        let d0 = p1 - p0
        let d1 = p2 - p1
        let d2 = p3 - p2
        let a = d0 - 2 * d1 + d2
        let b = 2 * (d1 - d0)
        let c = d0
        var roots: [CGFloat] = []
        if abs(a) < 1e-12 * max(1, abs(b) + abs(c)) {
            if b != 0 { roots.append(-c / b) }
        } else {
            let discriminant = b * b - 4 * a * c
            if discriminant >= 0 {
                // The numerically stable form avoids differences of nearly equal numbers.
                let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
                roots.append(q / a)
                if q != 0 { roots.append(c / q) }
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }.sorted()
    }

    /// Points on the curve, without its start but including its end. Lines between these points deviate from the curve by at most `tolerance`.
    func flattened(tolerance: CGFloat) -> [CGPoint] {
        // Wang's formula computes the necessary number of equal steps from the second differences.
        let dx = max(abs(start.x - 2 * control1.x + control2.x), abs(control1.x - 2 * control2.x + end.x))
        let dy = max(abs(start.y - 2 * control1.y + control2.y), abs(control1.y - 2 * control2.y + end.y))
        let needed = (hypot(dx, dy) * 0.75 / max(tolerance, 1e-6)).squareRoot().rounded(.up)
        let count = needed.isFinite ? Int(min(max(needed, 1), 500)) : 1
        return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
    }
}

/// A line or a curve of a path, with its start.
enum PathSegment {
    case line(CGPoint, CGPoint)
    case curve(BezierCurve)

    var start: CGPoint {
        switch self {
        case .line(let start, _): start
        case .curve(let curve): curve.start
        }
    }

    var end: CGPoint {
        switch self {
        case .line(_, let end): end
        case .curve(let curve): curve.end
        }
    }
}

/// A subpath as segments.
struct Subpath {
    var start: CGPoint
    var segments: [PathSegment] = []
    var isClosed = false
}

extension CGPath {
    /// The path's subpaths. A closed subpath ends with a line to its start.
    var subpaths: [Subpath] {
        var result: [Subpath] = []
        var current: Subpath?
        var pen = CGPoint.zero
        func finish() {
            if let current { result.append(current) }
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                current = Subpath(start: point)
            case .line(let point):
                current?.segments.append(.line(pen, point))
            case .quadCurve(let control, let end):
                current?.segments.append(.curve(BezierCurve(start: pen, control: control, end: end)))
            case .curve(let control1, let control2, let end):
                current?.segments.append(.curve(BezierCurve(start: pen, control1: control1, control2: control2, end: end)))
            case .close:
                if let start = current?.start, start != pen { current?.segments.append(.line(pen, start)) }
                current?.isClosed = true
                finish()
                pen = current?.start ?? pen
                current = nil
            }
            if let end = element.end { pen = end }
        }
        finish()
        return result
    }
}
