import Foundation

/// What a drop on a table view would do, and how the rows are to show it.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// Where what is dropped goes.
    public enum Intent: Int, Sendable {
        /// The rows stay as they are.
        case unspecified = 0
        /// Between the rows: they give way.
        case insertAtDestinationIndexPath = 1
        /// Into a row: that shows it.
        case insertIntoDestinationIndexPath = 2
        /// Into a row where the drag is over its middle, and else between the rows.
        case automatic = 3
    }

    /// Where what is dropped goes.
    open var intent: Intent { givenIntent }
    private let givenIntent: Intent

    /// A drop that does `operation`.
    public init(operation: UIDropOperation, intent: Intent) {
        givenIntent = intent
        super.init(operation: operation)
    }

    /// A drop that does `operation`, while the rows stay as they are.
    public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}
