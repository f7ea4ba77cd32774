import CConformance
import CoreGraphics
import Foundation
import Host
import QuartzCore

/// Whether an interaction edits text or only selects it.
public enum UITextInteractionMode: Int, Sendable {
    /// The text is editable.
    case editable = 0
    /// The text is selectable only.
    case nonEditable = 1
}

/// Controls the gestures of a text interaction and is notified of them.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: AnyObject {
    /// Whether an interaction may begin at a point, in the text view's coordinates. True unless implemented.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// Called before an interaction begins.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// Called after an interaction ended.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
        defaultImplementation(of: .interactionShouldBeginAt)
        return true
    }
    public func interactionWillBegin(_ interaction: UITextInteraction) { defaultImplementation(of: .interactionWillBegin) }
    public func interactionDidEnd(_ interaction: UITextInteraction) { defaultImplementation(of: .interactionDidEnd) }
}

/// Shows the caret and the selection of a ``UITextInput``, and changes the selection by touches and the mouse.
///
/// A tap moves the caret, a double tap selects a word, and a triple tap a paragraph. A long press moves the caret until the finger is lifted. Handles
/// move the ends of a selection. A mouse drag selects text: by words after a double click, by paragraphs after a triple click. With Shift, a click
/// moves the nearer end of the selection. An edit menu appears after a selection by touch, a tap on the caret or the selection, a long press, and a
/// secondary click. Add the interaction to the view that shows the text.
@preconcurrency @MainActor
open class UITextInteraction: MainActorObject, UIInteraction, UIGestureRecognizerDelegate {
    /// An interaction for editable or only selectable text.
    public init(for mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init(onMainActor: ())
        tap.addHandler { [weak self] _ in self?.tapped() }
        press.addHandler { [weak self] _ in self?.pressed() }
        mouse.addHandler { [weak self] _ in self?.dragged() }
        secondary.addHandler { [weak self] _ in self?.clickedSecondary() }
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue), NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        press.allowedTouchTypes = tap.allowedTouchTypes
        mouse.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        secondary.allowedTouchTypes = mouse.allowedTouchTypes
        mouse.interaction = self
        // Do not cancel taps in the text's view and its superviews, such as a control or a cell.
        tap.cancelsTouchesInView = false
        for recognizer in recognizers { recognizer.delegate = self }
    }

    /// Whether the interaction edits text or only selects it.
    open private(set) var textInteractionMode: UITextInteractionMode
    /// The delegate. Held weakly.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// The responder with the text. Held weakly.
    open weak var textInput: (any UIResponder & UITextInput)?
    /// The recognizers that other recognizers may require to fail.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [tap, press, mouse] }

    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?

    private let tap = TextTapRecognizer()
    private let press = UILongPressGestureRecognizer()
    private let mouse = TextMouseRecognizer()
    private let secondary = TextSecondaryRecognizer()
    private var recognizers: [UIGestureRecognizer] { gesturesForFailureRequirements + [secondary] }
    private(set) lazy var editMenu = TextEditMenu(of: self)
    private lazy var display = TextSelectionDisplay(interaction: self)
    /// Whether the selection was made by touch and therefore has handles.
    private(set) var hasHandles = false
    private var pivot: (range: UITextRange, granularity: UITextGranularity)?

    open func willMove(to view: UIView?) {
        guard view !== self.view, let old = self.view else { return }
        for recognizer in recognizers { old.removeGestureRecognizer(recognizer) }
        old.removeInteraction(editMenu.interaction)
        display.leave()
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        view.addInteraction(editMenu.interaction)
    }

    /// Whether a recognizer receives a touch. False on controls in the text's view, such as the clear button, and on handles, except for secondary clicks.
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        var candidate = touch.view
        while let current = candidate, current !== view {
            if current is UIControl || (current is TextHandle && gestureRecognizer !== secondary) { return false }
            candidate = current.superview
        }
        return true
    }

    private var owner: (any TextEditorOwner)? { textInput as? any TextEditorOwner }

    /// Updates the display after the selection, or the selected text, changed.
    func selectionDidChange() {
        display.update()
        editMenu.selectionDidChange()
    }

    /// Hides the caret, the selection and the edit menu.
    func hide() {
        display.leave()
        editMenu.hide()
    }

    private func mayBegin(at point: CGPoint) -> Bool {
        guard textInput != nil else { return false }
        if owner?.allowsSelecting == false, owner?.allowsEditing == false { return false }
        return delegate?.interactionShouldBegin(self, at: point) ?? true
    }

    private func focus() -> Bool {
        guard let textInput else { return false }
        return textInput.isFirstResponder || textInput.becomeFirstResponder()
    }

    private func select(_ range: UITextRange?, fingers: Bool) {
        guard let textInput, let range else { return }
        hasHandles = fingers
        if let owner, let selected = owner.editor.range(range) {
            owner.editor.select(selected, isUpstream: selected.isEmpty && (range.start as? OffsetTextPosition)?.isUpstream == true)
            owner.showCaret()
        } else {
            textInput.inputDelegate?.selectionWillChange(textInput)
            textInput.selectedTextRange = range
            textInput.inputDelegate?.selectionDidChange(textInput)
        }
        display.update()
    }

    // MARK: Touch

    private func tapped() {
        guard let textInput else { return }
        let view = textInput.textInputView
        let point = tap.location(in: view)
        guard mayBegin(at: point) else { return }
        if (owner as? UITextView)?.activateItem(at: point) == true { return }
        delegate?.interactionWillBegin(self)
        let wasFirst = textInput.isFirstResponder
        if wasFirst, tap.count == 1, isSelected(point) {
            // A tap on the selection toggles its edit menu.
            if !editMenu.wasJustSentAway { editMenu.show() }
        } else if focus(), let position = textInput.closestPosition(to: point) {
            // The user may have hidden the on-screen keyboard. A new first responder requests it anyway.
            if wasFirst { view.window?.windowScene?.hostWindow.requestKeyboard() }
            switch tap.count {
            case 1:
                let old = textInput.selectedTextRange
                // Moves the caret to the word's nearer edge, unless the tap is far from both edges.
                let word = textInput.tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.forward))
                var target = position
                if let word, !wasFirst || owner != nil {
                    let toStart = abs(textInput.caretRect(for: word.start).midX - point.x)
                    let toEnd = abs(textInput.caretRect(for: word.end).midX - point.x)
                    if min(toStart, toEnd) <= TextConstants.wordEdgeReach { target = toStart < toEnd ? word.start : word.end }
                }
                select(textInput.textRange(from: target, to: target), fingers: true)
                // A tap on the caret shows the edit menu too.
                if !editMenu.wasJustSentAway, wasFirst, let old, old.isEmpty {
                    if textInput.compare(old.end, to: target) == .orderedSame || owner?.editor.misspelledWord != nil { editMenu.show() }
                }
            case 2:
                select(word(at: position), fingers: true)
                editMenu.show()
            default:
                select(
                    textInput.tokenizer.rangeEnclosingPosition(position, with: .paragraph, inDirection: .storage(.forward)), fingers: true)
                editMenu.show()
            }
        }
        delegate?.interactionDidEnd(self)
    }

    /// Whether a point of the text's view is within the selection.
    func isSelected(_ point: CGPoint) -> Bool {
        guard let textInput, let selected = textInput.selectedTextRange, !selected.isEmpty else { return false }
        return textInput.selectionRects(for: selected).contains { $0.rect.contains(point) }
    }

    /// Whether a touch at a point would lift the selection for a drag.
    func lifts(at point: CGPoint) -> Bool {
        switch textInput {
        case let field as UITextField: field.dragSource.lifts(at: point)
        case let view as UITextView: view.dragSource.lifts(at: point)
        default: false
        }
    }

    /// Moves the caret after a click on the selection that did not drag it.
    func clickedSelection(at point: CGPoint) {
        guard let position = textInput?.closestPosition(to: point) else { return }
        select(textInput?.textRange(from: position, to: position), fingers: false)
    }

    /// Shows the edit menu for a secondary click. A click outside the selection first selects the word at the click.
    private func clickedSecondary() {
        guard let textInput else { return }
        let point = secondary.location(in: textInput.textInputView)
        if secondary.isMiddle { return pasteSelection(at: point) }
        if (owner as? UITextView)?.showItemMenu(at: point, byPointer: true) == true { return }
        guard mayBegin(at: point), focus(), let position = textInput.closestPosition(to: point) else { return }
        delegate?.interactionWillBegin(self)
        if !isSelected(point) {
            let word = textInput.tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.forward))
            select(word ?? textInput.textRange(from: position, to: position), fingers: false)
        }
        editMenu.showList(at: point)
        delegate?.interactionDidEnd(self)
    }

    /// Pastes the desktop's primary selection at a click of the middle button.
    private func pasteSelection(at point: CGPoint) {
        guard let textInput, owner?.allowsEditing != false, textInteractionMode == .editable, mayBegin(at: point),
            let text = TextPrimarySelection.text(for: textInput.textInputView), focus(), let position = textInput.closestPosition(to: point)
        else { return }
        textInput.unmarkText()
        select(textInput.textRange(from: position, to: position), fingers: false)
        owner?.editor.breakUndo()
        textInput.insertText(text)
        owner?.editor.breakUndo()
    }

    /// The word at a position, or else the character there.
    private func word(at position: UITextPosition) -> UITextRange? {
        guard let tokenizer = textInput?.tokenizer else { return nil }
        return tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.forward))
            ?? tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.backward))
            ?? tokenizer.rangeEnclosingPosition(position, with: .character, inDirection: .storage(.forward))
    }

    private func pressed() {
        let recognizer = press
        guard let textInput else { return }
        let view = textInput.textInputView
        let point = recognizer.location(in: view)
        switch recognizer.state {
        case .began:
            if (owner as? UITextView)?.showItemMenu(at: point, byPointer: false) == true { return recognizer.state = .cancelled }
            if lifts(at: point) { return recognizer.state = .cancelled }
            guard mayBegin(at: point), focus() else { return }
            delegate?.interactionWillBegin(self)
            if owner?.allowsEditing == false {
                if let position = textInput.closestPosition(to: point) { select(word(at: position), fingers: true) }
            } else {
                moveCaret(to: point)
            }
        case .changed:
            if owner?.allowsEditing != false, textInput.isFirstResponder { moveCaret(to: point) }
        case .ended, .cancelled:
            display.hideLoupe()
            if recognizer.state == .ended { editMenu.show() }
            delegate?.interactionDidEnd(self)
        default: break
        }
    }

    private func moveCaret(to point: CGPoint) {
        guard let textInput, let position = textInput.closestPosition(to: point) else { return }
        select(textInput.textRange(from: position, to: position), fingers: true)
        display.showLoupe(at: point)
    }

    /// Moves an end of the selection to a point of the text's view.
    func dragHandle(isStart: Bool, to point: CGPoint) {
        guard let textInput, let selected = textInput.selectedTextRange, let position = textInput.closestPosition(to: point) else { return }
        let fixed = isStart ? selected.end : selected.start
        // The ends do not cross, and at least one character stays selected.
        let order = textInput.compare(position, to: fixed)
        guard order == (isStart ? .orderedAscending : .orderedDescending) else { return }
        select(isStart ? textInput.textRange(from: position, to: fixed) : textInput.textRange(from: fixed, to: position), fingers: true)
        display.showLoupe(at: point)
    }

    func handleWasLetGo() {
        display.hideLoupe()
        editMenu.show()
    }

    // MARK: Mouse

    private func dragged() {
        guard let textInput else { return }
        let point = mouse.location(in: textInput.textInputView)
        switch mouse.state {
        case .began:
            guard mayBegin(at: point), focus(), let position = textInput.closestPosition(to: point) else { return pivot = nil }
            delegate?.interactionWillBegin(self)
            if mouse.modifierFlags.contains(.shift), let selected = textInput.selectedTextRange {
                let toStart = abs(textInput.offset(from: selected.start, to: position))
                let toEnd = abs(textInput.offset(from: selected.end, to: position))
                let fixed = toStart < toEnd ? selected.end : selected.start
                pivot = textInput.textRange(from: fixed, to: fixed).map { ($0, .character) }
                return extend(to: position)
            }
            let granularity: UITextGranularity = mouse.count == 1 ? .character : mouse.count == 2 ? .word : .paragraph
            let range: UITextRange? =
                switch granularity {
                case .character: textInput.textRange(from: position, to: position)
                case .word: word(at: position)
                default: textInput.tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.forward))
                }
            pivot = range.map { ($0, granularity) }
            select(range, fingers: false)
        case .changed:
            if let position = textInput.closestPosition(to: point) { extend(to: position) }
        case .ended, .cancelled:
            // In text that is not editable, a click on a link opens the link.
            let isClick = mouse.state == .ended && mouse.count == 1 && textInput.selectedTextRange?.isEmpty != false
            if pivot != nil { delegate?.interactionDidEnd(self) }
            pivot = nil
            if isClick { _ = (owner as? UITextView)?.activateItem(at: point) }
        default: break
        }
    }

    private func extend(to position: UITextPosition) {
        guard let textInput, let pivot else { return }
        var target = textInput.textRange(from: position, to: position)
        if pivot.granularity == .word { target = word(at: position) ?? target }
        if pivot.granularity == .paragraph {
            target = textInput.tokenizer.rangeEnclosingPosition(position, with: .paragraph, inDirection: .storage(.forward)) ?? target
        }
        guard let target else { return }
        let isBefore = textInput.compare(position, to: pivot.range.start) == .orderedAscending
        if let owner, let from = owner.editor.range(pivot.range), let to = owner.editor.range(target) {
            let range = min(from.lowerBound, to.lowerBound)..<max(from.upperBound, to.upperBound)
            hasHandles = false
            owner.editor.select(
                range, isUpstream: range.isEmpty && (position as? OffsetTextPosition)?.isUpstream == true, headIsFirst: isBefore)
            owner.showCaret()
            return display.update()
        }
        select(
            isBefore
                ? textInput.textRange(from: target.start, to: pivot.range.end)
                : textInput.textRange(from: pivot.range.start, to: target.end),
            fingers: false)
    }

    /// Whether the text handles a mouse press at a point of its view.
    func takesMouse(at point: CGPoint) -> Bool {
        guard mayBegin(at: point) else { return false }
        return true
    }
}

/// Constants of carets and selections.
enum TextConstants {
    /// The maximum distance from a tap to a word's edge that attracts the caret, in points: about a glyph's width.
    static let wordEdgeReach: CGFloat = 12
    /// The duration of each blink phase of a caret, in seconds, as on GTK's and Apple's desktops.
    static let blinkTime: TimeInterval = 0.5
    /// The time after which an unmoved caret stops blinking, in seconds: GTK's `gtk-cursor-blink-timeout`.
    static let blinkTimeout: TimeInterval = 10
    /// The side of a handle's touch area, in points: the smallest size that a finger hits reliably.
    static let handleSide: CGFloat = 44
    /// The diameter of a handle's dot, in points.
    static let dotSide: CGFloat = 11
}

/// Recognizes taps and counts successive taps.
final class TextTapRecognizer: UITapGestureRecognizer {
    private(set) var count = 1

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        count = touches.map(\.tapCount).max() ?? 1
        super.touchesEnded(touches, with: event)
    }
}

/// Recognizes the mouse's primary button from press to release.
final class TextMouseRecognizer: UIGestureRecognizer {
    weak var interaction: UITextInteraction?
    /// The number of this click in a sequence of clicks.
    private(set) var count = 1
    private var isOnSelection = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let touch = touches.first, event.buttonMask.contains(.primary),
            let view = interaction?.textInput?.textInputView,
            interaction?.takesMouse(at: touch.location(in: view)) == true
        else { return state = .failed }
        count = touch.tapCount
        // A press on the selection may start a drag, so the recognizer waits.
        let point = touch.location(in: view)
        isOnSelection = count == 1 && !event.modifierFlags.contains(.shift) && interaction?.lifts(at: point) == true
        if !isOnSelection { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .began || state == .changed { state = .changed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .possible, isOnSelection, let touch = touches.first, let view = interaction?.textInput?.textInputView {
            interaction?.clickedSelection(at: touch.location(in: view))
        }
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .possible ? .failed : .cancelled
    }
}
