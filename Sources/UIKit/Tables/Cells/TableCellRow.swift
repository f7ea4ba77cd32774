import CoreGraphics

/// The properties of a row that the table view passes to its cell.
struct TableCellRow: Equatable {
    /// The separators that a cell draws.
    enum Lines: Equatable {
        case none
        /// A separator below the cell.
        case below
        /// A full-width separator below the cell, for the last row of a section in the grouped style.
        case belowWhole
    }

    /// The editing style of the row in editing mode.
    var editingStyle = UITableViewCell.EditingStyle.none
    /// Whether editing mode shows selection marks for multiple selection.
    var marksSelection = false
    /// Whether the user can move the row.
    var canMove = false
    var lines = Lines.below
    /// Whether a full-width separator is above the cell, for the first row of a section in the grouped style.
    var hasLineAbove = false
    var separatorColor: UIColor?
    var separatorEffect: UIVisualEffect?
    /// The table's separator inset. Nil aligns the separator with the content.
    var separatorInset: UIEdgeInsets?
    /// Whether the inset is relative to the cell's edges instead of its margins.
    var insetIsFromEdges = true
    /// The corner radius in points, and the rounded corners.
    var cornerRadius: CGFloat = 0
    var corners: CACornerMask = []
    /// The leading and trailing margin of the content, in points.
    var margin: CGFloat = 16
    /// The insets of the content from the cell's sides for the safe area, in points.
    var safeSides = TableSafeSides()
    /// The width of the table's section index at the trailing edge, in points.
    var indexWidth: CGFloat = 0
}

/// The horizontal safe area insets of a cell, header or footer in a table, in points.
struct TableSafeSides: Equatable {
    var left: CGFloat = 0
    var right: CGFloat = 0
}
