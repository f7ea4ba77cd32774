import Foundation

/// What a target would do if the drag were dropped now.
@preconcurrency @MainActor
open class UIDropProposal: MainActorObject, NSCopying {
    /// What would be done with the data.
    open var operation: UIDropOperation { proposedOperation }
    private let proposedOperation: UIDropOperation

    /// Whether the drop is meant for an exact place, as between two letters: the previews then keep clear of it. False unless set.
    open var isPrecise = false

    /// Whether the previews are shown in their full size meanwhile. Only for drags of this program. False unless set.
    open var prefersFullSizePreview = false

    /// A proposal to do `operation`.
    public init(operation: UIDropOperation) {
        proposedOperation = operation
        super.init(onMainActor: ())
    }

    /// A proposal of the same content.
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

    /// Carries a proposal out of a block of the main actor.
    // Unchecked: it is made and opened on the main actor's thread, without leaving it.
    private struct Copy: @unchecked Sendable {
        let proposal: UIDropProposal
    }
}
