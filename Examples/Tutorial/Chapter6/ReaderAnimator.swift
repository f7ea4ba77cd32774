import UIKit

/// Moves the page of a reader into the window, or out of it.
final class ReaderAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    /// Called at the end of the transition.
    var onEnd: () -> Void = {}
    private let reader: ReaderController
    private var animator: UIViewPropertyAnimator?

    init(reader: ReaderController, isPresenting: Bool) {
        self.reader = reader
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let (reader, isPresenting) = (reader, isPresenting)
        if isPresenting {
            reader.view.frame = transitionContext.finalFrame(for: reader)
            transitionContext.containerView.addSubview(reader.view)
            reader.view.layoutIfNeeded()
            reader.showPage(false)
        }
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), dampingRatio: 1) {
            reader.showPage(isPresenting)
        }
        animator.addCompletion { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
        onEnd()
    }
}
