/// Two bodies that touch, or a body and a line of a boundary.
struct BodyContact {
    let touch: Touch
    /// The bodies, by their places among the motions; for a boundary the second is the ground.
    let first: Int
    let second: Int
    /// The number of the boundary's line; 0 between bodies.
    let boundary: Int

    func isSame(as other: BodyContact) -> Bool { first == other.first && second == other.second && boundary == other.boundary }
}
