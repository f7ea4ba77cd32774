/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a subpath: one point.
    case moveToPoint = 0
    /// A straight line: one point.
    case addLineToPoint = 1
    /// A quadratic Bézier curve: its control point, then its end.
    case addQuadCurveToPoint = 2
    /// A cubic Bézier curve: its two control points, then its end.
    case addCurveToPoint = 3
    /// A line back to the start of the subpath: no points.
    case closeSubpath = 4
}

/// A path element, valid only during the call that passes it.
public struct CGPathElement {
    /// The type, which determines the number of points.
    public var type: CGPathElementType
    /// The points: zero to three, depending on ``type``.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element from a type and points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// A function that receives the `info` argument of ``CGPath/apply(info:function:)`` and an element.
///
/// Differs from Core Graphics: it is a Swift function, which may capture variables, not a C function.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// The rule for the inside of a path that intersects itself.
public enum CGPathFillRule: Int, Sendable {
    /// Points with a nonzero winding number are inside.
    case winding = 0
    /// Points are inside if a line from them to infinity crosses the path an odd number of times.
    case evenOdd = 1
}

/// The operation that draws a context's path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills with the winding rule.
    case fill = 0
    /// Fills with the even-odd rule.
    case eoFill = 1
    /// Strokes the path.
    case stroke = 2
    /// Fills with the winding rule, then strokes.
    case fillStroke = 3
    /// Fills with the even-odd rule, then strokes.
    case eoFillStroke = 4
}

/// The shape of a stroke's ends.
public enum CGLineCap: Int32, Sendable {
    /// Ends at the end point.
    case butt = 0
    /// Ends with a half disc around the end point.
    case round = 1
    /// Ends half a line width past the end point.
    case square = 2
}

/// The shape of a stroke's corners.
public enum CGLineJoin: Int32, Sendable {
    /// The outer edges meet in a tip. If the tip exceeds the miter limit, the corner is beveled.
    case miter = 0
    /// The corner is rounded by a disc.
    case round = 1
    /// The corner is beveled.
    case bevel = 2
}

/// A path element as a value.
package enum PathElement: Equatable, Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close

    /// The end point; nil for `close`.
    package var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point): point
        case .quadCurve(_, let end): end
        case .curve(_, _, let end): end
        case .close: nil
        }
    }

    package func applying(_ t: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let point): .move(point.applying(t))
        case .line(let point): .line(point.applying(t))
        case .quadCurve(let control, let end): .quadCurve(control: control.applying(t), end: end.applying(t))
        case .curve(let control1, let control2, let end):
            .curve(control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t))
        case .close: .close
        }
    }
}
