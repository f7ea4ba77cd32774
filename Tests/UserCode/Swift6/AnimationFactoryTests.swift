import Testing
import UIKit
import UIKitTesting

/// Animations created by code without actor isolation, as in many projects.
enum Motions {
    static func fade(lasting duration: CFTimeInterval) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        return animation
    }

    static func rotationGroup() -> CAAnimationGroup {
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turn.values = [0, CGFloat.pi, 0]
        turn.keyTimes = [0, 0.3, 1]
        let jump = CASpringAnimation(keyPath: "position.y")
        jump.byValue = -20
        let group = CAAnimationGroup()
        group.animations = [turn, jump, fade(lasting: 0.2)]
        group.duration = 0.5
        return group
    }
}

/// A custom subclass of an animation.
final class Blink: CABasicAnimation {
    var times: Float = 3

    override init() {
        super.init()
        keyPath = "opacity"
        (fromValue, toValue) = (1, 0)
        repeatCount = times
    }

}

@Suite @MainActor
struct AnimationFactoryTests {
    @Test func animationsCreatedOutsideOfActorsRun() {
        let host = TestHost()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        host.window.addSubview(view)
        host.advance(by: 0.1)
        view.layer.add(Motions.rotationGroup(), forKey: "dance")
        view.layer.add(Blink(), forKey: "blink")
        host.advance(by: 0.1)
        #expect(view.layer.animationKeys() == ["dance", "blink"])
        #expect(host.presentedFrame(of: view) != view.frame)
        host.advance(by: 3)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func eachThreadHasItsOwnTransaction() async {
        let host = TestHost()
        // Other tests may run at the await. This call makes the transaction that of this host.
        host.window.layoutIfNeeded()
        CATransaction.begin()
        CATransaction.setAnimationDuration(7)
        let seen = await Task.detached {
            let before = CATransaction.animationDuration()
            nonisolated(unsafe) var completions = 0
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setCompletionBlock { completions += 1 }
            let inside = CATransaction.animationDuration()
            CATransaction.commit()
            return (before, inside, completions)
        }.value
        #expect(seen == (0.25, 2, 1))
        #expect(CATransaction.animationDuration() == 7)
        CATransaction.commit()
        withExtendedLifetime(host) {}
    }
}
