extension CGContext {
    /// Discards the current path and starts an empty one.
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

    /// Closes the current subpath.
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

    /// Adds the closed ellipse inscribed in `rect`.
    public func addEllipse(in rect: CGRect) {
        devicePath.addEllipse(in: rect, transform: state.matrix)
    }

    /// Adds a circular arc. Angles are in radians from the x axis towards the y axis. A clockwise arc runs towards smaller angles, which is clockwise on the
    /// screen if y points up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        devicePath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: state.matrix)
    }

    /// Adds the circular arc that rounds the corner at `tangent1End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        devicePath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.matrix)
    }

    /// Adds all elements of `path`.
    public func addPath(_ path: CGPath) {
        devicePath.addPath(path, transform: state.matrix)
    }

    /// Whether the current path is empty.
    public var isPathEmpty: Bool { devicePath.isEmpty }

    /// The current point, in user space; zero for an empty path.
    public var currentPointOfPath: CGPoint {
        devicePath.isEmpty ? .zero : devicePath.currentPoint.applying(state.matrix.inverted())
    }

    /// The bounding box of the current path, control points included, in user space.
    public var boundingBoxOfPath: CGRect {
        devicePath.boundingBox.applying(state.matrix.inverted())
    }

    /// The current path, in user space; nil if it is empty.
    public var path: CGPath? {
        devicePath.isEmpty ? nil : devicePath.applying(state.matrix.inverted())
    }

    /// Whether drawing the current path with `mode` would cover `point`, which is in user space.
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

    /// Replaces the current path with the outline of its stroke.
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
