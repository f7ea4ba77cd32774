import Foundation

/// The effect of a drop on a collection view at the current drag position.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// The kind of destination in the collection view.
    public enum Intent: Int, Sendable {
        /// No particular destination; no gap opens.
        case unspecified = 0
        /// Between items: a gap opens at the destination index path.
        case insertAtDestinationIndexPath = 1
        /// Into the item at the destination, which is highlighted.
        case insertIntoDestinationIndexPath = 2
    }

    /// The kind of destination. Default unspecified.
    open var intent: Intent { proposedIntent }
    private let proposedIntent: Intent

    /// Creates a proposal to perform `operation` without a particular destination.
    public override init(operation: UIDropOperation) {
        proposedIntent = .unspecified
        super.init(operation: operation)
    }

    /// Creates a proposal to perform `operation` at the kind of destination given by `intent`.
    public init(operation: UIDropOperation, intent: Intent) {
        proposedIntent = intent
        super.init(operation: operation)
    }
}
