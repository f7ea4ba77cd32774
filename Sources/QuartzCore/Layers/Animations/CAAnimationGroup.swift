import Foundation

/// Runs several animations together, in a common time.
open class CAAnimationGroup: CAAnimation {
    /// Creates an empty group.
    public override init() {
        super.init()
    }

    /// The animations. They run in the group's time and end with the group at the latest. Their delegates are not called.
    open var animations: [CAAnimation]?

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations?.map { $0.makeCopy() }
    }

    @MainActor override func makeProgram(for layer: CALayer, defaultDuration: TimeInterval) -> AnimationProgram? {
        let timing = effectiveTiming(default: defaultDuration)
        let parts = (animations ?? []).compactMap { part -> AnimationProgram? in
            guard let program = part.makeProgram(for: layer, defaultDuration: defaultDuration) else { return nil }
            // An animation without a duration lasts as long as the group.
            if part.duration <= 0 { program.timing.duration = timing.duration }
            return program
        }
        return AnimationProgram(timing: timing, curve: timingFunction?.curve, body: .group(parts))
    }
}
