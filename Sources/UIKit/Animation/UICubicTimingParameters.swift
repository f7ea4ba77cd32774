import Foundation

/// Timing parameters of a cubic Bézier curve from (0, 0) to (1, 1), which maps time to progress.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    // `nonisolated(unsafe)`, so that copying and archiving can read it on any thread. Only initializers write it.
    private nonisolated(unsafe) var content: Content

    private enum Content: Sendable, Equatable {
        case system
        case function(CAMediaTimingFunction)
        case named(UIView.AnimationCurve)
        case points(CGPoint, CGPoint)
    }

    /// Creates the default curve of layer animations, with the control points (0.25, 0.1) and (0.25, 1).
    public nonisolated override init() {
        content = .system
        super.init()
    }

    /// Creates one of the predefined curves.
    public nonisolated init(animationCurve curve: UIView.AnimationCurve) {
        content = .named(curve)
        super.init()
    }

    /// Creates a curve with two control points. Their x coordinates are clamped to 0…1. A y coordinate outside this range makes the animation overshoot.
    public nonisolated init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        content = .points(point1, point2)
        super.init()
    }

    /// Creates parameters for a timing function.
    convenience init(_ function: CAMediaTimingFunction) {
        self.init()
        content = .function(function)
    }

    /// The predefined curve; `easeInOut` for a custom curve.
    open var animationCurve: UIView.AnimationCurve { if case .named(let curve) = content { curve } else { .easeInOut } }

    /// The first control point. Its x coordinate is time and its y coordinate is progress, each in fractions of the whole.
    open var controlPoint1: CGPoint { point(1) }

    /// The second control point. Its x coordinate is time and its y coordinate is progress, each in fractions of the whole.
    open var controlPoint2: CGPoint { point(2) }

    /// The type of the curve: `builtin` for predefined curves, otherwise `cubic`.
    open var timingCurveType: UITimingCurveType {
        switch content {
        case .system, .named: .builtin
        case .points, .function: .cubic
        }
    }

    /// These parameters.
    open var cubicTimingParameters: UICubicTimingParameters? { self }

    /// Always nil.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    /// The curve as a Core Animation timing function.
    var function: CAMediaTimingFunction {
        switch content {
        case .system: CAMediaTimingFunction(name: .default)
        case .function(let function): function
        case .named(let curve): curve.timingFunction
        case .points(let one, let two): CAMediaTimingFunction(controlPoints: Float(one.x), Float(one.y), Float(two.x), Float(two.y))
        }
    }

    private func point(_ index: Int) -> CGPoint {
        if case .points(let one, let two) = content { return index == 1 ? one : two }
        var values: [Float] = [0, 0]
        function.getControlPoint(at: index, values: &values)
        return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
    }

    /// Whether `object` is an equal curve.
    open nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? UICubicTimingParameters)?.content == content }

    /// A hash of the curve.
    open nonisolated override var hash: Int {
        switch content {
        case .system: 0
        case .function(let function): function.hash
        case .named(let curve): curve.rawValue + 1
        case .points(let one, let two): [one.x, one.y, two.x, two.y].hashValue
        }
    }

    // MARK: NSCopying, NSCoding

    /// Returns `self`, because the class is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Decodes a curve from an archive that ``encode(with:)`` wrote. Nil if the archive does not contain a curve.
    public nonisolated required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: Key.kind) else { return nil }
        switch coder.decodeInteger(forKey: Key.kind) {
        case 0: content = .system
        case 1:
            guard let curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: Key.curve)) else { return nil }
            content = .named(curve)
        case 2:
            let values = Key.points.map { CGFloat(coder.decodeDouble(forKey: $0)) }
            content = .points(CGPoint(x: values[0], y: values[1]), CGPoint(x: values[2], y: values[3]))
        default: return nil
        }
        super.init()
    }

    /// Encodes the curve.
    open nonisolated func encode(with coder: NSCoder) {
        switch content {
        case .system: coder.encode(0, forKey: Key.kind)
        case .function(let function):
            let points = [1, 2].map { index in
                var values: [Float] = [0, 0]
                function.getControlPoint(at: index, values: &values)
                return values
            }.joined()
            coder.encode(2, forKey: Key.kind)
            for (key, value) in zip(Key.points, points) { coder.encode(Double(value), forKey: key) }
        case .named(let curve):
            coder.encode(1, forKey: Key.kind)
            coder.encode(curve.rawValue, forKey: Key.curve)
        case .points(let one, let two):
            coder.encode(2, forKey: Key.kind)
            for (key, value) in zip(Key.points, [one.x, one.y, two.x, two.y]) { coder.encode(Double(value), forKey: key) }
        }
    }

    private enum Key {
        static let kind = "UITimingCurveKind"
        static let curve = "UIAnimationCurve"
        static let points = ["UIControlPoint1.x", "UIControlPoint1.y", "UIControlPoint2.x", "UIControlPoint2.y"]
    }
}
