import CGtk
import Foundation
import Host

/// The desktop's input method for a window. While the user edits text, the input method receives keys first, and the window's text input client receives its
/// results.
@MainActor
final class GtkInputMethod {
    weak var client: (any HostTextInputClient)? {
        didSet { focusMayHaveChanged() }
    }
    /// Whether the window has the keyboard focus.
    var isActive = false {
        didSet { if isActive != oldValue { focusMayHaveChanged() } }
    }

    private let view: UnsafeMutablePointer<GtkWidget>
    private unowned let platform: any HostPlatform
    private var method: OpaquePointer?
    private var traits: HostTextInputTraits?
    private var caret = CGRect.null
    /// The marked text; empty without a composition.
    private var composed = ""
    private var isComposing: Bool { !composed.isEmpty }
    /// Whether the input method is processing a key. While it waits for its program, it may run the main loop, so further keys may arrive.
    private var isLooking = false
    /// Texts that the method committed while it processed the current key (``isLooking``). The client receives them when the key is finished, or earlier if the
    /// marked text changes.
    private var entered: [String] = []
    /// Keys that arrived while the method was processing another key. This array owns a reference to each.
    private var waiting: [OpaquePointer] = []

    init(view: UnsafeMutablePointer<GtkWidget>, platform: any HostPlatform) {
        self.view = view
        self.platform = platform
    }

    /// Frees the input method after the window was closed.
    func end() {
        client = nil
        if let method { lodestone_input_method_free(method) }
        method = nil
        waiting.forEach { gdk_event_unref($0) }
        waiting = []
    }

    private func focusMayHaveChanged() {
        composed = ""
        if let method, traits != nil { lodestone_input_method_unfocus(method) }
        traits = nil
        caret = .null
        guard isActive, client != nil else { return }
        clientDidChange()
    }

    /// Notifies the input method of changes of the caret, the surrounding text or the traits.
    func clientDidChange() {
        guard isActive, let client else { return }
        let method = method ?? makeMethod()
        guard let method else { return }
        if client.textInputTraits != traits {
            let new = client.textInputTraits
            traits = new
            lodestone_input_method_focus(method, gint(new.gtkPurpose.rawValue), gint(new.gtkHints.rawValue))
            // An input shows the keyboard when it becomes the first responder, as in UIKit.
            _ = lodestone_input_method_show_keyboard(method)
        }
        let rect = client.caretRect
        if rect != caret, rect.minX.isFinite, rect.minY.isFinite {
            caret = rect
            // The coordinates need no conversion, because the view and the content have the same origin.
            lodestone_input_method_set_caret(method, gint(rect.minX), gint(rect.minY), gint(max(rect.width, 1)), gint(max(rect.height, 1)))
        }
    }

    /// Requests the desktop's on-screen keyboard, if the window has the keyboard focus and a client.
    func requestKeyboard() {
        if let method, traits != nil { _ = lodestone_input_method_show_keyboard(method) }
    }

    func reset() {
        if let method { lodestone_input_method_reset(method) }
    }

    /// Passes a key event to the input method. Returns whether the method handles it. If the method only commits the key's usual character, the result is
    /// false, so that the event remains a key event.
    ///
    /// A key that arrives while the method processes another one waits, so that the order is preserved. See ``takeWaitingKey()``.
    func takes(_ event: OpaquePointer) -> Bool {
        let type = gdk_event_get_event_type(event)
        guard type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE else { return false }
        if isLooking {
            waiting.append(gdk_event_ref(event))
            return true
        }
        guard isActive, client != nil, let method else { return false }
        let wasComposing = isComposing
        isLooking = true
        let isUsed = lodestone_input_method_filter(method, event) != 0
        isLooking = false
        if isUsed, !wasComposing, !isComposing, entered == [KeySymbols.characters(gdk_key_event_get_keyval(event))],
            type == GDK_KEY_PRESS
        {
            entered = []
            return false
        }
        commitEntered()
        return isUsed
    }

    /// Removes and returns the first waiting key, which the caller then owns. Nil while the method processes a key.
    func takeWaitingKey() -> OpaquePointer? {
        isLooking || waiting.isEmpty ? nil : waiting.removeFirst()
    }

    private func makeMethod() -> OpaquePointer? {
        var handlers = LodestoneInputHandlers(
            commit: { context, text in
                let text = text.map { String(cString: $0) } ?? ""
                GtkCallback.with(context, GtkInputMethod.self) { $0.didEnter(text) }
            },
            preedit: { context, text, cursor, parts, count in
                let preedit = GtkInputMethod.preedit(text.map { String(cString: $0) } ?? "", Int(cursor), parts, Int(count))
                GtkCallback.with(context, GtkInputMethod.self) { $0.didCompose(preedit) }
            },
            lost: { GtkCallback.with($0, GtkInputMethod.self) { $0.didLoseMethod() } },
            retrieve_surrounding: { GtkCallback.with($0, GtkInputMethod.self) { $0.sendSurroundingText() } ?? 0 },
            delete_surrounding: { context, offset, count in
                GtkCallback.with(context, GtkInputMethod.self) { $0.delete(Int(offset), Int(count)) } ?? 0
            })
        method = lodestone_input_method_new(view, &handlers, Unmanaged.passUnretained(self).toOpaque())
        return method
    }

    private func didEnter(_ text: String) {
        if isLooking { entered.append(text) } else { commit(text) }
    }

    private func commitEntered() {
        let texts = entered
        entered = []
        texts.forEach(commit)
    }

    private func commit(_ text: String) {
        Platform.with(platform) { client?.commit(text) }
    }

    private func didCompose(_ preedit: HostPreedit?) {
        guard preedit != nil || isComposing else { return }
        commitEntered()
        composed = preedit?.text ?? ""
        Platform.with(platform) { client?.compose(preedit) }
    }

    /// Commits the marked text after the input method's process has ended.
    private func didLoseMethod() {
        guard isComposing else { return }
        commitEntered()
        let text = composed
        composed = ""
        commit(text)
    }

    private func sendSurroundingText() -> gboolean {
        guard let method, let around = Platform.with(platform, { client?.surroundingText }) else { return 0 }
        lodestone_input_method_set_surrounding(method, around.text, gint(around.text.utf8.count), gint(around.caret), gint(around.anchor))
        return 1
    }

    private func delete(_ offset: Int, _ count: Int) -> gboolean {
        Platform.with(platform) { client?.deleteText(at: offset, count: count) ?? false } ? 1 : 0
    }

    private nonisolated static func preedit(
        _ text: String, _ cursor: Int, _ parts: UnsafePointer<LodestonePreeditPart>?, _ count: Int
    ) -> HostPreedit? {
        guard !text.isEmpty else { return nil }
        let scalars = text.unicodeScalars
        let position = scalars.index(scalars.startIndex, offsetBy: max(cursor, 0), limitedBy: scalars.endIndex) ?? scalars.endIndex
        func utf16(_ byte: gint) -> Int {
            let utf8 = text.utf8
            let index = utf8.index(utf8.startIndex, offsetBy: min(max(Int(byte), 0), utf8.count))
            return text.utf16.distance(from: text.startIndex, to: index)
        }
        let shown = (0..<count).compactMap { number -> HostPreedit.Part? in
            guard let part = parts?[number] else { return nil }
            let underline: HostPreedit.Part.Underline =
                switch PangoUnderline(rawValue: UInt32(max(part.underline, 0))) {
                case PANGO_UNDERLINE_NONE: .none
                case PANGO_UNDERLINE_DOUBLE, PANGO_UNDERLINE_DOUBLE_LINE: .double
                case PANGO_UNDERLINE_ERROR, PANGO_UNDERLINE_ERROR_LINE: .wavy
                default: .single
                }
            let start = utf16(part.start)
            return HostPreedit.Part(
                range: start..<max(start, utf16(part.end)), underline: underline, isHighlighted: part.is_highlighted != 0)
        }
        return HostPreedit(text: text, caret: text.utf16.distance(from: text.startIndex, to: position), parts: shown)
    }
}

extension HostTextInputTraits {
    fileprivate var gtkPurpose: GtkInputPurpose {
        switch purpose {
        case .text: GTK_INPUT_PURPOSE_FREE_FORM
        case .digits: GTK_INPUT_PURPOSE_DIGITS
        case .number: GTK_INPUT_PURPOSE_NUMBER
        case .phone: GTK_INPUT_PURPOSE_PHONE
        case .url: GTK_INPUT_PURPOSE_URL
        case .email: GTK_INPUT_PURPOSE_EMAIL
        case .name: GTK_INPUT_PURPOSE_NAME
        case .password: GTK_INPUT_PURPOSE_PASSWORD
        case .pin: GTK_INPUT_PURPOSE_PIN
        }
    }

    fileprivate var gtkHints: GtkInputHints {
        let pairs: [(Hints, GtkInputHints)] = [
            (.spellCheck, GTK_INPUT_HINT_SPELLCHECK), (.noSpellCheck, GTK_INPUT_HINT_NO_SPELLCHECK),
            (.completesWords, GTK_INPUT_HINT_WORD_COMPLETION), (.capitalizesCharacters, GTK_INPUT_HINT_UPPERCASE_CHARS),
            (.capitalizesWords, GTK_INPUT_HINT_UPPERCASE_WORDS), (.capitalizesSentences, GTK_INPUT_HINT_UPPERCASE_SENTENCES),
            (.isSecret, GTK_INPUT_HINT_PRIVATE),
        ]
        return GtkInputHints(rawValue: pairs.reduce(0) { hints.contains($1.0) ? $0 | $1.1.rawValue : $0 })
    }
}
