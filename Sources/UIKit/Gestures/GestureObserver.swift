/// Observes the decisions of recognizers, with reasons, for the gesture timeline.
///
/// Without an observer an environment pays a comparison with nil.
@MainActor
package protocol GestureObserver: AnyObject {
    /// Called before the recognizers receive a changed touch.
    func touchDidChange(_ touch: UITouch, in event: UIEvent)
    /// Called before the recognizers receive a changed scroll, touchpad gesture or key.
    func streamDidChange(_ stream: GestureStream, in event: UIEvent)
    /// A recognizer of the touched view or its superviews gets or does not get a new touch or stream.
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
    /// The last recognizer that this one waited for failed.
    case waitIsOver
    /// Another recognizer prevents the recognizer.
    case prevented(by: UIGestureRecognizer)
    /// A recognizer recognized that this one requires to fail.
    case requirement(UIGestureRecognizer)
    /// The recognizer's view, a touched view or the delegate does not allow the recognizer to begin.
    case mayNotBegin
    /// The recognizer was disabled, or it or its view was removed.
    case withdrawn
    /// The recognizer ignored its last touch.
    case ignoredEverything
    /// The recognition is over and all touches ended.
    case reset
}
