import Foundation

/// How a keyframe animation goes from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// On a straight line. The default.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// In jumps: every value shows for its time.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// On a straight line, at even speed; key times and timing functions do not count.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On a smooth curve, at even speed; key times and timing functions do not count.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer turns along its path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the path's direction.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Against the path's direction.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Animates a property through several values, or a point along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// An animation through no values.
    public override init() {
        super.init()
    }

    /// The values, the first one first.
    open var values: [Any]?
    /// A path for a property that is a point; it has precedence over ``values``. Each line and curve of it is one step.
    open var path: CGPath?
    /// When each value is reached, from 0 to 1, rising; nil spreads them evenly. Discrete animations have one more than values, or end with 1.
    open var keyTimes: [NSNumber]?
    /// Bends the time of each step; one less than values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How it goes from one value to the next.
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// Turns the layer along ``path``; nil does not.
    open var rotationMode: CAAnimationRotationMode?
    /// How tight a cubic curve is at each value, from −1 (round) to 1 (tight); nil is 0.
    open var tensionValues: [NSNumber]?
    /// How much a cubic curve may have corners at each value; nil is 0.
    open var continuityValues: [NSNumber]?
    /// Whether a cubic curve bends before (positive) or after each value; nil is 0.
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
            layersLog.error("\(type(of: self)) cannot animate \(keyPath ?? "nil") with \(given): the animation shows nothing")
            return nil
        }
        let shape = SplineShape(
            tension: tensionValues?.map(\.doubleValue), continuity: continuityValues?.map(\.doubleValue),
            bias: biasValues?.map(\.doubleValue))
        return .keyframes(KeyframeValues(values: values, times: times, curves: curves, mode: calculationMode, shape: shape))
    }
}
