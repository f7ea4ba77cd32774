import Foundation

/// The times of an observation.
protocol ObservedTimes {
    /// The first time after a position; nil after the last one.
    func next(after position: TimeInterval) -> TimeInterval?
    /// Whether the observer is also called after jumps.
    var includesJumps: Bool { get }
}
