import CConformance
import CoreGraphics
import Foundation
import QuartzCore

/// A view in whose text something can be dropped.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
    /// Says what may be dropped. Held weakly.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// What takes drops.
    var textDropInteraction: UIDropInteraction? { get }
    /// Something that can be dropped is over the view.
    var isTextDropActive: Bool { get }
}

/// What a drop into a text does with it.
public enum UITextDropAction: Int, Sendable {
    /// It is put where it is dropped.
    case insert = 0
    /// It is put in place of the selection.
    case replaceSelection = 1
    /// It is put in place of the whole text.
    case replaceAll = 2
}

/// What would become of a drop into a text.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
    /// Where the text goes. It is inserted unless set.
    open var dropAction = UITextDropAction.insert

    /// A proposal to insert the text.
    ///
    /// - Parameter operation: A move takes it away where it came from only in the view that it is dropped in.
    public override init(operation: UIDropOperation) {
        super.init(operation: operation)
    }

    /// A proposal to do something else with it.
    public convenience init(dropAction: UITextDropAction) {
        self.init(operation: .copy)
        self.dropAction = dropAction
    }
}

/// A drag that is over a text.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
    /// Where it would be dropped.
    var dropPosition: UITextPosition { get }
    /// What would become of it unless the delegate says otherwise.
    var suggestedProposal: UITextDropProposal { get }
    /// Whether it was dragged off the same view.
    var isSameView: Bool { get }
    /// The drag.
    var dropSession: any UIDropSession { get }
}

/// Says what becomes of drags over a text, and hears of them.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
    /// What a drop would do now: what is suggested, unless implemented.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal
    /// The drop is about to be performed.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
    /// The drag came over the view.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    /// The drag moved over the view.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
    /// The drag left the view.
    func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    /// The drag is over.
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
