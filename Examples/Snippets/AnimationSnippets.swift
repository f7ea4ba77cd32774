// swift-format-ignore-file
import InteractiveAnimation
import UIKit

// The code of Documentation/animation.md.

@MainActor func animations(card: UIImageView, back: UIImage) {
    // snippet: animations
    UIView.animate(withDuration: 0.3) { card.center.y = 500 }                 // animates all changes of the block
    UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
        card.transform = .identity
    }
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { card.alpha = 0 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.alpha = 1 }
    }
    UIView.transition(with: card, duration: 0.4, options: .transitionFlipFromLeft) { card.image = back }

    let pulse = CABasicAnimation(keyPath: "transform.scale")                  // a layer's property, by its key path
    pulse.toValue = 1.2
    pulse.duration = 0.6
    pulse.autoreverses = true
    pulse.repeatCount = .infinity
    card.layer.add(pulse, forKey: "pulse")
    // end snippet
}

class CardScreen: UIViewController {
    let card = UIView()
    var goesOn = false

    // snippet: scrub
    func pan(_ recognizer: UIPanGestureRecognizer) {
        let layer = card.layer
        let progress = min(max(recognizer.translation(in: view).y / 500, 0), 1)
        switch recognizer.state {
        case .began:
            layer.pauseAnimation()                                   // stops the layer's time, at 0
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
                self.card.center.y = 500
            } completion: { _ in
                if !self.goesOn { self.card.center.y = 50 }          // reset the model in the same frame
                layer.recoverToDefaultState()
            }
        case .changed:
            layer.setTimeProgress(progress)                          // seconds into the animation
        default:
            goesOn = progress > 0.5
            if goesOn {
                layer.continueAnimation(withTimeProgress: progress)
            } else {
                layer.continueReverseAnimation(withTimeProgress: progress, duration: 1)
            }
        }
    }
    // end snippet
}
