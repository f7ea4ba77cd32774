import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A table that is scrolled and resized while its data change: each visible row has exactly one cell.
@Suite("Table views with simultaneous changes") @MainActor
struct LiveTableTests {
    /// The invariant at each moment, also during animations: each row in the visible area has one cell, which shows it.
    private func faultsMeanwhile(_ fixture: TableFixture) -> [String] {
        fixture.view.layoutIfNeeded()
        var faults: [String] = []
        var seen: Set<ObjectIdentifier> = []
        for path in fixture.view.indexPathsForRows(in: fixture.view.bounds) ?? [] {
            guard let cell = fixture.view.cellForRow(at: path) as? NumberedRow else {
                faults.append("\(path) is lost")
                continue
            }
            if !seen.insert(ObjectIdentifier(cell)).inserted { faults.append("\(path) has the cell of another row") }
            let value = fixture.source.sections[path.section][path.row]
            if cell.value != value { faults.append("\(path) shows \(cell.value) instead of \(value)") }
            if cell.superview !== fixture.view { faults.append("\(path) is not in the table") }
        }
        return faults
    }

    private func change(_ fixture: TableFixture, _ next: inout Int, _ random: inout SeededGenerator, _ completion: @escaping () -> Void) {
        let change = RandomListChange(of: fixture.source.sections, next: &next, using: &random)
        let animations: [UITableView.RowAnimation] = [.fade, .right, .left, .top, .bottom, .none, .middle, .automatic]
        let animation = animations.randomElement(using: &random) ?? .automatic
        let update = {
            fixture.view.performBatchUpdates {
                fixture.source.sections = change.contents
                fixture.view.deleteSections(change.deletedSections, with: animation)
                fixture.view.insertSections(change.insertedSections, with: animation)
                fixture.view.deleteRows(at: change.deleted, with: animation)
                fixture.view.insertRows(at: change.inserted, with: animation)
                fixture.view.reloadRows(at: change.reloaded, with: animation)
                for (from, to) in change.moved { fixture.view.moveRow(at: from, to: to) }
            } completion: { _ in
                completion()
            }
        }
        if Int.random(in: 0..<3, using: &random) > 0 { update() } else { UIView.performWithoutAnimation(update) }
    }

    @Test("Random scrolling, heights and sizes during random updates: the cells are those of the visible rows", arguments: 1...9)
    func random(seed: Int) async {
        var random = SeededGenerator(seed: UInt64(seed))
        let heights: HeightDelegate? = seed % 2 == 0 ? HeightDelegate { CGFloat(30 + $0.row % 5 * 12) } : nil
        let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
        let fixture = TableFixture([Array(0..<60), Array(60..<90), Array(90..<200)], style: styles[seed % 3], delegate: heights)
        var (next, expected, completed) = (1000, 0, 0)
        var finger: TestTouch?
        for step in 0..<50 {
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1, 2:
                expected += 1
                change(fixture, &next, &random) { completed += 1 }
            case 3:
                let most = max(fixture.view.contentSize.height - fixture.view.bounds.height, 0)
                let offset = CGPoint(x: 0, y: CGFloat.random(in: 0...most, using: &random))
                fixture.view.setContentOffset(offset, animated: Bool.random(using: &random))
            case 4:
                let more = Int.random(in: 10...50, using: &random)
                heights?.height = { CGFloat(more + $0.row % 5 * 12) }
                if heights == nil { fixture.view.rowHeight = CGFloat(more) }
                fixture.view.beginUpdates()
                fixture.view.endUpdates()
            case 5:
                let size = CGSize(
                    width: CGFloat.random(in: 250...400, using: &random), height: CGFloat.random(in: 250...600, using: &random))
                fixture.view.frame.size = size
            case 6:
                if let held = finger {
                    held.lift()
                    finger = nil
                } else {
                    finger = fixture.host.touchDown(at: CGPoint(x: 100, y: 120))
                    finger?.move(to: CGPoint(x: 100, y: 120 + CGFloat.random(in: -100...100, using: &random)), duration: 0.08)
                }
            default: fixture.view.reloadData()
            }
            let meanwhile = faultsMeanwhile(fixture)
            #expect(meanwhile.isEmpty, "step \(step): \(meanwhile)")
            fixture.host.advance(by: Double.random(in: 0...0.2, using: &random))
            let later = faultsMeanwhile(fixture)
            #expect(later.isEmpty, "after step \(step): \(later)")
            if !meanwhile.isEmpty || !later.isEmpty { break }
            guard Int.random(in: 0..<10, using: &random) == 0 else { continue }
            finger?.lift()
            finger = nil
            await fixture.host.settle()
            let faults = fixture.faults()
            #expect(faults.isEmpty, "at rest after step \(step): \(faults)")
        }
        finger?.lift()
        await fixture.host.settle()
        #expect(fixture.faults().isEmpty, "\(fixture.faults())")
        #expect(completed == expected)
    }

    @Test("Data sources and delegates are deallocated during updates and a touch", arguments: 1...8)
    func deaths(seed: Int) async {
        var random = SeededGenerator(seed: UInt64(seed))
        let host = TestHost(size: CGSize(width: 400, height: 600))
        let view = UITableView(frame: host.window.bounds, style: seed % 2 == 0 ? .plain : .insetGrouped)
        view.register(NumberedRow.self, forCellReuseIdentifier: "number")
        var source: RowSource? = RowSource([Array(0..<200)])
        var delegate: HeightDelegate? = HeightDelegate { _ in 40 }
        view.dataSource = source
        view.delegate = delegate
        host.window.addSubview(view)
        view.layoutIfNeeded()
        let finger = host.touchDown(at: CGPoint(x: 100, y: 100))
        host.advance(by: 0.05)
        var completed = 0
        source?.sections[0].removeFirst(30)
        view.performBatchUpdates {
            view.deleteRows(at: (0..<30).map { IndexPath(row: $0, section: 0) }, with: .top)
        } completion: { _ in
            completed += 1
        }
        host.advance(by: Double.random(in: 0...0.2, using: &random))
        if Bool.random(using: &random) { finger.move(to: CGPoint(x: 100, y: -100), duration: 0.1) }
        if Bool.random(using: &random) { source = nil } else { delegate = nil }
        host.advance(by: Double.random(in: 0...0.2, using: &random))
        view.frame.size.height = 300
        view.layoutIfNeeded()
        (source, delegate) = (nil, nil)
        finger.lift()
        await host.settle()
        #expect(completed == 1)
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.visibleCells.isEmpty && view.numberOfSections == 0)
        let other = RowSource([Array(500..<520)])
        view.dataSource = other
        view.contentOffset = .zero
        view.layoutIfNeeded()
        #expect((view.visibleCells.first as? NumberedRow)?.value == 500)
    }
}
