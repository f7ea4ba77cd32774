import CoreGraphics
import Foundation
import QuartzCore

/// Drags the selection out of a field or a text view.
@MainActor
final class TextDragSource: MainActorObject, UIDragInteractionDelegate {
    typealias Owner = any TextEditorOwner & UITextDraggable

    private weak var owner: (any TextEditorOwner & UITextDraggable)?
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    /// The dragged range, in UTF-16 units of the current text. Nil without a drag.
    private(set) var range: Range<Int>?
    var isActive: Bool { range != nil }

    init(of owner: Owner) {
        self.owner = owner
        super.init(onMainActor: ())
    }

    /// Whether a touch at a point of the view would lift the selection.
    func lifts(at point: CGPoint) -> Bool {
        guard let owner, interaction.isEnabled, !owner.isSecureTextEntry, owner.allowsSelecting, !owner.editor.selection.isEmpty else {
            return false
        }
        return owner.editor.selectionRects(for: OffsetTextRange(owner.editor.selection)).contains { $0.rect.contains(point) }
    }

    private final class Request: MainActorObject, UITextDragRequest {
        let dragRange: UITextRange
        let suggestedItems: [UIDragItem]
        let dragSession: any UIDragSession
        var existingItems: [UIDragItem] { dragSession.items }
        var isSelected: Bool { true }

        init(range: UITextRange, items: [UIDragItem], session: any UIDragSession) {
            dragRange = range
            suggestedItems = items
            dragSession = session
            super.init(onMainActor: ())
        }
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let owner, lifts(at: session.location(in: owner)) else { return [] }
        let selected = owner.editor.selection
        let item = UIDragItem(itemProvider: owner.provider(of: selected))
        item.localObject = owner.editor.storage.store.attributedSubstring(selected)
        let request = Request(range: OffsetTextRange(selected), items: [item], session: session)
        let items = owner.textDragDelegate?.textDraggableView(owner, itemsForDrag: request) ?? [item]
        guard !items.isEmpty else { return [] }
        if session.localContext == nil { session.localContext = self }
        range = selected
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let owner, owner.window != nil, let range else { return nil }
        if let own = owner.textDragDelegate?.textDraggableView(owner, dragPreviewForLiftingItem: item, session: session) { return own }
        let seen = owner.visibleText
        let rects = owner.editor.selectionRects(for: OffsetTextRange(range)).map(\.rect).filter { $0.intersects(seen) }
        guard !rects.isEmpty else { return nil }
        return UITargetedDragPreview(view: owner, parameters: UIDragPreviewParameters(textLineRects: rects.map { NSValue(cgRect: $0) }))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        guard let owner else { return }
        owner.textDragDelegate?.textDraggableView(owner, willAnimateLiftWith: animator, session: session)
        animator.addCompletion { [weak self] position in if position == .start { self?.range = nil } }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        guard let owner else { return }
        owner.textDragDelegate?.textDraggableView(owner, dragSessionWillBegin: session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        range = nil
        guard let owner else { return }
        owner.textDragDelegate?.textDraggableView(owner, dragSessionDidEnd: session, with: operation)
    }

    /// Deletes the dragged range after a move within the text. Returns the number of deleted UTF-16 units before `offset`.
    func takeAway(before offset: Int) -> Int {
        guard let owner, let range else { return 0 }
        self.range = nil
        let length = owner.editor.length
        guard owner.editor.delete(range.clamped(to: 0..<length)) else { return 0 }
        return min(max(offset - range.lowerBound, 0), length - owner.editor.length)
    }
}

extension TextEditorOwner {
    /// An item provider for a range of the text: attributed if the range has its own attributes, otherwise plain.
    func provider(of range: Range<Int>) -> NSItemProvider {
        let text = editor.storage.store.attributedSubstring(range)
        guard self is UITextView, hasStyles(in: range) else { return NSItemProvider(object: text.string as NSString) }
        return NSItemProvider(object: text)
    }

    private func hasStyles(in range: Range<Int>) -> Bool {
        let runs = editor.storage.store.runs(in: range)
        let base = TextAttributes(baseAttributes)
        return runs.contains { !$0.attributes.values.isEmpty && !$0.attributes.isSame(as: base) }
    }
}
