import CoreGraphics
import Foundation
import Host

extension UICollectionView: AccessibilityList {
    var accessibilityGrid: (rows: Int, columns: Int)? {
        guard let columns = spokenColumns else { return nil }
        let rows = (0..<numberOfSections).reduce(0) { $0 + spokenRows(in: $1, of: columns) }
        return rows > 0 ? (rows, columns) : nil
    }

    func accessibilityPosition(of cell: UIView) -> (position: Int, count: Int)? {
        guard let cell = cell as? UICollectionViewCell, let path = indexPath(for: cell) else { return nil }
        return (path.item + 1, numberOfItems(inSection: path.section))
    }

    func accessibilityGridPosition(of cell: UIView) -> HostAccessibleCell? {
        guard let cell = cell as? UICollectionViewCell, let path = indexPath(for: cell), let columns = spokenColumns else { return nil }
        let before = (0..<path.section).reduce(0) { $0 + spokenRows(in: $1, of: columns) }
        return HostAccessibleCell(row: before + path.item / columns, column: path.item % columns)
    }

    func accessibilityCell(row: Int, column: Int, columns: Int) -> UIView? {
        let rows = (0..<numberOfSections).map { spokenRows(in: $0, of: columns) }
        guard let found = AccessibilityTree.section(ofRow: row, in: rows) else { return nil }
        let item = found.offset * columns + column
        guard item < numberOfItems(inSection: found.section) else { return nil }
        return cellForItem(at: IndexPath(item: item, section: found.section))
    }

    func setAccessibilitySelection(_ isSelected: Bool, of child: NSObject) -> Bool? {
        guard let cell = child as? UICollectionViewCell else { return nil }
        guard allowsSelection, let path = indexPath(for: cell) else { return false }
        if isSelected { return AccessibilityTree.activate(cell) }
        deselectItem(at: path, animated: false)
        return true
    }

    /// The swipe actions of a cell. Empty in editing mode, because the cell's own controls open them.
    func accessibilityActions(of cell: UIView) -> [AccessibilityTree.Action] { isEditing ? [] : accessibilitySwipeActions(of: cell) }

    /// The number of items per line. Nil if the number differs between visible lines, or if the lines are not below each other. The last line of a
    /// section may be shorter.
    private var spokenColumns: Int? {
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
    private func spokenRows(in section: Int, of columns: Int) -> Int { (numberOfItems(inSection: section) + columns - 1) / columns }
}

extension UICollectionViewCell: AccessibilityCell {
    var accessibilityList: (any AccessibilityList)? { enclosing(UICollectionView.self) }
}

extension UICollectionViewCell: FocusCell {
    var isFocusStop: Bool { true }
    /// True for the cells of lists, which have no gaps between them and to the edges. Other cells have gaps, so the ring is outside.
    var showsFocusRingInside: Bool { self is UICollectionViewListCell }
}
