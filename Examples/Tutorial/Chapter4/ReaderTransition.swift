import UIKit

/// Presents and dismisses a reader. A finger may hold, move and reverse the page in both directions.
final class ReaderTransition: NSObject, UIViewControllerTransitioningDelegate {
    private unowned let reader: ReaderController
    private var animator: ReaderAnimator?
    private var interaction: UIPercentDrivenInteractiveTransition?
    private var isFingerDown = false
    /// The progress at which the finger caught the page.
    private var caughtProgress: CGFloat = 0

    init(reader: ReaderController) { self.reader = reader }

    var isRunning: Bool { interaction != nil }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(isPresenting: true) }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        makeAnimator(isPresenting: false)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteraction() }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteraction() }

    private func makeAnimator(isPresenting: Bool) -> ReaderAnimator {
        let animator = ReaderAnimator(reader: reader, isPresenting: isPresenting)
        animator.onEnd = { [weak self] in
            self?.animator = nil
            self?.interaction = nil
        }
        self.animator = animator
        return animator
    }

    private func makeInteraction() -> UIPercentDrivenInteractiveTransition {
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = isFingerDown
        self.interaction = interaction
        return interaction
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: hold()
        case .changed: interaction?.update(progress(of: pan))
        case .ended, .cancelled: release(pan)
        default: break
        }
    }

    /// Stops a moving page, or begins to dismiss a resting one.
    private func hold() {
        isFingerDown = true
        if let interaction {
            interaction.pause()
            caughtProgress = interaction.percentComplete
        } else {
            caughtProgress = 0
            reader.dismiss(animated: true)
        }
    }

    /// A finger that moves down makes progress with a dismissal, and undoes that of a presentation.
    private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
        let down = pan.translation(in: reader.view).y / reader.view.bounds.height
        return min(max(caughtProgress + (animator?.isPresenting == true ? -down : down), 0), 1)
    }

    /// Continues in the direction of a fast finger. A slow one lets the page go to the nearer end.
    private func release(_ pan: UIPanGestureRecognizer) {
        isFingerDown = false
        guard let interaction, let animator else { return }
        let down = pan.velocity(in: reader.view).y
        let speed = animator.isPresenting ? -down : down
        let finishes = pan.state == .ended && (abs(speed) > 300 ? speed > 0 : progress(of: pan) > 0.5)
        if finishes { interaction.finish() } else { interaction.cancel() }
    }
}
