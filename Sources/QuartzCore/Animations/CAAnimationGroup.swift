/// Runs several animations together, in one time.
open class CAAnimationGroup: CAAnimation {
    /// A group of none.
    public override init() {
        super.init()
    }

    /// The animations. Their time runs inside of the group's, and is cut off at its end; their delegates are not told anything.
    open var animations: [CAAnimation]?

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations?.map { $0.makeCopy() }
    }

    @MainActor override func makeProgram(for layer: CALayer) -> AnimationProgram? {
        let timing = effectiveTiming(default: CATransaction.animationDuration())
        let parts = (animations ?? []).compactMap { part -> AnimationProgram? in
            guard let program = part.makeProgram(for: layer) else { return nil }
            // A part without a duration lasts as long as the group.
            if part.duration <= 0 { program.timing.duration = timing.duration }
            return program
        }
        return AnimationProgram(timing: timing, curve: timingFunction?.curve, body: .group(parts))
    }
}
