/// Objects that wait for something, in the order in which they came. An object whose view goes away takes itself out.
@MainActor
struct WaitingList<Object: InWaitingList> {
    /// The objects. An element is nil after its object was taken out.
    private var places: [Object?] = []
    private var gaps = 0

    var isEmpty: Bool { places.count == gaps }

    /// The object that waits, if it is the only one.
    var only: Object? {
        guard places.count - gaps == 1 else { return nil }
        for case let object? in places { return object }
        return nil
    }

    /// The objects that wait. O(N).
    var objects: [Object] {
        var objects: [Object] = []
        for case let object? in places { objects.append(object) }
        return objects
    }

    /// Adds `object` at the end; one that waits already keeps its place. O(1).
    mutating func add(_ object: Object) {
        guard object.waitingPlace < 0 else { return }
        object.waitingPlace = places.count
        places.append(object)
    }

    /// Takes `object` out, if it waits. O(1) on average: it leaves a gap, and gaps are closed when they are the half.
    mutating func remove(_ object: Object) {
        guard object.waitingPlace >= 0 else { return }
        let place = object.waitingPlace
        object.waitingPlace = -1
        if place == places.count - 1 {
            places.removeLast()
        } else {
            places[place] = nil
            gaps += 1
        }
        if gaps * 2 > places.count { closeGaps() }
    }

    private mutating func closeGaps() {
        places = objects
        gaps = 0
        for (index, object) in places.enumerated() { object?.waitingPlace = index }
    }
}

/// What can wait in one ``WaitingList``.
@MainActor
protocol InWaitingList: AnyObject {
    /// Its index there; −1 while it does not wait.
    var waitingPlace: Int { get set }
}
