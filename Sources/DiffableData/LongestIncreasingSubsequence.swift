/// A run of items that are consecutive both before and after the change.
struct ItemRun {
    var old: Int
    var new: Int
    var count: Int
}

/// Longest increasing subsequences, plain and weighted.
enum LongestIncreasingSubsequence {
    /// The indices of the longest increasing subsequence of distinct numbers, in order. Complexity: n log n.
    static func indices(of numbers: [Int]) -> [Int] {
        // ends[k] is the index of the smallest number that can end an increasing subsequence of length k + 1.
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

    /// The indices of the heaviest subsequence of `runs` that keeps its old order; a run's weight is its item count. Complexity: n log n in the run count.
    static func indices(of runs: [ItemRun]) -> Set<Int> {
        let byOld = runs.indices.sorted { runs[$0].old < runs[$1].old }
        var ranks = [Int](repeating: 0, count: runs.count)
        for (rank, index) in byOld.enumerated() { ranks[index] = rank }
        var weights = [Int](repeating: 0, count: runs.count)
        var before = [Int](repeating: -1, count: runs.count)
        // A Fenwick tree over ranks. An entry is the index of the run at which the heaviest increasing subsequence so far ends; -1 for none.
        // If weights are equal, the lowest rank takes precedence.
        var best = [Int](repeating: -1, count: runs.count + 1)
        func isBetter(_ index: Int, than other: Int) -> Bool {
            if other < 0 { return index >= 0 }
            if index < 0 || weights[index] != weights[other] { return index >= 0 && weights[index] > weights[other] }
            return ranks[index] < ranks[other]
        }
        for index in runs.indices {
            var node = ranks[index]
            while node > 0 {
                if isBetter(best[node], than: before[index]) { before[index] = best[node] }
                node -= node & -node
            }
            weights[index] = runs[index].count + (before[index] < 0 ? 0 : weights[before[index]])
            node = ranks[index] + 1
            while node < best.count {
                if isBetter(index, than: best[node]) { best[node] = index }
                node += node & -node
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
