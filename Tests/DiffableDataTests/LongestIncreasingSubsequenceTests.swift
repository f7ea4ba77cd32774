import Testing
import UIKitTesting

@testable import DiffableData

@Suite struct LongestIncreasingSubsequenceTests {
    @Test("The longest increasing subsequence has the length that an exhaustive search finds", arguments: 1...20)
    func longestLength(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let numbers = Array(0..<10).shuffled(using: &random)
        let rise = LongestIncreasingSubsequence.indices(of: numbers).map { numbers[$0] }
        #expect(rise == rise.sorted())
        let longest = (0..<1024).map { mask in numbers.indices.filter { mask >> $0 & 1 == 1 }.map { numbers[$0] } }
            .filter { $0 == $0.sorted() }.map(\.count).max()
        #expect(rise.count == longest)
    }

    @Test("The longest increasing subsequence of runs contains as many items as possible", arguments: 1...20)
    func mostItemsStay(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var (start, runs) = (0, [ItemRun]())
        for _ in 0..<9 {
            let count = Int.random(in: 1...6, using: &random)
            runs.append(ItemRun(old: start, new: 0, count: count))
            start += count
        }
        runs.shuffle(using: &random)
        let rise = LongestIncreasingSubsequence.indices(of: runs).sorted().map { runs[$0] }
        #expect(rise.map(\.old) == rise.map(\.old).sorted())
        let heaviest = (0..<512).map { mask in runs.indices.filter { mask >> $0 & 1 == 1 }.map { runs[$0] } }
            .filter { $0.map(\.old) == $0.map(\.old).sorted() }.map { $0.reduce(0) { $0 + $1.count } }.max()
        #expect(rise.reduce(0) { $0 + $1.count } == heaviest)
    }
}
