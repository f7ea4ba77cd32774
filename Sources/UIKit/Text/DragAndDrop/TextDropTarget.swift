import CoreGraphics
import Foundation
import QuartzCore

/// Handles drops into a field or a text view.
@MainActor
final class TextDropTarget: MainActorObject, UIDropInteractionDelegate {
    typealias Owner = any TextEditorOwner & UITextDroppable

    private weak var owner: (any TextEditorOwner & UITextDroppable)?
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    /// The insertion point of the drop.
    private let caret = UIView()
    private var sessions = 0
    var isActive: Bool { sessions > 0 }

    init(of owner: Owner) {
        self.owner = owner
        super.init(onMainActor: ())
        caret.isUserInteractionEnabled = false
        caret.layer.cornerRadius = 1
    }

    private final class Request: MainActorObject, UITextDropRequest {
        let dropPosition: UITextPosition
        let suggestedProposal: UITextDropProposal
        let isSameView: Bool
        let dropSession: any UIDropSession

        init(position: UITextPosition, proposal: UITextDropProposal, isSameView: Bool, session: any UIDropSession) {
            dropPosition = position
            suggestedProposal = proposal
            self.isSameView = isSameView
            dropSession = session
            super.init(onMainActor: ())
        }
    }

    /// The drag source if the drag started in the same view, otherwise nil.
    private func source(of session: any UIDropSession) -> TextDragSource? {
        guard let source = session.localDragSession?.localContext as? TextDragSource, source.interaction.view === owner else { return nil }
        return source
    }

    private func request(_ session: any UIDropSession) -> Request? {
        guard let owner, let position = owner.closestPosition(to: session.location(in: owner)) else { return nil }
        let source = source(of: session)
        var operation = source != nil && session.allowsMoveOperation ? UIDropOperation.move : .copy
        // Text dropped on itself stays unchanged.
        if let dragged = source?.range, dragged.lowerBound <= owner.editor.offset(position),
            owner.editor.offset(position) <= dragged.upperBound
        {
            operation = .cancel
        }
        let proposal = UITextDropProposal(operation: operation)
        proposal.isPrecise = true
        return Request(position: position, proposal: proposal, isSameView: source != nil, session: session)
    }

    private func proposal(for request: Request) -> UITextDropProposal {
        guard let owner else { return UITextDropProposal(operation: .cancel) }
        return owner.textDropDelegate?.textDroppableView(owner, proposalForDrop: request) ?? request.suggestedProposal
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let owner, owner.allowsEditing else { return false }
        return session.canLoadObjects(ofClass: NSString.self) || (takesStyles && session.canLoadObjects(ofClass: NSAttributedString.self))
    }

    private var takesStyles: Bool { (owner as? UITextView)?.allowsEditingTextAttributes == true }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        sessions += 1
        guard let owner else { return }
        owner.textDropDelegate?.textDroppableView(owner, dropSessionDidEnter: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        guard let owner, let request = request(session) else { return UIDropProposal(operation: .cancel) }
        let proposal = proposal(for: request)
        owner.textDropDelegate?.textDroppableView(owner, dropSessionDidUpdate: session)
        if proposal.operation == .cancel || proposal.operation == .forbidden || proposal.dropAction != .insert {
            caret.removeFromSuperview()
        } else {
            let container = owner.selectionContainer
            if caret.superview !== container { container.addSubview(caret) }
            caret.backgroundColor = owner.tintColor
            caret.frame = container.convert(owner.caretRect(for: request.dropPosition), from: owner)
        }
        return proposal
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        guard let owner else { return }
        owner.textDropDelegate?.textDroppableView(owner, dropSessionDidExit: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        sessions = 0
        caret.removeFromSuperview()
        guard let owner else { return }
        owner.textDropDelegate?.textDroppableView(owner, dropSessionDidEnd: session)
    }

    private func leave() {
        sessions = max(sessions - 1, 0)
        caret.removeFromSuperview()
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        caret.removeFromSuperview()
        guard let owner, owner.allowsEditing, let request = request(session) else { return }
        let proposal = proposal(for: request)
        guard proposal.operation == .copy || proposal.operation == .move else { return }
        owner.textDropDelegate?.textDroppableView(owner, willPerformDrop: request)
        let offset = owner.editor.offset(request.dropPosition)
        if let source = source(of: session), let dragged = source.range {
            let runs = owner.editor.storage.store.runs(in: dragged)
            let isMove = proposal.operation == .move
            return put(runs, at: offset, proposal.dropAction, moving: isMove ? source : nil)
        }
        let action = proposal.dropAction
        if takesStyles, session.canLoadObjects(ofClass: NSAttributedString.self) {
            session.loadObjects(ofClass: NSAttributedString.self) { [weak self] objects in
                let texts = objects.compactMap { $0 as? NSAttributedString }
                self?.put(texts.flatMap { AttributedRun.runs(of: $0) }, at: offset, action, moving: nil)
            }
        } else {
            session.loadObjects(ofClass: NSString.self) { [weak self] objects in
                guard let self, let owner = self.owner else { return }
                let text = objects.compactMap { ($0 as? NSString).map { $0 as String } }.joined(separator: "\n")
                put([AttributedRun(text, TextAttributes(owner.editor.attributes(forTypingAt: offset)))], at: offset, action, moving: nil)
            }
        }
    }

    /// Inserts dropped text and selects it, as one undo step.
    private func put(_ runs: [AttributedRun], at offset: Int, _ action: UITextDropAction, moving source: TextDragSource?) {
        guard let owner, owner.allowsEditing else { return }
        let runs = runs.map { AttributedRun(owner.acceptable($0.text), $0.attributes) }.filter { !$0.text.isEmpty }
        let length = runs.reduce(0) { $0 + $1.text.utf16.count }
        guard length > 0 else { return }
        if !owner.isFirstResponder { owner.becomeFirstResponder() }
        let editor = owner.editor
        editor.unmark()
        editor.breakUndo()
        editor.undoManager.beginUndoGrouping()
        defer { editor.undoManager.endUndoGrouping() }
        var target = min(offset, editor.length)
        if let source { target -= source.takeAway(before: target) }
        let range: Range<Int> =
            switch action {
            case .insert: target..<target
            case .replaceSelection: editor.selection
            case .replaceAll: 0..<editor.length
            }
        guard editor.change(range, toRuns: runs) else { return }
        let start = min(range.lowerBound, editor.length)
        editor.select(start..<min(start + length, editor.length))
    }
}
