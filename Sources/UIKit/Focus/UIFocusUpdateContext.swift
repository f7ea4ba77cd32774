import Foundation

/// The context of a focus update: the previous and the next item, and the direction.
@preconcurrency @MainActor
open class UIFocusUpdateContext: MainActorObject {
    /// The previously focused item; nil without one.
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that gets the focus; nil without one.
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The previously focused item, if it is a view; otherwise nil.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The item that gets the focus, if it is a view; otherwise nil.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    /// The direction of the focus movement; empty if the app requested the update.
    open private(set) var focusHeading: UIFocusHeading = []

    /// The rows or items if the focus moves within a list, or into one; otherwise nil.
    var listStep: ListStep?

    /// Creates a context without items. Subclasses, such as mocks in tests, override the properties.
    public init() { super.init(onMainActor: ()) }

    convenience init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
        self.init()
        focusHeading = heading
        previouslyFocusedItem = previous
        nextFocusedItem = next
    }

    /// Copies all properties of another context.
    final func take(_ context: UIFocusUpdateContext) {
        focusHeading = context.focusHeading
        previouslyFocusedItem = context.previouslyFocusedItem
        nextFocusedItem = context.nextFocusedItem
        listStep = context.listStep
    }
}

/// Runs animations alongside a focus update.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: MainActorObject {
    private var completions: [() -> Void] = []
    private var animations: [() -> Void] = []

    /// Creates a coordinator without animations.
    public init() { super.init(onMainActor: ()) }

    /// The duration of the focus animation, in seconds.
    static let duration: TimeInterval = 0.2

    /// Adds `animations` that run alongside the focus update, and a `completion` that is called at their end.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }

    /// Adds `animations` that run while an item gains the focus, and a `completion` that is called at their end.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        addCoordinatedAnimations(animations.map { body in { body(FocusAnimationContext()) } }, completion: completion)
    }

    /// Adds `animations` that run while an item loses the focus, and a `completion` that is called at their end.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        addCoordinatedAnimations(animations.map { body in { body(FocusAnimationContext()) } }, completion: completion)
    }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let (animations, completions) = (animations, completions)
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            for body in animations { body() }
        } completion: { _ in
            for body in completions { body() }
        }
    }
}

/// The properties of a focus animation.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext {
    /// The duration of the animation, in seconds.
    var duration: TimeInterval { get }
}

private struct FocusAnimationContext: UIFocusAnimationContext {
    var duration: TimeInterval { UIFocusAnimationCoordinator.duration }
}
