import CoreGraphics
import Foundation

/// Moves the caret or extends the selection, for key commands.
@MainActor
enum TextMovement {
    /// Moves by one character or line.
    static func move(_ input: any UIResponder & UITextInput, _ direction: UITextLayoutDirection, extends: Bool) {
        guard let selected = input.selectedTextRange else { return }
        let editor = (input as? any TextEditorOwner)?.editor
        let isVertical = direction == .up || direction == .down
        // Without Shift, a selection collapses to its edge.
        if !extends, !selected.isEmpty, !isVertical, let edge = input.position(within: selected, farthestIn: direction) {
            return select(input, edge, extends: false)
        }
        let head = head(of: input, selected, towards: direction)
        if isVertical, let editor, editor.goal == nil {
            editor.goal =
                editor.textLayout.caret(at: editor.offset(head), isUpstream: editor.isUpstream(at: editor.offset(head))).strong.minX
        }
        let goal = editor?.goal
        let from = isVertical && editor != nil ? upstreamAware(head, editor) : head
        let found = input.position(from: from, in: direction, offset: 1)
        // Beyond the first or last line, move to the text's beginning or end.
        let target = found ?? (direction == .up ? input.beginningOfDocument : direction == .down ? input.endOfDocument : nil)
        guard let target else { return }
        select(input, target, extends: extends)
        if isVertical { editor?.goal = goal }
    }

    private static func upstreamAware(_ head: UITextPosition, _ editor: TextEditor?) -> UITextPosition {
        guard let editor, let position = head as? OffsetTextPosition else { return head }
        return OffsetTextPosition(position.offset, isUpstream: position.isUpstream || editor.isUpstream(at: position.offset))
    }

    /// Moves to the next boundary of a unit.
    static func move(
        _ input: any UIResponder & UITextInput, to granularity: UITextGranularity, _ direction: UITextDirection, extends: Bool
    ) {
        guard let selected = input.selectedTextRange else { return }
        let head = head(of: input, selected, towards: nil)
        guard let target = input.tokenizer.position(from: head, toBoundary: granularity, inDirection: direction) else { return }
        let isLineEnd = granularity == .line && input.compare(target, to: head) != .orderedAscending
        if isLineEnd, let position = target as? OffsetTextPosition, let editor = (input as? any TextEditorOwner)?.editor {
            // At a soft line break, keep the caret on the upper line.
            let line = editor.textLayout.line(at: editor.offset(head), isUpstream: editor.isUpstream(at: editor.offset(head)))
            let isBroken = position.offset == line.upperBound && position.offset > line.lowerBound
            return select(input, OffsetTextPosition(position.offset, isUpstream: isBroken), extends: extends)
        }
        select(input, target, extends: extends)
    }

    /// Moves by the visible height.
    static func movePage(_ input: any UIResponder & UITextInput, down: Bool, extends: Bool) -> Bool {
        guard let view = input as? UITextView, let selected = input.selectedTextRange else { return false }
        let head = head(of: input, selected, towards: nil)
        let caret = view.caretRect(for: head)
        let page = max(view.bounds.height - caret.height, caret.height)
        let x = view.editor.goal.map { $0 + view.textOrigin.x } ?? caret.midX
        guard let target = view.closestPosition(to: CGPoint(x: x, y: caret.midY + (down ? page : -page))) else { return false }
        let goal = view.editor.goal ?? caret.midX - view.textOrigin.x
        select(input, target, extends: extends)
        view.editor.goal = goal
        return true
    }

    /// The moving end of the selection.
    private static func head(
        of input: any UITextInput, _ selected: UITextRange, towards direction: UITextLayoutDirection?
    ) -> UITextPosition {
        if let editor = (input as? any TextEditorOwner)?.editor {
            return OffsetTextPosition(editor.head, isUpstream: editor.isUpstream(at: editor.head))
        }
        let isFirst = session(of: input)?.headIsFirst(of: selected, in: input) ?? (direction == .left || direction == .up)
        return isFirst ? selected.start : selected.end
    }

    private static func session(of input: any UITextInput) -> TextInputSession? { input.textInputView.window?.windowScene?.textInput }

    private static func select(_ input: any UIResponder & UITextInput, _ target: UITextPosition, extends: Bool) {
        if let owner = input as? any TextEditorOwner {
            let editor = owner.editor
            let offset = editor.offset(target)
            let isUpstream = (target as? OffsetTextPosition)?.isUpstream ?? false
            if extends {
                let anchor = editor.anchor
                editor.select(min(anchor, offset)..<max(anchor, offset), isUpstream: isUpstream, headIsFirst: offset < anchor)
            } else {
                editor.select(offset..<offset, isUpstream: isUpstream)
            }
            return owner.showCaret()
        }
        input.inputDelegate?.selectionWillChange(input)
        if extends, let selected = input.selectedTextRange {
            let session = session(of: input)
            let isFirst = session?.headIsFirst(of: selected, in: input) ?? (input.compare(target, to: selected.start) == .orderedAscending)
            let anchor = isFirst ? selected.end : selected.start
            input.selectedTextRange = input.textRange(from: anchor, to: target)
            if let extended = input.selectedTextRange {
                session?.keysDidExtend(extended, headIsFirst: input.compare(target, to: anchor) == .orderedAscending, in: input)
            }
        } else {
            input.selectedTextRange = input.textRange(from: target, to: target)
        }
        input.inputDelegate?.selectionDidChange(input)
    }
}

/// Moves the keyboard focus between fields.
@MainActor
enum TextFocus {
    /// Moves the focus with the focus system. If that fails, focuses the window's next text field in reading order. Returns false if the window has no
    /// other text field.
    static func move(from field: UIView, backward: Bool) -> Bool {
        guard let window = field.window else { return false }
        // The suggestions may cover the next focused view.
        (field as? UISearchTextField)?.hideSuggestions()
        if window.windowScene?.focus.step(backward: backward) == true {
            (window.firstResponder as? UITextField)?.selectForTab()
            return true
        }
        var fields: [(view: UIView, frame: CGRect)] = []
        collect(in: window, window, &fields)
        let isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        fields.sort { left, right in
            if abs(left.frame.midY - right.frame.midY) > min(left.frame.height, right.frame.height) / 2 {
                return left.frame.midY < right.frame.midY
            }
            return isMirrored ? left.frame.midX > right.frame.midX : left.frame.midX < right.frame.midX
        }
        guard fields.count > 1, let index = fields.firstIndex(where: { $0.view === field }) else { return false }
        let next = fields[(index + (backward ? fields.count - 1 : 1)) % fields.count].view
        if next.becomeFirstResponder() { (next as? UITextField)?.selectForTab() }
        return true
    }

    private static func collect(in view: UIView, _ window: UIWindow, _ fields: inout [(view: UIView, frame: CGRect)]) {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
        if let owner = view as? any TextEditorOwner, owner.allowsEditing, view.canBecomeFirstResponder {
            fields.append((view, view.convert(view.bounds, to: window)))
        }
        for subview in view.subviews { collect(in: subview, window, &fields) }
    }
}
