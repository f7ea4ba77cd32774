import UIKitTesting

@testable import UIKit

extension AnimationFixture {
    /// An animator that moves the fixture's square from x = 100 to x = 300.
    func mover(duration: TimeInterval = 1, curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: duration, curve: curve) { self.square.center.x = 300 }
    }

    /// Ends an animator at its current position, so that it may be released.
    func finish(_ animator: UIViewPropertyAnimator) {
        if animator.state == .active { animator.stopAnimation(false) }
        if animator.state == .stopped { animator.finishAnimation(at: .current) }
    }
}
