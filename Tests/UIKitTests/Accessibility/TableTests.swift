import Host
import Testing

@testable import UIKit
@testable import UIKitTesting

@Suite("Accessibility of tables") @MainActor
struct SpokenTableTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))

    private var bridge: AccessibilityBridge {
        _ = host.window
        guard let bridge = AccessibilityBridge.current else { preconditionFailure("A test host has a way to assistive programs") }
        return bridge
    }

    /// The first element with a role below the windows.
    private func first(_ role: AccessibleRole) throws -> UInt64 {
        func find(_ id: UInt64) -> UInt64? {
            for child in bridge.children(of: id) {
                if bridge.element(child)?.role == role { return child }
                if let found = find(child) { return found }
            }
            return nil
        }
        return try #require(bridge.windows.lazy.compactMap { find($0) }.first)
    }

    final class Rows: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 3 : 1_000_000 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
            return cell
        }
    }

    @Test("A table view reports all its rows and one column; only visible rows have a cell")
    func tableView() throws {
        let rows = Rows()
        let table = UITableView(frame: host.window.bounds)
        table.dataSource = rows
        host.window.addSubview(table)
        host.advance(by: 0.1)
        let list = try first(.list)
        let facts = try #require(bridge.element(list))
        #expect(facts.rows == 1_000_003 && facts.columns == 1)
        let fifth = try #require(bridge.cell(in: list, row: 4, column: 0))
        #expect(bridge.element(fifth)?.name == "1.1" && bridge.element(fifth)?.cell == HostAccessibleCell(row: 4, column: 0))
        #expect(bridge.table(of: fifth) == list && bridge.children(of: list).contains(fifth))
        #expect(bridge.cell(in: list, row: 900_000, column: 0) == nil && bridge.cell(in: list, row: 0, column: 1) == nil)
        #expect(bridge.cell(in: list, row: -1, column: 0) == nil && bridge.headers(ofRow: 0, in: list).isEmpty)
        table.scrollToRow(at: IndexPath(row: 500_000, section: 1), at: .top, animated: false)
        host.advance(by: 0.1)
        let far = try #require(bridge.cell(in: list, row: 500_003, column: 0))
        #expect(bridge.element(far)?.cell?.row == 500_003 && bridge.element(far)?.name == "1.500000")
    }

    final class Items: NSObject, UICollectionViewDataSource {
        var counts = [10, 5]
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.isAccessibilityElement = true
            cell.accessibilityLabel = "\(indexPath.section).\(indexPath.item)"
            return cell
        }
    }

    @Test("A collection view is a table if its items are in rows and columns, and no table with other layouts")
    func collectionView() throws {
        let items = Items()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 60)
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        host.window.addSubview(view)
        host.advance(by: 0.1)
        let list = try first(.list)
        // Four side by side: three lines, and two items.
        #expect(bridge.element(list)?.rows == 5 && bridge.element(list)?.columns == 4)
        let cell = try #require(bridge.cell(in: list, row: 4, column: 0))
        #expect(bridge.element(cell)?.name == "1.4" && bridge.element(cell)?.cell == HostAccessibleCell(row: 4, column: 0))
        #expect(bridge.cell(in: list, row: 4, column: 1) == nil && bridge.cell(in: list, row: 5, column: 0) == nil)
        let ninth = try #require(bridge.cell(in: list, row: 2, column: 1))
        #expect(bridge.element(ninth)?.name == "0.9")
        layout.scrollDirection = .horizontal
        host.advance(by: 0.1)
        #expect(bridge.element(list)?.rows == 0 && bridge.element(cell)?.cell == nil)
    }

    final class Cell: UIAccessibilityElement, UIAccessibilityContainerDataTableCell {
        var rows = NSRange(location: 0, length: 1)
        var columns = NSRange(location: 0, length: 1)
        func accessibilityRowRange() -> NSRange { rows }
        func accessibilityColumnRange() -> NSRange { columns }
    }

    final class Plan: UIView, UIAccessibilityContainerDataTable {
        var cells: [Cell] = []
        func fill() {
            accessibilityContainerType = .dataTable
            for row in 0..<3 {
                for column in 0..<2 where !(row == 2 && column == 1) {
                    let cell = Cell(accessibilityContainer: self)
                    cell.accessibilityLabel = "\(row)·\(column)"
                    cell.rows.location = row
                    cell.columns.location = column
                    if row == 2 { cell.columns.length = 2 }
                    cell.accessibilityFrameInContainerSpace = CGRect(x: column * 100, y: row * 50, width: 100, height: 50)
                    cells.append(cell)
                }
            }
            accessibilityElements = cells
        }
        func accessibilityRowCount() -> Int { 3 }
        func accessibilityColumnCount() -> Int { 2 }
        func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)? {
            cells.first { NSLocationInRange(row, $0.rows) && NSLocationInRange(column, $0.columns) }
        }
        func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { [cells[column]] }
    }

    @Test("A UIAccessibilityContainerDataTable has cells, cells that span columns, and column headers")
    func dataTable() throws {
        let plan = Plan(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
        plan.fill()
        host.window.addSubview(plan)
        let table = try first(.table)
        #expect(bridge.element(table)?.rows == 3 && bridge.element(table)?.columns == 2)
        let last = try #require(bridge.cell(in: table, row: 2, column: 1))
        #expect(bridge.element(last)?.role == .tableCell && bridge.element(last)?.name == "2·0")
        #expect(bridge.element(last)?.cell == HostAccessibleCell(row: 2, column: 0, rowSpan: 1, columnSpan: 2))
        #expect(bridge.table(of: last) == table && bridge.parent(of: last) == table)
        let header = try #require(bridge.headers(ofColumn: 1, in: table).first)
        #expect(bridge.element(header)?.name == "0·1")
        #expect(bridge.headers(ofColumn: 9, in: table).isEmpty && bridge.headers(ofRow: 1, in: table).isEmpty)
    }

    @Test("The wheels of a date picker have labels")
    func wheels() {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 400, height: 216))
        picker.preferredDatePickerStyle = .wheels
        picker.locale = Locale(identifier: "en_US")
        picker.datePickerMode = .time
        host.window.addSubview(picker)
        host.advance(by: 0.1)
        for name in ["Hours", "Minutes", "Half of the day"] {
            #expect(host.accessibilityTree.contains("slider \"\(name)\""), "\(host.accessibilityTree)")
        }
        picker.datePickerMode = .date
        host.advance(by: 0.1)
        for name in ["Month", "Day", "Year"] { #expect(host.accessibilityTree.contains("slider \"\(name)\"")) }
    }
}
