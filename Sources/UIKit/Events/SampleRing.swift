import Host

/// The latest samples of a touch, in a ring buffer of fixed capacity, so that a full ring does not allocate.
struct SampleRing {
    struct Sample {
        var position: CGPoint
        var timestamp: TimeInterval
    }

    /// The number of samples that are stored.
    let capacity: Int
    /// Unordered: in a full ring, a new sample replaces the oldest one.
    private(set) var samples: [Sample] = []
    /// The index of the next sample in a full ring.
    private var next = 0

    init(capacity: Int) { self.capacity = capacity }

    /// Adds a position. Its time must not precede the last one; a sample at the same time is replaced.
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

    /// The newest sample; nil if the ring is empty.
    var newest: Sample? { newestIndex.map { samples[$0] } }

    /// The oldest sample with a time of at least `start`; nil if all are older.
    func first(since start: TimeInterval) -> Sample? {
        var first: Sample?
        for sample in samples where sample.timestamp >= start && sample.timestamp < first?.timestamp ?? .infinity { first = sample }
        return first
    }

    mutating func removeAll() {
        samples.removeAll(keepingCapacity: true)
        next = 0
    }

    private var newestIndex: Int? {
        samples.isEmpty ? nil : (next + samples.count - 1) % samples.count
    }
}
