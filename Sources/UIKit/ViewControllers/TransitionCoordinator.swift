/// One transition between controllers: it collects what others want to animate along with it.
@MainActor
final class TransitionCoordinator: MainActorObject, UIViewControllerTransitionCoordinator {
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    let transitionDuration: TimeInterval
    let containerView: UIView
    private let from: UIViewController?
    private let to: UIViewController?
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var hasRun = false

    init(
        in containerView: UIView, from: UIViewController? = nil, to: UIViewController? = nil,
        presentationStyle: UIModalPresentationStyle = .fullScreen, duration: TimeInterval = 0
    ) {
        self.containerView = containerView
        self.from = from
        self.to = to
        self.presentationStyle = presentationStyle
        transitionDuration = duration
        isAnimated = duration > 0
        super.init(onMainActor: ())
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from?.viewIfLoaded
        case .to: to?.viewIfLoaded
        default: nil
        }
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !hasRun else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// Runs the transition: `body` and what others added, then `completion` and what others added for the end.
    func run(_ body: @escaping () -> Void, completion: @escaping () -> Void) {
        let everything = {
            body()
            let animations = self.animations
            self.animations = []
            for animation in animations { animation(self) }
            self.hasRun = true
        }
        let end = {
            completion()
            let completions = self.completions
            self.completions = []
            for completion in completions { completion(self) }
        }
        guard isAnimated else {
            everything()
            return end()
        }
        UIView.animate(
            withDuration: transitionDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction], animations: everything
        ) { _ in end() }
    }
}
