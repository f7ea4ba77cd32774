/// The physical properties of an item.
package struct BodyMaterial: Equatable {
    /// The default of elasticity and friction is 0.2, like wood. It applies to items without a `UIDynamicItemBehavior`.
    package var elasticity = 0.2
    package var friction = 0.2
    /// Mass per 10,000 square points.
    package var density = 1.0
    /// The fraction of the velocity that is lost per second, for small values.
    package var resistance = 0.0
    package var angularResistance = 0.0
    package var isAnchored = false
    package var allowsRotation = true

    package init() {}

    package init(
        elasticity: Double, friction: Double, density: Double, resistance: Double, angularResistance: Double, isAnchored: Bool,
        allowsRotation: Bool
    ) {
        self.elasticity = elasticity
        self.friction = friction
        self.density = density
        self.resistance = resistance
        self.angularResistance = angularResistance
        self.isAnchored = isAnchored
        self.allowsRotation = allowsRotation
    }
}
