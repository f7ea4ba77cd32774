import Foundation

/// Says how far an animation is, in place of its own timing: a property animator is one, which a finger may hold.
///
/// The layer's time still counts: a driver is asked for moments of absolute time that stand still, or run slower, where that does.
@MainActor
package protocol AnimationDriver: AnyObject {
    /// How far the animation is at a moment of absolute time.
    func progress(at time: TimeInterval) -> DrivenProgress

    /// From when on the progress changes by itself; nil when it does not. A driver that changes it otherwise asks for a frame.
    func nextChange(after time: TimeInterval) -> TimeInterval?

    /// Whether the animation is over at a moment, in a time that runs forwards or backwards. It then leaves its layer.
    func isOver(at time: TimeInterval, forwards: Bool) -> Bool
}

/// How far an animation is, from 0 to 1 and beyond: points may be at different places along x and y, everything else is as along x.
package struct DrivenProgress: Equatable, Sendable {
    package var x: Double
    package var y: Double

    /// The progress along each axis.
    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

extension AnimationProgram {
    /// Shows on `layer` what the animation shows when it is as far as `progress`; answers what of the picture that changes.
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
    /// The value where points are at different places along x and y.
    func value(at progress: Double, alongY: Double, seconds: TimeInterval, base: AnimatableValue) -> AnimatableValue {
        let value = value(at: progress, seconds: seconds, base: base)
        guard alongY != progress, case .point(let x) = value, case .point(let y) = self.value(at: alongY, seconds: seconds, base: base)
        else { return value }
        return .point(CGPoint(x: x.x, y: y.y))
    }
}

extension CAMediaTimingFunction {
    /// The curve's y where its x is `x`, from 0 to 1.
    package func callAsFunction(_ x: Double) -> Double { curve(x) }
}

extension CALayer {
    /// The value of a property as it is shown at the moment, whether or not a frame has shown it yet.
    package func presentedValue(of property: LayerProperty) -> AnimatableValue? {
        refreshPresentation()
        return animatableValue(property, presented: true)
    }

    /// What a frame has shown of a property, brought up to this moment; nil for a layer that no frame has shown.
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
    /// What an animation from `first` to `last` shows when it is as far as `progress`.
    package static func between(_ first: AnimatableValue, _ last: AnimatableValue, at progress: DrivenProgress) -> AnimatableValue {
        let x = between(first, last, CGFloat(progress.x))
        guard progress.x != progress.y, case .point(let alongX) = x,
            case .point(let alongY) = between(first, last, CGFloat(progress.y))
        else { return x }
        return .point(CGPoint(x: alongX.x, y: alongY.y))
    }
}

extension AnimatableValue {
    /// Whether both are the same value; of images whether they are the same object.
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
