extension UITableView {
    /// How a table looks.
    public enum Style: Int, Sendable {
        /// Rows from side to side; headers stay at the top while their section scrolls.
        case plain = 0
        /// Sections apart from each other.
        case grouped = 1
        /// Sections apart from each other, as cards.
        case insetGrouped = 2
    }

    /// Where a scroll to a row puts it.
    public enum ScrollPosition: Int, Sendable {
        /// Where it takes the shortest way.
        case none = 0
        /// At the top.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        /// They fade.
        case fade = 0
        /// They come from the right and go there.
        case right = 1
        /// They come from the left and go there.
        case left = 2
        /// They come from above and go there.
        case top = 3
        /// They come from below and go there.
        case bottom = 4
        /// At once.
        case none = 5
        /// They stay in the middle of the room that opens or closes.
        case middle = 6
        /// As suits the table: they fade.
        case automatic = 100
    }

    /// Whether rows that are shown get another height when their content changes.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// They keep their heights until they are reloaded or reconfigured, or an update finds heights out again.
        case disabled = 0
        /// They do when a cell's `invalidateIntrinsicContentSize()` is called, or its content configuration is set.
        case enabled = 1
    }

    /// What an inset of the lines between rows counts from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The cell's edges.
        case fromCellEdges = 0
        /// The cell's margins.
        case fromAutomaticInsets = 1
    }
}
