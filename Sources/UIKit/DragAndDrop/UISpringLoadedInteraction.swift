import Foundation

/// Opens a view on which a drag rests for about a second: a folder, a tab, a button.
///
/// ```swift
/// folder.addInteraction(UISpringLoadedInteraction { interaction, context in open(folder) })
/// ```
@preconcurrency @MainActor
open class UISpringLoadedInteraction: MainActorObject, UIInteraction {
    /// Says which drags open the view.
    open var interactionBehavior: any UISpringLoadedInteractionBehavior { behavior }

    /// Shows that the view is about to open.
    open var interactionEffect: any UISpringLoadedInteractionEffect { effect }

    /// The view that opens.
    open private(set) weak var view: UIView?

    private let behavior: any UISpringLoadedInteractionBehavior
    private let effect: any UISpringLoadedInteractionEffect
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// An interaction that calls `handler` when the view opens.
    ///
    /// - Parameters:
    ///   - interactionBehavior: Says which drags open it; nil for all of them.
    ///   - interactionEffect: Shows that it is about to; nil to highlight the view, and then to let it blink.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?, interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        behavior = interactionBehavior ?? SpringLoadedForAll()
        effect = interactionEffect ?? SpringLoadedBlink()
        self.handler = handler
        super.init(onMainActor: ())
    }

    /// An interaction for all drags, with the usual effect, that calls `handler` when the view opens.
    public convenience init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
    }

    func activate(_ context: any UISpringLoadedInteractionContext) { handler(self, context) }
}

/// How far a view is with springing open.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// It does not.
    case inactive = 0
    /// A drag rests on it.
    case possible = 1
    /// It is about to.
    case activating = 2
    /// It has.
    case activated = 3
}

/// What a drag that rests on a view does there.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// How far the view is.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that the effect is shown on: the interaction's unless set.
    var targetView: UIView? { get set }
    /// What in the view it is about, where there are several things, as rows in a table. Set by the behavior; another item begins anew.
    var targetItem: Any? { get set }
    /// Where the drag is, in the coordinates of `view`, or of the window where that is nil.
    func location(in view: UIView?) -> CGPoint
}

/// Says which drags open a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Whether the drag may begin, or go on, to open the view.
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
    /// The view opened, or the drag left it before. Does nothing unless implemented.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows how far a view is with springing open.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// The context's state changed.
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Something that can be made to spring open under a drag.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether a drag that rests on it opens it, as a tap does. False unless set.
    var isSpringLoaded: Bool { get set }
}
