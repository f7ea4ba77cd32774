import UIKit

/// Variant 1: the recognizer moves the view, and an animation completes the motion.
final class HandMotion: HeldMotion {
    var path = MotionPath()
    var rewinding = Rewinding.speed
    var onRest: ((Bool) -> Void)?
    private let view: UIView

    init(_ view: UIView) {
        self.view = view
    }

    var progress: CGFloat { path.progress(at: view.layer.presentation()?.position ?? view.center) }

    func hold() {
        let shown = view.layer.presentation()?.position ?? view.center
        view.layer.removeAllAnimations()
        view.center = shown
    }

    func move(to progress: CGFloat) { view.center = path.point(at: progress) }

    func release(toEnd: Bool) {
        let left = toEnd ? 1 - progress : progress
        UIView.animate(
            withDuration: motionDuration * max(Double(left), 0.05), delay: 0, options: [.curveEaseOut, .allowUserInteraction]
        ) {
            self.view.center = toEnd ? self.path.end : self.path.start
        } completion: { [weak self] finished in
            // A motion that a finger caught continues there.
            if finished { self?.onRest?(toEnd) }
        }
    }

    func show(atEnd: Bool) {
        view.layer.removeAllAnimations()
        view.center = atEnd ? path.end : path.start
    }
}
