/// Lets the user drop items on a view.
///
/// ```swift
/// view.addInteraction(UIDropInteraction(delegate: self))
/// ```
///
/// The target of a drag is the innermost view under it with such an interaction whose delegate can handle the session.
@preconcurrency @MainActor
open class UIDropInteraction: MainActorObject, UIInteraction {
    /// The delegate, which decides on drops and performs them. Nil prevents drops.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// The view that the interaction is attached to.
    open private(set) weak var view: UIView?

    /// Whether several drags may be over the view at once. The default is false: later drags are ignored until they enter again after the
    /// first has left.
    open var allowsSimultaneousDropSessions = false

    /// The number of drags over the view.
    var sessionsInside = 0

    /// Creates an interaction with a delegate, which it references weakly.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init(onMainActor: ())
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
    }
}
