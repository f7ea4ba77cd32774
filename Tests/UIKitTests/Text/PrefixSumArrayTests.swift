import Testing
import UIKitTesting

@testable import TextKit
@testable import UIKit

@Suite("Prefix-sum arrays")
struct PrefixSumArrayTests {
    private struct Number: PrefixSummable, Equatable {
        var measure: Double
    }

    @Test("After random changes, short and long prefix-sum arrays have the elements and sums of plain arrays")
    func random() {
        var generator = SeededGenerator(seed: 31)
        for start in [0, 3, 600, 5_000] {
            var plain = (0..<start).map { _ in Number(measure: Double(Int.random(in: 0...9, using: &generator))) }
            var list = PrefixSumArray(plain)
            var lower = 0
            for _ in 0..<400 {
                // Half of the changes are near the previous change.
                let isNear = Bool.random(using: &generator)
                lower =
                    isNear
                    ? min(lower + Int.random(in: 0...2, using: &generator), plain.count)
                    : Int.random(in: 0...plain.count, using: &generator)
                // Most changes affect few elements, and some affect many chunks. Some replace elements by the same number of elements, like an edit.
                let most = [0, 1, 1, 3, 40, 2_000].randomElement(using: &generator) ?? 0
                let upper = min(lower + Int.random(in: 0...most, using: &generator), plain.count)
                let count = Bool.random(using: &generator) ? upper - lower : Int.random(in: 0...most, using: &generator)
                let new = (0..<count).map { _ in Number(measure: Double(Int.random(in: 0...9, using: &generator))) }
                plain.replaceSubrange(lower..<upper, with: new)
                list.replace(lower..<upper, with: new)
                expect(list, is: plain, &generator)
                guard let index = plain.indices[(isNear ? min(lower, plain.count) : 0)...].randomElement(using: &generator) else {
                    continue
                }
                plain[index].measure += 1
                list[index] = plain[index]
                expect(list, is: plain, &generator)
            }
            var all: [Number] = []
            list.forEach(in: 0..<list.count) { all.append($0) }
            #expect(all == plain)
        }
    }

    private func expect(_ list: PrefixSumArray<Number>, is plain: [Number], _ generator: inout SeededGenerator) {
        let total = plain.reduce(0) { $0 + $1.measure }
        #expect(list.count == plain.count && list.sum == total)
        guard let index = plain.indices.randomElement(using: &generator) else { return }
        let before = plain[..<index].reduce(0) { $0 + $1.measure }
        #expect(list[index] == plain[index] && list.sum(before: index) == before && list.sum(before: plain.count) == total)
        var part: [Number] = []
        let end = Int.random(in: index...plain.count, using: &generator)
        list.forEach(in: index..<end) { part.append($0) }
        #expect(part == Array(plain[index..<end]))
        let amount = Double.random(in: -1...(total + 2), using: &generator)
        var (found, start) = (0, 0.0)
        while found < plain.count - 1, start + plain[found].measure <= amount {
            start += plain[found].measure
            found += 1
        }
        #expect(list.find(amount) == (found, start))
    }
}
