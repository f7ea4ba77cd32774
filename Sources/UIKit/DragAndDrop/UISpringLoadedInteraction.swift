import Foundation

/// Activates a view, such as a folder, a tab or a button, when a drag has rested on it for about a second.
///
/// ```swift
/// folder.addInteraction(UISpringLoadedInteraction { interaction, context in open(folder) })
/// ```
@preconcurrency @MainActor
open class UISpringLoadedInteraction: MainActorObject, UIInteraction {
    /// The behavior. It decides which drags can activate the view.
    open var interactionBehavior: any UISpringLoadedInteractionBehavior { behavior }

    /// The effect. It shows that the view will be activated.
    open var interactionEffect: any UISpringLoadedInteractionEffect { effect }

    /// The view that the interaction is attached to.
    open private(set) weak var view: UIView?

    private let behavior: any UISpringLoadedInteractionBehavior
    private let effect: any UISpringLoadedInteractionEffect
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Creates an interaction that calls a closure on activation.
    ///
    /// - Parameters:
    ///   - interactionBehavior: Decides which drags can activate the view. Nil allows all drags.
    ///   - interactionEffect: Shows the progress. Nil uses the default effect, which highlights the view and makes it blink.
    ///   - handler: Called when a drag activates the view.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?, interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        behavior = interactionBehavior ?? SpringLoadedForAll()
        effect = interactionEffect ?? SpringLoadedBlink()
        self.handler = handler
        super.init(onMainActor: ())
    }

    /// Creates an interaction for all drags with the default effect. It calls `handler` on activation.
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
    /// The view will be activated soon.
    case activating = 2
    /// The view was activated.
    case activated = 3
}

/// The context of a drag that is over a spring-loaded view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The current state of spring loading.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view on which the effect is shown. The default is the interaction's view.
    var targetView: UIView? { get set }
    /// The item under the drag, for a view with several items such as a table. The behavior sets this property. If the item changes, the delay starts again.
    var targetItem: Any? { get set }
    /// The drag's location in the coordinates of `view`, or of the window if `view` is nil.
    func location(in view: UIView?) -> CGPoint
}

/// Decides which drags can activate a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Returns whether the drag may begin or continue to activate the view.
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
    /// Called after the view was activated, or after the drag left it earlier. Optional.
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
    /// Whether a resting drag activates the view like a tap. The default is false.
    var isSpringLoaded: Bool { get set }
}
