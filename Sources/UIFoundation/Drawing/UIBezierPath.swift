import CoreGraphics
import Foundation

/// A path with line settings, which can be filled, stroked, hit-tested and used as a clip.
open class UIBezierPath: NSObject, NSCopying {
    private var header = CoreFoundationHeader()

    private var path = CGMutablePath()

    /// The width of strokes in user space; 1 by default.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of open subpaths.
    open var lineCapStyle: CGLineCap = .butt
    /// The shape of corners.
    open var lineJoinStyle: CGLineJoin = .miter
    /// The maximum ratio of a mitered corner's length to the line width; 10 by default.
    open var miterLimit: CGFloat = 10
    /// The maximum distance of a drawn curve from the exact one, in pixels; 0.6 by default.
    open var flatness: CGFloat = 0.6
    /// Whether the even-odd rule is used instead of the non-zero winding rule.
    open var usesEvenOddFillRule = false
    private var dashPhase: CGFloat = 0
    private var dashLengths: [CGFloat] = []

    /// Creates an empty path.
    public override init() {
        super.init()
    }

    /// Creates a closed rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates a closed ellipse that fills `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates a closed rectangle with rounded corners. The radius is limited to half of a side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = min(max(cornerRadius, 0), rect.width / 2, rect.height / 2)
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    }

    /// Creates a closed rectangle with some rounded corners. The radii are limited to half of a side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path.addRoundedRect(rect, corners: corners, radii: cornerRadii)
    }

    /// Creates a circular arc. Angles are in radians from the x axis. `clockwise` refers to a y axis that points down.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path with the elements of `cgPath`.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// Returns a copy with the same elements and settings.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dashPhase = dashPhase
        copy.dashLengths = dashLengths
        return copy
    }

    /// The elements, as an immutable copy.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    // MARK: Building

    /// Starts a subpath at `point`.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// Adds a straight line to `point`.
    open func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    /// Adds a cubic Bézier curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a circular arc. If a subpath is open, a line connects its end to the beginning of the arc.
    ///
    /// Angles are in radians from the x axis. `clockwise` refers to a y axis that points down.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // Core Graphics defines clockwise for a y axis that points up.
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the current subpath.
    open func close() {
        path.closeSubpath()
    }

    /// Removes all elements.
    open func removeAllPoints() {
        path = CGMutablePath()
    }

    /// Appends the elements of `bezierPath`.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.path)
    }

    /// Returns a path with the subpaths in reverse order, each in the opposite direction.
    open func reversing() -> UIBezierPath {
        guard let reversed = copy() as? UIBezierPath else { return UIBezierPath() }
        reversed.cgPath = path.reversed()
        return reversed
    }

    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }

    // MARK: Queries

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }

    /// The bounding box of the path without control points; `CGRect.null` for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// The end of the last element, where the next one begins.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether `point` is inside the path. Open subpaths are treated as closed.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Dashes

    /// Sets the dash pattern of strokes: the alternating lengths of dashes and gaps. `phase` is the offset into the pattern at which a stroke starts. A nil or
    /// empty pattern gives solid lines.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }

    /// Gets the dash pattern: `count` lengths and the phase. Each pointer may be nil.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern { for (index, length) in dashLengths.enumerated() { pattern[index] = length } }
        count?.pointee = dashLengths.count
        phase?.pointee = dashPhase
    }

    // MARK: Drawing

    /// Fills the path in the current context with the fill colour.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Fills the path in the current context with a blend mode and an alpha.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        drawing(with: blendMode, alpha: alpha) { fill() }
    }

    /// Strokes the path in the current context with the stroke colour and the path's line settings.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setFlatness(flatness)
        context.setLineDash(phase: dashPhase, lengths: dashLengths)
        context.beginPath()
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    /// Strokes the path in the current context with a blend mode and an alpha.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        drawing(with: blendMode, alpha: alpha) { stroke() }
    }

    /// Intersects the clip of the current context with the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func drawing(with blendMode: CGBlendMode, alpha: CGFloat, _ body: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        body()
        context.restoreGState()
    }
}
