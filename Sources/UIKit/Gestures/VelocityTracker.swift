/// How fast a point moves: its displacement over the last ``GestureConstants/velocityWindow`` seconds, up to the last sample of them.
///
/// The time since that sample is no part of it: a finger that is lifted a moment after its last move was as fast as it moved, as on iOS. One
/// that rests longer than the window has no samples in it any more, and is at rest.
struct VelocityTracker {
    /// More than come in the window from the quickest devices, which report 240 times a second.
    private var ring = SampleRing(capacity: 32)

    /// Adds a position at a time that is not before the last one's. One at the same time replaces it.
    mutating func add(_ position: CGPoint, at timestamp: TimeInterval) { ring.add(position, at: timestamp) }

    /// The velocity at `now`, in points per second: zero when fewer than two samples came in the window before.
    func velocity(at now: TimeInterval) -> CGVector {
        // Half a millisecond for rounding: a sample of exactly the window's age belongs to it.
        let start = now - GestureConstants.velocityWindow - 0.0005
        guard let last = ring.newest, let first = ring.first(since: start) else { return .zero }
        let elapsed = last.timestamp - first.timestamp
        guard elapsed > 0 else { return .zero }
        return CGVector(dx: (last.position.x - first.position.x) / elapsed, dy: (last.position.y - first.position.y) / elapsed)
    }

    /// Forgets everything.
    mutating func reset() { ring.removeAll() }
}
