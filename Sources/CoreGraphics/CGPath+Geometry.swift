extension CGPath {
    /// The bounding box of all points and control points; `CGRect.null` for an empty path.
    public var boundingBox: CGRect {
        var box: CGRect?
        func extend(_ point: CGPoint) {
            if box == nil { box = CGRect(origin: point, size: .zero) } else { box?.extend(to: point) }
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): extend(point)
            case .quadCurve(let control, let end):
                extend(control)
                extend(end)
            case .curve(let control1, let control2, let end):
                extend(control1)
                extend(control2)
                extend(end)
            case .close: break
            }
        }
        return box ?? .null
    }

    /// The bounding box of the path itself, without control points; `CGRect.null` for an empty path.
    public var boundingBoxOfPath: CGRect {
        var box: CGRect?
        func extend(_ point: CGPoint) {
            if box == nil { box = CGRect(origin: point, size: .zero) } else { box?.extend(to: point) }
        }
        for subpath in subpaths {
            extend(subpath.start)
            for segment in subpath.segments {
                extend(segment.end)
                guard case .curve(let curve) = segment else { continue }
                let turns =
                    BezierCurve.extrema(curve.start.x, curve.control1.x, curve.control2.x, curve.end.x)
                    + BezierCurve.extrema(curve.start.y, curve.control1.y, curve.control2.y, curve.end.y)
                for t in turns { extend(curve.point(at: t)) }
            }
        }
        return box ?? .null
    }

    /// Whether the path contains `point` after its transformation by `transform`. Open subpaths count as closed.
    ///
    /// - Complexity: O(number of elements)
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        let winding = windingNumber(around: transform.isIdentity ? point : point.applying(transform))
        return rule == .winding ? winding.turns != 0 : winding.crossings % 2 != 0
    }

    /// Whether the path is a rectangle with sides parallel to the axes. If so, stores the rectangle in `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        var corners: [CGPoint] = []
        for (index, element) in elements.enumerated() {
            switch element {
            case .move(let point) where index == 0: corners.append(point)
            case .line(let point): corners.append(point)
            case .close where index == elements.count - 1: break
            default: return false
            }
        }
        if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
        guard corners.count == 4 else { return false }
        let startsAcross =
            corners[0].y == corners[1].y && corners[1].x == corners[2].x && corners[2].y == corners[3].y && corners[3].x == corners[0].x
        let startsDown =
            corners[0].x == corners[1].x && corners[1].y == corners[2].y && corners[2].x == corners[3].x && corners[3].y == corners[0].y
        guard startsAcross || startsDown else { return false }
        rect?.pointee = boundingBox
        return true
    }

    /// The winding number of the path around `point`, and the number of crossings of the ray to the right.
    private func windingNumber(around point: CGPoint) -> (turns: Int, crossings: Int) {
        var turns = 0
        var crossings = 0
        func count(_ direction: Int) {
            turns += direction
            crossings += 1
        }
        for subpath in subpaths {
            var segments = subpath.segments
            if let end = segments.last?.end, end != subpath.start { segments.append(.line(end, subpath.start)) }
            for segment in segments {
                switch segment {
                case .line(let start, let end):
                    // A segment includes its end with the smaller y, but not the other end. A corner on the ray is therefore counted once.
                    guard (start.y <= point.y) != (end.y <= point.y) else { continue }
                    let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
                    if x > point.x { count(end.y > start.y ? 1 : -1) }
                case .curve(let curve):
                    for crossing in curve.crossings(rightOf: point) { count(crossing) }
                }
            }
        }
        return (turns, crossings)
    }
}

extension BezierCurve {
    /// The curve's crossings of the ray from `point` to the right: +1 for ascending y, -1 for descending y.
    func crossings(rightOf point: CGPoint) -> [Int] {
        let ys = [start.y, control1.y, control2.y, end.y]
        guard let lowest = ys.min(), let highest = ys.max(), lowest <= point.y, highest >= point.y,
            max(start.x, control1.x, control2.x, end.x) > point.x
        else { return [] }
        var result: [Int] = []
        let bounds = [0] + BezierCurve.extrema(start.y, control1.y, control2.y, end.y) + [1]
        for (low, high) in zip(bounds, bounds.dropFirst()) {
            // Between two extrema y is monotone, so there is at most one crossing, found by bisection.
            let from = low == 0 ? start.y : BezierCurve.value(start.y, control1.y, control2.y, end.y, at: low)
            let to = high == 1 ? end.y : BezierCurve.value(start.y, control1.y, control2.y, end.y, at: high)
            guard (from <= point.y) != (to <= point.y) else { continue }
            var left = low
            var right = high
            for _ in 0..<52 {
                let middle = (left + right) / 2
                let y = BezierCurve.value(start.y, control1.y, control2.y, end.y, at: middle)
                if (y <= point.y) == (from <= point.y) { left = middle } else { right = middle }
            }
            let x = BezierCurve.value(start.x, control1.x, control2.x, end.x, at: (left + right) / 2)
            if x > point.x { result.append(to > from ? 1 : -1) }
        }
        return result
    }
}

extension CGPath {
    /// The same subpaths in reverse order, each reversed.
    package func reversed() -> CGPath {
        let path = CGMutablePath()
        for subpath in subpaths.reversed() {
            var segments = subpath.segments
            let end = segments.last?.end ?? subpath.start
            path.move(to: end)
            // The close element of the reversed path draws this line.
            if subpath.isClosed, segments.count > 1, case .line? = segments.first { segments.removeFirst() }
            for segment in segments.reversed() {
                switch segment {
                case .line(let start, _): path.addLine(to: start)
                case .curve(let curve): path.addCurve(to: curve.start, control1: curve.control2, control2: curve.control1)
                }
            }
            if subpath.isClosed { path.closeSubpath() }
        }
        return path
    }
}
