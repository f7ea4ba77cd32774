/// What waits for something, in the order in which it came. It holds none of it: what dies takes itself out.
@MainActor
struct WaitingList<Object: Waiting> {
    private var places: [Place] = []
    private var gaps = 0

    private struct Place {
        unowned var object: Object?
    }

    var isEmpty: Bool { places.count == gaps }

    /// What waits. O(N).
    var objects: [Object] { places.compactMap(\.object) }

    /// Adds `object` at the end; one that waits already keeps its place. O(1).
    mutating func add(_ object: Object) {
        guard object.waitingPlace < 0 else { return }
        object.waitingPlace = places.count
        places.append(Place(object: object))
    }

    /// Takes `object` out, if it waits. O(1) on average: it leaves a gap, and gaps are closed when they are the half.
    mutating func remove(_ object: Object) {
        guard object.waitingPlace >= 0 else { return }
        places[object.waitingPlace].object = nil
        object.waitingPlace = -1
        gaps += 1
        if gaps * 2 > places.count { closeGaps() }
    }

    private mutating func closeGaps() {
        places.removeAll { $0.object == nil }
        gaps = 0
        for index in places.indices { places[index].object?.waitingPlace = index }
    }
}

/// What can wait in one ``WaitingList``.
@MainActor
protocol Waiting: AnyObject {
    /// Its index there; −1 while it does not wait.
    var waitingPlace: Int { get set }
}
