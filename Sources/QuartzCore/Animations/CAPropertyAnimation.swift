import Foundation

/// Animates one property of a layer, or one number of it. Use ``CABasicAnimation`` or ``CAKeyframeAnimation``.
@MainActor
open class CAPropertyAnimation: CAAnimation {
    /// An animation of no property.
    public override init() {
        super.init()
    }

    /// An animation of the property `path`, such as `position`, `bounds.size.width` or `transform.rotation.z`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The property that is animated.
    open var keyPath: String?
    /// The values are added to what the layer has, and to what animations before this one show.
    open var isAdditive = false
    /// Every repetition goes on from where the last one ended.
    open var isCumulative = false

    package override var isAdditiveAnimation: Bool { isAdditive }

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }

    override func makeProgram(for layer: CALayer) -> AnimationProgram? {
        guard let keyPath else { return nil }
        guard let path = AnimationKeyPath(keyPath), let whole = layer.animatableValue(path.property, presented: false),
            let sample = path.component.map(whole.component) ?? whole, let interpolation = makeInterpolation(like: sample)
        else {
            if layer.value(forKeyPath: keyPath) == nil { layersLog.debug("\(type(of: layer)) has nothing to animate at \(keyPath)") }
            return AnimationProgram(timing: effectiveTiming(default: CATransaction.animationDuration()), curve: nil, body: .nothing)
        }
        let track = PropertyTrack(
            path: path, damage: layer.damage(of: path.property, resized: true), interpolation: interpolation, isAdditive: isAdditive,
            isCumulative: isCumulative)
        return AnimationProgram(
            timing: effectiveTiming(default: CATransaction.animationDuration()), curve: timingFunction?.curve, body: .track(track))
    }

    /// What is shown at which progress; `sample` tells what kind of values the property has.
    func makeInterpolation(like sample: AnimatableValue) -> Interpolation? { nil }
}
