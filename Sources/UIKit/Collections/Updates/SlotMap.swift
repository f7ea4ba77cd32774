/// Where the elements of a list go when some are taken out and others put in: those that stay keep their order and fill the places that
/// are not taken.
///
/// It holds the changes alone: a list of a million elements with one change costs one number. Each question is logarithmic in the changes.
struct SlotMap {
    /// The old places whose elements do not stay, in order.
    private(set) var removed: [Int]
    /// The new places that get something else than an element that stays, in order.
    private(set) var taken: [Int]

    init(removed: [Int] = [], taken: [Int] = []) {
        self.removed = removed.sorted()
        self.taken = taken.sorted()
    }

    /// The new place of the element at `old`; nil where it does not stay.
    func new(of old: Int) -> Int? { Self.move(old, from: removed, to: taken) }

    /// The old place of the element that is at `new`; nil where none stayed there.
    func old(of new: Int) -> Int? { Self.move(new, from: taken, to: removed) }

    private static func move(_ place: Int, from gone: [Int], to taken: [Int]) -> Int? {
        let before = lowerBound(gone, place)
        if before < gone.count, gone[before] == place { return nil }
        return free(place - before, taken)
    }

    /// The place with the number `rank` among those that are not in `taken`.
    private static func free(_ rank: Int, _ taken: [Int]) -> Int {
        // taken[i] - i free places lie before taken[i].
        var (low, high) = (0, taken.count)
        while low < high {
            let middle = (low + high) / 2
            if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low
    }

    /// How many of `sorted` are less than `value`.
    private static func lowerBound(_ sorted: [Int], _ value: Int) -> Int {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
