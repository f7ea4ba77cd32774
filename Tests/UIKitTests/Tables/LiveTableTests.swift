import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A table that is scrolled and resized while its data change: each visible row has exactly one cell.
@Suite("Table views with simultaneous changes") @MainActor
struct LiveTableTests {
    @Test("During random updates, scrolling and changes of size the cells match the visible rows", arguments: 1...9)
    func random(seed: Int) async {
        let heights: HeightDelegate? = seed % 2 == 0 ? HeightDelegate { CGFloat(30 + $0.row % 5 * 12) } : nil
        let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
        let fixture = TableFixture([Array(0..<60), Array(60..<90), Array(90..<200)], style: styles[seed % 3], delegate: heights)
        await RandomListUpdates(of: fixture, seed: seed).updateInMotion()
        withExtendedLifetime(heights) {}
    }

    @Test(
        "If data source and delegate are deallocated during an update, the update completes once and a reload empties the table",
        arguments: 1...8)
    func deallocations(seed: Int) async {
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
