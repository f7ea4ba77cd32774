/// The quality of a match between a key and a command; lower is better.
enum KeyMatch: Int, Comparable {
    /// The key types the input with these modifiers.
    case exact
    /// Control substitutes for Command.
    case controlForCommand
    /// The key is at the US keyboard's position of the input, but types another character.
    case position

    static func < (left: KeyMatch, right: KeyMatch) -> Bool { left.rawValue < right.rawValue }

    /// Matches `key` with an input and its modifiers; nil if they do not match.
    @MainActor
    init?(_ key: UIKey, input: String, modifiers: UIKeyModifierFlags, allowsPosition: Bool) {
        guard !input.isEmpty else { return nil }
        if modifiers.contains(.numericPad), !key.modifierFlags.contains(.numericPad) { return nil }
        let wanted = modifiers.intersection(Self.counted)
        let down = key.modifierFlags.intersection(Self.counted)
        let choices = allowsPosition ? [false, true] : [false]
        for byPosition in choices {
            if Self.fits(key, input, wanted, down, byPosition: byPosition) {
                self = byPosition ? .position : .exact
                return
            }
            guard wanted.contains(.command), !wanted.contains(.control), down.contains(.control), !down.contains(.command) else { continue }
            if Self.fits(key, input, wanted, down.subtracting(.control).union(.command), byPosition: byPosition) {
                self = byPosition ? .position : .controlForCommand
                return
            }
        }
        return nil
    }

    /// The modifiers that distinguish commands.
    private static let counted: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

    @MainActor
    private static func fits(
        _ key: UIKey, _ input: String, _ wanted: UIKeyModifierFlags, _ down: UIKeyModifierFlags, byPosition: Bool
    ) -> Bool {
        if let codes = codes[input] { return !byPosition && wanted == down && codes.contains(key.keyCode) }
        let typed: String
        if byPosition {
            // Match by position only if the key types a non-ASCII character. Latin layouts define their own positions of the characters.
            guard key.charactersIgnoringModifiers.unicodeScalars.contains(where: { !$0.isASCII }),
                let pair = USKeyboard.characters(of: key.keyCode)
            else { return false }
            typed = String(down.contains(.shift) ? pair.shifted : pair.plain)
        } else {
            typed = key.charactersIgnoringModifiers
        }
        if typed.isEmpty { return false }
        if wanted == down, typed.lowercased() == input.lowercased() { return true }
        guard down.contains(.shift), let character = typed.first, !character.isLetter else { return false }
        // An input that needs Shift may be written as the shifted character, or as the unshifted character with the Shift modifier.
        if wanted == down.subtracting(.shift), typed == input { return true }
        return wanted == down && USKeyboard.plain(of: character).map { String($0) } == input
    }

    /// The keys of inputs that are not characters, or control characters. The keypad's digits type characters, so they are not included.
    private static let codes: [String: Set<UIKeyboardHIDUsage>] = [
        UIKeyCommand.inputUpArrow: [.keyboardUpArrow], UIKeyCommand.inputDownArrow: [.keyboardDownArrow],
        UIKeyCommand.inputLeftArrow: [.keyboardLeftArrow], UIKeyCommand.inputRightArrow: [.keyboardRightArrow],
        UIKeyCommand.inputEscape: [.keyboardEscape], "\u{1B}": [.keyboardEscape], UIKeyCommand.inputPageUp: [.keyboardPageUp],
        UIKeyCommand.inputPageDown: [.keyboardPageDown], UIKeyCommand.inputHome: [.keyboardHome], UIKeyCommand.inputEnd: [.keyboardEnd],
        UIKeyCommand.inputDelete: [.keyboardDeleteOrBackspace, .keyboardDeleteForward], "\u{8}": [.keyboardDeleteOrBackspace],
        "\u{7F}": [.keyboardDeleteForward], "\t": [.keyboardTab], "\r": [.keyboardReturnOrEnter, .keypadEnter],
        "\n": [.keyboardReturnOrEnter, .keypadEnter], " ": [.keyboardSpacebar], UIKeyCommand.f1: [.keyboardF1],
        UIKeyCommand.f2: [.keyboardF2], UIKeyCommand.f3: [.keyboardF3], UIKeyCommand.f4: [.keyboardF4], UIKeyCommand.f5: [.keyboardF5],
        UIKeyCommand.f6: [.keyboardF6], UIKeyCommand.f7: [.keyboardF7], UIKeyCommand.f8: [.keyboardF8], UIKeyCommand.f9: [.keyboardF9],
        UIKeyCommand.f10: [.keyboardF10], UIKeyCommand.f11: [.keyboardF11], UIKeyCommand.f12: [.keyboardF12],
    ]

    /// Returns the input with left and right swapped; other inputs are unchanged.
    static func mirrored(_ input: String) -> String {
        switch input {
        case UIKeyCommand.inputLeftArrow: UIKeyCommand.inputRightArrow
        case UIKeyCommand.inputRightArrow: UIKeyCommand.inputLeftArrow
        case "[": "]"
        case "]": "["
        case "{": "}"
        case "}": "{"
        case "(": ")"
        case ")": "("
        default: input
        }
    }
}
