import Foundation
import Host

/// An animation that `beginAnimations` opened.
@MainActor
final class LegacyAnimation {
    let context: AnimationContext
    let identifier: String?
    /// What the app gave to be told.
    let userContext: UnsafeMutableRawPointer?
    weak var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    /// Begins the transition of a view, when the animation is committed.
    var transition: (() -> Void)?

    /// UIKit's documented default of `setAnimationDuration`.
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
        // The running animations hold their tracker, and through it what has to be told of their end.
        tracker.owner = self
    }

    /// Tells the delegate that the animation begins, when its delay is over.
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

// The calls from before there were blocks. Between `beginAnimations` and `commitAnimations` every change is animated as the last calls of
// `setAnimation…` say. Views stay open to touches meanwhile.
extension UIView {
    /// Animates every change from here to ``commitAnimations()``. May be nested.
    ///
    /// - Parameters:
    ///   - animationID: What the delegate is told.
    ///   - context: What the delegate is told too.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        guard let stack = AnimationStack.current else { return }
        let animation = LegacyAnimation(identifier: animationID, userContext: context)
        stack.legacyBlocks.append(animation)
        stack.push(animation.context)
    }

    /// Begins the animations of everything that changed since ``beginAnimations(_:context:)``.
    public class func commitAnimations() {
        guard let stack = AnimationStack.current, let animation = stack.legacyBlocks.popLast() else {
            return animationLog.error("commitAnimations() without a beginAnimations(_:context:)")
        }
        animation.transition?()
        animation.announceStart()
        stack.pop()
    }

    /// How long animations last, in seconds. 0.2 unless set.
    public class func setAnimationDuration(_ duration: TimeInterval) { changeInnermost { $0.duration = duration } }

    /// How many seconds animations wait before they begin. 0 unless set.
    public class func setAnimationDelay(_ delay: TimeInterval) { changeInnermost { $0.delay = delay } }

    /// When animations begin. At once unless set.
    public class func setAnimationStart(_ startDate: Date) {
        changeInnermost { $0.delay = max(startDate.timeIntervalSinceNow, 0) }
    }

    /// How the animations' speed changes. Slow, fast and slow unless set.
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        changeInnermost { $0.pace = .curve(curve.timingFunction) }
    }

    /// How often animations run. Once unless set.
    public class func setAnimationRepeatCount(_ repeatCount: Float) { changeInnermost { $0.repeatCount = repeatCount } }

    /// Whether animations run there and back. False unless set.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        changeInnermost { $0.autoreverses = repeatAutoreverses }
    }

    /// Whether animations of properties that are not additive begin with the presentation value, not with the model's. False unless set.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        changeInnermost {
            if fromCurrentState {
                $0.options.insert(.beginFromCurrentState)
            } else {
                $0.options.remove(.beginFromCurrentState)
            }
        }
    }

    /// Who is told of the start and the end. Held weakly.
    public class func setAnimationDelegate(_ delegate: Any?) {
        changeLegacy { $0.delegate = delegate.map { $0 as AnyObject } }
    }

    /// A method of the delegate that is called when the animations begin; it may take the animation's identifier, a `String?`, and the
    /// context, an `UnsafeMutableRawPointer?`.
    public class func setAnimationWillStart(_ selector: Selector?) { changeLegacy { $0.willStart = selector } }

    /// A method of the delegate that is called when all animations are over; it may take the animation's identifier, a `String?`, whether
    /// they came to their end, an `NSNumber`, and the context, an `UnsafeMutableRawPointer?`.
    public class func setAnimationDidStop(_ selector: Selector?) { changeLegacy { $0.didStop = selector } }

    /// Changes the innermost block, of whichever kind, for what is animated from now on.
    private static func changeInnermost(_ change: (AnimationContext) -> Void) {
        guard let context = AnimationStack.current?.innermost else {
            return animationLog.error("setAnimation… belongs into an animation block, or between beginAnimations and commitAnimations()")
        }
        change(context)
    }

    static func changeLegacy(_ change: (LegacyAnimation) -> Void) {
        guard let animation = AnimationStack.current?.legacyBlocks.last else {
            return animationLog.error("setAnimation… belongs between beginAnimations(_:context:) and commitAnimations()")
        }
        change(animation)
    }
}
