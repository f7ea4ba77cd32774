import Foundation

/// Animates one change of a view's layer as the animation block says in which it is made.
///
/// It is made before the change, when the layer asks for an action, and run after it.
///
/// An animation shows the difference between the old and the new value, which shrinks to nothing, on top of what the layer has. Several
/// of them add up, so that a view that is sent elsewhere in mid flight goes on with its speed and bends towards the new place.
@MainActor
final class ViewPropertyAction: LayerChangeAction {
    private let context: AnimationContext
    private weak var view: UIView?
    /// What is shown, where it matters: the animation then takes the place of others instead of adding to them.
    private let shownValue: AnimatableValue?

    init(context: AnimationContext, view: UIView, layer: CALayer, property: LayerProperty) {
        self.context = context
        self.view = view
        shownValue = Self.replacesOthers(of: property, on: layer, in: context) ? layer.seenValue(of: property) : nil
    }

    private static func replacesOthers(of property: LayerProperty, on layer: CALayer, in context: AnimationContext) -> Bool {
        guard layer.animationKeys() != nil else { return false }
        if context.options.contains(.beginFromCurrentState) { return true }
        // What an animator shows may be taken back: nothing that it began is replaced.
        guard context.animator == nil, let value = layer.animatableValue(property, presented: false) else { return false }
        return value.difference(from: value) == nil
    }

    func run(_ property: LayerProperty, of layer: CALayer, previous: AnimatableValue) {
        guard let new = layer.animatableValue(property, presented: false) else { return }
        let old = shownValue ?? previous
        if let keyframes = context.keyframes {
            keyframes.record(layer: layer, view: view, property: property, old: old, new: new)
            return
        }
        let animation = context.makeAnimation(keyPath: property.key)
        if let difference = old.difference(from: new) {
            animation.ends = BasicEnds(from: difference.from, to: difference.zero)
            animation.isAdditive = true
        } else {
            // On top of another animation of the animator's it goes on from whatever that shows.
            let goesOn = context.animator != nil && shownValue == nil && layer.hasViewAnimations(of: property.key)
            animation.ends = BasicEnds(from: goesOn ? nil : old, to: new)
        }
        if shownValue != nil { layer.removeViewAnimations(of: property.key) }
        context.start(animation, on: layer, of: view, property: property, old: old)
    }

    /// The same for a program that looks the action up and runs it itself, once it has changed the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer, let property = layer.property(named: event),
            let previous = layer.presentedValue(of: property)
        else { return }
        run(property, of: layer, previous: previous)
    }
}

extension AnimationContext {
    /// An animation between two values at this block's pace.
    func makeAnimation(keyPath: String) -> CABasicAnimation {
        // An animator's progress is bent, or sprung, already.
        if animator != nil { return CABasicAnimation(keyPath: keyPath) }
        switch pace {
        case .curve(let function):
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = function
            return animation
        case .spring(let spring):
            let animation = CASpringAnimation(keyPath: keyPath)
            animation.allowsOverdamping = true
            animation.mass = CGFloat(spring.mass)
            animation.stiffness = CGFloat(spring.stiffness)
            animation.damping = CGFloat(spring.damping)
            animation.initialVelocity = CGFloat(spring.initialVelocity)
            return animation
        }
    }

    /// Adds `animation` of `property`, whose value was `old`, to the layer of `view`, and waits for its end.
    func start(_ animation: CAPropertyAnimation, on layer: CALayer, of view: UIView?, property: LayerProperty, old: AnimatableValue?) {
        animation.duration = duration
        animation.fillMode = .both
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        if let rate = options.framesPerSecond {
            animation.preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
        }
        if delay != 0, animator == nil { animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay }

        let name = animation.isAdditive || animator != nil ? layer.unusedAnimationKey(for: property.key) : property.key
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

    /// Whether an animation of `property` runs that ``unusedAnimationKey(for:)`` named.
    func hasViewAnimations(of property: String) -> Bool {
        animationKeys()?.contains { $0 == property || $0.hasPrefix(property + "-") } ?? false
    }

    /// Ends the animations of `property` that ``unusedAnimationKey(for:)`` named.
    func removeViewAnimations(of property: String) {
        for key in animationKeys() ?? [] where key == property || key.hasPrefix(property + "-") { removeAnimation(forKey: key) }
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
