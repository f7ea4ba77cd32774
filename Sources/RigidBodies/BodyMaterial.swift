/// What an item is made of.
package struct BodyMaterial: Equatable {
    /// 0.2 each for an item that no behavior describes: it bounces and rubs a little, as a thing of wood does.
    package var elasticity = 0.2
    package var friction = 0.2
    /// Mass of 10,000 square points.
    package var density = 1.0
    /// The part of the speed that is lost in a second, for small values.
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
