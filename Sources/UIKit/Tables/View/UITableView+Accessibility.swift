import Foundation
import Host

extension UITableView: AccessibilityList {
    var accessibilityGrid: (rows: Int, columns: Int)? {
        let rows = (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
        return rows > 0 ? (rows, 1) : nil
    }

    func accessibilityPosition(of cell: UIView) -> (position: Int, count: Int)? {
        guard let cell = cell as? UITableViewCell, let path = path(of: cell) else { return nil }
        return (path.item + 1, numberOfRows(inSection: path.section))
    }

    func accessibilityGridPosition(of cell: UIView) -> HostAccessibleCell? {
        guard let cell = cell as? UITableViewCell, let path = path(of: cell) else { return nil }
        let before = (0..<path.section).reduce(0) { $0 + numberOfRows(inSection: $1) }
        return HostAccessibleCell(row: before + path.item, column: 0)
    }

    func accessibilityCell(row: Int, column: Int, columns: Int) -> UIView? {
        let counts = (0..<numberOfSections).map { numberOfRows(inSection: $0) }
        guard let found = AccessibilityTree.section(ofRow: row, in: counts) else { return nil }
        return displayedCell(at: ItemPath(section: found.section, item: found.offset))
    }

    func setAccessibilitySelection(_ isSelected: Bool, of child: NSObject) -> Bool? {
        guard let cell = child as? UITableViewCell else { return nil }
        guard allowsSelection, let path = indexPath(for: cell) else { return false }
        if isSelected { return AccessibilityTree.activate(cell) }
        deselectRow(at: path, animated: false)
        return true
    }

    func accessibilityActions(of cell: UIView) -> [AccessibilityTree.Action] { accessibilitySwipeActions(of: cell) }
}

extension UITableViewCell: AccessibilityCell {
    var accessibilityList: (any AccessibilityList)? { enclosing(UITableView.self) }
}

extension UITableViewCell: FocusCell {
    var isFocusStop: Bool { false }
    var showsFocusRingInside: Bool { true }
}
