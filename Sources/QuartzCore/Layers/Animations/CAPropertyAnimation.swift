import Foundation

/// Animates one property of a layer, or one component of it. Use ``CABasicAnimation`` or ``CAKeyframeAnimation``.
open class CAPropertyAnimation: CAAnimation {
    /// Creates an animation without a key path.
    public override init() {
        super.init()
    }

    /// Creates an animation of the property `path`, such as `position`, `bounds.size.width` or `transform.rotation.z`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The key path of the animated property.
    open var keyPath: String?
    /// Whether the values are added to the layer's value with the previous animations applied.
    open var isAdditive = false
    /// Whether each iteration continues from the end of the previous one.
    open var isCumulative = false

    /// Converts the animation's values, which are numbers, to transforms. For transform properties only; nil by default.
    open var valueFunction: CAValueFunction?

    package override var isAdditiveAnimation: Bool { isAdditive }

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        valueFunction = other.valueFunction
    }

    @MainActor override func makeProgram(for layer: CALayer, defaultDuration: TimeInterval) -> AnimationProgram? {
        let timing = effectiveTiming(default: defaultDuration)
        guard let body = makeBody(for: layer) else {
            layersLog.error("\(UnknownKeyPath(keyPath ?? "nil", of: layer)), so the animation has no effect.")
            return AnimationProgram(timing: timing, curve: nil, body: .nothing)
        }
        return AnimationProgram(timing: timing, curve: timingFunction?.curve, body: body)
    }

    /// The effect of the animation on `layer`. Nil if the layer has no property with the key path; `.nothing` if the animation has no values.
    @MainActor private func makeBody(for layer: CALayer) -> AnimationProgram.Body? {
        guard let keyPath else { return nil }
        guard let path = AnimationKeyPath(keyPath, of: layer), let whole = layer.animatableValue(path.property, presented: false),
            let sample = path.component.map(whole.component) ?? whole
        else { return makeCustomBody(for: layer, keyPath) }
        var function = valueFunction
        if case .transform = sample {} else { function = nil }
        guard let interpolation = makeInterpolation(like: function?.sample ?? sample) else { return .nothing }
        return .track(
            PropertyTrack(
                path: path, damage: layer.damage(of: path.property, resized: true), interpolation: interpolation,
                function: function, isAdditive: isAdditive, isCumulative: isCumulative))
    }

    @MainActor private func makeCustomBody(for layer: CALayer, _ keyPath: String) -> AnimationProgram.Body? {
        let path = SplitKeyPath(keyPath)
        let key = path?.first ?? keyPath
        guard layer.animatesCustomValue(forKey: key), let whole = layer.customAnimatableValue(forKey: key) ?? firstValue else { return nil }
        let component = path?.component(of: whole)
        guard path == nil || component != nil, let sample = component.map(whole.component) ?? whole else { return nil }
        guard let interpolation = makeInterpolation(like: sample) else { return .nothing }
        return .effect(
            CustomValueTrack(
                key: key, component: component, initial: whole, interpolation: interpolation, isAdditive: isAdditive,
                isCumulative: isCumulative, redraws: type(of: layer).needsDisplay(forKey: key)))
    }

    /// One of the animation's values. Its type replaces the property's type if the property has no value.
    var firstValue: AnimatableValue? { nil }

    /// The interpolation of the animation's values. The values are converted to the type of `sample`.
    func makeInterpolation(like sample: AnimatableValue) -> Interpolation? { nil }
}
