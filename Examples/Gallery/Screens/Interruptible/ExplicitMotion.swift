import InteractiveAnimation
import UIKit

/// Variant 2: an explicit animation on a paused layer.
final class ExplicitMotion: HeldMotion, CAAnimationDelegate {
    var path = MotionPath()
    var rewinding = Rewinding.speed
    var onRest: ((Bool) -> Void)?
    private let view: UIView
    private let rewinder = Rewinder()
    private var isAtEnd = false
    private var goesToEnd = false
    private static let key = "way"

    init(_ view: UIView) {
        self.view = view
    }

    private var isAnimated: Bool { view.layer.animation(forKey: Self.key) != nil }

    var progress: CGFloat {
        isAnimated ? min(max(CGFloat(view.layer.timeProgress / motionDuration), 0), 1) : isAtEnd ? 1 : 0
    }

    func hold() {
        rewinder.stop()
        view.layer.pauseAnimation()
        guard !isAnimated else { return }
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = path.start
        animation.toValue = path.end
        animation.duration = motionDuration
        animation.fillMode = .both
        animation.delegate = self
        view.layer.add(animation, forKey: Self.key)
        move(to: isAtEnd ? 1 : 0)
        view.center = path.start
    }

    func move(to progress: CGFloat) { view.layer.setTimeProgress(motionDuration * Double(progress)) }

    func release(toEnd: Bool) {
        goesToEnd = toEnd
        let time = view.layer.timeProgress
        if toEnd { return view.layer.continueAnimation(withTimeProgress: time) }
        switch rewinding {
        case .speed: view.layer.continueReverseAnimation(withTimeProgress: time, duration: motionDuration)
        case .displayLink:
            rewinder.run(from: progress) { [weak self] in
                self?.move(to: $0)
            } done: { [weak self] in
                self?.rest(atEnd: false)
            }
        }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        if flag { rest(atEnd: goesToEnd) }
    }

    private func rest(atEnd: Bool) {
        show(atEnd: atEnd)
        onRest?(atEnd)
    }

    func show(atEnd: Bool) {
        rewinder.stop()
        isAtEnd = atEnd
        view.center = atEnd ? path.end : path.start
        view.layer.removeAnimation(forKey: Self.key)
        view.layer.recoverToDefaultState()
    }
}
