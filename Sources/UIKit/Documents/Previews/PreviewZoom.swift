import CoreGraphics
import Foundation

/// Animates a preview from a rectangle of a view, and back to it.
final class PreviewZoom: MainActorObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    private weak var source: UIView?
    private let rect: CGRect
    private var isPresenting = true

    init(_ source: UIView, _ rect: CGRect) {
        self.source = source
        self.rect = rect
        super.init(onMainActor: ())
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        isPresenting = true
        return self
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        isPresenting = false
        return self
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        guard let view = transitionContext.view(forKey: key) else { return transitionContext.completeTransition(true) }
        if isPresenting {
            if let controller = transitionContext.viewController(forKey: .to) { view.frame = transitionContext.finalFrame(for: controller) }
            container.addSubview(view)
        } else if let behind = transitionContext.view(forKey: .to) {
            container.insertSubview(behind, belowSubview: view)
        }
        let small = shrunk(view, in: container)
        if isPresenting { (view.transform, view.alpha) = (small, 0) }
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            (view.transform, view.alpha) = self.isPresenting ? (.identity, 1) : (small, 0)
        } completion: { _ in
            (view.transform, view.alpha) = (.identity, 1)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    /// The transform from the view's frame to the source rectangle.
    private func shrunk(_ view: UIView, in container: UIView) -> CGAffineTransform {
        guard let source, source.window != nil, view.bounds.width > 0, view.bounds.height > 0 else {
            return CGAffineTransform(scaleX: 0.9, y: 0.9)
        }
        let target = container.convert(rect, from: source)
        let center = view.center
        return CGAffineTransform(translationX: target.midX - center.x, y: target.midY - center.y)
            .scaledBy(x: max(target.width / view.bounds.width, 0.01), y: max(target.height / view.bounds.height, 0.01))
    }
}
