/// Lets the user drop items on a view.
///
/// ```swift
/// view.addInteraction(UIDropInteraction(delegate: self))
/// ```
///
/// The target of a drag is the innermost view under the drag that has a drop interaction. Views whose delegates cannot handle the session are skipped.
@preconcurrency @MainActor
open class UIDropInteraction: MainActorObject, UIInteraction {
    /// The delegate, which decides on drops and performs them. Without a delegate, the view accepts no drops.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// The view that the interaction is attached to.
    open private(set) weak var view: UIView?

    /// Whether several drags may be over the view at the same time. The default is false: a later drag is ignored until the first drag has left and the
    /// later one enters again.
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
