import Foundation

/// An effect of an animation other than a change of a layer property: a transition, or a value under one of the program's own keys.
@MainActor
protocol AnimationEffect: AnyObject {
    /// The parts of the layer that the effect invalidates.
    var damage: LayerDamage { get }

    /// Applies the effect at `progress`, from 0 to 1. `seconds` is the time since the start of the iteration number `iteration`.
    func apply(progress: Double, seconds: TimeInterval, iteration: Int, to layer: CALayer)
}
