import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A table or a collection view of numbers, which ``RandomListUpdates`` changes.
@MainActor
protocol RandomListFixture: AnyObject {
    var host: TestHost { get }
    var list: UIScrollView { get }
    /// The numbers of the data source.
    var sections: [[Int]] { get set }
    var selection: [IndexPath] { get }
    /// The visible cells, keyed by number.
    var cells: [Int: UIView] { get }

    /// Returns a closure that applies a change in one batch update.
    func update(
        _ change: RandomListChange, using random: inout SeededGenerator, completion: @escaping () -> Void
    ) -> () -> Void
    /// Selects the first visible row or item.
    func selectFirst()
    func reload()
    /// Changes the heights or sizes of the cells.
    func changeMetrics(using random: inout SeededGenerator)
    /// Changes the size of the view.
    func resize(using random: inout SeededGenerator)
    /// Begins a drag on the view with one finger, which stays down.
    func drag(using random: inout SeededGenerator) -> TestTouch
    /// The differences, at rest, between the visible cells and the expected cells of the layout and the data.
    func violations() -> [String]
    /// The violations of the invariant that also holds during animations: each row or item in the visible area is shown by exactly one cell.
    func violationsDuringUpdate() -> [String]
}

/// Changes the data of a table or a collection view at random and compares its cells with plain arrays.
@MainActor
final class RandomListUpdates {
    private let fixture: any RandomListFixture
    private var random: SeededGenerator
    private var next = 1000
    private var expected = 0
    private var completed = 0

    init(of fixture: any RandomListFixture, seed: Int) {
        self.fixture = fixture
        random = SeededGenerator(seed: UInt64(seed))
    }

    private func makeUpdate(_ change: RandomListChange) -> () -> Void {
        expected += 1
        return fixture.update(change, using: &random) { self.completed += 1 }
    }

    /// Updates a list 40 times, each time after it has settled. Rows and items that stay must keep their cells and their selection.
    func updateAtRest() async {
        let list = fixture.list
        for _ in 0..<40 {
            let old = fixture.sections
            let change = RandomListChange(of: old, next: &next, using: &random, sectionDeletions: 3, reloads: false)
            let selected = Set(fixture.selection.map { old[$0.section][$0.item] })
            let cells = fixture.cells
            fixture.sections = change.contents
            let update = makeUpdate(change)
            if Bool.random(using: &random) { update() } else { UIView.performWithoutAnimation(update) }
            let stillSelected = Set(fixture.selection.map { change.contents[$0.section][$0.item] })
            #expect(stillSelected == selected.intersection(change.contents.joined()))
            for (number, cell) in fixture.cells {
                if let before = cells[number] { #expect(before === cell) }
            }
            // Sometimes the list scrolls during the animation.
            if Int.random(in: 0..<3, using: &random) == 0 { fixture.host.advance(by: 0.1) } else { await fixture.host.settle() }
            if Int.random(in: 0..<3, using: &random) == 0 {
                let most = max(list.contentSize.height - list.bounds.height, 1)
                list.contentOffset.y = CGFloat.random(in: 0...most, using: &random).rounded()
            }
            fixture.selectFirst()
            await fixture.host.settle()
            let violations = fixture.violations()
            #expect(violations.isEmpty, "\(violations)")
            if !violations.isEmpty { return }
        }
        #expect(completed == expected)
    }

    /// Updates, scrolls, drags and resizes a list in 50 steps. A step may begin during the animation of the previous step.
    func updateInMotion() async {
        let list = fixture.list
        var finger: TestTouch?
        for step in 0..<50 {
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1, 2:
                let update = makeUpdate(RandomListChange(of: fixture.sections, next: &next, using: &random))
                if Int.random(in: 0..<3, using: &random) > 0 { update() } else { UIView.performWithoutAnimation(update) }
            case 3:
                let most = max(list.contentSize.height - list.bounds.height, 0)
                let offset = CGPoint(x: 0, y: CGFloat.random(in: 0...most, using: &random))
                list.setContentOffset(offset, animated: Bool.random(using: &random))
            case 4: fixture.changeMetrics(using: &random)
            case 5: fixture.resize(using: &random)
            case 6:
                if let held = finger {
                    held.lift()
                    finger = nil
                } else {
                    finger = fixture.drag(using: &random)
                }
            default: fixture.reload()
            }
            let meanwhile = fixture.violationsDuringUpdate()
            #expect(meanwhile.isEmpty, "step \(step): \(meanwhile)")
            fixture.host.advance(by: Double.random(in: 0...0.2, using: &random))
            let later = fixture.violationsDuringUpdate()
            #expect(later.isEmpty, "after step \(step): \(later)")
            if !meanwhile.isEmpty || !later.isEmpty { break }
            guard Int.random(in: 0..<10, using: &random) == 0 else { continue }
            finger?.lift()
            finger = nil
            await fixture.host.settle()
            let violations = fixture.violations()
            #expect(violations.isEmpty, "at rest after step \(step): \(violations)")
        }
        finger?.lift()
        await fixture.host.settle()
        let violations = fixture.violations()
        #expect(violations.isEmpty, "\(violations)")
        #expect(completed == expected)
    }
}

extension TableFixture: RandomListFixture {
    var list: UIScrollView { view }
    var sections: [[Int]] {
        get { source.sections }
        set { source.sections = newValue }
    }
    var selection: [IndexPath] { view.indexPathsForSelectedRows ?? [] }
    var cells: [Int: UIView] {
        var cells: [Int: UIView] = [:]
        for case let cell as NumberedRow in view.visibleCells { cells[cell.value] = cell }
        return cells
    }

    func update(
        _ change: RandomListChange, using random: inout SeededGenerator, completion: @escaping () -> Void
    ) -> () -> Void {
        let animations: [UITableView.RowAnimation] = [.fade, .right, .left, .top, .bottom, .none, .middle, .automatic]
        let animation = animations.randomElement(using: &random) ?? .automatic
        return { [source, view] in
            view.performBatchUpdates {
                source.sections = change.contents
                view.deleteSections(change.deletedSections, with: animation)
                view.insertSections(change.insertedSections, with: animation)
                view.deleteRows(at: change.deleted, with: animation)
                view.insertRows(at: change.inserted, with: animation)
                view.reloadRows(at: change.reloaded, with: animation)
                for (from, to) in change.moved { view.moveRow(at: from, to: to) }
            } completion: { _ in
                completion()
            }
        }
    }

    func selectFirst() {
        guard let first = view.indexPathsForVisibleRows?.first else { return }
        view.selectRow(at: first, animated: false, scrollPosition: .none)
    }

    func reload() { view.reloadData() }

    func changeMetrics(using random: inout SeededGenerator) {
        let height = CGFloat(Int.random(in: 10...50, using: &random))
        if let delegate = view.delegate as? HeightDelegate {
            delegate.height = { height + CGFloat($0.row % 5 * 12) }
        } else {
            view.rowHeight = height
        }
        view.beginUpdates()
        view.endUpdates()
    }

    func resize(using random: inout SeededGenerator) {
        let (width, height) = (CGFloat.random(in: 250...400, using: &random), CGFloat.random(in: 250...600, using: &random))
        view.frame.size = CGSize(width: width, height: height)
    }

    func drag(using random: inout SeededGenerator) -> TestTouch {
        let finger = host.touchDown(at: CGPoint(x: 100, y: 120))
        finger.move(to: CGPoint(x: 100, y: 120 + CGFloat.random(in: -100...100, using: &random)), duration: 0.08)
        return finger
    }

    func violationsDuringUpdate() -> [String] {
        view.layoutIfNeeded()
        var violations: [String] = []
        var seen: Set<ObjectIdentifier> = []
        for path in view.indexPathsForRows(in: view.bounds) ?? [] {
            guard let cell = view.cellForRow(at: path) as? NumberedRow else {
                violations.append("\(path) is lost")
                continue
            }
            if !seen.insert(ObjectIdentifier(cell)).inserted { violations.append("\(path) has the cell of another row") }
            let value = sections[path.section][path.row]
            if cell.value != value { violations.append("\(path) shows \(cell.value) instead of \(value)") }
            if cell.superview !== view { violations.append("\(path) is not in the table") }
        }
        return violations
    }
}

extension CollectionFixture: RandomListFixture {
    var list: UIScrollView { view }
    var sections: [[Int]] {
        get { source.sections }
        set { source.sections = newValue }
    }
    var selection: [IndexPath] { view.indexPathsForSelectedItems ?? [] }
    var cells: [Int: UIView] {
        var cells: [Int: UIView] = [:]
        for case let cell as NumberedCell in view.visibleCells { cells[cell.value] = cell }
        return cells
    }

    func update(
        _ change: RandomListChange, using random: inout SeededGenerator, completion: @escaping () -> Void
    ) -> () -> Void {
        return { [source, view] in
            view.performBatchUpdates {
                source.sections = change.contents
                view.deleteSections(change.deletedSections)
                view.insertSections(change.insertedSections)
                view.deleteItems(at: change.deleted)
                view.insertItems(at: change.inserted)
                view.reloadItems(at: change.reloaded)
                for (from, to) in change.moved { view.moveItem(at: from, to: to) }
            } completion: { _ in
                completion()
            }
        }
    }

    func selectFirst() {
        guard let first = view.indexPathsForVisibleItems.sorted().first else { return }
        view.selectItem(at: first, animated: false, scrollPosition: [])
    }

    func reload() { view.reloadData() }

    func changeMetrics(using random: inout SeededGenerator) {
        let scale = CGFloat.random(in: 0.3...2, using: &random)
        flow.itemSize = CGSize(width: (80 * scale).rounded(), height: (120 * scale).rounded())
    }

    func resize(using random: inout SeededGenerator) {
        let size = CGSize(width: CGFloat.random(in: 200...400, using: &random), height: CGFloat.random(in: 250...600, using: &random))
        let work = { [view] in
            view.frame.size = size
            view.layoutIfNeeded()
        }
        if Bool.random(using: &random) { UIView.animate(withDuration: 0.2, animations: work) } else { work() }
    }

    func drag(using random: inout SeededGenerator) -> TestTouch {
        let (x, y) = (view.bounds.width / 2, view.bounds.height / 2)
        let finger = host.touchDown(at: CGPoint(x: x, y: y))
        finger.move(to: CGPoint(x: x, y: y + CGFloat.random(in: -200...200, using: &random)), duration: 0.08)
        return finger
    }

    func violationsDuringUpdate() -> [String] {
        view.layoutIfNeeded()
        var violations: [String] = []
        var seen: Set<ObjectIdentifier> = []
        for attributes in view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
        where attributes.representedElementCategory == .cell && attributes.frame.meets(view.bounds) {
            let path = attributes.indexPath
            guard let placed = view.visible[.cell(ItemPath(section: path.section, item: path.item))],
                let cell = placed.view as? NumberedCell
            else {
                violations.append("\(path) is lost")
                continue
            }
            if !seen.insert(ObjectIdentifier(cell)).inserted { violations.append("\(path) has the cell of another item") }
            let value = sections[path.section][path.item]
            if cell.value != value { violations.append("\(path) shows \(cell.value) instead of \(value)") }
            if cell.superview == nil { violations.append("\(path) is in no view") }
        }
        let views = view.visible.values.map { ObjectIdentifier($0.view) }
        if Set(views).count != views.count { violations.append("a view stands for two elements") }
        return violations
    }
}
