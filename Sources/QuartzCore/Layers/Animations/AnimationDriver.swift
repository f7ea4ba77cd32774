import Foundation

/// Provides an animation's progress in place of its own timing. For example, a property animator is a driver, and a gesture may scrub the animator.
///
/// The layer's time still applies. If it is paused or slow, the absolute time that the driver receives is paused or slow, too.
@MainActor
package protocol AnimationDriver: AnyObject {
    /// The animation's progress at an absolute time.
    func progress(at time: TimeInterval) -> DrivenProgress

    /// The time, from `time` on, at which the passing of time next changes the progress; nil if it no longer does. For other changes the driver requests a
    /// frame.
    func nextChange(after time: TimeInterval) -> TimeInterval?

    /// Whether the animation is over at `time`, if its time runs forwards or backwards. The layer removes an animation that is over.
    func isOver(at time: TimeInterval, forwards: Bool) -> Bool
}

/// An animation's progress, from 0 to 1 and beyond. Points may have different progress along x and y; other values use `x`.
package struct DrivenProgress: Equatable, Sendable {
    package var x: Double
    package var y: Double

    /// Creates a progress for both axes.
    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

extension AnimationProgram {
    /// Applies the animation at `progress` to `layer`. Returns the damage.
    func apply(progress: DrivenProgress, to layer: CALayer) -> LayerDamage {
        switch body {
        case .nothing: return []
        case .track(let track):
            track.apply(
                progress: progress.x, alongY: progress.y, seconds: progress.x * timing.duration, iteration: 0, to: layer)
            return track.damage
        case .group(let parts):
            var damage: LayerDamage = []
            for part in parts { damage.formUnion(part.apply(progress: progress, to: layer)) }
            return damage
        case .effect(let effect):
            effect.apply(progress: progress.x, seconds: progress.x * timing.duration, iteration: 0, to: layer)
            return effect.damage
        }
    }
}

extension Interpolation {
    /// The interpolated value. For a `CGPoint`, x uses `progress` and y uses `alongY`. Other values use `progress` only.
    func value(at progress: Double, alongY: Double, seconds: TimeInterval, base: AnimatableValue) -> AnimatableValue {
        let value = value(at: progress, seconds: seconds, base: base)
        guard alongY != progress, case .point(let x) = value, case .point(let y) = self.value(at: alongY, seconds: seconds, base: base)
        else { return value }
        return .point(CGPoint(x: x.x, y: y.y))
    }
}

extension CAMediaTimingFunction {
    /// The curve's y at `x`, from 0 to 1.
    package func callAsFunction(_ x: Double) -> Double { curve(x) }
}

extension CALayer {
    /// The currently shown value of a property, even if no frame has shown it yet.
    package func presentedValue(of property: LayerProperty) -> AnimatableValue? {
        refreshPresentation()
        return animatableValue(property, presented: true)
    }

    /// The currently shown value of a property; nil for a layer that no frame has shown.
    package func seenValue(of property: LayerProperty) -> AnimatableValue? {
        tree != nil && rendering.wasCommitted ? presentedValue(of: property) : nil
    }

    /// Whether the model's value of a property is `value`.
    package func hasValue(_ value: AnimatableValue?, of property: LayerProperty) -> Bool {
        guard let value, let own = animatableValue(property, presented: false) else { return false }
        return value.isSame(as: own)
    }
}

extension AnimatableValue {
    /// Interpolates an animation from `first` to `last` at `progress`.
    package static func between(_ first: AnimatableValue, _ last: AnimatableValue, at progress: DrivenProgress) -> AnimatableValue {
        let x = between(first, last, CGFloat(progress.x))
        guard progress.x != progress.y, case .point(let alongX) = x,
            case .point(let alongY) = between(first, last, CGFloat(progress.y))
        else { return x }
        return .point(CGPoint(x: alongX.x, y: alongY.y))
    }
}

extension AnimatableValue {
    /// Whether two values are equal; images are compared by identity.
    fileprivate func isSame(as other: AnimatableValue) -> Bool {
        switch (self, other) {
        case (.number(let a), .number(let b)): a == b
        case (.point(let a), .point(let b)): a == b
        case (.size(let a), .size(let b)): a == b
        case (.rect(let a), .rect(let b)): a == b
        case (.color(let a), .color(let b)): a == b
        case (.transform(let a), .transform(let b)): CATransform3DEqualToTransform(a, b)
        case (.numbers(let a), .numbers(let b)): a == b
        case (.colors(let a), .colors(let b)): a == b
        case (.path(let a), .path(let b)): a == b
        case (.image(let a), .image(let b)): a === b
        default: false
        }
    }
}
