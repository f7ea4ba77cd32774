import Host

/// The latest samples of a touch. A ring buffer of fixed capacity stores them, so that adding a sample does not allocate memory.
struct SampleRing {
    struct Sample {
        var position: CGPoint
        var timestamp: TimeInterval
    }

    /// The maximum number of stored samples.
    let capacity: Int
    /// The samples, not in order of time: in a full ring, a new sample replaces the oldest one in place.
    private(set) var samples: [Sample] = []
    /// The index at which a full ring stores the next sample.
    private var next = 0

    init(capacity: Int) { self.capacity = capacity }

    /// Adds a position. Its time must not be earlier than the time of the last sample. A sample at the same time is replaced.
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

    /// The oldest sample that is not older than `start`; nil if all samples are older.
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
