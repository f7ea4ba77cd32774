/// An immutable path of lines and curves, in subpaths that may be closed. ``CGMutablePath`` is its mutable subclass.
///
/// `@unchecked Sendable` is safe because only ``CGMutablePath`` changes `elements`. Only the code that builds a mutable path uses it; other code gets a
/// ``copy()``.
public class CGPath: @unchecked Sendable {
    /// The path's elements in order.
    package fileprivate(set) var elements: [PathElement]
    /// The start of the current subpath.
    fileprivate var subpathStart = CGPoint.zero
    /// The current point, where the next element starts.
    fileprivate var pen = CGPoint.zero

    /// Creates an empty path.
    public init() {
        elements = []
    }

    package init(elements: [PathElement]) {
        self.elements = []
        self.elements.reserveCapacity(elements.count)
        for element in elements { append(element) }
    }

    fileprivate init(copying other: CGPath) {
        elements = other.elements
        subpathStart = other.subpathStart
        pen = other.pen
    }

    /// Creates a closed rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
        appendRect(rect, transform: transform?.pointee ?? .identity)
    }

    /// Creates the closed ellipse inscribed in `rect`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
        appendEllipse(in: rect, transform: transform?.pointee ?? .identity)
    }

    /// Creates a closed rectangle with rounded corners: quarter ellipses. A corner is limited to half of each side.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init()
        appendRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
    }

    /// Whether the path has no element.
    public var isEmpty: Bool { elements.isEmpty }

    /// The start of the next element; (0, 0) for an empty path.
    public var currentPoint: CGPoint { pen }

    /// A copy of the path.
    public func copy() -> CGPath? {
        CGPath(copying: self)
    }

    /// A copy of the path, transformed by `transform`.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        guard let transform else { return copy() }
        return applying(transform.pointee)
    }

    /// A mutable copy of the path.
    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(copying: self)
    }

    /// A mutable copy of the path, transformed by `transform`.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let path = CGMutablePath()
        path.addPath(self, transform: transform?.pointee ?? .identity)
        return path
    }

    /// Calls `function` with `info` and each element in order.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Calls `block` with each element in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
            guard let base = points.baseAddress else { return }
            base.initialize(repeating: .zero, count: 3)
            for element in elements {
                let type: CGPathElementType
                switch element {
                case .move(let point):
                    base[0] = point
                    type = .moveToPoint
                case .line(let point):
                    base[0] = point
                    type = .addLineToPoint
                case .quadCurve(let control, let end):
                    base[0] = control
                    base[1] = end
                    type = .addQuadCurveToPoint
                case .curve(let control1, let control2, let end):
                    base[0] = control1
                    base[1] = control2
                    base[2] = end
                    type = .addCurveToPoint
                case .close:
                    type = .closeSubpath
                }
                withUnsafePointer(to: CGPathElement(type: type, points: base), block)
            }
        }
    }

    package func applying(_ transform: CGAffineTransform) -> CGPath {
        CGPath(elements: elements.map { $0.applying(transform) })
    }

    /// Appends `element` and updates the current point.
    fileprivate func append(_ element: PathElement) {
        switch element {
        case .move(let point):
            // Only the last of several consecutive moves has an effect.
            if case .move? = elements.last { elements.removeLast() }
            subpathStart = point
            pen = point
        case .close:
            guard let last = elements.last, last != .close else { return }
            pen = subpathStart
        default:
            if elements.isEmpty {
                // A line in an empty path starts a subpath at its end.
                elements.append(.move(element.end ?? .zero))
                subpathStart = element.end ?? .zero
            } else if elements.last == .close {
                elements.append(.move(subpathStart))
            }
            pen = element.end ?? pen
        }
        elements.append(element)
    }

    fileprivate func appendRect(_ rect: CGRect, transform t: CGAffineTransform) {
        guard !rect.isNull else { return }
        append(.move(CGPoint(x: rect.minX, y: rect.minY).applying(t)))
        append(.line(CGPoint(x: rect.maxX, y: rect.minY).applying(t)))
        append(.line(CGPoint(x: rect.maxX, y: rect.maxY).applying(t)))
        append(.line(CGPoint(x: rect.minX, y: rect.maxY).applying(t)))
        append(.close)
    }

    fileprivate func appendEllipse(in rect: CGRect, transform: CGAffineTransform) {
        guard !rect.isNull else { return }
        let toRect = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        for element in ArcGeometry.arc(startAngle: 0, delta: 2 * .pi, joining: false) {
            append(element.applying(toRect.concatenating(transform)))
        }
        append(.close)
    }

    fileprivate func appendRoundedRect(
        _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform t: CGAffineTransform
    ) {
        guard !rect.isNull else { return }
        let width = min(max(cornerWidth, 0), rect.width / 2)
        let height = min(max(cornerHeight, 0), rect.height / 2)
        guard width > 0, height > 0 else { return appendRect(rect, transform: t) }
        // The distance from the corner to the control points of a quarter ellipse, as a fraction of the corner's size.
        let rest = 1 - ArcGeometry.quarterHandle
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(t) }
        append(.move(point(rect.maxX, rect.midY)))
        append(.line(point(rect.maxX, rect.maxY - height)))
        append(
            .curve(
                control1: point(rect.maxX, rect.maxY - height * rest), control2: point(rect.maxX - width * rest, rect.maxY),
                end: point(rect.maxX - width, rect.maxY)))
        append(.line(point(rect.minX + width, rect.maxY)))
        append(
            .curve(
                control1: point(rect.minX + width * rest, rect.maxY), control2: point(rect.minX, rect.maxY - height * rest),
                end: point(rect.minX, rect.maxY - height)))
        append(.line(point(rect.minX, rect.minY + height)))
        append(
            .curve(
                control1: point(rect.minX, rect.minY + height * rest), control2: point(rect.minX + width * rest, rect.minY),
                end: point(rect.minX + width, rect.minY)))
        append(.line(point(rect.maxX - width, rect.minY)))
        append(
            .curve(
                control1: point(rect.maxX - width * rest, rect.minY), control2: point(rect.maxX, rect.minY + height * rest),
                end: point(rect.maxX, rect.minY + height)))
        append(.close)
    }
}

extension CGPath: Hashable {
    /// Whether two paths have the same elements.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs === rhs || lhs.elements == rhs.elements
    }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}

/// A mutable path.
public class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public override init() {
        super.init()
    }

    fileprivate override init(copying other: CGPath) {
        super.init(copying: other)
    }

    /// Starts a new subpath at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(point.applying(transform)))
    }

    /// Adds a straight line to `point`.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.line(point.applying(transform)))
    }

    /// Starts a new subpath at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append(PathElement.quadCurve(control: control, end: end).applying(transform))
    }

    /// Adds a cubic Bézier curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        append(PathElement.curve(control1: control1, control2: control2, end: end).applying(transform))
    }

    /// Closes the current subpath with a line to its start.
    public func closeSubpath() {
        append(.close)
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        appendRect(rect, transform: transform)
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { appendRect(rect, transform: transform) }
    }

    /// Adds the closed ellipse inscribed in `rect`.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        appendEllipse(in: rect, transform: transform)
    }

    /// Adds a closed rectangle with rounded corners. A corner is limited to half of each side.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        appendRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
    }

    /// Adds a circular arc, preceded by a line to its start if there is a current subpath.
    ///
    /// Angles are in radians from the x axis towards the y axis. `clockwise` assumes a y axis that points up, so a clockwise arc runs towards smaller angles.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let delta = ArcGeometry.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds a circular arc of `delta` radians, preceded by a line to its start if there is a current subpath.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let toCircle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
        for element in ArcGeometry.arc(startAngle: startAngle, delta: delta, joining: !isEmpty) {
            append(element.applying(toCircle.concatenating(transform)))
        }
    }

    /// Adds the circular arc that rounds the corner between the line from the current point to `tangent1End` and the line from there to `tangent2End`. A line
    /// from the current point to the start of the arc precedes it.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let start = isEmpty ? tangent1End : pen.applying(transform.inverted())
        guard let arc = ArcGeometry.tangentArc(from: start, corner: tangent1End, to: tangent2End, radius: radius) else {
            return addLine(to: tangent1End, transform: transform)
        }
        addRelativeArc(center: arc.center, radius: radius, startAngle: arc.startAngle, delta: arc.delta, transform: transform)
    }

    /// Adds all elements of `path`.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        let added = path.elements
        elements.reserveCapacity(elements.count + added.count)
        for element in added { append(transform.isIdentity ? element : element.applying(transform)) }
    }

    package func removeAll() {
        elements.removeAll(keepingCapacity: true)
        pen = .zero
        subpathStart = .zero
    }

    package func add(_ element: PathElement) {
        append(element)
    }
}
