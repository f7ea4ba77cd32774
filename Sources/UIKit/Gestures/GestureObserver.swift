/// Observes the decisions of recognizers, with reasons, for the gesture timeline.
///
/// Without an observer an environment pays a comparison with nil.
@MainActor
package protocol GestureObserver: AnyObject {
    /// A touch changed, before the recognizers get it.
    func touchDidChange(_ touch: UITouch, in event: UIEvent)
    /// A scroll, a touchpad gesture or a key changed, before the recognizers get it.
    func streamDidChange(_ stream: GestureStream, in event: UIEvent)
    /// A recognizer of the touched view or its superviews gets or does not get a new touch or stream.
    func recognizer(_ recognizer: UIGestureRecognizer, isGiven: Bool, number: Int)
    /// A recognizer's state changed.
    func recognizer(
        _ recognizer: UIGestureRecognizer, went before: RecognizerState, to after: RecognizerState, because reason: GestureReason)
}

/// The reason of a state change.
package enum GestureReason {
    /// The recognizer's class or the app set it.
    case own
    /// It recognized, but a recognizer that it requires to fail has not failed yet.
    case waits(for: UIGestureRecognizer)
    /// The last recognizer that it waited for failed.
    case waitIsOver
    /// Another recognizer prevents it.
    case prevented(by: UIGestureRecognizer)
    /// A recognizer that it requires to fail recognized.
    case requirement(UIGestureRecognizer)
    /// Its view, a touched view or its delegate does not allow it to begin.
    case mayNotBegin
    /// It was disabled, or it or its view was removed.
    case withdrawn
    /// It ignored its last touch.
    case ignoredEverything
    /// The attempt is over and all touches ended.
    case reset
}
