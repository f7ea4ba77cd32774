import Foundation

/// Activates a view (a folder, a tab, a button) on which a drag rests for about a second.
///
/// ```swift
/// folder.addInteraction(UISpringLoadedInteraction { interaction, context in open(folder) })
/// ```
@preconcurrency @MainActor
open class UISpringLoadedInteraction: MainActorObject, UIInteraction {
    /// The behavior, which decides which drags activate the view.
    open var interactionBehavior: any UISpringLoadedInteractionBehavior { behavior }

    /// The effect, which shows that the view is about to activate.
    open var interactionEffect: any UISpringLoadedInteractionEffect { effect }

    /// The view that the interaction is attached to.
    open private(set) weak var view: UIView?

    private let behavior: any UISpringLoadedInteractionBehavior
    private let effect: any UISpringLoadedInteractionEffect
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Creates an interaction that calls `handler` on activation.
    ///
    /// - Parameters:
    ///   - interactionBehavior: Decides which drags activate the view; nil for all.
    ///   - interactionEffect: Shows the progress; nil to highlight the view and let it blink.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?, interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        behavior = interactionBehavior ?? SpringLoadedForAll()
        effect = interactionEffect ?? SpringLoadedBlink()
        self.handler = handler
        super.init(onMainActor: ())
    }

    /// Creates an interaction for all drags with the default effect, that calls `handler` on activation.
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

/// The progress of spring loading.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No drag rests on the view.
    case inactive = 0
    /// A drag rests on the view.
    case possible = 1
    /// The view is about to activate.
    case activating = 2
    /// The view has activated.
    case activated = 3
}

/// The context of a drag that rests on a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The current progress.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that the effect is shown on. The default is the interaction's view.
    var targetView: UIView? { get set }
    /// The item of the view under the drag, if it has several, such as a table's rows. The behavior sets it. Another item starts again.
    var targetItem: Any? { get set }
    /// The drag's location in the coordinates of `view`, or of the window if `view` is nil.
    func location(in view: UIView?) -> CGPoint
}

/// Decides which drags activate a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Whether the drag may begin or continue to activate the view.
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
    /// Called after the view activated, or the drag left it before. Optional.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows the progress of spring loading.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Called after the context's state changed.
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A view that supports spring loading.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether a resting drag activates the view, as a tap does. The default is false.
    var isSpringLoaded: Bool { get set }
}
