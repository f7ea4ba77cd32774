import Foundation

/// Animates one change of a view's layer as the animation block says in which it is made.
///
/// It is made before the change, when the layer looks for an action, and run after it. ``ViewPropertyMotion`` says whether the animation adds
/// up with others or replaces them. A view that is sent elsewhere in mid flight so goes on with its speed and bends towards the new position.
@MainActor
final class ViewPropertyAction: LayerChangeAction {
    private let context: AnimationContext
    private weak var view: UIView?
    /// Whether the animation ends the other ones of the property.
    private let isReplacing: Bool
    /// The value that is seen before the change, if the animation begins with it instead of the model's value.
    private let shownValue: AnimatableValue?

    init(context: AnimationContext, view: UIView, layer: CALayer, property: LayerProperty) {
        self.context = context
        self.view = view
        let value = layer.animatableValue(property, presented: false)
        // Transforms in space do not add up. An animator may take back what it shows, so it replaces nothing.
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
        // UIKit goes on from the model's value unless told otherwise, but nothing jumps out of an animator's hand.
        return context.addsUp(property) || context.options.contains(.beginFromCurrentState)
            || layer.hasDrivenViewAnimations(of: property.key)
    }

    /// The animation that a program gets as the action for a property that is not additive, as from UIKit. The program may read its timing, or
    /// change it and return it for another property of its layer.
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
            // On top of another animation of the animator's it goes on from whatever that shows.
            let goesOn = context.animator != nil && layer.hasViewAnimations(of: property.key)
            animation.ends = BasicEnds(from: goesOn ? nil : old, to: new)
        }
        context.start(animation, on: layer, of: view, property: property, old: old)
    }

    /// The same for a program that looks the action up and runs it itself, once it has changed the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer, let property = layer.property(named: event),
            let previous = layer.presentedValue(of: property)
        else { return }
        run(property, of: layer, previous: previous, as: nil)
    }
}

extension AnimationContext {
    /// An animation between two values at this block's pace, on `layer`.
    func makeAnimation(keyPath: String, on layer: CALayer) -> CABasicAnimation {
        let animation: CABasicAnimation
        switch pace {
        // An animator's progress is bent, or sprung, already.
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

    /// Gives `animation` this block's duration, delay and repetitions.
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

    /// Adds `animation` of `property`, whose value was `old`, to the layer of `view`, and waits for its end.
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
    /// A key for one more animation of `property`: `position`, then `position-2` and so on, as UIKit names them.
    func unusedAnimationKey(for property: String) -> String {
        guard animation(forKey: property) != nil else { return property }
        var number = 2
        while animation(forKey: "\(property)-\(number)") != nil { number += 1 }
        return "\(property)-\(number)"
    }

    /// The keys of the animations of `property` that ``unusedAnimationKey(for:)`` named.
    private func viewAnimationKeys(of property: String) -> [String] {
        animationKeys()?.filter { $0 == property || $0.hasPrefix(property + "-") } ?? []
    }

    /// Whether an animation of `property` runs that a block began.
    func hasViewAnimations(of property: String) -> Bool { !viewAnimationKeys(of: property).isEmpty }

    /// Whether an animator drives `property`.
    func hasDrivenViewAnimations(of property: String) -> Bool {
        viewAnimationKeys(of: property).contains { animation(forKey: $0)?.driver != nil }
    }

    /// Whether an animation of `property` runs that hides the layer's own value.
    func hasAbsoluteViewAnimations(of property: String) -> Bool {
        viewAnimationKeys(of: property).contains { isAbsolute($0) }
    }

    private func isAbsolute(_ key: String) -> Bool {
        guard let animation = animation(forKey: key) else { return false }
        return animation.driver == nil && !animation.isAdditiveAnimation
    }

    /// Ends the animations of `property` that blocks began.
    func removeViewAnimations(of property: String) {
        for key in viewAnimationKeys(of: property) { removeAnimation(forKey: key) }
    }

    /// Ends the animations of `property` that hide the layer's own value, so that an animator can add to it. The difference between what they
    /// show and `value` fades in `seconds`.
    func fadeAbsoluteViewAnimations(
        of property: LayerProperty, from shown: AnimatableValue, to value: AnimatableValue, _ seconds: TimeInterval
    ) {
        for key in viewAnimationKeys(of: property.key) where isAbsolute(key) { removeAnimation(forKey: key) }
        if let difference = shown.difference(from: value) { addFade(of: property, from: difference.from, to: difference.zero, seconds) }
    }

    /// Adds `from` to a property, and less and less of it until nothing is left after `seconds`.
    func addFade(of property: LayerProperty, from: AnimatableValue, to zero: AnimatableValue, _ seconds: TimeInterval) {
        let fade = CABasicAnimation(keyPath: property.key)
        fade.ends = BasicEnds(from: from, to: zero)
        fade.isAdditive = true
        fade.duration = max(seconds, 1e-3)
        fade.timingFunction = CAMediaTimingFunction(name: .easeOut)
        add(fade, forKey: unusedAnimationKey(for: property.key))
    }
}

extension UIView {
    /// What happens when the property `event` of the view's layer changes: an animation inside of an animation block, nothing outside.
    func animationAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard let context = AnimationStack.activeContext, layer === self.layer else { return NoAction.shared }
        return context.action(for: self, layer: layer, key: event) ?? NoAction.shared
    }
}

/// Says that a change is not animated.
@MainActor
private enum NoAction {
    static let shared = NSNull()
}
