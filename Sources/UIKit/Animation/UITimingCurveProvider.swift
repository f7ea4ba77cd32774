import Foundation

/// The type of a timing curve.
public enum UITimingCurveType: Int, Sendable {
    /// A predefined curve.
    case builtin = 0
    /// A cubic Bézier curve with custom control points.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A cubic curve and a spring. Only the spring is used.
    case composed = 3
}

/// A type that provides the timing of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject, NSCoding, NSCopying {
    /// The type of the timing. It determines whether the cubic or the spring parameters are used.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve, or nil if the timing is a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, or nil if the timing is a cubic curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The curve and the actual duration of an animation whose requested duration is `duration` seconds.
    func curve(for duration: TimeInterval) -> (curve: AnimatorCurve, duration: TimeInterval) {
        if timingCurveType == .spring || timingCurveType == .composed, let spring = springTimingParameters {
            return spring.curve(for: duration)
        }
        let parameters = cubicTimingParameters ?? UICubicTimingParameters()
        return (.bezier(parameters.function), duration)
    }
}
