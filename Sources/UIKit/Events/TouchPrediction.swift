import Host

/// Predicts the next positions of a touch from its recent samples, so that an app can draw ahead of a finger.
///
/// A least-squares line through the samples of the last ``GestureConstants/predictionWindow`` seconds gives the velocity, which reduces jitter.
/// The prediction continues from the newest sample with this velocity.
struct TouchPrediction {
    private var ring = SampleRing(capacity: 8)

    /// Adds a sample. Its time must not be earlier than the time of the last sample. A sample at the same time is replaced.
    mutating func add(_ position: CGPoint, at timestamp: TimeInterval) { ring.add(position, at: timestamp) }

    /// The predicted positions at each of `delays` seconds after the last sample. `now` and `position` are the time and the position of the last sample.
    /// Empty for a resting touch, or with too few samples.
    ///
    /// The predicted distance is at most the distance that the touch moved in the window. This limits the error for a finger that starts to move.
    func positions(after position: CGPoint, at now: TimeInterval, delays: some Sequence<TimeInterval>) -> [CGPoint] {
        var count: CGFloat = 0
        var (time, x, y) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
        // The tolerance of one nanosecond includes a sample exactly at the start of the window in spite of rounding errors.
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
