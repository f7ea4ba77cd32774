/// Items that follow each other before and after.
struct ItemRun {
    var old: Int
    var new: Int
    var count: Int
}

/// The longest part of a row of different numbers that rises.
enum LongestRise {
    /// The indices of its numbers, in order. A row of n numbers takes n log n.
    static func indices(of numbers: [Int]) -> [Int] {
        // ends[k] is the index of the smallest number that a rise of k + 1 numbers can end with.
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            if let last = ends.last, numbers[last] < number {
                low = ends.count
            } else {
                while low < high {
                    let middle = (low + high) / 2
                    if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
                }
            }
            before[index] = low > 0 ? ends[low - 1] : -1
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var rise: [Int] = []
        var index = ends.last ?? -1
        while index >= 0 {
            rise.append(index)
            index = before[index]
        }
        return rise.reversed()
    }

    /// The indices of those of `runs`, in their new order, that keep their order and hold the most items together. Of n runs it takes n log n.
    static func indices(of runs: [ItemRun]) -> Set<Int> {
        let byOld = runs.indices.sorted { runs[$0].old < runs[$1].old }
        var ranks = [Int](repeating: 0, count: runs.count)
        for (rank, index) in byOld.enumerated() { ranks[index] = rank }
        var weights = [Int](repeating: 0, count: runs.count)
        var before = [Int](repeating: -1, count: runs.count)
        // The heaviest rise that ends at one of the first 1, 2, 4 ... ranks, by Fenwick; of equals the one with the lowest rank.
        var best = [Int](repeating: -1, count: runs.count + 1)
        func isBetter(_ index: Int, than other: Int) -> Bool {
            if other < 0 { return index >= 0 }
            if index < 0 || weights[index] != weights[other] { return index >= 0 && weights[index] > weights[other] }
            return ranks[index] < ranks[other]
        }
        for index in runs.indices {
            var place = ranks[index]
            while place > 0 {
                if isBetter(best[place], than: before[index]) { before[index] = best[place] }
                place -= place & -place
            }
            weights[index] = runs[index].count + (before[index] < 0 ? 0 : weights[before[index]])
            place = ranks[index] + 1
            while place < best.count {
                if isBetter(index, than: best[place]) { best[place] = index }
                place += place & -place
            }
        }
        var last = -1
        for index in runs.indices where isBetter(index, than: last) { last = index }
        var rise: Set<Int> = []
        while last >= 0 {
            rise.insert(last)
            last = before[last]
        }
        return rise
    }
}
