extension CGContext {
    /// Forgets the path under construction.
    public func beginPath() {
        devicePath.removeAll()
    }

    /// Starts a subpath.
    public func move(to point: CGPoint) {
        add(.move(point))
    }

    /// Adds a line.
    public func addLine(to point: CGPoint) {
        add(.line(point))
    }

    /// Starts a subpath at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        add(.quadCurve(control: control, end: end))
    }

    /// Adds a cubic Bézier curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        add(.curve(control1: control1, control2: control2, end: end))
    }

    /// Closes the running subpath.
    public func closePath() {
        devicePath.closeSubpath()
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect) {
        devicePath.addRect(rect, transform: state.matrix)
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect]) {
        devicePath.addRects(rects, transform: state.matrix)
    }

    /// Adds the closed ellipse that touches `rect`'s four sides.
    public func addEllipse(in rect: CGRect) {
        devicePath.addEllipse(in: rect, transform: state.matrix)
    }

    /// Adds a part of a circle. Angles are in radians from the x axis towards the y axis; a clockwise arc runs towards smaller angles, which
    /// looks clockwise where y points up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        devicePath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: state.matrix)
    }

    /// Adds the part of a circle that rounds the corner at `tangent1End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        devicePath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.matrix)
    }

    /// Adds all elements of `path`.
    public func addPath(_ path: CGPath) {
        devicePath.addPath(path, transform: state.matrix)
    }

    /// Whether the path under construction has no element.
    public var isPathEmpty: Bool { devicePath.isEmpty }

    /// Where the next element would begin, in user space.
    public var currentPointOfPath: CGPoint {
        devicePath.isEmpty ? .zero : devicePath.currentPoint.applying(state.matrix.inverted())
    }

    /// The smallest rectangle of user space that holds all points and control points of the path under construction.
    public var boundingBoxOfPath: CGRect {
        devicePath.boundingBox.applying(state.matrix.inverted())
    }

    /// The path under construction, in user space; nil where there is none.
    public var path: CGPath? {
        devicePath.isEmpty ? nil : devicePath.applying(state.matrix.inverted())
    }

    /// Whether `point`, in user space, is inside of what drawing the path under construction by `mode` would cover.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let devicePoint = point.applying(state.matrix)
        func isInStroke() -> Bool { path.map { strokedCopy(of: $0).contains(point) } ?? false }
        switch mode {
        case .fill: return devicePath.contains(devicePoint)
        case .eoFill: return devicePath.contains(devicePoint, using: .evenOdd)
        case .stroke: return isInStroke()
        case .fillStroke: return devicePath.contains(devicePoint) || isInStroke()
        case .eoFillStroke: return devicePath.contains(devicePoint, using: .evenOdd) || isInStroke()
        }
    }

    /// Replaces the path under construction by the outline of its stroke.
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        let outline = strokedCopy(of: path)
        devicePath.removeAll()
        devicePath.addPath(outline, transform: state.matrix)
    }

    /// The outline of `path`'s stroke with the context's line settings, in user space.
    func strokedCopy(of path: CGPath) -> CGPath {
        var source = path
        if !state.dashLengths.isEmpty {
            source = path.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
        }
        return source.copy(
            strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin, miterLimit: state.miterLimit)
    }

    private func add(_ element: PathElement) {
        let moved = element.applying(state.matrix)
        if let end = moved.end, !end.x.isFinite || !end.y.isFinite { return }
        devicePath.add(moved)
    }
}
