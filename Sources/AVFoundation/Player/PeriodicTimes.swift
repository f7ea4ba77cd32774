import Foundation

/// The times of a periodic time observer: the multiples of an interval.
struct PeriodicTimes: ObservedTimes {
    let interval: TimeInterval
    let includesJumps = true

    func next(after position: TimeInterval) -> TimeInterval? {
        guard interval > 0, interval.isFinite else { return nil }
        return ((position / interval + 1e-6).rounded(.down) + 1) * interval
    }
}
