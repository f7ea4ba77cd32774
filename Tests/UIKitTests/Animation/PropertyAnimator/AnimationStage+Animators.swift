import UIKitTesting

@testable import UIKit

extension AnimationStage {
    /// An animator that moves the stage's square from x = 100 to x = 300.
    func mover(duration: TimeInterval = 1, curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: duration, curve: curve) { self.square.center.x = 300 }
    }

    /// Brings an animator to its end where it is, so that it may be let go of.
    func finish(_ animator: UIViewPropertyAnimator) {
        if animator.state == .active { animator.stopAnimation(false) }
        if animator.state == .stopped { animator.finishAnimation(at: .current) }
    }
}
