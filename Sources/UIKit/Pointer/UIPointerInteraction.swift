import Foundation

/// Changes the pointer, or the view under it, while the pointer is over the interaction's view.
///
/// A view can be divided into regions. The delegate returns the region under the pointer and its style. If views are nested, the innermost one with a
/// region under the pointer is used. While a button is pressed, the region stays active until the pointer is dragged out of it.
@preconcurrency @MainActor
open class UIPointerInteraction: MainActorObject, UIInteraction {
    /// Supplies regions and styles. Held weakly. Without a delegate the whole view is a region with the automatic effect.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?

    /// Whether the interaction is active. True unless set.
    open var isEnabled = true {
        didSet {
            if isEnabled != oldValue { source?.interactionChanged(self) }
        }
    }

    /// An interaction with a delegate, which is held weakly.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init(onMainActor: ())
    }

    /// Requests the region and the style again if the pointer is over the view. Call this method after a region or style changed.
    open func invalidate() {
        source?.interactionChanged(self)
    }

    open func willMove(to view: UIView?) {
        source?.interactionWillLeave(self)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        if let platform = view?.hostPlatform { PointerFollowing.of(platform).makeFollower = { PointerSource(scene: $0) } }
        source?.interactionChanged(self)
    }

    private var source: PointerSource? { view?.window?.windowScene?.eventSource.pointer as? PointerSource }
}
