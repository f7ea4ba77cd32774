import Foundation

/// The separators of the empty rows that fill a plain table below its last row.
@MainActor
final class TableFillers {
    private var lines: [TableLine] = []

    /// Adds separators for the space below the rows, and removes separators that are no longer needed.
    func layOut(in table: UITableView) {
        let height = table.fillerHeight
        let start = CGFloat(table.geometry.height)
        let thickness = TableLine.thickness(for: table)
        let inset = table.fillerInset
        var count = 0
        // If the table is scrolled beyond its end, the separators continue to its bottom edge.
        while height >= 1, start + CGFloat(count + 1) * height - thickness < table.bounds.maxY {
            if count == lines.count {
                let line = TableLine()
                table.insertSubview(line, at: 0)
                lines.append(line)
            }
            let line = lines[count]
            count += 1
            line.show(table.separatorColor ?? .separator, through: table.separatorEffect)
            let frame = CGRect(
                x: inset.left, y: start + CGFloat(count) * height - thickness, width: max(table.bounds.width - inset.left - inset.right, 0),
                height: thickness)
            if line.frame != frame { line.frame = frame }
        }
        for line in lines[count...] { line.removeFromSuperview() }
        lines.removeSubrange(count...)
    }
}

extension UITableView {
    /// The height of an empty row, in points; 0 if none are shown.
    fileprivate var fillerHeight: CGFloat {
        guard style == .plain, tableFooterView == nil, separatorStyle != .none, fillerRowHeight != 0 else { return 0 }
        if fillerRowHeight > 0 { return fillerRowHeight }
        guard let section = geometry.sections.indices.last(where: { geometry.sections[$0].rows.count > 0 }) else {
            return rowHeight > 0 ? rowHeight : Measure.row
        }
        return CGFloat(geometry.sections[section].rows[geometry.sections[section].rows.count - 1].height)
    }

    /// The insets of the separators of empty rows, equal to the insets in rows that contain only a text.
    fileprivate var fillerInset: UIEdgeInsets {
        if let ownSeparatorInset { return ownSeparatorInset }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let leading = sideMargin + (isMirrored ? safeSides.right : safeSides.left)
        return isMirrored
            ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: leading) : UIEdgeInsets(top: 0, left: leading, bottom: 0, right: 0)
    }
}
