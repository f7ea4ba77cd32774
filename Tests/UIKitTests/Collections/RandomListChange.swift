import Foundation
import UIKitTesting

/// A random change of sections of numbers, in a batch update's terms: deletions, insertions and moves.
struct RandomListChange {
    /// The sections after the change.
    private(set) var contents: [[Int]] = []
    private(set) var deletedSections = IndexSet()
    private(set) var insertedSections = IndexSet()
    private(set) var deleted: [IndexPath] = []
    private(set) var inserted: [IndexPath] = []
    private(set) var moved: [(from: IndexPath, to: IndexPath)] = []
    private(set) var reloaded: [IndexPath] = []

    /// Creates a change of `old`. New numbers begin at `next`. Deletes at most `sectionDeletions` sections, and not the last one.
    init(
        of old: [[Int]], next: inout Int, using random: inout SeededGenerator, sectionDeletions: Int = 1, reloads: Bool = true
    ) {
        var remaining = Array(old.indices)
        for _ in 0..<sectionDeletions where remaining.count > 1 && Int.random(in: 0..<5, using: &random) == 0 {
            deletedSections.insert(remaining.remove(at: Int.random(in: 0..<remaining.count, using: &random)))
        }
        for section in remaining {
            let removed = Set(old[section].indices.filter { _ in Int.random(in: 0..<8, using: &random) == 0 })
            deleted += removed.sorted().map { IndexPath(item: $0, section: section) }
            contents.append(old[section].indices.filter { !removed.contains($0) }.map { old[section][$0] })
        }
        var isNew = Array(repeating: false, count: contents.count)
        if Int.random(in: 0..<5, using: &random) == 0 {
            let index = Int.random(in: 0...contents.count, using: &random)
            contents.insert((0..<4).map { next + $0 }, at: index)
            isNew.insert(true, at: index)
            next += 4
            insertedSections.insert(index)
        }
        var movers: [Int] = []
        for section in contents.indices where !isNew[section] && contents[section].count > 2 {
            guard Bool.random(using: &random) else { continue }
            let value = contents[section].remove(at: Int.random(in: 0..<contents[section].count, using: &random))
            contents[section].insert(value, at: Int.random(in: 0...contents[section].count, using: &random))
            movers.append(value)
        }
        var added: Set<Int> = []
        for section in contents.indices where !isNew[section] {
            for _ in 0..<Int.random(in: 0..<3, using: &random) {
                contents[section].insert(next, at: Int.random(in: 0...contents[section].count, using: &random))
                added.insert(next)
                next += 1
            }
        }
        let (before, after) = (Self.indexPaths(old), Self.indexPaths(contents))
        inserted = added.compactMap { after[$0] }.sorted()
        moved = movers.compactMap { value in
            guard let from = before[value], let to = after[value] else { return nil }
            return (from, to)
        }
        let busy = Set(movers)
        if reloads, let value = contents.flatMap({ $0 }).first(where: { before[$0] != nil && !busy.contains($0) }),
            Int.random(in: 0..<4, using: &random) == 0, let index = before[value]
        {
            reloaded = [index]
        }
    }

    private static func indexPaths(_ sections: [[Int]]) -> [Int: IndexPath] {
        var indexPaths: [Int: IndexPath] = [:]
        for (section, items) in sections.enumerated() {
            for (item, value) in items.enumerated() { indexPaths[value] = IndexPath(item: item, section: section) }
        }
        return indexPaths
    }
}
