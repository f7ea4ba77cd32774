import UIKit

/// Variant 4: a property animator, which supports interruption.
final class AnimatorMotion: HeldMotion {
    var path = MotionPath()
    var rewinding = Rewinding.speed
    var onRest: ((Bool) -> Void)?
    private let view: UIView
    private let rewinder = Rewinder()
    private var animator: UIViewPropertyAnimator?
    private var isAtEnd = false

    init(_ view: UIView) {
        self.view = view
    }

    isolated deinit {
        // A paused animator must be stopped before it is released.
        animator?.stopAnimation(true)
    }

    var progress: CGFloat {
        guard let animator else { return isAtEnd ? 1 : 0 }
        return animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
    }

    func hold() {
        rewinder.stop()
        if let animator {
            animator.pauseAnimation()
            animator.isReversed = false
            return
        }
        view.center = path.start
        let animator = UIViewPropertyAnimator(duration: motionDuration, curve: .easeInOut) { [view, path] in view.center = path.end }
        animator.addCompletion { [weak self] position in
            guard let self else { return }
            self.animator = nil
            isAtEnd = position == .end
            onRest?(isAtEnd)
        }
        self.animator = animator
        animator.fractionComplete = isAtEnd ? 1 : 0
    }

    func move(to progress: CGFloat) { animator?.fractionComplete = progress }

    func release(toEnd: Bool) {
        guard let animator else { return }
        if !toEnd, rewinding == .displayLink {
            return rewinder.run(from: progress) { [weak self] in
                self?.move(to: $0)
            } done: {
                animator.stopAnimation(false)
                animator.finishAnimation(at: .start)
            }
        }
        animator.isReversed = !toEnd
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }

    func show(atEnd: Bool) {
        rewinder.stop()
        animator?.stopAnimation(true)
        animator = nil
        isAtEnd = atEnd
        view.center = atEnd ? path.end : path.start
    }
}
