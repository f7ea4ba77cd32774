import Foundation

/// The times at which a time observer is called.
protocol ObservedTimes {
    /// The first time after a position; nil after the last one.
    func next(after position: TimeInterval) -> TimeInterval?
    /// Whether the observer is also called after jumps.
    var includesJumps: Bool { get }
}
