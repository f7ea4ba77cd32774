import Foundation

/// Maps an animation's progress along a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
    let curve: UnitBezier

    /// Creates a curve from its two control points. Their x is clamped to 0…1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = UnitBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    }

    init(_ curve: UnitBezier) { self.curve = curve }

    /// Creates a named curve. An unknown name gives the default curve.
    public init(name: CAMediaTimingFunctionName) {
        // Apple's documented control points.
        curve =
            switch name {
            case .linear: UnitBezier(0, 0, 1, 1)
            case .easeIn: UnitBezier(0.42, 0, 1, 1)
            case .easeOut: UnitBezier(0, 0, 0.58, 1)
            case .easeInEaseOut: UnitBezier(0.42, 0, 0.58, 1)
            default: UnitBezier(0.25, 0.1, 0.25, 1)
            }
    }

    /// Writes the control point `idx`, from 0 to 3, as x and y.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        guard points.indices.contains(idx) else { return }
        ptr[0] = Float(points[idx].0)
        ptr[1] = Float(points[idx].1)
    }

    /// Whether `object` is a timing function with the same curve.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.curve == curve }

    public override var hash: Int {
        var hasher = Hasher()
        for value in [curve.x1, curve.y1, curve.x2, curve.y2] { hasher.combine(value) }
        return hasher.finalize()
    }
}

/// The names of timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Starts slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Starts and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of implicit layer animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
