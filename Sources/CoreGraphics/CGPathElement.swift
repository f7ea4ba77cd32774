/// What one element of a path does.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a subpath: one point.
    case moveToPoint = 0
    /// A straight line: one point.
    case addLineToPoint = 1
    /// A quadratic Bézier curve: its control point, then its end.
    case addQuadCurveToPoint = 2
    /// A cubic Bézier curve: its two control points, then its end.
    case addCurveToPoint = 3
    /// A line back to where the subpath began: no points.
    case closeSubpath = 4
}

/// One element of a path, valid only during the call that hands it out.
public struct CGPathElement {
    /// What it does, and thus how many points it has.
    public var type: CGPathElementType
    /// Its points: none, one, two or three of them by ``type``.
    public var points: UnsafeMutablePointer<CGPoint>

    /// An element of the given type and points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// Receives the information given to ``CGPath/apply(info:function:)`` and an element.
///
/// Differs from Core Graphics: a Swift function, which may capture variables, and not a C function.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// Which points are inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Those round which the path winds a number of times that is not zero, turns one way counted against turns the other.
    case winding = 0
    /// Those from which a line to the outside crosses the path an odd number of times.
    case evenOdd = 1
}

/// What a fill, a stroke or both do with a context's path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills, by winding number.
    case fill = 0
    /// Fills, by even and odd.
    case eoFill = 1
    /// Strokes.
    case stroke = 2
    /// Fills by winding number, then strokes.
    case fillStroke = 3
    /// Fills by even and odd, then strokes.
    case eoFillStroke = 4
}

/// How a stroked line ends.
public enum CGLineCap: Int32, Sendable {
    /// At the end point.
    case butt = 0
    /// With half a disc round the end point.
    case round = 1
    /// Half a line width past the end point.
    case square = 2
}

/// How two stroked lines meet.
public enum CGLineJoin: Int32, Sendable {
    /// Their edges run on until they meet, unless that is further away than the miter limit.
    case miter = 0
    /// A disc sits on the corner.
    case round = 1
    /// The corner is cut off.
    case bevel = 2
}

/// One element of a path as a value.
package enum PathElement: Equatable, Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close

    /// Where it ends; nil for `close`.
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
