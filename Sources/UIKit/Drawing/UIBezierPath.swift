import CoreGraphics
import Foundation

/// A path that can be added to, filled, stroked and asked, with line settings of its own.
open class UIBezierPath: NSObject, NSCopying {
    private var header = CoreFoundationHeader()

    private var path = CGMutablePath()

    /// The width of strokes in user space.
    open var lineWidth: CGFloat = 1
    /// How strokes end.
    open var lineCapStyle: CGLineCap = .butt
    /// How strokes meet.
    open var lineJoinStyle: CGLineJoin = .miter
    /// Up to how many line widths a mitered corner may reach.
    open var miterLimit: CGFloat = 10
    /// How far a drawn curve may be from the true one, in pixels.
    open var flatness: CGFloat = 0.6
    /// Whether insides are told by odd and even crossings instead of by winding number.
    open var usesEvenOddFillRule = false
    private var dashPhase: CGFloat = 0
    private var dashLengths: [CGFloat] = []

    /// An empty path.
    public override init() {
        super.init()
    }

    /// A closed rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The closed ellipse that touches `rect`'s four sides.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A closed rectangle with rounded corners; a corner takes at most half of a side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = min(max(cornerRadius, 0), rect.width / 2, rect.height / 2)
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    }

    /// A closed rectangle of which some corners are rounded; a corner takes at most half of a side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path.addRoundedRect(rect, corners: corners, radii: cornerRadii)
    }

    /// A part of a circle. Angles are in radians from the x axis; clockwise as it looks where y points down.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A path of `cgPath`'s elements.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// A path of the same elements and settings.
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

    /// The elements, as a path that does not change with this one.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    // MARK: Building

    /// Starts a subpath.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// Adds a line.
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

    /// Adds a part of a circle, after a line to where it begins if a subpath is running. Angles are in radians from the x axis; clockwise as
    /// it looks where y points down.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // Core Graphics means clockwise where y points up.
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the running subpath.
    open func close() {
        path.closeSubpath()
    }

    /// Forgets all elements.
    open func removeAllPoints() {
        path = CGMutablePath()
    }

    /// Adds all elements of `bezierPath`.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.path)
    }

    /// A path of the same subpaths, last one first, each of them run through backwards.
    open func reversing() -> UIBezierPath {
        guard let reversed = copy() as? UIBezierPath else { return UIBezierPath() }
        reversed.cgPath = path.reversed()
        return reversed
    }

    /// Moves all points by `transform`.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }

    // MARK: Asking

    /// Whether the path has no element.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle that holds the path, control points not counted; `CGRect.null` for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// Where the next element would begin.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether `point` is inside of the path, open subpaths taken as closed.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Dashes

    /// Strokes become lines and gaps of the given lengths, beginning `phase` into them; nil or none: whole strokes.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }

    /// Stores the dashes' lengths, of which there are `count`, and the phase; each pointer may be nil.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern { for (index, length) in dashLengths.enumerated() { pattern[index] = length } }
        count?.pointee = dashLengths.count
        phase?.pointee = dashPhase
    }

    // MARK: Drawing

    /// Fills the path in the current context with its fill colour.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Fills the path in the current context.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        drawing(with: blendMode, alpha: alpha) { fill() }
    }

    /// Strokes the path in the current context with its stroke colour and the path's line settings.
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

    /// Strokes the path in the current context.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        drawing(with: blendMode, alpha: alpha) { stroke() }
    }

    /// Cuts all further drawing in the current context at the path.
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
