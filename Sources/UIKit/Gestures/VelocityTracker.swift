/// Measures velocity: the displacement over the last ``GestureConstants/velocityWindow`` seconds up to the newest sample.
///
/// The time after that sample does not count: a finger that is lifted shortly after its last move has the velocity of the move, as on iOS.
/// A finger that rests longer than the window has no samples in it, and velocity zero.
struct VelocityTracker {
    /// Recent samples. The capacity suffices for the tracked period at 240 samples per second, the rate of the fastest devices.
    private var ring = SampleRing(capacity: 32)

    /// Adds a position. Its time must not precede the last one; a sample at the same time is replaced.
    mutating func add(_ position: CGPoint, at timestamp: TimeInterval) { ring.add(position, at: timestamp) }

    /// The velocity at `now`, in points per second; zero if the window contains fewer than two samples.
    func velocity(at now: TimeInterval) -> CGVector {
        // Half a millisecond more than the window, so that rounding does not exclude a sample that is exactly as old as the window.
        let start = now - GestureConstants.velocityWindow - 0.0005
        guard let last = ring.newest, let first = ring.first(since: start) else { return .zero }
        let elapsed = last.timestamp - first.timestamp
        guard elapsed > 0 else { return .zero }
        return CGVector(dx: (last.position.x - first.position.x) / elapsed, dy: (last.position.y - first.position.y) / elapsed)
    }

    mutating func reset() { ring.removeAll() }
}
