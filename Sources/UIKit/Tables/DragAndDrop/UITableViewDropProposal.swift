import Foundation

/// The effect of a drop on a table view at the current drag position.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// The kind of destination in the table view.
    public enum Intent: Int, Sendable {
        /// No particular destination; no gap opens.
        case unspecified = 0
        /// Between rows: a gap opens at the destination index path.
        case insertAtDestinationIndexPath = 1
        /// Into the row at the destination, which is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// Into a row if the drag is over its middle half, otherwise between rows.
        case automatic = 3
    }

    /// The kind of destination. Default unspecified.
    open var intent: Intent { givenIntent }
    private let givenIntent: Intent

    /// Creates a proposal to perform `operation` at the kind of destination given by `intent`.
    public init(operation: UIDropOperation, intent: Intent) {
        givenIntent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal to perform `operation` without a particular destination.
    public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}
