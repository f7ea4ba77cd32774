import Foundation

/// Changes the pointer, or the view under it, while the pointer is over the view that the interaction was added to.
///
/// A view may be divided into regions; its delegate tells which one the pointer is in, and how the pointer and the view look there. Of
/// views that lie within each other the innermost with a region under the pointer counts. While a button is down the region stays what it
/// is, until the pointer is dragged out of it.
@preconcurrency @MainActor
open class UIPointerInteraction: MainActorObject, UIInteraction {
    /// Tells regions and styles. Without one, or where it does not say, the whole view is a region, with the effect that suits it.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?

    /// Whether the interaction does anything. True unless set.
    open var isEnabled = true {
        didSet {
            if isEnabled != oldValue { source?.interactionChanged(self) }
        }
    }

    /// An interaction that asks `delegate`, which it holds weakly.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init(onMainActor: ())
    }

    /// Asks for region and style anew, where the pointer is over the view: what they depend on changed.
    open func invalidate() {
        source?.interactionChanged(self)
    }

    open func willMove(to view: UIView?) {
        source?.interactionWillLeave(self)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        source?.interactionChanged(self)
    }

    private var source: PointerSource? { view?.window?.windowScene?.eventSource.pointer }
}
