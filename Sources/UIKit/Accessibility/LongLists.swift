import Foundation

/// The children of elements that have many, for as long as a reader goes through them: it asks for each by its index, and finding all anew each time would cost the
/// square of their number. Lists are kept for a moment only, as numbers; short ones are not.
struct LongLists {
    /// Fewer children are read from the views at each question.
    static let length = 100
    /// Seconds for which a list is kept: as long as readers may wait to be told of a change.
    static let age: TimeInterval = 0.1

    private var lists: [UInt64: [UInt64]] = [:]
    private var start: TimeInterval = 0

    /// The children of an element, where they were found a moment ago. `isStill`: no change waits for the next frame, but for what animations do all the time.
    mutating func children(of id: UInt64, at now: TimeInterval, isStill: Bool) -> [UInt64]? {
        guard !lists.isEmpty else { return nil }
        if !isStill || now - start > Self.age { forget() }
        return lists[id]
    }

    /// Keeps a list, if it is long.
    mutating func keep(_ children: [UInt64], of id: UInt64, at now: TimeInterval) {
        guard children.count >= Self.length else { return }
        if lists.isEmpty { start = now }
        lists[id] = children
    }

    /// Something changed.
    mutating func forget() { if !lists.isEmpty { lists = [:] } }
}
