import Foundation
import Host

// Tables for assistive technologies. These are the data tables of apps, and lists whose cells form a grid.
@MainActor
extension AccessibilityTree {
    /// The number of rows and columns of a table, including those out of view; nil for other objects.
    static func grid(of object: NSObject) -> (rows: Int, columns: Int)? {
        guard let table = object as? any UIAccessibilityContainerDataTable else {
            return (object as? any AccessibilityList)?.accessibilityGrid
        }
        let (rows, columns) = (table.accessibilityRowCount(), table.accessibilityColumnCount())
        return rows > 0 && columns > 0 ? (rows, columns) : nil
    }

    /// The table that contains a cell; nil if the object is not a cell of a table.
    static func table(of object: NSObject) -> NSObject? {
        if let cell = object as? any AccessibilityCell { return cell.accessibilityList }
        guard object is any UIAccessibilityContainerDataTableCell else { return nil }
        var next: NSObject? = (object as? UIAccessibilityElement)?.accessibilityContainer as? NSObject ?? (object as? UIView)?.superview
        while let current = next {
            if current is any UIAccessibilityContainerDataTable { return current }
            next = (current as? UIAccessibilityElement)?.accessibilityContainer as? NSObject ?? (current as? UIView)?.superview
        }
        return nil
    }

    /// The position of a cell in its table.
    static func cell(of object: NSObject) -> HostAccessibleCell? {
        if let cell = object as? any AccessibilityCell { return cell.accessibilityList?.accessibilityGridPosition(of: cell) }
        guard table(of: object) != nil, let cell = object as? any UIAccessibilityContainerDataTableCell else { return nil }
        let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
        guard rows.location != NSNotFound, columns.location != NSNotFound else { return nil }
        return HostAccessibleCell(
            row: rows.location, column: columns.location, rowSpan: max(rows.length, 1), columnSpan: max(columns.length, 1))
    }

    /// The cell in a zero-based row and column; nil if it does not exist or is out of view.
    static func cell(in object: NSObject, row: Int, column: Int) -> NSObject? {
        guard row >= 0, column >= 0, let grid = grid(of: object), row < grid.rows, column < grid.columns else { return nil }
        if let table = object as? any UIAccessibilityContainerDataTable {
            return table.accessibilityDataTableCellElement(forRow: row, column: column) as? NSObject
        }
        return (object as? any AccessibilityList)?.accessibilityCell(row: row, column: column, columns: grid.columns)
    }

    /// Converts a row index in the whole table to a section and a row index in that section.
    static func section(ofRow row: Int, in counts: [Int]) -> (section: Int, offset: Int)? {
        var rest = row
        for (section, count) in counts.enumerated() {
            if rest < count { return (section, rest) }
            rest -= count
        }
        return nil
    }

    /// The headers of a row or a column of a data table.
    static func headers(of object: NSObject, row: Int? = nil, column: Int? = nil) -> [NSObject] {
        guard let table = object as? any UIAccessibilityContainerDataTable else { return [] }
        var found: [any UIAccessibilityContainerDataTableCell] = []
        if let row, 0..<table.accessibilityRowCount() ~= row { found += table.accessibilityHeaderElements(forRow: row) ?? [] }
        if let column, 0..<table.accessibilityColumnCount() ~= column {
            found += table.accessibilityHeaderElements(forColumn: column) ?? []
        }
        return found.compactMap { $0 as? NSObject }
    }
}
