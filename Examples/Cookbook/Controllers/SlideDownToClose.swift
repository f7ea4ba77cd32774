import UIKit

/// A full screen that a finger pulls down to close.
final class PhotoScreenController: UIViewController, UIViewControllerTransitioningDelegate {
    private var interaction: UIPercentDrivenInteractiveTransition?

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.addGestureRecognizer(UIPanGestureRecognizer { [unowned self] pan in panned(pan) })
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        let part = max(0, pan.translation(in: nil).y / view.bounds.height)
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed: interaction?.update(part)
        case .ended where part > 0.3 || pan.velocity(in: nil).y > 800: interaction?.finish()
        case .ended, .cancelled: interaction?.cancel()
        default: break
        }
        if pan.state == .ended || pan.state == .cancelled { interaction = nil }
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { SlideDown() }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// Moves the dismissed view below the lower edge.
final class SlideDown: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .from) else { return context.completeTransition(true) }
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
