import Host

/// Predicts a touch from its recent samples, for drawing ahead of a finger.
///
/// A least-squares line through the samples of the last ``GestureConstants/predictionWindow`` seconds evens out jitter. It is extrapolated
/// from the newest sample.
struct TouchPrediction {
    private var ring = SampleRing(capacity: 8)

    /// Adds a sample. Its time must not precede the last one; a sample at the same time is replaced.
    mutating func add(_ position: CGPoint, at timestamp: TimeInterval) { ring.add(position, at: timestamp) }

    /// The predicted positions at each of `delays` seconds after the last sample, which was at `now` at `position`. Empty for a resting
    /// touch, or with too few samples.
    ///
    /// The prediction never exceeds the distance moved in the window, which limits its error for a finger that starts to move.
    func positions(after position: CGPoint, at now: TimeInterval, delays: some Sequence<TimeInterval>) -> [CGPoint] {
        var count: CGFloat = 0
        var (time, x, y) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
        // One nanosecond for rounding: a sample of exactly the window's age is included.
        let start = now - GestureConstants.predictionWindow - 1e-9
        for sample in ring.samples where sample.timestamp >= start {
            count += 1
            time += CGFloat(sample.timestamp - now)
            x += sample.position.x
            y += sample.position.y
        }
        guard count >= 2, let first = ring.first(since: start) else { return [] }
        var (square, alongX, alongY) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
        for sample in ring.samples where sample.timestamp >= start {
            let offset = CGFloat(sample.timestamp - now) - time / count
            square += offset * offset
            alongX += offset * (sample.position.x - x / count)
            alongY += offset * (sample.position.y - y / count)
        }
        guard square > 0 else { return [] }
        let velocity = CGVector(dx: alongX / square, dy: alongY / square)
        let speed = (velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot()
        let (goneX, goneY) = (position.x - first.position.x, position.y - first.position.y)
        let limit = (goneX * goneX + goneY * goneY).squareRoot()
        guard speed > 0, limit > 0 else { return [] }
        return delays.map { delay in
            let seconds = min(CGFloat(delay), limit / speed)
            return CGPoint(x: position.x + velocity.dx * seconds, y: position.y + velocity.dy * seconds)
        }
    }
}
