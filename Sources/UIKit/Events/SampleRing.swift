import Host

/// Where a finger was lately: the last samples of its path. It keeps so many and no more, so that adding one allocates nothing once it is
/// full.
struct SampleRing {
    struct Sample {
        var position: CGPoint
        var timestamp: TimeInterval
    }

    /// How many samples it keeps.
    let capacity: Int
    /// In no particular order: once the ring is full, a new sample stands where the oldest was.
    private(set) var samples: [Sample] = []
    /// Where the next sample goes, once the ring is full.
    private var next = 0

    init(capacity: Int) { self.capacity = capacity }

    /// Adds a position at a time that is not before the last one's. One at the same time replaces it.
    mutating func add(_ position: CGPoint, at timestamp: TimeInterval) {
        let sample = Sample(position: position, timestamp: timestamp)
        if samples.isEmpty { samples.reserveCapacity(capacity) }
        if let last = newestIndex, samples[last].timestamp >= timestamp {
            samples[last] = sample
        } else if samples.count < capacity {
            samples.append(sample)
            next = samples.count % capacity
        } else {
            samples[next] = sample
            next = (next + 1) % capacity
        }
    }

    /// The sample that was added last; nil where there is none.
    var newest: Sample? { newestIndex.map { samples[$0] } }

    /// The oldest sample of those from `start` on; nil where there is none.
    func first(since start: TimeInterval) -> Sample? {
        var first: Sample?
        for sample in samples where sample.timestamp >= start && sample.timestamp < first?.timestamp ?? .infinity { first = sample }
        return first
    }

    /// Forgets everything.
    mutating func removeAll() {
        samples.removeAll(keepingCapacity: true)
        next = 0
    }

    private var newestIndex: Int? {
        samples.isEmpty ? nil : (next + samples.count - 1) % samples.count
    }
}
