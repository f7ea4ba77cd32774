import Foundation

/// A short-lived cache of long child lists. A screen reader requests each child by its index, and listing all children each time would take
/// quadratic time.
struct LongLists {
    /// The minimum number of children of a cached list.
    static let length = 100
    /// The lifetime of a cached list in seconds. It equals the delay of the notifications about changes.
    static let age: TimeInterval = 0.1

    private var lists: [UInt64: [UInt64]] = [:]
    private var start: TimeInterval = 0

    /// The cached children of an element. `isStill` is true if no change is pending, apart from running animations.
    mutating func children(of id: UInt64, at now: TimeInterval, isStill: Bool) -> [UInt64]? {
        guard !lists.isEmpty else { return nil }
        if !isStill || now - start > Self.age { forget() }
        return lists[id]
    }

    /// Caches a list if it has at least ``length`` children.
    mutating func keep(_ children: [UInt64], of id: UInt64, at now: TimeInterval) {
        guard children.count >= Self.length else { return }
        if lists.isEmpty { start = now }
        lists[id] = children
    }

    /// Empties the cache after a change.
    mutating func forget() { if !lists.isEmpty { lists = [:] } }
}
