import Foundation

// Values under the program's own keys. A subclass makes such a key animatable by returning true in `needsDisplay(forKey:)`. It draws the value in
// `draw(in:)`:
//
//     final class Dial: CALayer {
//         var progress: CGFloat {
//             get { value(forKey: "progress") as? CGFloat ?? 0 }
//             set { setValue(newValue, forKey: "progress") }
//         }
//         override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }
//     }
extension CALayer {
    /// Stores a value under a key that is not a property: finds its action, stores the value and runs the action.
    func setCustomValue(_ value: Any?, forKey key: String) {
        guard modelLayer == nil, CATransaction.isActionLookupNeeded(self), let action = action(forKey: key), !action.isNone else {
            return storeCustomValue(value, forKey: key)
        }
        let before = animations?.presentedCustomValues[key] ?? customAnimatableValue(forKey: key)
        storeCustomValue(value, forKey: key)
        action.run(forKey: key, object: self, arguments: before.map { [CAAnimation.previousValueArgument: $0] })
    }

    private func storeCustomValue(_ value: Any?, forKey key: String) {
        customValues[key] = value
        guard modelLayer == nil else { return }
        if let animations {
            animations.needsSample = true
            tree?.frameLoop.setNeedsSample()
        }
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    /// Whether animations of `key` have an effect.
    func animatesCustomValue(forKey key: String) -> Bool {
        type(of: self).needsDisplay(forKey: key) || customValues[key] != nil || type(of: self).defaultValue(forKey: key) != nil
    }

    /// The value that was set under `key`, or the class's default; nil if it cannot be animated.
    func customAnimatableValue(forKey key: String) -> AnimatableValue? {
        (customValues[key] ?? type(of: self).defaultValue(forKey: key)).flatMap(AnimatableValue.init(any:))
    }

    /// The custom values with the animations applied.
    var shownCustomValues: [String: Any] {
        guard let presented = animations?.presentedCustomValues, !presented.isEmpty else { return customValues }
        var result = customValues
        for (key, value) in presented { result[key] = value.asAny(like: customValues[key] ?? type(of: self).defaultValue(forKey: key)) }
        return result
    }
}

/// Animates a value under one of the program's own keys.
@MainActor
final class CustomValueTrack: AnimationEffect {
    private let key: String
    private let component: AnimationKeyPath.Component?
    private let initial: AnimatableValue
    private let interpolation: Interpolation
    private let isAdditive: Bool
    private let isCumulative: Bool
    private let redraws: Bool
    let damage: LayerDamage = []

    /// - Parameters:
    ///   - initial: The value to start from if the layer has none.
    ///   - redraws: Whether each change redraws the layer's contents.
    init(
        key: String, component: AnimationKeyPath.Component?, initial: AnimatableValue, interpolation: Interpolation, isAdditive: Bool,
        isCumulative: Bool, redraws: Bool
    ) {
        self.key = key
        self.component = component
        self.initial = initial
        self.interpolation = interpolation
        self.isAdditive = isAdditive
        self.isCumulative = isCumulative
        self.redraws = redraws
    }

    func apply(progress: Double, seconds: TimeInterval, iteration: Int, to layer: CALayer) {
        guard let state = layer.animations else { return }
        let whole = state.presentedCustomValues[key] ?? layer.customAnimatableValue(forKey: key) ?? initial
        guard let base = component.map(whole.component) ?? whole else { return }
        let below = isAdditive ? base.zero ?? base : base
        var value = interpolation.value(at: progress, seconds: seconds, base: below)
        if isCumulative, iteration > 0, let step = interpolation.lastValue(base: below)?.scaled(by: CGFloat(iteration)) {
            value = value.adding(step)
        }
        if isAdditive { value = base.adding(value) }
        state.presentedCustomValues[key] = component.map { whole.replacing($0, with: value) } ?? value
        if redraws { layer.baseSetNeedsDisplay() }
    }
}
