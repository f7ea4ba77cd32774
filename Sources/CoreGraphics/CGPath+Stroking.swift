extension CGPath {
    /// The path with every curve replaced by lines that stay within `threshold` of it.
    public func flattened(threshold: CGFloat) -> CGPath {
        let path = CGMutablePath()
        for subpath in subpaths {
            path.move(to: subpath.start)
            for segment in subpath.segments {
                switch segment {
                case .line(_, let end): path.addLine(to: end)
                case .curve(let curve): for point in curve.flattened(tolerance: threshold) { path.addLine(to: point) }
                }
            }
            if subpath.isClosed { path.closeSubpath() }
        }
        return CGPath(elements: path.elements)
    }

    /// The outline of the path's stroke. Fill it with the winding rule.
    ///
    /// Curves are approximated by short lines. Parts of the outline may overlap.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        var stroker = PathStroker(radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        for subpath in subpaths { stroker.stroke(subpath) }
        return transform.isIdentity ? CGPath(elements: stroker.outline.elements) : stroker.outline.applying(transform)
    }

    /// A copy of the path, cut into dashes. `lengths` contains alternating lengths of dashes and gaps, starting at the offset `phase`.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let total = lengths.reduce(0, +)
        guard total > 0, lengths.allSatisfy({ $0 >= 0 }) else { return applying(transform) }
        // Repeats an odd number of lengths, so that the pattern has as many dashes as gaps.
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let path = CGMutablePath()
        for subpath in subpaths {
            var dasher = PathDasher(pattern: pattern, phase: phase)
            for segment in subpath.segments { dasher.add(segment, to: path) }
        }
        return path.applying(transform)
    }
}

/// Builds the outline of a stroke from one shape for each line, corner and end. All shapes have the same orientation.
private struct PathStroker {
    let radius: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat
    let outline = CGMutablePath()

    mutating func stroke(_ subpath: Subpath) {
        guard radius > 0 else { return }
        var points = [subpath.start]
        // Whether the corner at each point is inside of a flattened curve. Such corners are always round, whatever the join.
        var isSmooth = [false]
        for segment in subpath.segments {
            switch segment {
            case .line(_, let end):
                points.append(end)
                isSmooth.append(false)
            case .curve(let curve):
                let flat = curve.flattened(tolerance: min(0.1, max(radius / 50, 0.01)))
                points += flat
                isSmooth += flat.indices.map { $0 < flat.count - 1 }
            }
        }
        var kept: [(point: CGPoint, isSmooth: Bool)] = []
        for (point, smooth) in zip(points, isSmooth) where kept.last?.point != point { kept.append((point, smooth)) }
        if subpath.isClosed, kept.count > 1, kept.last?.point == kept.first?.point { kept.removeLast() }
        guard kept.count > 1 else {
            if cap != .butt || subpath.isClosed { dot(at: subpath.start) }
            return
        }
        let count = kept.count
        let lineCount = subpath.isClosed ? count : count - 1
        for index in 0..<lineCount { line(from: kept[index].point, to: kept[(index + 1) % count].point) }
        for index in 0..<count where subpath.isClosed || (index > 0 && index < count - 1) {
            let previous = kept[(index + count - 1) % count].point
            let next = kept[(index + 1) % count].point
            corner(previous, kept[index].point, next, style: kept[index].isSmooth ? .round : join)
        }
        if !subpath.isClosed {
            end(at: kept[0].point, from: kept[1].point)
            end(at: kept[count - 1].point, from: kept[count - 2].point)
        }
    }

    private func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
        let length = hypot(to.x - from.x, to.y - from.y)
        return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
    }

    private func polygon(_ points: [CGPoint]) {
        // All shapes have the same winding direction, so overlapping shapes never cancel each other.
        var area: CGFloat = 0
        for (p, q) in zip(points, points.dropFirst() + points.prefix(1)) { area += p.x * q.y - q.x * p.y }
        outline.addLines(between: area < 0 ? points.reversed() : points)
        outline.closeSubpath()
    }

    private func line(from: CGPoint, to: CGPoint) {
        let along = direction(from, to)
        let side = CGVector(dx: -along.dy * radius, dy: along.dx * radius)
        polygon([
            CGPoint(x: from.x + side.dx, y: from.y + side.dy), CGPoint(x: from.x - side.dx, y: from.y - side.dy),
            CGPoint(x: to.x - side.dx, y: to.y - side.dy), CGPoint(x: to.x + side.dx, y: to.y + side.dy),
        ])
    }

    private func disc(at point: CGPoint) {
        outline.addEllipse(in: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
    }

    private func dot(at point: CGPoint) {
        if cap == .round { return disc(at: point) }
        if cap == .square {
            outline.addRect(CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
        }
    }

    private func end(at point: CGPoint, from neighbour: CGPoint) {
        switch cap {
        case .butt: break
        case .round: disc(at: point)
        case .square:
            let along = direction(neighbour, point)
            line(from: point, to: CGPoint(x: point.x + along.dx * radius, y: point.y + along.dy * radius))
        }
    }

    /// Adds the sector of a disc between the outer sides of two lines. A whole disc would extend beyond the end of a short line.
    private func wedge(at point: CGPoint, from into: CGVector, to out: CGVector, cross: CGFloat) {
        let dot = into.dx * out.dx + into.dy * out.dy
        guard cross != 0 || dot < 0 else { return }
        let sign: CGFloat = cross > 0 ? -1 : 1
        let start = atan2(into.dx * sign, -into.dy * sign)
        let turn = atan2(cross, dot)
        let sector = CGMutablePath()
        sector.move(to: point)
        let ends = turn > 0 ? (start, turn) : (start + turn, -turn)
        sector.addRelativeArc(center: point, radius: radius, startAngle: ends.0, delta: ends.1)
        sector.closeSubpath()
        outline.addPath(sector)
    }

    private func corner(_ previous: CGPoint, _ point: CGPoint, _ next: CGPoint, style: CGLineJoin) {
        let into = direction(previous, point)
        let out = direction(point, next)
        let cross = into.dx * out.dy - into.dy * out.dx
        if style == .round { return wedge(at: point, from: into, to: out, cross: cross) }
        guard cross != 0 else { return }
        // The outer side of the corner.
        let sign: CGFloat = cross > 0 ? -1 : 1
        let first = CGPoint(x: point.x - into.dy * radius * sign, y: point.y + into.dx * radius * sign)
        let second = CGPoint(x: point.x - out.dy * radius * sign, y: point.y + out.dx * radius * sign)
        // The ratio of miter length to line width is 1 / sin(half the angle between the lines).
        let cosine = max(-1, min(1, into.dx * out.dx + into.dy * out.dy))
        let sineOfHalf = ((1 + cosine) / 2).squareRoot()
        if style == .miter, sineOfHalf > 0, 1 / sineOfHalf <= miterLimit {
            let middle = CGVector(dx: (first.x + second.x) / 2 - point.x, dy: (first.y + second.y) / 2 - point.y)
            let length = hypot(middle.dx, middle.dy)
            let reach = radius / sineOfHalf
            if length > 0 {
                let tip = CGPoint(x: point.x + middle.dx / length * reach, y: point.y + middle.dy / length * reach)
                return polygon([point, first, tip, second])
            }
        }
        polygon([point, first, second])
    }
}

/// Cuts segments into dashes.
private struct PathDasher {
    let pattern: [CGFloat]
    private var index = 0
    private var remaining: CGFloat
    private var isPenDown = false

    init(pattern: [CGFloat], phase: CGFloat) {
        self.pattern = pattern
        let total = pattern.reduce(0, +)
        var skipped = phase.truncatingRemainder(dividingBy: total)
        if skipped < 0 { skipped += total }
        while skipped >= pattern[index], skipped > 0 {
            skipped -= pattern[index]
            index = (index + 1) % pattern.count
        }
        remaining = pattern[index] - skipped
    }

    private var isLine: Bool { index % 2 == 0 }

    private mutating func next() {
        index = (index + 1) % pattern.count
        remaining = pattern[index]
        isPenDown = false
    }

    mutating func add(_ segment: PathSegment, to path: CGMutablePath) {
        switch segment {
        case .line(let start, let end):
            let length = hypot(end.x - start.x, end.y - start.y)
            guard length > 0 else { return }
            cut(length: length, to: path) { from, to in
                func point(_ at: CGFloat) -> CGPoint {
                    CGPoint(x: start.x + (end.x - start.x) * at / length, y: start.y + (end.y - start.y) * at / length)
                }
                return .line(point(from), point(to))
            }
        case .curve(let curve):
            // A table of arc lengths at equal parameter steps, for converting a length to a curve parameter.
            let steps = 64
            var lengths: [CGFloat] = [0]
            var previous = curve.start
            for step in 1...steps {
                let point = curve.point(at: CGFloat(step) / CGFloat(steps))
                lengths.append((lengths.last ?? 0) + hypot(point.x - previous.x, point.y - previous.y))
                previous = point
            }
            let length = lengths[steps]
            guard length > 0 else { return }
            func parameter(_ at: CGFloat) -> CGFloat {
                guard let upper = lengths.firstIndex(where: { $0 >= at }), upper > 0 else { return at <= 0 ? 0 : 1 }
                let span = lengths[upper] - lengths[upper - 1]
                return (CGFloat(upper - 1) + (span > 0 ? (at - lengths[upper - 1]) / span : 0)) / CGFloat(steps)
            }
            cut(length: length, to: path) { from, to in
                let low = parameter(from)
                let high = parameter(to)
                let rest = curve.split(at: low).1
                return .curve(low < 1 ? rest.split(at: (high - low) / (1 - low)).0 : rest)
            }
        }
    }

    /// Advances by `length` along a segment and adds its dashes to `path`. `part` returns the part of the segment between two lengths.
    private mutating func cut(length: CGFloat, to path: CGMutablePath, part: (CGFloat, CGFloat) -> PathSegment) {
        var position: CGFloat = 0
        while position < length {
            let step = min(remaining, length - position)
            if isLine {
                let piece = part(position, position + step)
                if !isPenDown { path.move(to: piece.start) }
                isPenDown = true
                switch piece {
                case .line(_, let end): path.addLine(to: end)
                case .curve(let curve): path.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
                }
            }
            position += step
            remaining -= step
            if remaining <= 0 { next() }
        }
    }
}
