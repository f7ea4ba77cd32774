import Foundation

/// The action that animates one change of a layer property in an animation block.
///
/// The layer requests the action before the change and runs it afterwards. ``ViewPropertyMotion`` determines whether the animation is additive or
/// replaces others. With additive animations, a moving view whose destination changes keeps its velocity and changes its direction smoothly.
@MainActor
final class ViewPropertyAction: LayerChangeAction {
    private let context: AnimationContext
    private weak var view: UIView?
    /// Whether the animation ends the property's other animations.
    private let isReplacing: Bool
    /// The presentation value before the change. Nil if the animation begins with the model value.
    private let shownValue: AnimatableValue?

    init(context: AnimationContext, view: UIView, layer: CALayer, property: LayerProperty) {
        self.context = context
        self.view = view
        let value = layer.animatableValue(property, presented: false)
        // Animations of 3D transforms cannot be additive. An animator never removes other animations, because it may be reversed.
        let addsUp = value.map { $0.difference(from: $0) != nil } ?? false
        isReplacing = context.animator == nil && !(context.addsUp(property) && addsUp)
        shownValue = Self.beginsWithShownValue(property, layer, context, isReplacing, addsUp) ? layer.seenValue(of: property) : nil
    }

    private static func beginsWithShownValue(
        _ property: LayerProperty, _ layer: CALayer, _ context: AnimationContext, _ isReplacing: Bool, _ addsUp: Bool
    ) -> Bool {
        guard layer.animationKeys() != nil else { return false }
        if context.animator != nil { return addsUp && layer.hasAbsoluteViewAnimations(of: property.key) }
        guard isReplacing else { return false }
        // UIKit begins with the model value by default. An animation that follows an animator's begins with the presentation value, to avoid a jump.
        return context.addsUp(property) || context.options.contains(.beginFromCurrentState)
            || layer.hasDrivenViewAnimations(of: property.key)
    }

    /// Returns the animation that the layer returns to app code as the action of a non-additive property, as in UIKit. The code may read its timing.
    /// The code may also change the animation and return it as the action of another property of the same layer.
    func makeAnimation(of property: LayerProperty, on layer: CALayer) -> CABasicAnimation {
        let animation = context.makeAnimation(keyPath: property.key, on: layer)
        animation.changeAction = self
        return animation
    }

    func run(_ property: LayerProperty, of layer: CALayer, previous: AnimatableValue, as given: CABasicAnimation?) {
        guard let new = layer.animatableValue(property, presented: false) else { return }
        let old = isReplacing ? shownValue ?? previous : previous
        if !isReplacing, let shownValue { layer.fadeAbsoluteViewAnimations(of: property, from: shownValue, to: previous, context.duration) }
        if let keyframes = context.keyframes {
            keyframes.record(layer: layer, view: view, property: property, old: old, new: new)
            return
        }
        let animation = given ?? context.makeAnimation(keyPath: property.key, on: layer)
        animation.changeAction = nil
        if !isReplacing, let difference = old.difference(from: new) {
            animation.ends = BasicEnds(from: difference.from, to: difference.zero)
            animation.isAdditive = true
        } else if animation.hasNoValues {
            // An animator's animation begins at the presented value if the property already has animations.
            let goesOn = context.animator != nil && layer.hasViewAnimations(of: property.key)
            animation.ends = BasicEnds(from: goesOn ? nil : old, to: new)
        }
        context.start(animation, on: layer, of: view, property: property, old: old)
    }

    /// Runs the action for app code that requested the action, changed the layer, and calls this method afterwards.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer, let property = layer.property(named: event),
            let previous = layer.presentedValue(of: property)
        else { return }
        run(property, of: layer, previous: previous, as: nil)
    }
}

extension AnimationContext {
    /// Creates an animation with this block's timing for `layer`.
    func makeAnimation(keyPath: String, on layer: CALayer) -> CABasicAnimation {
        let animation: CABasicAnimation
        switch pace {
        // The animator's progress already includes its curve or spring.
        case _ where animator != nil: animation = CABasicAnimation(keyPath: keyPath)
        case .curve(let function):
            animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = function
        case .spring(let curve):
            let spring = CASpringAnimation(keyPath: keyPath)
            spring.allowsOverdamping = true
            spring.mass = CGFloat(curve.mass)
            spring.stiffness = CGFloat(curve.stiffness)
            spring.damping = CGFloat(curve.damping)
            spring.initialVelocity = CGFloat(curve.initialVelocity)
            animation = spring
        }
        setTiming(of: animation, on: layer)
        return animation
    }

    /// Sets this block's duration, delay and repetition on `animation`.
    func setTiming(of animation: CAPropertyAnimation, on layer: CALayer) {
        animation.duration = duration
        animation.fillMode = .both
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        if let rate = options.framesPerSecond {
            animation.preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
        }
        if delay != 0, animator == nil { animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay }
    }

    /// Adds `animation` to the layer of `view`, and registers it with the block's tracker. The animated change of `property` started from `old`.
    func start(_ animation: CAPropertyAnimation, on layer: CALayer, of view: UIView?, property: LayerProperty, old: AnimatableValue?) {
        let isAdded = animation.isAdditive || animator != nil
        if !isAdded { layer.removeViewAnimations(of: property.key) }
        let name = isAdded ? layer.unusedAnimationKey(for: property.key) : property.key
        let change = animator?.adopt(animation, on: layer, of: view, property: property, name: name, old: old)
        let tracker = tracker
        let disables = !options.contains(.allowUserInteraction)
        tracker.begin()
        if disables { view?.animationsThatDisableInteraction += 1 }
        animation.stopHandler = { [weak view] finished in
            if disables { view?.animationsThatDisableInteraction -= 1 }
            change?(finished)
            tracker.end(finished: finished)
        }
        layer.add(animation, forKey: name)
    }
}

extension CALayer {
    /// An unused key for an animation of `property`. The keys are `position`, then `position-2` and so on, as in UIKit.
    func unusedAnimationKey(for property: String) -> String {
        guard animation(forKey: property) != nil else { return property }
        var number = 2
        while animation(forKey: "\(property)-\(number)") != nil { number += 1 }
        return "\(property)-\(number)"
    }

    /// The keys of the animations of `property` that ``unusedAnimationKey(for:)`` generated.
    private func viewAnimationKeys(of property: String) -> [String] {
        animationKeys()?.filter { $0 == property || $0.hasPrefix(property + "-") } ?? []
    }

    /// Whether animations of `property` from animation blocks are running.
    func hasViewAnimations(of property: String) -> Bool { !viewAnimationKeys(of: property).isEmpty }

    /// Whether an animator animates `property`.
    func hasDrivenViewAnimations(of property: String) -> Bool {
        viewAnimationKeys(of: property).contains { animation(forKey: $0)?.driver != nil }
    }

    /// Whether an animation block runs an animation of `property` that replaces the model value instead of adding to it.
    func hasAbsoluteViewAnimations(of property: String) -> Bool {
        viewAnimationKeys(of: property).contains { isAbsolute($0) }
    }

    private func isAbsolute(_ key: String) -> Bool {
        guard let animation = animation(forKey: key) else { return false }
        return animation.driver == nil && !animation.isAdditiveAnimation
    }

    /// Removes the animations of `property` from animation blocks.
    func removeViewAnimations(of property: String) {
        for key in viewAnimationKeys(of: property) { removeAnimation(forKey: key) }
    }

    /// Removes the animations of `property` that replace the model value, so that an animator's additive animation is visible. The difference between
    /// `shown` and `value` fades out in `seconds`.
    func fadeAbsoluteViewAnimations(
        of property: LayerProperty, from shown: AnimatableValue, to value: AnimatableValue, _ seconds: TimeInterval
    ) {
        for key in viewAnimationKeys(of: property.key) where isAbsolute(key) { removeAnimation(forKey: key) }
        if let difference = shown.difference(from: value) { addFade(of: property, from: difference.from, to: difference.zero, seconds) }
    }

    /// Adds an additive animation of a property from `from` to zero.
    func addFade(of property: LayerProperty, from: AnimatableValue, to zero: AnimatableValue, _ seconds: TimeInterval) {
        let fade = CABasicAnimation(keyPath: property.key)
        fade.ends = BasicEnds(from: from, to: zero)
        fade.isAdditive = true
        fade.duration = max(seconds, 1e-3)
        fade.timingFunction = CAMediaTimingFunction(name: .easeOut)
        add(fade, forKey: unusedAnimationKey(for: property.key))
    }
}
