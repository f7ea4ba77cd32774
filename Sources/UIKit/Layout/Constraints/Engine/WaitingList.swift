/// What waits for something, in the order in which it came. It holds none of it: what dies takes itself out.
@MainActor
struct WaitingList<Object: InWaitingList> {
    private var places: [Place] = []
    private var gaps = 0

    private struct Place {
        // What dies takes itself out before.
        unowned(unsafe) let object: Object
        /// The object went, and may be dead by now.
        var isGap = false
    }

    var isEmpty: Bool { places.count == gaps }

    /// What waits, where nothing else does.
    var only: Object? {
        guard places.count - gaps == 1 else { return nil }
        for place in places where !place.isGap { return place.object }
        return nil
    }

    /// What waits. O(N).
    var objects: [Object] { places.lazy.filter { !$0.isGap }.map { $0.object } }

    /// Adds `object` at the end; one that waits already keeps its place. O(1).
    mutating func add(_ object: Object) {
        guard object.waitingPlace < 0 else { return }
        object.waitingPlace = places.count
        places.append(Place(object: object))
    }

    /// Takes `object` out, if it waits. O(1) on average: it leaves a gap, and gaps are closed when they are the half.
    mutating func remove(_ object: Object) {
        guard object.waitingPlace >= 0 else { return }
        let place = object.waitingPlace
        object.waitingPlace = -1
        if place == places.count - 1 {
            places.removeLast()
        } else {
            places[place].isGap = true
            gaps += 1
        }
        if gaps * 2 > places.count { closeGaps() }
    }

    private mutating func closeGaps() {
        places.removeAll(where: \.isGap)
        gaps = 0
        for index in places.indices { places[index].object.waitingPlace = index }
    }
}

/// What can wait in one ``WaitingList``.
@MainActor
protocol InWaitingList: AnyObject {
    /// Its index there; −1 while it does not wait.
    var waitingPlace: Int { get set }
}
