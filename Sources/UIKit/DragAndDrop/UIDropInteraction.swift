/// Lets things be dropped on a view.
///
/// ```swift
/// view.addInteraction(UIDropInteraction(delegate: self))
/// ```
///
/// Of the views under a drag the innermost that has such an interaction, and whose delegate takes an interest, is the target.
@preconcurrency @MainActor
open class UIDropInteraction: MainActorObject, UIInteraction {
    /// Says what may be dropped, and takes it. Without one nothing can be dropped.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// The view that things are dropped on.
    open private(set) weak var view: UIView?

    /// Whether several drags may be over the view at once. False unless set: the ones that come later are ignored until they come again after
    /// the first has left.
    open var allowsSimultaneousDropSessions = false

    /// The drags that are over the view.
    var sessionsInside = 0

    /// An interaction that asks `delegate`, which it holds weakly.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init(onMainActor: ())
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
    }
}
