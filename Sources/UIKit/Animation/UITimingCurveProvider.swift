import Foundation

/// The type of a timing curve.
public enum UITimingCurveType: Int, Sendable {
    /// A predefined curve.
    case builtin = 0
    /// A cubic Bézier curve with custom control points.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A curve and a spring. The spring is used.
    case composed = 3
}

/// A type that provides the timing of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// The type of the timing, which selects the parameters to use.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve; nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for a cubic curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The curve of an animation with a requested duration of `duration` seconds, and its actual duration.
    func curve(for duration: TimeInterval) -> (curve: AnimatorCurve, duration: TimeInterval) {
        if timingCurveType == .spring || timingCurveType == .composed, let spring = springTimingParameters {
            return spring.curve(for: duration)
        }
        let parameters = cubicTimingParameters ?? UICubicTimingParameters()
        return (.bezier(parameters.function), duration)
    }
}
