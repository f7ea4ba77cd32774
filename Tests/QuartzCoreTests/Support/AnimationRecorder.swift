import QuartzCore

/// Writes down what an animation's delegate is told.
@MainActor
final class AnimationRecorder: CAAnimationDelegate {
    private(set) var calls: [String] = []

    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
}
