import Testing

@testable import UIKit
import UIKitTesting

@Suite("The heights of a table's rows")
struct RowRunsTests {
    @Test("After random changes the row heights equal those of a plain array", arguments: 1...12)
    func random(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var plain = [Double](repeating: 44, count: 40)
        var runs = RowRuns(count: 40, height: 44, isKnown: false)
        for _ in 0..<400 {
            let height = Double(Int.random(in: 0..<6, using: &random) * 10)
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                let (row, count) = (Int.random(in: 0...plain.count, using: &random), Int.random(in: 1...4, using: &random))
                plain.insert(contentsOf: [Double](repeating: height, count: count), at: row)
                runs.insert(count, at: row, RowRuns.Height(height: height, isKnown: true))
            case 1 where plain.count > 6:
                let row = Int.random(in: 0..<plain.count - 3, using: &random)
                plain.removeSubrange(row..<row + 3)
                runs.remove(row..<row + 3)
            default:
                guard !plain.isEmpty else { continue }
                let row = Int.random(in: 0..<plain.count, using: &random)
                plain[row] = height
                runs.set(row, to: RowRuns.Height(height: height, isKnown: true))
            }
            #expect(runs.count == plain.count)
            #expect(runs.height == plain.reduce(0, +))
            let row = Int.random(in: 0...plain.count, using: &random)
            #expect(runs.offset(of: row) == plain.prefix(row).reduce(0, +))
            if row < plain.count { #expect(runs[row].height == plain[row]) }
            let y = Double.random(in: 0..<max(runs.height, 1), using: &random)
            var (end, expected) = (0.0, max(plain.count - 1, 0))
            for (row, height) in plain.enumerated() {
                end += height
                if y < end {
                    expected = row
                    break
                }
            }
            if !plain.isEmpty { #expect(runs.row(at: y) == expected) }
        }
    }

    @Test("A copy of RowRuns does not change with the original")
    func copies() {
        let first = RowRuns(count: 1_000_000, height: 44, isKnown: false)
        var second = first
        second.set(500_000, to: RowRuns.Height(height: 100, isKnown: true))
        #expect(first.height == 44_000_000)
        #expect(second.height == 44_000_056)
        #expect(second.offset(of: 500_001) == 22_000_100)
    }

    @Test("After random changes, section offsets and the section at an offset equal those of a linear sum", arguments: 1...8)
    func totals(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var plain = (0..<Int.random(in: 1..<40, using: &random)).map { _ in Double(Int.random(in: 0..<50, using: &random)) }
        var totals = SectionTotals(plain)
        for _ in 0..<100 {
            let section = Int.random(in: plain.indices, using: &random)
            let change = Double(Int.random(in: 0..<30, using: &random))
            plain[section] += change
            totals.add(change, to: section)
            let index = Int.random(in: 0...plain.count, using: &random)
            #expect(totals.start(of: index) == plain.prefix(index).reduce(0, +))
            let y = Double.random(in: 0..<plain.reduce(0, +) + 10, using: &random)
            var (end, expected) = (0.0, plain.count - 1)
            for (section, height) in plain.enumerated() {
                end += height
                if y < end {
                    expected = section
                    break
                }
            }
            #expect(totals.section(at: y) == expected)
        }
    }
}
