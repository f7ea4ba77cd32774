import CoreGraphics

/// What a table view tells a cell of its row.
struct TableCellRow: Equatable {
    /// The lines that a cell draws.
    enum Lines: Equatable {
        case none
        /// Below the cell.
        case below
        /// Below the cell, from side to side: the last row of a group.
        case belowWhole
    }

    /// How the row is edited, while the table is.
    var editingStyle = UITableViewCell.EditingStyle.none
    /// Whether rows are marked, several of them, while the table is edited.
    var marksSelection = false
    /// Whether a person may move the row.
    var canMove = false
    var lines = Lines.below
    /// Whether a line above is drawn, from side to side: the first row of a group.
    var hasLineAbove = false
    var separatorColor: UIColor?
    var separatorEffect: UIVisualEffect?
    /// Nil: as the content is.
    var separatorInset: UIEdgeInsets?
    /// Whether the inset counts from the cell's edges rather than from its margins.
    var insetIsFromEdges = true
    /// How round the corners are, in points, and which.
    var cornerRadius: CGFloat = 0
    var corners: CACornerMask = []
    /// How far the content keeps from the cell's sides, in points.
    var margin: CGFloat = 16
    /// How far the content keeps from the cell's sides for the safe area, in points.
    var safeSides = TableSafeSides()
    /// The room that the table's index takes at the trailing end, in points.
    var indexRoom: CGFloat = 0
}

/// How far content in a table keeps from the sides of its cell, header or footer, in points.
struct TableSafeSides: Equatable {
    var left: CGFloat = 0
    var right: CGFloat = 0
}
