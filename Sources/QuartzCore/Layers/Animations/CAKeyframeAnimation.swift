import Foundation

/// The interpolation between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Linear interpolation. The default.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Jumps: each value is shown for its time.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear interpolation at constant speed. Ignores key times and timing functions.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// A smooth curve at constant speed. Ignores key times and timing functions.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Rotates to the path's direction.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Rotates to the opposite of the path's direction.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Animates a property through several values, or a point along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// Creates an animation without values.
    public override init() {
        super.init()
    }

    /// The values, in order.
    open var values: [Any]?
    /// A path for a property that is a point. Takes precedence over ``values``. Each line and curve is one step.
    open var path: CGPath?
    /// The times of the values, from 0 to 1, in ascending order; nil spreads them evenly. A discrete animation has one more time than values, or ends with 1.
    open var keyTimes: [NSNumber]?
    /// The easing curves of the steps between the values: one fewer than the values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between the values.
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// The rotation of the layer along ``path``. Nil, the default, does not rotate the layer.
    open var rotationMode: CAAnimationRotationMode?
    /// The tension of a cubic curve at each value, from −1 (round) to 1 (tight); nil is 0.
    open var tensionValues: [NSNumber]?
    /// The continuity of a cubic curve at each value. 0 is smooth; other numbers give corners. Nil is 0.
    open var continuityValues: [NSNumber]?
    /// The bias of a cubic curve at each value. A positive bias bends the curve before the value, a negative one after it. Nil is 0.
    open var biasValues: [NSNumber]?

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        rotationMode = other.rotationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
    }

    override var firstValue: AnimatableValue? {
        path.map { .point($0.currentPoint) } ?? values?.first.flatMap(AnimatableValue.init(any:))
    }

    override func makeInterpolation(like sample: AnimatableValue) -> Interpolation? {
        let curves = timingFunctions?.map(\.curve)
        let times = keyTimes?.map(\.doubleValue)
        if let path, case .point = sample {
            return KeyframePath(
                path: path, times: times, curves: curves, mode: calculationMode,
                turn: rotationMode.map { $0 == .rotateAutoReverse ? .pi : 0 }
            ).map { .path($0) }
        }
        guard let given = values, !given.isEmpty else { return nil }
        let values = given.compactMap { sample.reading($0) }.filter(\.isFinite)
        guard values.count == given.count else {
            layersLog.error(
                """
                \(type(of: self)) cannot animate "\(keyPath ?? "nil")" with \(given), so it has no effect. Use finite values of the \
                property's type.
                """
            )
            return nil
        }
        let shape = SplineShape(
            tension: tensionValues?.map(\.doubleValue), continuity: continuityValues?.map(\.doubleValue),
            bias: biasValues?.map(\.doubleValue))
        return .keyframes(KeyframeValues(values: values, times: times, curves: curves, mode: calculationMode, shape: shape))
    }
}
