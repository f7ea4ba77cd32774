extension UIKeyCommand {
    /// The keyboard shortcut as desktop menus write it; nil for a key without a name.
    var keysText: String? {
        guard let input, !input.isEmpty else { return nil }
        var parts: [String] = []
        // Command is Control on keyboards other than Apple's.
        if !modifierFlags.isDisjoint(with: [.command, .control]) { parts.append("Ctrl") }
        if modifierFlags.contains(.alternate) { parts.append("Alt") }
        if modifierFlags.contains(.shift) { parts.append("Shift") }
        if let name = Self.keyNames[input] {
            parts.append(name)
        } else if input.count == 1 {
            parts.append(input.uppercased())
        } else {
            return nil
        }
        return parts.joined(separator: "+")
    }

    private static let keyNames: [String: String] = [
        inputUpArrow: "↑", inputDownArrow: "↓", inputLeftArrow: "←", inputRightArrow: "→", inputEscape: "Esc", inputPageUp: "Page Up",
        inputPageDown: "Page Down", inputHome: "Home", inputEnd: "End", inputDelete: "Del", "\r": "Return", "\t": "Tab", " ": "Space",
        "\u{8}": "Backspace", f1: "F1", f2: "F2", f3: "F3", f4: "F4", f5: "F5", f6: "F6", f7: "F7", f8: "F8", f9: "F9", f10: "F10",
        f11: "F11", f12: "F12",
    ]
}
