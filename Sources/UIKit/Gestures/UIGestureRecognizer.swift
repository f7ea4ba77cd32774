/// Finds out whether the touches of a view and its subviews are a gesture, and tells its targets.
@MainActor
open class UIGestureRecognizer: MainActorObject {
    /// Where a recognizer is on its way.
    ///
    /// A discrete gesture goes from ``possible`` to ``ended`` (also called ``recognized``) or ``failed``; a continuous one from
    /// ``possible`` to ``began``, any number of times ``changed``, and then ``ended`` or ``cancelled``, or from ``possible`` to ``failed``.
    public enum State: Int, Sendable {
        /// Not recognized yet; where every recognizer starts.
        case possible = 0
        /// A continuous gesture was recognized.
        case began = 1
        /// A continuous gesture went on.
        case changed = 2
        /// A continuous gesture came to its end, or a discrete one was recognized.
        case ended = 3
        /// A continuous gesture was broken off.
        case cancelled = 4
        /// The touches are not this gesture.
        case failed = 5

        /// A discrete gesture was recognized: the same as ``ended``.
        public static var recognized: State { .ended }
    }

    /// Is asked about the recognizer's relations to touches and to other recognizers.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A name to tell the recognizer by.
    open var name: String?

    public init() {
        super.init(onMainActor: ())
    }

    /// The recognizer was added to a view, or was taken off its view.
    package func didMove(to view: MainActorObject?) {}
}
