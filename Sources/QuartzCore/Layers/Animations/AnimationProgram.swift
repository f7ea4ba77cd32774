import Foundation

/// An animation in the form that frames sample. All look-ups are done in advance, so that sampling allocates no memory.
@MainActor
final class AnimationProgram {
    enum Body {
        case track(PropertyTrack)
        case group([AnimationProgram])
        case effect(any AnimationEffect)
        /// No effect: only time passes. Used for a key path that the layer does not have.
        case nothing
    }

    var timing: MediaTiming
    let curve: UnitBezier?
    let body: Body

    init(timing: MediaTiming, curve: UnitBezier?, body: Body) {
        self.timing = timing
        self.curve = curve
        self.body = body
    }

    /// The next change of an active animation, in the parent's time after `parent`. Nil if the value changes continuously or the time runs backwards.
    func nextFrame(parent: TimeInterval) -> TimeInterval? {
        if timing.frameInterval > 0 { return timing.nextFrame(parent: parent) }
        guard timing.speed > 0, timing.duration > 0, !timing.autoreverses, curve == nil, case .track(let track) = body,
            case .keyframes(let frames) = track.interpolation
        else { return nil }
        let position = timing.position(local: timing.localTime(parent: parent))
        guard let step = frames.nextStep(after: position.time / timing.duration) else { return nil }
        let local = min((Double(position.iteration) + step) * timing.duration, timing.activeDuration)
        return timing.parentTime(local: local)
    }

    /// Applies the animation at its local time `local` to `layer`. Returns the damage.
    func apply(local: TimeInterval, to layer: CALayer) -> LayerDamage {
        let position = timing.position(local: local)
        guard timing.isShown(position.phase) else { return [] }
        var time = position.time
        if let curve, timing.duration > 0 { time = curve(time / timing.duration) * timing.duration }
        switch body {
        case .nothing: return []
        case .track(let track):
            track.apply(progress: timing.duration > 0 ? time / timing.duration : 1, seconds: time, iteration: position.iteration, to: layer)
            return track.damage
        case .group(let parts):
            var damage: LayerDamage = []
            for part in parts { damage.formUnion(part.apply(local: part.timing.localTime(parent: time), to: layer)) }
            return damage
        case .effect(let effect):
            effect.apply(
                progress: timing.duration > 0 ? time / timing.duration : 1, seconds: time, iteration: position.iteration, to: layer)
            return effect.damage
        }
    }
}

/// The effect of one property animation.
@MainActor
final class PropertyTrack {
    let path: AnimationKeyPath
    let damage: LayerDamage
    let interpolation: Interpolation
    /// Converts the interpolated value to a transform.
    let function: CAValueFunction?
    let isAdditive: Bool
    let isCumulative: Bool

    init(
        path: AnimationKeyPath, damage: LayerDamage, interpolation: Interpolation, function: CAValueFunction? = nil, isAdditive: Bool,
        isCumulative: Bool
    ) {
        self.path = path
        self.damage = damage.union(.node)
        self.interpolation = interpolation
        self.function = function
        self.isAdditive = isAdditive
        self.isCumulative = isCumulative
    }

    func apply(progress: Double, alongY: Double? = nil, seconds: TimeInterval, iteration: Int, to layer: CALayer) {
        guard let whole = layer.animatableValue(path.property, presented: true),
            let base = path.component.map(whole.component) ?? whole
        else { return }
        let below = function?.sample ?? (isAdditive ? base.zero ?? base : base)
        var value = interpolation.value(at: progress, alongY: alongY ?? progress, seconds: seconds, base: below)
        if isCumulative, iteration > 0, let step = interpolation.lastValue(base: below)?.scaled(by: CGFloat(iteration)) {
            value = value.adding(step)
        }
        if let function { value = .transform(function.transform(value)) }
        if isAdditive {
            if path.component == nil, case .transform(let difference) = value, let state = layer.animations {
                // The differences of additive animations are combined with each other first, and then applied to the transform without additive animations.
                layer.show(.transform(state.addTransform(difference, below: whole, of: path.property)), of: path.property)
                return
            }
            value = base.adding(value)
        }
        layer.show(path.component.map { whole.replacing($0, with: value) } ?? value, of: path.property)
        if let angle = interpolation.angle(at: progress), let transform = layer.animatableValue(.transform, presented: true),
            case .transform(let turned) = transform
        {
            layer.show(.transform(CATransform3DRotate(turned, angle, 0, 0, 1)), of: .transform)
        }
    }
}

/// The function from an animation's progress to a value.
enum Interpolation {
    case basic(BasicEnds)
    case spring(BasicEnds, SpringCurve)
    case keyframes(KeyframeValues)
    case path(KeyframePath)

    /// The value at `progress`, from 0 to 1. `seconds` is the time since the start; `base` is the property's value without the animation.
    func value(at progress: Double, seconds: TimeInterval, base: AnimatableValue) -> AnimatableValue {
        switch self {
        case .basic(let ends): ends.value(at: CGFloat(progress), base: base)
        case .spring(let ends, let curve): ends.value(at: CGFloat(curve.position(at: seconds)), base: base)
        case .keyframes(let frames): frames.value(at: progress)
        case .path(let path): .point(path.point(at: progress))
        }
    }

    /// The value at progress 1.
    func lastValue(base: AnimatableValue) -> AnimatableValue? {
        switch self {
        case .basic(let ends), .spring(let ends, _): ends.value(at: 1, base: base)
        case .keyframes(let frames): frames.value(at: 1)
        case .path(let path): .point(path.point(at: 1))
        }
    }

    /// The layer's rotation along a path, in radians; nil for other interpolations.
    func angle(at progress: Double) -> CGFloat? {
        if case .path(let path) = self { path.angle(at: progress) } else { nil }
    }
}

/// The start value, end value and difference of a basic animation. The property's own value replaces a missing start or end.
package struct BasicEnds {
    package var from: AnimatableValue?
    package var to: AnimatableValue?
    package var by: AnimatableValue?

    package init(from: AnimatableValue? = nil, to: AnimatableValue? = nil, by: AnimatableValue? = nil) {
        (self.from, self.to, self.by) = (from, to, by)
    }

    func value(at fraction: CGFloat, base: AnimatableValue) -> AnimatableValue {
        let first: AnimatableValue
        let last: AnimatableValue
        switch (from, to, by) {
        case (let from?, let to?, _): (first, last) = (from, to)
        case (let from?, nil, let by?): (first, last) = (from, from.adding(by))
        case (nil, let to?, let by?): (first, last) = (to.subtracting(by) ?? base, to)
        case (let from?, nil, nil): (first, last) = (from, base)
        case (nil, let to?, nil): (first, last) = (base, to)
        case (nil, nil, let by?): (first, last) = (base, base.adding(by))
        case (nil, nil, nil): return base
        }
        return AnimatableValue.between(first, last, fraction)
    }
}
