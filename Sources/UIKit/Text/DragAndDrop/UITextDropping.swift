import CConformance
import CoreGraphics
import Foundation
import QuartzCore

/// A view that accepts drops into its text.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
    /// The delegate that customizes drops. Held weakly.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// The interaction that accepts drops.
    var textDropInteraction: UIDropInteraction? { get }
    /// Whether an acceptable drag is over the view.
    var isTextDropActive: Bool { get }
}

/// The effect of a drop on a text.
public enum UITextDropAction: Int, Sendable {
    /// Inserts the dropped text at the drop position.
    case insert = 0
    /// Replaces the selection with the dropped text.
    case replaceSelection = 1
    /// Replaces the whole text with the dropped text.
    case replaceAll = 2
}

/// A proposal for a drop into a text.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
    /// The effect on the text. Insertion unless set.
    open var dropAction = UITextDropAction.insert

    /// A proposal to insert the text.
    ///
    /// - Parameter operation: The operation. A move deletes the dragged text from its source only if the drag started in the same view.
    public override init(operation: UIDropOperation) {
        super.init(operation: operation)
    }

    /// A proposal to copy the text, with an effect such as replacing the selection.
    public convenience init(dropAction: UITextDropAction) {
        self.init(operation: .copy)
        self.dropAction = dropAction
    }
}

/// A drag over a text.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
    /// The position of the drop in the text.
    var dropPosition: UITextPosition { get }
    /// The proposal that applies if the delegate does not return a different proposal.
    var suggestedProposal: UITextDropProposal { get }
    /// Whether the drag started in the same view.
    var isSameView: Bool { get }
    /// The session of the drag over the text.
    var dropSession: any UIDropSession { get }
}

/// Controls drops into a text and is notified of drags over it.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
    /// Returns the proposal for a drop at the current position. Default: the suggested proposal.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal
    /// Called before the drop is performed.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
    /// Called after the drag entered the view.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    /// Called after the drag moved over the view.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
    /// Called after the drag left the view.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    /// Called after the drag ended.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
        defaultImplementation(of: .textDroppableViewProposalForDrop)
        return drop.suggestedProposal
    }
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest) {
        defaultImplementation(of: .textDroppableViewWillPerformDrop)
    }
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession) {
        defaultImplementation(of: .textDroppableViewDropSessionDidEnter)
    }
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession) {
        defaultImplementation(of: .textDroppableViewDropSessionDidUpdate)
    }
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession) {
        defaultImplementation(of: .textDroppableViewDropSessionDidExit)
    }
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession) {
        defaultImplementation(of: .textDroppableViewDropSessionDidEnd)
    }
}
