import Foundation

/// The action of a key in a text. Supports the key bindings of Linux desktops and of the Mac.
enum TextKeyAction: Equatable {
    case insert(String)
    case returnKey
    case tab(backward: Bool)
    case deleteBackward
    case deleteForward
    case deleteTo(UITextGranularity, UITextStorageDirection)
    case move(UITextLayoutDirection, extends: Bool)
    case moveTo(UITextGranularity, UITextDirection, extends: Bool)
    case movePage(down: Bool, extends: Bool)
    case cut
    case copy
    case paste
    case selectAll
    case undo
    case redo
    case toggle(EditAction)

    /// The action of a pressed key. Nil for a key without an action in texts.
    @MainActor
    init?(_ key: UIKey) {
        let flags = key.modifierFlags
        let shift = flags.contains(.shift)
        let control = flags.contains(.control)
        let option = flags.contains(.alternate)
        let command = flags.contains(.command)
        /// Whether the key moves by words, as on desktops (Control) and Macs (Option).
        let word = control || option
        switch key.keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow:
            let layout: UITextLayoutDirection = key.keyCode == .keyboardLeftArrow ? .left : .right
            if command {
                self = .moveTo(.line, .layout(layout), extends: shift)
            } else {
                self = word ? .moveTo(.word, .layout(layout), extends: shift) : .move(layout, extends: shift)
            }
        case .keyboardUpArrow, .keyboardDownArrow:
            let down = key.keyCode == .keyboardDownArrow
            if command {
                self = .moveTo(.document, .storage(down ? .forward : .backward), extends: shift)
            } else if word {
                self = .moveTo(.paragraph, .storage(down ? .forward : .backward), extends: shift)
            } else {
                self = .move(down ? .down : .up, extends: shift)
            }
        case .keyboardHome: self = .moveTo(control || command ? .document : .line, .storage(.backward), extends: shift)
        case .keyboardEnd: self = .moveTo(control || command ? .document : .line, .storage(.forward), extends: shift)
        case .keyboardPageUp: self = .movePage(down: false, extends: shift)
        case .keyboardPageDown: self = .movePage(down: true, extends: shift)
        case .keyboardDeleteOrBackspace:
            self = command ? .deleteTo(.line, .backward) : word ? .deleteTo(.word, .backward) : .deleteBackward
        case .keyboardDeleteForward:
            self = shift && !control ? .cut : word ? .deleteTo(.word, .forward) : .deleteForward
        case .keyboardInsert:
            guard shift != control else { return nil }
            self = shift ? .paste : .copy
        case .keyboardReturnOrEnter, .keypadEnter:
            if control || command || option { return nil }
            self = .returnKey
        case .keyboardTab:
            if control || command || option { return nil }
            self = .tab(backward: shift)
        default:
            if control != command, !option {
                self.init(shortcut: key.charactersIgnoringModifiers.lowercased(), shift: shift)
            } else if control || command {
                return nil
            } else {
                guard let first = key.characters.unicodeScalars.first, first.value >= 0x20, first.value != 0x7F,
                    !(0xF700...0xF8FF).contains(first.value), key.keyCode != .keyboardEscape
                else { return nil }
                self = .insert(key.characters)
            }
        }
    }

    private init?(shortcut: String, shift: Bool) {
        switch shortcut {
        case "a": self = .selectAll
        case "c": self = .copy
        case "x": self = .cut
        case "v": self = .paste
        case "z": self = shift ? .redo : .undo
        case "y": self = .redo
        case "b" where !shift: self = .toggle(.toggleBoldface)
        case "i" where !shift: self = .toggle(.toggleItalics)
        case "u" where !shift: self = .toggle(.toggleUnderline)
        default: return nil
        }
    }

    /// Whether the action leaves the text unchanged.
    var keepsText: Bool {
        switch self {
        case .move, .moveTo, .movePage, .copy, .selectAll: true
        default: false
        }
    }
}

/// Performs key actions in a responder that accepts text.
@MainActor
enum TextKeys {
    /// The action of `key` in `responder`. Nil if other responders should handle the key.
    static func action(of key: UIKey, in responder: UIResponder) -> TextKeyAction? {
        guard let input = responder as? any UIResponder & UIKeyInput, let action = TextKeyAction(key) else { return nil }
        guard let text = input as? any UIResponder & UITextInput else {
            switch action {
            case .insert, .returnKey, .deleteBackward: return action
            case .tab(let backward): return backward ? nil : action
            default: return nil
            }
        }
        // If the text does not support styles, the app may use the keys of style commands.
        if case .toggle(let edit) = action, !text.canPerformAction(edit.selector, withSender: nil) { return nil }
        if let owner = text as? any TextEditorOwner {
            if owner is UITextField, case .move(.up, _) = action {
                return .moveTo(.document, .storage(.backward), extends: extends(action))
            }
            if owner is UITextField, case .move(.down, _) = action {
                return .moveTo(.document, .storage(.forward), extends: extends(action))
            }
            if !owner.allowsEditing {
                // If the text is not editable, handle only keys that copy or select. The other arrow keys scroll.
                guard owner.allowsSelecting, action.keepsText, action == .copy || action == .selectAll || extends(action) else {
                    return nil
                }
            }
        }
        return action
    }

    private static func extends(_ action: TextKeyAction) -> Bool {
        switch action {
        case .move(_, let extends), .moveTo(_, _, let extends), .movePage(_, let extends): extends
        default: false
        }
    }

    /// Performs a key action. Returns false if other responders should handle the key.
    @discardableResult
    static func perform(_ action: TextKeyAction, in responder: UIResponder) -> Bool {
        guard let input = responder as? any UIResponder & UIKeyInput else { return false }
        switch action {
        case .insert(let text):
            SmartTyping.type(text, into: input)
            return true
        case .deleteBackward:
            input.deleteBackward()
            return true
        case .returnKey:
            if let field = input as? UITextField { return field.returnPressed() }
            if input.enablesReturnKeyAutomatically, !input.hasText { return true }
            input.insertText("\n")
            return true
        case .tab(let backward):
            if let field = input as? UITextField { return TextFocus.move(from: field, backward: backward) }
            if backward { return false }
            input.insertText("\t")
            return true
        default:
            guard let text = input as? any UIResponder & UITextInput else { return false }
            return perform(action, inText: text)
        }
    }

    private static func perform(_ action: TextKeyAction, inText input: any UIResponder & UITextInput) -> Bool {
        switch action {
        case .deleteForward:
            guard let selected = input.selectedTextRange else { return false }
            if !selected.isEmpty {
                input.deleteBackward()
            } else if let owner = input as? any TextEditorOwner {
                owner.editor.delete(owner.editor.rangeToDeleteForward())
            } else if let next = input.tokenizer.position(
                from: selected.end, toBoundary: .character, inDirection: .storage(.forward)),
                let range = input.textRange(from: selected.end, to: next)
            {
                input.replace(range, withText: "")
            }
        case .deleteTo(let granularity, let direction):
            guard let selected = input.selectedTextRange else { return false }
            if !selected.isEmpty {
                input.deleteBackward()
            } else if let edge = input.tokenizer.position(
                from: selected.end, toBoundary: granularity, inDirection: .storage(direction)),
                let range = input.textRange(from: edge, to: selected.end)
            {
                if let owner = input as? any TextEditorOwner, let range = owner.editor.range(range) {
                    owner.editor.breakUndo()
                    owner.editor.delete(range)
                } else {
                    input.replace(range, withText: "")
                }
            }
        case .move(let direction, let extends): TextMovement.move(input, direction, extends: extends)
        case .moveTo(let granularity, let direction, let extends):
            TextMovement.move(input, to: granularity, direction, extends: extends)
        case .movePage(let down, let extends): return TextMovement.movePage(input, down: down, extends: extends)
        case .cut: if input.canPerformAction(.cut, withSender: nil) { input.cut(nil) }
        case .copy: if input.canPerformAction(.copy, withSender: nil) { input.copy(nil) }
        case .paste: if input.canPerformAction(.paste, withSender: nil) { input.paste(nil) }
        case .selectAll: if input.canPerformAction(.selectAll, withSender: nil) { input.selectAll(nil) }
        case .toggle(.toggleBoldface): input.toggleBoldface(nil)
        case .toggle(.toggleItalics): input.toggleItalics(nil)
        case .toggle(.toggleUnderline): input.toggleUnderline(nil)
        case .toggle: return false
        case .undo: input.undoManager?.undo()
        case .redo: input.undoManager?.redo()
        case .insert, .returnKey, .tab, .deleteBackward: return false
        }
        return true
    }
}
