import InteractiveAnimation
import UIKit

/// Variant 3: an implicit animation on a paused layer.
///
/// It controls all animations of a block, of one view or many, if they have the motion's duration.
final class ImplicitMotion: HeldMotion {
    var path = MotionPath()
    var rewinding = Rewinding.speed
    var onRest: ((Bool) -> Void)?
    private let layer: CALayer
    /// Animates the content to its end, and calls its completion.
    private let animate: (MotionPath, @escaping (Bool) -> Void) -> Void
    /// Moves the content to its start or its end.
    private let put: (MotionPath, Bool) -> Void
    private let rewinder = Rewinder()
    private var isAnimated = false
    private var isAtEnd = false
    private var goesToEnd = false
    /// The number of the current animation: completions of removed ones arrive later.
    private var number = 0

    /// Creates a motion of the content of `layer`.
    init(
        in layer: CALayer, animate: @escaping (MotionPath, @escaping (Bool) -> Void) -> Void,
        put: @escaping (MotionPath, Bool) -> Void
    ) {
        self.layer = layer
        self.animate = animate
        self.put = put
    }

    /// Creates a motion of one view.
    convenience init(_ view: UIView) {
        self.init(in: view.layer) { path, completion in
            UIView.animate(
                withDuration: motionDuration, delay: 0, options: [.curveLinear, .allowUserInteraction],
                animations: { view.center = path.end }, completion: completion)
        } put: { path, atEnd in
            view.center = atEnd ? path.end : path.start
        }
    }

    var progress: CGFloat { isAnimated ? min(max(CGFloat(layer.timeProgress / motionDuration), 0), 1) : isAtEnd ? 1 : 0 }

    func hold() {
        rewinder.stop()
        layer.pauseAnimation()
        guard !isAnimated else { return }
        isAnimated = true
        number += 1
        let number = number
        put(path, false)
        animate(path) { [weak self] finished in
            guard let self, finished, number == self.number else { return }
            rest(atEnd: goesToEnd)
        }
        move(to: isAtEnd ? 1 : 0)
    }

    func move(to progress: CGFloat) { layer.setTimeProgress(motionDuration * Double(progress)) }

    func release(toEnd: Bool) {
        goesToEnd = toEnd
        let time = layer.timeProgress
        if toEnd { return layer.continueAnimation(withTimeProgress: time) }
        switch rewinding {
        case .speed: layer.continueReverseAnimation(withTimeProgress: time, duration: motionDuration)
        case .displayLink:
            rewinder.run(from: progress) { [weak self] in
                self?.move(to: $0)
            } done: { [weak self] in
                self?.rest(atEnd: false)
            }
        }
    }

    private func rest(atEnd: Bool) {
        show(atEnd: atEnd)
        onRest?(atEnd)
    }

    func show(atEnd: Bool) {
        rewinder.stop()
        number += 1
        isAnimated = false
        isAtEnd = atEnd
        put(path, atEnd)
        layer.removeEverythingAnimated()
        layer.recoverToDefaultState()
    }
}

extension CALayer {
    /// Removes the animations of the layer and its sublayers.
    fileprivate func removeEverythingAnimated() {
        removeAllAnimations()
        for sublayer in sublayers ?? [] { sublayer.removeEverythingAnimated() }
    }
}
