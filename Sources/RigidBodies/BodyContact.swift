/// A contact between two bodies, or between a body and a boundary line.
struct BodyContact {
    let touch: Touch
    /// The bodies' indices in the motions; the second is the ground for a boundary.
    let first: Int
    let second: Int
    /// The number of the boundary line; 0 between bodies.
    let boundary: Int

    func isSame(as other: BodyContact) -> Bool { first == other.first && second == other.second && boundary == other.boundary }
}
