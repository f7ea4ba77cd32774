import Foundation

/// The backgrounds of a cell: the app's background views and the grey fill of a selected row.
@MainActor
final class TableCellBackgrounds {
    private var fill: UIView?

    func replace(_ old: UIView?, with new: UIView?, in cell: UITableViewCell) {
        guard old !== new else { return }
        if old?.superview === cell { old?.removeFromSuperview() }
        if let new {
            new.frame = cell.bounds
            if new !== cell.backgroundView, let behind = cell.backgroundView, behind.superview === cell {
                cell.insertSubview(new, aboveSubview: behind)
            } else {
                cell.insertSubview(new, at: 0)
            }
        }
        update(cell, animated: false)
    }

    /// Shows the backgrounds for the cell's state.
    func update(_ cell: UITableViewCell, animated: Bool) {
        let marks = cell.isEditing && cell.row.marksSelection
        let isShown = (cell.isSelected || cell.isHighlighted) && (cell.selectionStyle != .none || marks)
        let given = marks ? cell.multipleSelectionBackgroundView ?? cell.selectedBackgroundView : cell.selectedBackgroundView
        let isHovered = cell.isHovered && (cell.selectionStyle != .none || marks)
        let needsFill = given == nil && cell.configured?.background == nil && (isShown || isHovered || cell.isCursor)
        if needsFill, fill == nil { makeFill(in: cell) }
        fill?.backgroundColor = isShown ? .systemGray4 : .quaternarySystemFill
        let changes = { [self] in
            fill?.setSeenAlpha(needsFill ? 1 : 0)
            for view in [cell.selectedBackgroundView, cell.multipleSelectionBackgroundView] {
                view?.setSeenAlpha(isShown && view === given ? 1 : 0)
            }
            cell.separator.setCovered(isShown && cell.selectionStyle != .none)
        }
        // The fill appears immediately and fades out, as on iOS.
        if animated, cell.window != nil {
            UIView.animate(
                withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: changes)
        } else {
            changes()
        }
    }

    private func makeFill(in cell: UITableViewCell) {
        let view = UIView(frame: cell.bounds)
        view.isUserInteractionEnabled = false
        view.alpha = 0
        fill = view
        UIView.performWithoutAnimation {
            if let behind = cell.backgroundView, behind.superview === cell {
                cell.insertSubview(view, aboveSubview: behind)
            } else {
                cell.insertSubview(view, at: 0)
            }
        }
    }

    func layOut(_ cell: UITableViewCell) {
        for case let view? in [fill, cell.backgroundView, cell.selectedBackgroundView, cell.multipleSelectionBackgroundView]
        where view.frame != cell.bounds { view.frame = cell.bounds }
    }
}
