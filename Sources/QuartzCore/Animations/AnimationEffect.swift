import Foundation

/// What an animation does to a layer besides changing one of its own properties: a transition from one picture to another, or a value
/// that the program keeps under a key of its own.
@MainActor
protocol AnimationEffect: AnyObject {
    /// What of the layer's picture it changes.
    var damage: LayerDamage { get }

    /// Shows the effect at `progress`, 0 to 1, which is `seconds` into a repetition; `iteration` others are over.
    func apply(progress: Double, seconds: TimeInterval, iteration: Int, to layer: CALayer)
}
