/// Observes the decisions of recognizers, with reasons, for the gesture timeline.
///
/// Without an observer, the cost is one comparison with nil for each decision.
@MainActor
package protocol GestureObserver: AnyObject {
    /// Called before the recognizers receive a changed touch.
    func touchDidChange(_ touch: UITouch, in event: UIEvent)
    /// Called before the recognizers receive a changed scroll, touchpad gesture or key.
    func streamDidChange(_ stream: GestureStream, in event: UIEvent)
    /// Called for each recognizer of the touched view and its superviews when a touch or stream begins. `isGiven` is whether the recognizer receives
    /// it; `number` identifies the touch or stream.
    func recognizer(_ recognizer: UIGestureRecognizer, isGiven: Bool, number: Int)
    /// Called after a recognizer's state changed.
    func recognizer(
        _ recognizer: UIGestureRecognizer, went before: RecognizerState, to after: RecognizerState, because reason: GestureReason)
}

/// The reason of a state change.
package enum GestureReason {
    /// The recognizer's class or the app set the state.
    case own
    /// The recognizer recognized, but another one that it requires to fail has not failed yet.
    case waits(for: UIGestureRecognizer)
    /// All recognizers that this recognizer waited for have failed.
    case waitIsOver
    /// Another recognizer prevents the recognizer.
    case prevented(by: UIGestureRecognizer)
    /// A recognizer that this one requires to fail has recognized its gesture.
    case requirement(UIGestureRecognizer)
    /// The recognizer's view, a touched view or the delegate does not allow the recognizer to begin.
    case mayNotBegin
    /// The recognizer was disabled, or it or its view was removed.
    case withdrawn
    /// The recognizer ignored its last touch.
    case ignoredEverything
    /// The recognizer was reset, because recognition is over and all touches have ended.
    case reset
}
