import Foundation

/// What a collection view would do if the drag were dropped now.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// Where in the collection view the data would go.
    public enum Intent: Int, Sendable {
        /// Nowhere in particular: nothing gives way.
        case unspecified = 0
        /// Between the items, at the destination, where room is made.
        case insertAtDestinationIndexPath = 1
        /// Into the item at the destination, which is highlighted.
        case insertIntoDestinationIndexPath = 2
    }

    /// Where the data would go.
    open var intent: Intent { proposedIntent }
    private let proposedIntent: Intent

    /// A proposal to do `operation` nowhere in particular.
    public override init(operation: UIDropOperation) {
        proposedIntent = .unspecified
        super.init(operation: operation)
    }

    /// A proposal to do `operation` at a place that `intent` says.
    public init(operation: UIDropOperation, intent: Intent) {
        proposedIntent = intent
        super.init(operation: operation)
    }
}
