import QuartzCore

/// An animation delegate that logs its calls.
@MainActor
final class AnimationRecorder: CAAnimationDelegate {
    private(set) var calls: [String] = []

    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
}
