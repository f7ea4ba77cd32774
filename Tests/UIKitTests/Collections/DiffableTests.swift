import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Diffable data sources") @MainActor
struct DiffableTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(sections.map(\.0))
        for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
        return snapshot
    }

    @Test("Snapshot operations give the same results as operations on plain arrays", arguments: 1...10)
    func plain(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var snapshot = self.snapshot([(0, Array(0..<700)), (1, Array(700..<720)), (2, [])])
        var plain: [[Int]] = [Array(0..<700), Array(700..<720), []]
        var next = 1000
        for _ in 0..<400 {
            let all = plain.flatMap { $0 }
            let item = all.randomElement(using: &random) ?? 0
            let section = plain.firstIndex { $0.contains(item) } ?? 0
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                snapshot.deleteItems([item])
                plain[section].removeAll { $0 == item }
            case 1:
                snapshot.insertItems([next, next + 1], afterItem: item)
                plain[section].insert(contentsOf: [next, next + 1], at: (plain[section].firstIndex(of: item) ?? 0) + 1)
                next += 2
            case 2:
                snapshot.insertItems([next], beforeItem: item)
                plain[section].insert(next, at: plain[section].firstIndex(of: item) ?? 0)
                next += 1
            case 3:
                let target = all.randomElement(using: &random) ?? 0
                guard target != item else { continue }
                snapshot.moveItem(item, beforeItem: target)
                plain[section].removeAll { $0 == item }
                let other = plain.firstIndex { $0.contains(target) } ?? 0
                plain[other].insert(item, at: plain[other].firstIndex(of: target) ?? 0)
            default:
                let other = Int.random(in: 0..<3, using: &random)
                snapshot.appendItems([next], toSection: other)
                plain[other].append(next)
                next += 1
            }
        }
        for section in 0..<3 { #expect(snapshot.itemIdentifiers(inSection: section) == plain[section]) }
        #expect(snapshot.itemIdentifiers == plain.flatMap { $0 })
        for item in plain.flatMap({ $0 }).prefix(50) {
            #expect(snapshot.indexOfItem(item) == plain.flatMap { $0 }.firstIndex(of: item))
            #expect(snapshot.sectionIdentifier(containingItem: item) == plain.firstIndex { $0.contains(item) })
        }
    }

    @Test("The difference of two random snapshots converts the first to the second, also in a collection view", arguments: 1...15)
    func random(seed: Int) async {
        var random = SeededGenerator(seed: UInt64(seed))
        let fixture = CollectionFixture([[]])
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: fixture.view) { view, indexPath, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
            (cell as? NumberedCell)?.value = item
            return cell
        }
        var completions = 0
        for round in 0..<25 {
            var sections = Array(0..<6).filter { _ in Bool.random(using: &random) }
            if Bool.random(using: &random) { sections.shuffle(using: &random) }
            var items = Array(0..<80).filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
            if round % 3 == 0 { items.shuffle(using: &random) }
            var next = Snapshot()
            next.appendSections(sections)
            for item in items where !sections.isEmpty {
                let section =
                    Int.random(in: 0..<5, using: &random) == 0
                    ? sections.randomElement(using: &random) ?? 0 : sections[item % sections.count]
                next.appendItems([item], toSection: section)
            }
            var cells: [Int: NumberedCell] = [:]
            for case let cell as NumberedCell in fixture.view.visibleCells { cells[cell.value] = cell }
            source.apply(next, animatingDifferences: Bool.random(using: &random)) { completions += 1 }
            fixture.source.sections = next.sectionIdentifiers.map { next.itemIdentifiers(inSection: $0) }
            for case let cell as NumberedCell in fixture.view.visibleCells {
                if let before = cells[cell.value] { #expect(before === cell) }
            }
            await fixture.host.settle()
            let violations = fixture.violations()
            #expect(violations.isEmpty, "\(violations)")
            #expect(fixture.view.numberOfSections == sections.count)
        }
        #expect(completions == 25)
    }

    @Test("A snapshot in which one item moved causes one move and no other change")
    func fewest() {
        let old = snapshot([(0, Array(0..<100))])
        var new = old
        new.moveItem(90, beforeItem: 5)
        let record = new.changes(from: old)
        #expect(record.movedItems == [UpdateRecord.ItemMove(from: ItemPath(section: 0, item: 90), to: ItemPath(section: 0, item: 5))])
        #expect(record.deletedItems.isEmpty && record.insertedItems.isEmpty)
    }

    @Test("If two blocks of items are exchanged, only the smaller block's items move, even if items are inserted and deleted")
    func blocks() {
        let old = snapshot([(0, Array(0..<600))])
        let new = snapshot([(0, Array(590..<600) + [1000] + Array(0..<300) + Array(310..<590))])
        let record = new.changes(from: old)
        #expect(record.movedItems.map(\.from.item) == Array(590..<600) && record.movedItems.map(\.to.item) == Array(0..<10))
        #expect(record.insertedItems == [ItemPath(section: 0, item: 10)])
        #expect(record.deletedItems == Set((300..<310).map { ItemPath(section: 0, item: $0) }))
    }

    @Test("Reconfigured items keep their cells, and index paths and identifiers are converted")
    func reconfigure() async {
        let fixture = CollectionFixture([[]])
        final class Names { var known: [Int: Int] = [:] }
        let names = Names()
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: fixture.view) { view, indexPath, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
            (cell as? NumberedCell)?.value = names.known[item] ?? item
            return cell
        }
        source.apply(snapshot([(0, [1, 2, 3]), (1, [4, 5])]), animatingDifferences: false, completion: nil)
        let cell = fixture.cell(1)
        #expect(source.itemIdentifier(for: fixture.path(1, 1)) == 5 && source.indexPath(for: 4) == fixture.path(0, 1))
        #expect(source.itemIdentifier(for: fixture.path(2, 1)) == nil && source.indexPath(for: 9) == nil)
        names.known[2] = 20
        var next = source.snapshot()
        next.reconfigureItems([2])
        source.apply(next, completion: nil)
        #expect(fixture.cell(1) === cell && cell?.value == 20)
        #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
        await fixture.host.settle()
    }

    @Test("With section snapshots only the items of expanded parents are visible")
    func tree() async {
        let fixture = CollectionFixture([[]])
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: fixture.view) { view, indexPath, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
            (cell as? NumberedCell)?.value = item
            return cell
        }
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([1, 2])
        tree.append([11, 12], to: 1)
        tree.append([111], to: 11)
        #expect(tree.visibleItems == [1, 2] && tree.items == [1, 11, 111, 12, 2] && tree.level(of: 111) == 2)
        source.apply(tree, to: 0, animatingDifferences: false, completion: nil)
        #expect(source.snapshot().itemIdentifiers == [1, 2])
        var expanded: [Int] = []
        source.sectionSnapshotHandlers.willExpandItem = { expanded.append($0) }
        tree.expand([1, 11])
        source.apply(tree, to: 0, completion: nil)
        #expect(source.snapshot().itemIdentifiers == [1, 11, 111, 12, 2] && expanded == [1, 11])
        tree.collapse([1])
        #expect(tree.visibleItems == [1, 2] && !tree.isVisible(111) && tree.parent(of: 111) == 11)
        source.apply(tree, to: 0, completion: nil)
        await fixture.host.settle()
        #expect(fixture.view.numberOfItems(inSection: 0) == 2)
        tree.delete([1])
        #expect(tree.items == [2] && !tree.contains(111))
    }
}
