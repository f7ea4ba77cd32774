/// One controller presented by another: what is shown around it, and how it comes and goes.
@MainActor
final class ModalPresentation {
    enum Phase { case presenting, presented, dismissing, dismissed }

    /// The controller that presents. It holds the presentation.
    private(set) weak var presenting: UIViewController?
    let presented: UIViewController
    let style: UIModalPresentationStyle
    private(set) var phase = Phase.presenting
    private weak var window: UIWindow?
    private let stage = ModalStageView(frame: .zero)
    private var waitingDismissals: [(animated: Bool, completion: (() -> Void)?)] = []

    /// How long a sheet takes to come or go, in seconds: motion is quick (Documentation/behaviour.md).
    private static let duration: TimeInterval = 0.4

    init(of presented: UIViewController, by presenting: UIViewController, in window: UIWindow) {
        self.presented = presented
        self.presenting = presenting
        self.window = window
        style = presented.modalPresentationStyle == .automatic ? .pageSheet : presented.modalPresentationStyle
    }

    isolated deinit {
        stage.removeFromSuperview()
    }

    /// Whether what is behind is taken away, and so disappears.
    private var coversEverything: Bool { style == .fullScreen }

    // MARK: Coming

    func present(animated: Bool, completion: (() -> Void)?) {
        guard let view = presented.view, let window, let covered = presenting else { return }
        let duration = animated ? Self.duration : 0
        if coversEverything { covered.beginTransition(isAppearing: false, animated: animated) }
        presented.beginTransition(isAppearing: true, animated: animated)

        stage.style = style
        stage.isModal = { [weak presented] in presented?.isModalInPresentation ?? true }
        stage.onTouchOutside = { [weak self] in self?.presented.dismiss(animated: true) }
        stage.preferredSize = { [weak presented] in presented?.preferredContentSize ?? .zero }
        stage.frame = window.bounds
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(stage)
        stage.show(view)

        let coordinator = TransitionCoordinator(
            in: stage, from: covered, to: presented, presentationStyle: style, duration: duration)
        if animated { stage.prepareToEnter(presented.modalTransitionStyle) }
        coordinator.run {
            self.stage.enter()
        } completion: {
            self.didPresent(completion)
        }
    }

    private func didPresent(_ completion: (() -> Void)?) {
        phase = .presented
        if coversEverything {
            presenting?.viewIfLoaded?.rootInWindow.isHidden = true
            presenting?.endTransition()
        }
        presented.endTransition()
        completion?()
        let waiting = waitingDismissals
        waitingDismissals = []
        for dismissal in waiting { dismiss(animated: dismissal.animated, completion: dismissal.completion) }
    }

    // MARK: Going

    func dismiss(animated: Bool, completion: (() -> Void)?) {
        switch phase {
        case .presenting:
            waitingDismissals.append((animated, completion))
            return
        case .dismissing, .dismissed:
            completion?()
            return
        case .presented:
            break
        }
        phase = .dismissing
        // What the presented controller presents itself goes with it.
        presented.presentation?.dismiss(animated: false, completion: nil)
        presented.beginTransition(isAppearing: false, animated: animated)
        if coversEverything {
            presenting?.viewIfLoaded?.rootInWindow.isHidden = false
            presenting?.beginTransition(isAppearing: true, animated: animated)
        }
        let coordinator = TransitionCoordinator(
            in: stage, from: presented, to: presenting, presentationStyle: style, duration: animated ? Self.duration : 0)
        let transition = presented.modalTransitionStyle
        coordinator.run {
            self.stage.leave(transition)
        } completion: {
            self.didDismiss(completion)
        }
    }

    private func didDismiss(_ completion: (() -> Void)?) {
        phase = .dismissed
        presented.viewIfLoaded?.removeFromSuperview()
        stage.removeFromSuperview()
        presented.endTransition()
        if coversEverything { presenting?.endTransition() }
        presented.ownPresentation = nil
        presenting?.presentation = nil
        completion?()
    }
}

extension UIView {
    /// The view of the window's that this one is in: the one that is hidden when something covers everything.
    fileprivate var rootInWindow: UIView {
        var view = self
        while let parent = view.parent, !(parent is UIWindow) { view = parent }
        return view
    }
}
