import Foundation
import Host

// Tables: data tables of apps, table views as one column, and collection views with items in regular lines.
@MainActor
extension AccessibilityTree {
    /// The number of rows and columns of a table, including those out of view; nil for other objects.
    static func grid(of object: NSObject) -> (rows: Int, columns: Int)? {
        switch object {
        case let table as any UIAccessibilityContainerDataTable:
            let (rows, columns) = (table.accessibilityRowCount(), table.accessibilityColumnCount())
            return rows > 0 && columns > 0 ? (rows, columns) : nil
        case let table as UITableView:
            let rows = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
            return rows > 0 ? (rows, 1) : nil
        case let collection as UICollectionView:
            guard let columns = collection.spokenColumns else { return nil }
            let rows = (0..<collection.numberOfSections).reduce(0) { $0 + collection.spokenRows(in: $1, of: columns) }
            return rows > 0 ? (rows, columns) : nil
        default: return nil
        }
    }

    /// The table of a cell; nil for other objects.
    static func table(of object: NSObject) -> NSObject? {
        if let cell = object as? UITableViewCell { return cell.enclosing(UITableView.self) }
        if let cell = object as? UICollectionViewCell { return cell.enclosing(UICollectionView.self) }
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
        switch (table(of: object), object) {
        case (let table as UITableView, let cell as UITableViewCell):
            guard let path = table.path(of: cell) else { return nil }
            let before = (0..<path.section).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
            return HostAccessibleCell(row: before + path.item, column: 0)
        case (let collection as UICollectionView, let cell as UICollectionViewCell):
            guard let path = collection.indexPath(for: cell), let columns = collection.spokenColumns else { return nil }
            let before = (0..<path.section).reduce(0) { $0 + collection.spokenRows(in: $1, of: columns) }
            return HostAccessibleCell(row: before + path.item / columns, column: path.item % columns)
        case (.some, let cell as any UIAccessibilityContainerDataTableCell):
            let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
            guard rows.location != NSNotFound, columns.location != NSNotFound else { return nil }
            return HostAccessibleCell(
                row: rows.location, column: columns.location, rowSpan: max(rows.length, 1), columnSpan: max(columns.length, 1))
        default: return nil
        }
    }

    /// The cell in a zero-based row and column; nil if it does not exist or is out of view.
    static func cell(in object: NSObject, row: Int, column: Int) -> NSObject? {
        guard row >= 0, column >= 0, let grid = grid(of: object), row < grid.rows, column < grid.columns else { return nil }
        switch object {
        case let table as any UIAccessibilityContainerDataTable:
            return table.accessibilityDataTableCellElement(forRow: row, column: column) as? NSObject
        case let table as UITableView:
            return path(of: row, in: (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }).flatMap { position in
                table.displayedCell(at: ItemPath(section: position.section, item: position.offset))
            }
        case let collection as UICollectionView:
            let rows = (0..<collection.numberOfSections).map { collection.spokenRows(in: $0, of: grid.columns) }
            guard let position = path(of: row, in: rows) else { return nil }
            let item = position.offset * grid.columns + column
            guard item < collection.numberOfItems(inSection: position.section) else { return nil }
            return collection.cellForItem(at: IndexPath(item: item, section: position.section))
        default: return nil
        }
    }

    /// Converts a row index in the whole table to a section and a row index in that section.
    private static func path(of row: Int, in counts: [Int]) -> (section: Int, offset: Int)? {
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

extension UICollectionView {
    /// The number of items in a line, if it is the same in all visible lines and these follow each other downwards; otherwise nil.
    fileprivate var spokenColumns: Int? {
        let frames = indexPathsForVisibleItems.sorted().compactMap { path in
            layoutAttributesForItem(at: path).map { (path: path, frame: $0.frame) }
        }
        guard !frames.isEmpty else { return nil }
        var lines: [[(path: IndexPath, frame: CGRect)]] = []
        for entry in frames {
            if let last = lines.last?.last, last.path.section == entry.path.section, abs(last.frame.midY - entry.frame.midY) < 1 {
                lines[lines.count - 1].append(entry)
            } else {
                lines.append([entry])
            }
        }
        guard let columns = lines.map(\.count).max(), columns > 0 else { return nil }
        for (index, line) in lines.enumerated() {
            guard let first = line.first, let last = line.last, first.path.item % columns == 0 else { return nil }
            let isEnd = last.path.item == numberOfItems(inSection: last.path.section) - 1
            guard line.count == columns || isEnd else { return nil }
            if index > 0, let before = lines[index - 1].first, before.frame.minY >= first.frame.minY { return nil }
        }
        return columns
    }

    /// The number of lines of a section.
    fileprivate func spokenRows(in section: Int, of columns: Int) -> Int { (numberOfItems(inSection: section) + columns - 1) / columns }
}
