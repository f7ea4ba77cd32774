/// How fast a point moves: its displacement over the last ``GestureConstants/velocityWindow`` seconds, up to the last sample of them.
///
/// The time since that sample is no part of it: a finger that is lifted a moment after its last move was as fast as it moved, as on iOS. One
/// that rests longer than the window has no samples in it any more, and is at rest.
///
/// A ring of samples that never grows, so that adding one allocates nothing.
struct VelocityTracker {
    private struct Sample {
        var timestamp: TimeInterval
        var position: CGPoint
    }

    /// More than come in the window from the quickest devices, which report 240 times a second.
    private static let capacity = 32

    private var samples: [Sample] = []
    /// Where the next sample goes, once the ring is full.
    private var next = 0

    /// Adds a position at a time that is not before the last one's. One at the same time replaces it.
    mutating func add(_ position: CGPoint, at timestamp: TimeInterval) {
        let sample = Sample(timestamp: timestamp, position: position)
        if let last = newest, samples[last].timestamp >= timestamp {
            samples[last] = sample
        } else if samples.count < Self.capacity {
            samples.append(sample)
            next = samples.count % Self.capacity
        } else {
            samples[next] = sample
            next = (next + 1) % Self.capacity
        }
    }

    /// The velocity at `now`, in points per second: zero when fewer than two samples came in the window before.
    func velocity(at now: TimeInterval) -> CGVector {
        guard let last = newest else { return .zero }
        // Half a millisecond for rounding: a sample of exactly the window's age belongs to it.
        let start = now - GestureConstants.velocityWindow - 0.0005
        guard samples[last].timestamp >= start else { return .zero }
        var first = samples[last]
        for sample in samples where sample.timestamp >= start && sample.timestamp < first.timestamp { first = sample }
        let elapsed = samples[last].timestamp - first.timestamp
        guard elapsed > 0 else { return .zero }
        let end = samples[last].position
        return CGVector(dx: (end.x - first.position.x) / elapsed, dy: (end.y - first.position.y) / elapsed)
    }

    /// Forgets everything.
    mutating func reset() {
        samples.removeAll(keepingCapacity: true)
        next = 0
    }

    private var newest: Int? {
        samples.isEmpty ? nil : (next + samples.count - 1) % samples.count
    }
}
