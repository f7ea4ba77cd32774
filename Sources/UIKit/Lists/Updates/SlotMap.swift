/// Maps indices of a list across an update. Remaining elements keep their order and fill the new indices that insertions and moves do not use.
///
/// Stores only the changes: one number for one change, independent of the list's length. Complexity of lookups: logarithmic in the number of changes.
struct SlotMap {
    /// The sorted old indices of the removed elements.
    private(set) var removed: [Int]
    /// The sorted new indices of inserted and moved elements.
    private(set) var taken: [Int]

    init(removed: [Int] = [], taken: [Int] = []) {
        self.removed = removed.sorted()
        self.taken = taken.sorted()
    }

    /// The new index of the element at `old`; nil if it was removed.
    func new(of old: Int) -> Int? { Self.move(old, from: removed, to: taken) }

    /// The old index of the element at `new`; nil if it was inserted or moved there.
    func old(of new: Int) -> Int? { Self.move(new, from: taken, to: removed) }

    private static func move(_ index: Int, from gone: [Int], to taken: [Int]) -> Int? {
        let before = lowerBound(gone, index)
        if before < gone.count, gone[before] == index { return nil }
        return free(index - before, taken)
    }

    /// The index with the given rank among all indices that are not in `taken`.
    private static func free(_ rank: Int, _ taken: [Int]) -> Int {
        // A binary search: `taken[i] - i` indices before `taken[i]` are free.
        var (low, high) = (0, taken.count)
        while low < high {
            let middle = (low + high) / 2
            if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low
    }

    /// The number of elements of `sorted` that are less than `value`.
    private static func lowerBound(_ sorted: [Int], _ value: Int) -> Int {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
