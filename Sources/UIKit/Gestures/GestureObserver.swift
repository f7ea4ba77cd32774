/// Hears of everything that recognizers decide, and why: what a timeline of gestures is made of.
///
/// An environment without one pays a comparison with nil.
@MainActor
package protocol GestureObserver: AnyObject {
    /// A touch began, moved, ended or was cancelled, before the recognizers see it.
    func touchDidChange(_ touch: UITouch, in event: UIEvent)
    /// A scroll, a touchpad gesture or a key began, went on, ended or was cancelled, before the recognizers see it.
    func streamDidChange(_ stream: GestureStream, in event: UIEvent)
    /// A recognizer of the touched view or of its ancestors is given a touch or a stream that begins, or not.
    func recognizer(_ recognizer: UIGestureRecognizer, isGiven: Bool, number: Int)
    /// A recognizer went from one point of its life to another.
    func recognizer(_ recognizer: UIGestureRecognizer, went before: GestureLife, to after: GestureLife, because reason: GestureReason)
}

/// Why a recognizer's life took a step.
package enum GestureReason {
    /// Its class, or the app, said so.
    case own
    /// It recognized, but another that it requires to fail has not yet.
    case waits(for: UIGestureRecognizer)
    /// The last of those that it waited for failed.
    case waitIsOver
    /// Another recognized first and prevents it.
    case prevented(by: UIGestureRecognizer)
    /// Another recognized that it required to fail.
    case requirement(UIGestureRecognizer)
    /// Its view, a view that was touched, or its delegate does not let it begin.
    case mayNotBegin
    /// It was disabled, or it or its view was removed.
    case withdrawn
    /// It left its last touch to others.
    case ignoredEverything
    /// The attempt is over and its touches are up.
    case reset
}
