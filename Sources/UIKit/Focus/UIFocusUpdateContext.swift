import Foundation

/// A step of the focus: from where, to where, and which way.
@preconcurrency @MainActor
open class UIFocusUpdateContext: MainActorObject {
    /// Where the focus was; nil for nowhere.
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// Where it goes; nil for nowhere.
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// Where the focus was, where that is a view.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// Where it goes, where that is a view.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    /// Which way it goes; none where the app asked for it.
    open private(set) var focusHeading: UIFocusHeading = []

    /// The rows or items between which the focus goes in a list.
    var listStep: ListStep?

    /// A step from nowhere to nowhere. Tests override what it says.
    public init() { super.init(onMainActor: ()) }

    convenience init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
        self.init()
        focusHeading = heading
        previouslyFocusedItem = previous
        nextFocusedItem = next
    }

    /// Takes over the step of another context.
    final func take(_ context: UIFocusUpdateContext) {
        focusHeading = context.focusHeading
        previouslyFocusedItem = context.previouslyFocusedItem
        nextFocusedItem = context.nextFocusedItem
        listStep = context.listStep
    }
}

/// What runs beside a step of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: MainActorObject {
    private var completions: [() -> Void] = []
    private var animations: [() -> Void] = []

    /// A coordinator that runs nothing by itself.
    public init() { super.init(onMainActor: ()) }

    /// How long the focus takes, in seconds.
    static let duration: TimeInterval = 0.2

    /// Runs `animations` animated while the focus goes, and `completion` when it is there.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }

    /// Runs `animations` while the focus comes to an item, and `completion` when it is there.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        addCoordinatedAnimations(animations.map { body in { body(FocusAnimationContext()) } }, completion: completion)
    }

    /// Runs `animations` while the focus leaves an item, and `completion` when it is gone.
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

/// How the focus moves just now.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext {
    /// How long that takes, in seconds.
    var duration: TimeInterval { get }
}

private struct FocusAnimationContext: UIFocusAnimationContext {
    var duration: TimeInterval { UIFocusAnimationCoordinator.duration }
}
