import Foundation

/// The separators below and above a cell.
@MainActor
final class TableCellSeparator {
    private var below: TableLine?
    private var above: TableLine?

    /// Hides the separators of a selected row.
    func setCovered(_ isCovered: Bool) {
        for line in [below, above] { line?.setSeenAlpha(isCovered ? 0 : 1) }
    }

    func layOut(_ cell: UITableViewCell) {
        let thickness = TableLine.thickness(for: cell)
        let inset = cell.row.lines == .belowWhole ? .zero : cell.separatorInset
        let frame = CGRect(
            x: inset.left, y: cell.bounds.height - thickness, width: max(cell.bounds.width - inset.left - inset.right, 0), height: thickness
        )
        below = layOut(below, cell.row.lines == .none ? nil : frame, in: cell)
        let top = CGRect(x: 0, y: 0, width: cell.bounds.width, height: thickness)
        above = layOut(above, cell.row.hasLineAbove ? top : nil, in: cell)
    }

    private func layOut(_ known: TableLine?, _ frame: CGRect?, in cell: UITableViewCell) -> TableLine? {
        guard let frame else {
            known?.removeFromSuperview()
            return nil
        }
        let line = known ?? make(in: cell)
        line.show(cell.row.separatorColor ?? .separator, through: cell.row.separatorEffect)
        if line.frame != frame { line.frame = frame }
        return line
    }

    private func make(in cell: UITableViewCell) -> TableLine {
        let line = TableLine()
        line.alpha = (cell.isSelected || cell.isHighlighted) && cell.selectionStyle != .none ? 0 : 1
        cell.addSubview(line)
        return line
    }
}
