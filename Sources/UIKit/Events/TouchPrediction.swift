import Host

/// Where a touch will be soon, judged by where it was: for drawing ahead of a finger, so that what it draws does not trail it.
///
/// A line is laid through the samples of the last ``GestureConstants/predictionWindow`` seconds so that the squares of their distances from
/// it are least, which evens out jitter, and gone on along from the newest sample.
struct TouchPrediction {
    private var ring = SampleRing(capacity: 8)

    /// Adds where the touch is, at a time after the last one's; one at the same time replaces it.
    mutating func add(_ position: CGPoint, at timestamp: TimeInterval) { ring.add(position, at: timestamp) }

    /// Where the touch will be at each of `delays` seconds after its last sample, which was at `now` at `position`: empty when it rests or
    /// too little is known of it.
    ///
    /// It never goes further than it went in the window: what is predicted of a finger that is only starting may be wrong by less.
    func positions(after position: CGPoint, at now: TimeInterval, delays: some Sequence<TimeInterval>) -> [CGPoint] {
        var count: CGFloat = 0
        var (time, x, y) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
        // A nanosecond for rounding: a sample of exactly the window's age belongs to it.
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
