import Foundation

/// The times of a boundary time observer: a list.
struct BoundaryTimes: ObservedTimes {
    private let times: [TimeInterval]
    let includesJumps = false

    init(_ times: [TimeInterval]) { self.times = times.filter(\.isFinite).sorted() }

    func next(after position: TimeInterval) -> TimeInterval? { times.first { $0 > position + TimeObservers.tolerance } }
}
