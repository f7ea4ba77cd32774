extension CGPath {
    /// The path, in pixels, with its points clamped to the range of Cairo's fixed-point numbers; nil if a coordinate is NaN.
    var drawable: CGPath? {
        var isDrawable = true
        var isNumber = true
        for element in elements {
            element.forEachPoint { point in
                if point.x.isNaN || point.y.isNaN { isNumber = false }
                if abs(point.x) > CGPath.farthest || abs(point.y) > CGPath.farthest { isDrawable = false }
            }
        }
        guard isNumber else { return nil }
        return isDrawable ? self : CGPath(elements: elements.map { $0.mapPoints(CGPath.held) })
    }

    /// The maximum absolute coordinate. Cairo's fixed-point numbers have 24 bits before the binary point, including the sign. Pen widths need a margin.
    private static let farthest: CGFloat = 4e6

    private static func held(_ point: CGPoint) -> CGPoint {
        CGPoint(x: min(max(point.x, -farthest), farthest), y: min(max(point.y, -farthest), farthest))
    }
}

extension PathElement {
    fileprivate func forEachPoint(_ body: (CGPoint) -> Void) {
        switch self {
        case .move(let point), .line(let point): body(point)
        case .quadCurve(let control, let end):
            body(control)
            body(end)
        case .curve(let control1, let control2, let end):
            body(control1)
            body(control2)
            body(end)
        case .close: break
        }
    }

    fileprivate func mapPoints(_ change: (CGPoint) -> CGPoint) -> PathElement {
        switch self {
        case .move(let point): .move(change(point))
        case .line(let point): .line(change(point))
        case .quadCurve(let control, let end): .quadCurve(control: change(control), end: change(end))
        case .curve(let control1, let control2, let end):
            .curve(control1: change(control1), control2: change(control2), end: change(end))
        case .close: .close
        }
    }
}
