import Foundation
import Host

/// An animation block that `beginAnimations` opened.
@MainActor
final class LegacyAnimation {
    let context: AnimationContext
    let identifier: String?
    /// The app's context pointer, passed to the delegate's methods.
    let userContext: UnsafeMutableRawPointer?
    weak var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    /// Starts the transition of a view when the block is committed.
    var transition: (() -> Void)?

    /// The default of `setAnimationDuration` in seconds, as documented for UIKit.
    static let defaultDuration: TimeInterval = 0.2

    init(identifier: String?, userContext: UnsafeMutableRawPointer?) {
        self.identifier = identifier
        self.userContext = userContext
        weak var animation: LegacyAnimation?
        let tracker = AnimationTracker { finished in animation?.stopped(finished: finished) }
        context = AnimationContext(
            duration: Self.defaultDuration, delay: 0, pace: .curve(UIView.AnimationCurve.easeInOut.timingFunction),
            options: .allowUserInteraction, tracker: tracker, inside: nil)
        animation = self
        // The running animations retain the tracker. The tracker retains this object, so that it can notify the delegate at the end.
        tracker.owner = self
    }

    /// Notifies the delegate that the animations begin, after the delay.
    func announceStart() {
        guard willStart != nil else { return }
        AnimationStack.schedule(after: context.delay) { self.started() }
    }

    private func started() {
        if let delegate, let willStart { willStart.perform(on: delegate, sender: identifier, event: userContext) }
    }

    private func stopped(finished: Bool) {
        if let delegate, let didStop {
            didStop.perform(on: delegate, sender: identifier, event: NSNumber(value: finished), context: userContext)
        }
    }
}

// The animation methods that predate blocks. Changes between `beginAnimations` and `commitAnimations` are animated with the parameters that the last
// calls of `setAnimation…` set. The views receive touches during the animation.
extension UIView {
    /// Begins an animation block, which ends at ``commitAnimations()``. Blocks may be nested.
    ///
    /// - Parameters:
    ///   - animationID: An identifier for the delegate.
    ///   - context: A pointer for the delegate.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        guard let stack = AnimationStack.current else { return }
        let animation = LegacyAnimation(identifier: animationID, userContext: context)
        stack.legacyBlocks.append(animation)
        stack.push(animation.context)
    }

    /// Ends the animation block and starts the animations of all changes since ``beginAnimations(_:context:)``.
    public class func commitAnimations() {
        guard let stack = AnimationStack.current, let animation = stack.legacyBlocks.popLast() else {
            return animationLog.error("commitAnimations() was called without a matching beginAnimations(_:context:).")
        }
        animation.transition?()
        animation.announceStart()
        stack.pop()
    }

    /// Sets the duration of animations, in seconds; 0.2 by default.
    public class func setAnimationDuration(_ duration: TimeInterval) { changeInnermost { $0.duration = duration } }

    /// Sets the delay of animations, in seconds; 0 by default.
    public class func setAnimationDelay(_ delay: TimeInterval) { changeInnermost { $0.delay = delay } }

    /// Sets the date at which animations begin; by default they begin immediately.
    public class func setAnimationStart(_ startDate: Date) {
        changeInnermost { $0.delay = max(startDate.timeIntervalSinceNow, 0) }
    }

    /// Sets the timing curve of animations; `easeInOut` by default.
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        changeInnermost { $0.pace = .curve(curve.timingFunction) }
    }

    /// Sets the number of runs of animations; 1 by default.
    public class func setAnimationRepeatCount(_ repeatCount: Float) { changeInnermost { $0.repeatCount = repeatCount } }

    /// Sets whether animations run forwards and backwards; false by default.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        changeInnermost { $0.autoreverses = repeatAutoreverses }
    }

    /// Sets whether animations of non-additive properties begin with the presentation value instead of the model value; false by default.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        changeInnermost {
            if fromCurrentState {
                $0.options.insert(.beginFromCurrentState)
            } else {
                $0.options.remove(.beginFromCurrentState)
            }
        }
    }

    /// Sets the delegate, which is notified when the animations begin and end. The delegate is not retained.
    public class func setAnimationDelegate(_ delegate: Any?) {
        changeLegacy { $0.delegate = delegate.map { $0 as AnyObject } }
    }

    /// Sets the delegate's method to call when the animations begin. Its optional parameters are the animation's identifier, a `String?`, and the
    /// context, an `UnsafeMutableRawPointer?`.
    public class func setAnimationWillStart(_ selector: Selector?) { changeLegacy { $0.willStart = selector } }

    /// Sets the delegate's method to call when all animations have ended. Its optional parameters are the animation's identifier, a `String?`, an
    /// `NSNumber` that is true if all animations ran to their end, and the context, an `UnsafeMutableRawPointer?`.
    public class func setAnimationDidStop(_ selector: Selector?) { changeLegacy { $0.didStop = selector } }

    /// Changes the parameters of the innermost animation block. The new parameters apply to later changes.
    private static func changeInnermost(_ change: (AnimationContext) -> Void) {
        guard let context = AnimationStack.current?.innermost else {
            return animationLog.error(
                """
                setAnimation… was called outside of an animation block, and not between beginAnimations(_:context:) and \
                commitAnimations().
                """
            )
        }
        change(context)
    }

    static func changeLegacy(_ change: (LegacyAnimation) -> Void) {
        guard let animation = AnimationStack.current?.legacyBlocks.last else {
            return animationLog.error("setAnimation… was not called between beginAnimations(_:context:) and commitAnimations().")
        }
        change(animation)
    }
}
