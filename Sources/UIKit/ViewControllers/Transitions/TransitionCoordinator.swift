import Foundation

/// Collects the alongside animations of a transition between controllers or of a size change.
@MainActor
final class TransitionCoordinator: MainActorObject, UIViewControllerTransitionCoordinator {
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    let containerView: UIView
    var transitionDuration: TimeInterval = 0
    var initiallyInteractive = false
    var percentComplete: CGFloat = 0
    /// The transition between controllers; nil for a size change.
    weak var context: TransitionContext?

    private let from: UIViewController?
    private let to: UIViewController?
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var interactionChanges: [Block] = []
    private var interactionEnds: [Block] = []
    /// Whether the alongside animations have started.
    private(set) var hasRun = false
    /// Whether the transition has ended.
    private var isOver = false
    private var wasCancelled = false

    private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    init(
        in containerView: UIView, from: UIViewController? = nil, to: UIViewController? = nil,
        presentationStyle: UIModalPresentationStyle = .none, isAnimated: Bool = false
    ) {
        self.containerView = containerView
        self.from = from
        self.to = to
        self.presentationStyle = presentationStyle
        self.isAnimated = isAnimated
        super.init(onMainActor: ())
    }

    var isInteractive: Bool { context?.isInteractive ?? false }
    var isCancelled: Bool { context?.transitionWasCancelled ?? wasCancelled }
    var isInterruptible: Bool { context?.driver != nil }
    var completionVelocity: CGFloat { context?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { context?.completionCurve ?? .easeInOut }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if let context { return context.view(forKey: key) }
        return switch key {
        case .from: from?.viewIfLoaded
        case .to: to?.viewIfLoaded
        default: nil
        }
    }

    // MARK: Alongside animations

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !isOver else { return false }
        if let completion { completions.append(completion) }
        guard !hasRun else { return false }
        if let animation { animations.append(animation) }
        return true
    }

    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        // The transition's animators control the animations of any view, wherever it is.
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        interactionEnds.append(handler)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        interactionChanges.append(handler)
    }

    // MARK: Transition

    /// Whether there are alongside animations.
    var hasAlongside: Bool { !animations.isEmpty }

    /// Runs the alongside animations, once.
    func runAlongside() {
        guard !hasRun else { return }
        hasRun = true
        let animations = animations
        self.animations = []
        for animation in animations { animation(self) }
    }

    /// Calls the handlers after the transition became interactive or non-interactive.
    func interactionChanged() {
        for handler in interactionChanges { handler(self) }
        guard !isInteractive else { return }
        let handlers = interactionEnds
        interactionEnds = []
        for handler in handlers { handler(self) }
    }

    /// Ends the transition and calls the completions.
    func end() {
        guard !isOver else { return }
        runAlongside()
        wasCancelled = context?.transitionWasCancelled ?? false
        isOver = true
        let completions = completions
        self.completions = []
        for completion in completions { completion(self) }
        interactionEnds = []
        interactionChanges = []
    }

    /// Performs a size change immediately, with the alongside animations.
    func run(_ change: () -> Void) {
        change()
        runAlongside()
        end()
    }
}
