import Foundation

/// A target's proposal for a drop at the current location.
@preconcurrency @MainActor
open class UIDropProposal: MainActorObject, NSCopying {
    /// The proposed operation.
    open var operation: UIDropOperation { proposedOperation }
    private let proposedOperation: UIDropOperation

    /// Whether the drop has an exact destination, such as a position in text. The previews then do not cover the destination. The default is false.
    open var isPrecise = false

    /// Whether the previews keep their full size. Has no effect on drags of other programs. The default is false.
    open var prefersFullSizePreview = false

    /// Creates a proposal of an operation.
    public init(operation: UIDropOperation) {
        proposedOperation = operation
        super.init(onMainActor: ())
    }

    /// Returns a copy of the proposal.
    nonisolated open func copy(with zone: NSZone?) -> Any {
        guard MainActor.isCurrent else { return self }
        return MainActor.assumeIsolated { Copy(proposal: duplicate()) }.proposal
    }

    private func duplicate() -> UIDropProposal {
        let copy = UIDropProposal(operation: operation)
        copy.isPrecise = isPrecise
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }

    /// Transfers a proposal out of a closure on the main actor.
    // Unchecked: only the main thread creates and reads it.
    private struct Copy: @unchecked Sendable {
        let proposal: UIDropProposal
    }
}
