import Foundation

/// What a timing curve is made of.
public enum UITimingCurveType: Int, Sendable {
    /// One of the curves with a name.
    case builtin = 0
    /// A cubic Bézier curve with its own control points.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// Both a curve and a spring. The spring is what counts.
    case composed = 3
}

/// Something that says how an animator's speed changes from its beginning to its end.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// Which of the parameters count.
    var timingCurveType: UITimingCurveType { get }
    /// The curve, if it is one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, if it is one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The curve of an animation that is meant to last `duration` seconds, and how long it lasts.
    func curve(for duration: TimeInterval) -> (curve: AnimatorCurve, duration: TimeInterval) {
        if timingCurveType == .spring || timingCurveType == .composed, let spring = springTimingParameters {
            return spring.curve(for: duration)
        }
        let parameters = cubicTimingParameters ?? UICubicTimingParameters()
        return (.bezier(parameters.function), duration)
    }
}
