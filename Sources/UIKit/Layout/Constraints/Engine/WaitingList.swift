/// A queue of objects that wait for an update, in insertion order. An object whose view is deallocated removes itself.
@MainActor
struct WaitingList<Object: WaitingListMember> {
    /// The objects; nil for a removed object.
    private var slots: [Object?] = []
    private var gaps = 0

    var isEmpty: Bool { slots.count == gaps }

    /// The waiting object, if it is the only one.
    var only: Object? {
        guard slots.count - gaps == 1 else { return nil }
        for case let object? in slots { return object }
        return nil
    }

    /// The waiting objects. O(N).
    var objects: [Object] {
        var objects: [Object] = []
        for case let object? in slots { objects.append(object) }
        return objects
    }

    /// Appends `object`, unless it is already in the list. O(1).
    mutating func add(_ object: Object) {
        guard object.waitingIndex < 0 else { return }
        object.waitingIndex = slots.count
        slots.append(object)
    }

    /// Removes `object`, if it waits. O(1) amortized: the removal leaves a gap, and the list is compacted once half of its slots are gaps.
    mutating func remove(_ object: Object) {
        guard object.waitingIndex >= 0 else { return }
        let index = object.waitingIndex
        object.waitingIndex = -1
        if index == slots.count - 1 {
            slots.removeLast()
        } else {
            slots[index] = nil
            gaps += 1
        }
        if gaps * 2 > slots.count { closeGaps() }
    }

    private mutating func closeGaps() {
        slots = objects
        gaps = 0
        for (index, object) in slots.enumerated() { object?.waitingIndex = index }
    }
}

/// An object that can be in one ``WaitingList``.
@MainActor
protocol WaitingListMember: AnyObject {
    /// The object's index in the list; −1 while it does not wait.
    var waitingIndex: Int { get set }
}
