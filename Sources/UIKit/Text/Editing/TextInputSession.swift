import CoreGraphics
import Foundation
import Host

/// Connects a scene's first responder to the desktop's input method if the responder accepts text.
@MainActor
final class TextInputSession: MainActorObject, UITextInputDelegate, HostTextInputClient {
    private weak var scene: UIWindowScene?
    /// Is notified of changes of the text. Nil until a first responder has input views.
    weak var follower: (any TextInputFollower)?
    /// The responder that receives typed text.
    private(set) weak var responder: (any UIResponder & UIKeyInput)?

    /// The selection that key commands extended last: the offsets of its ends, and whether the start is the moving end.
    private var extended: (ends: [Int], headIsFirst: Bool)?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init(onMainActor: ())
    }

    private var textInput: (any UIResponder & UITextInput)? { responder as? any UIResponder & UITextInput }

    /// Updates the session after the scene's first responder changed, or started to accept text.
    func update() {
        guard let scene else { return }
        let next = scene.windowStack.keyWindow?.firstResponder as? any UIResponder & UIKeyInput
        if let responder, responder !== next {
            // Commit the marked text to the previous responder.
            textInput?.unmarkText()
            textInput?.inputDelegate = nil
            self.responder = nil
            scene.hostWindow.textInputClient = nil
        }
        guard let next else { return scene.hostWindow.textInputClient = nil }
        responder = next
        (next as? any UITextInput)?.inputDelegate = self
        let isRead = (next as? any UITextInput)?.isEditable == false
        let client: TextInputSession? = isRead ? nil : self
        if scene.hostWindow.textInputClient !== client { scene.hostWindow.textInputClient = client }
        scene.hostWindow.textInputDidChange()
    }

    /// Notifies the input method after the caret moved, or the text around it changed.
    func caretDidMove(of input: any UITextInput) {
        guard let responder, input === responder else { return }
        follower?.textInputDidChange(input)
        scene?.hostWindow.textInputDidChange()
    }

    /// Whether the moving end of a selection is its start. Nil if keys did not extend the selection.
    func headIsFirst(of selected: UITextRange, in input: any UITextInput) -> Bool? {
        guard input === responder, let extended, extended.ends == ends(of: selected, in: input) else { return nil }
        return extended.headIsFirst
    }

    /// Stores the moving end of a selection that keys extended. `UITextInput` has no property for it.
    func keysDidExtend(_ selected: UITextRange, headIsFirst: Bool, in input: any UITextInput) {
        extended = (ends(of: selected, in: input), headIsFirst)
    }

    private func ends(of range: UITextRange, in input: any UITextInput) -> [Int] {
        [range.start, range.end].map { input.offset(from: input.beginningOfDocument, to: $0) }
    }

    // MARK: UITextInputDelegate

    func selectionWillChange(_ textInput: (any UITextInput)?) {
        notifyFollower { $0.selectionWillChange(textInput) }
        // Moving the caret commits the marked text.
        guard let textInput, textInput.markedTextRange != nil else { return }
        textInput.unmarkText()
        scene?.hostWindow.resetTextInput()
    }

    func selectionDidChange(_ textInput: (any UITextInput)?) {
        showSelection(of: textInput)
        notifyFollower { $0.selectionDidChange(textInput) }
    }

    func textWillChange(_ textInput: (any UITextInput)?) { notifyFollower { $0.textWillChange(textInput) } }

    func textDidChange(_ textInput: (any UITextInput)?) {
        showSelection(of: textInput)
        notifyFollower { $0.textDidChange(textInput) }
    }

    private func notifyFollower(_ body: (any UITextInputDelegate) -> Void) {
        follower?.textInputDelegates.forEach(body)
    }

    private func showSelection(of input: (any UITextInput)?) {
        guard let input, input === responder else { return }
        for case let interaction as UITextInteraction in input.textInputView.interactions { interaction.selectionDidChange() }
    }

    // MARK: HostTextInputClient

    var textInputTraits: HostTextInputTraits { responder.map { HostTextInputTraits($0) } ?? HostTextInputTraits() }

    var surroundingText: HostSurroundingText? {
        guard let input = textInput, !input.isSecureTextEntry, let selected = input.selectedTextRange else { return nil }
        // 500 UTF-16 units on each side of the caret are enough for any input method.
        func edge(_ from: UITextPosition, _ offset: Int) -> UITextPosition {
            let available = input.offset(from: from, to: offset < 0 ? input.beginningOfDocument : input.endOfDocument)
            let bounded = offset < 0 ? max(offset, available) : min(offset, available)
            return input.position(from: from, offset: bounded) ?? from
        }
        let selectionEnd = edge(selected.start, min(input.offset(from: selected.start, to: selected.end), 500))
        guard let before = input.textRange(from: edge(selected.start, -500), to: selected.start), let beforeText = input.text(in: before),
            let inside = input.textRange(from: selected.start, to: selectionEnd), let insideText = input.text(in: inside),
            let after = input.textRange(from: selectionEnd, to: edge(selectionEnd, 500)), let afterText = input.text(in: after)
        else { return nil }
        return HostSurroundingText(
            text: beforeText + insideText + afterText, caret: beforeText.utf8.count + insideText.utf8.count, anchor: beforeText.utf8.count)
    }

    var caretRect: CGRect {
        guard let input = textInput, let selected = input.selectedTextRange else { return .zero }
        let view = input.textInputView
        guard let window = view.window else { return .zero }
        let caret = input.withGuesses { input.caretRect(for: selected.end) }
        return window.convert(view.convert(caret, to: nil), to: nil)
    }

    func commit(_ text: String) {
        guard let responder else { return }
        guard text.utf8.contains(UInt8(ascii: "\n")) else { return SmartTyping.type(text, into: responder) }
        for part in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if part.offset > 0 { TextKeys.perform(.returnKey, in: responder) }
            if !part.element.isEmpty { SmartTyping.type(String(part.element), into: responder) }
        }
    }

    func compose(_ preedit: HostPreedit?) {
        guard let input = textInput else { return }
        let text = NSMutableAttributedString(string: preedit?.text ?? "")
        for part in styles(of: preedit, in: input).stretches(of: text.length) {
            text.addAttributes(part.style, range: NSRange(location: part.range.lowerBound, length: part.range.count))
        }
        input.setAttributedMarkedText(text, selectedRange: NSRange(location: preedit?.caret ?? 0, length: 0))
        if preedit == nil { input.unmarkText() }
    }

    /// The attributes of the marked text: the app's `markedTextStyle`, else the styles from the input method, else an underline.
    private func styles(of preedit: HostPreedit?, in input: any UITextInput) -> MarkedTextAttributes {
        if let own = input.markedTextStyle { return MarkedTextAttributes(style: own) }
        let tint = input.textInputView.tintColor ?? .systemBlue
        let line: MarkedTextAttributes.Style = [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: tint]
        let parts = preedit?.parts ?? []
        guard parts.contains(where: { $0.underline != .none || $0.isHighlighted }) else { return MarkedTextAttributes(style: line) }
        return MarkedTextAttributes(
            style: line,
            parts: parts.map { part in
                var style: MarkedTextAttributes.Style = [.underlineColor: tint]
                switch part.underline {
                // The background colour of a highlighted part is pale, so a thick underline is added.
                case .none: style[.underlineStyle] = part.isHighlighted ? NSUnderlineStyle.thick.rawValue : 0
                case .single: style[.underlineStyle] = NSUnderlineStyle.single.rawValue
                case .double: style[.underlineStyle] = NSUnderlineStyle.double.rawValue
                case .wavy: style[.misspelling] = true
                }
                if part.isHighlighted { style[.backgroundColor] = tint.withAlphaComponent(0.2) }
                return (part.range, style)
            })
    }

    func deleteText(at offset: Int, count: Int) -> Bool {
        guard let input = textInput, count > 0, let selected = input.selectedTextRange else { return false }
        /// Converts a distance from the caret in code points to UTF-16 units. Negative distances are before the caret.
        func units(_ points: Int) -> Int {
            guard
                let all = input.textRange(
                    from: points < 0 ? input.beginningOfDocument : selected.end, to: points < 0 ? selected.end : input.endOfDocument),
                let text = input.text(in: all)
            else { return 0 }
            let scalars =
                points < 0 ? String.UnicodeScalarView(text.unicodeScalars.suffix(-points)) : .init(text.unicodeScalars.prefix(points))
            let length = String(scalars).utf16.count
            return points < 0 ? -length : length
        }
        guard let start = input.position(from: selected.end, offset: units(offset)),
            let end = input.position(from: selected.end, offset: units(offset + count)),
            let range = input.textRange(from: start, to: end)
        else { return false }
        input.replace(range, withText: "")
        return true
    }
}

extension HostTextInputTraits {
    /// The input purpose according to the content type, for the default keyboard type.
    private static func purpose(of type: UITextContentType?) -> Purpose {
        switch type {
        case .emailAddress?: .email
        case .telephoneNumber?: .phone
        case .URL?: .url
        case .oneTimeCode?, .creditCardNumber?: .digits
        case .name?, .givenName?, .middleName?, .familyName?, .nickname?: .name
        default: .text
        }
    }

    @MainActor
    fileprivate init(_ input: any UIKeyInput) {
        self.init()
        purpose =
            switch input.keyboardType {
            case .numberPad, .asciiCapableNumberPad: .digits
            case .decimalPad, .numbersAndPunctuation: .number
            case .phonePad: .phone
            case .URL, .webSearch: .url
            case .emailAddress: .email
            case .namePhonePad: .name
            case .default, .asciiCapable, .twitter: HostTextInputTraits.purpose(of: input.textContentType)
            }
        if input.isSecureTextEntry {
            purpose = purpose == .digits ? .pin : .password
            hints.insert(.isSecret)
            return
        }
        switch input.autocapitalizationType {
        case .none: break
        case .words: hints.insert(.capitalizesWords)
        case .sentences: hints.insert(.capitalizesSentences)
        case .allCharacters: hints.insert(.capitalizesCharacters)
        }
        switch input.spellCheckingType {
        case .yes: hints.insert(.spellCheck)
        case .no: hints.insert(.noSpellCheck)
        case .default: break
        }
        if input.autocorrectionType != .no { hints.insert(.completesWords) }
    }
}

extension UIWindowScene {
    /// The connection of the scene's first responder with the desktop's input method.
    var textInput: TextInputSession { singletons.value(of: TextInputSession.self) { TextInputSession(scene: self) } }
}

extension UIWindow {
    /// The text input of the window's scene.
    var textInputSession: TextInputSession? { windowScene?.textInput }
}
