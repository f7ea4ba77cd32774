extension UITableView {
    /// The styles of a table view.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge, with pinned headers.
        case plain = 0
        /// Separate sections.
        case grouped = 1
        /// Separate sections as rounded cards.
        case insetGrouped = 2
    }

    /// The position of a row after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// The position that needs the smallest scroll distance.
        case none = 0
        /// At the top.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }

    /// The animations of inserted and removed rows.
    public enum RowAnimation: Int, Sendable {
        /// Rows fade in and out.
        case fade = 0
        /// Rows slide in from and out to the right.
        case right = 1
        /// Rows slide in from and out to the left.
        case left = 2
        /// Rows slide in from and out to the top.
        case top = 3
        /// Rows slide in from and out to the bottom.
        case bottom = 4
        /// No animation.
        case none = 5
        /// Rows grow from and shrink to the middle of their space.
        case middle = 6
        /// The table's default animation, a fade.
        case automatic = 100
    }

    /// Whether displayed rows are resized when their content changes.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Rows keep their heights until they are reloaded or reconfigured, or until an update determines heights again.
        case disabled = 0
        /// Rows are resized after a cell's `invalidateIntrinsicContentSize()`, or after its content configuration is set.
        case enabled = 1
    }

    /// The reference of the separator inset.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The cell's edges.
        case fromCellEdges = 0
        /// The cell's margins.
        case fromAutomaticInsets = 1
    }
}
