/// The characters of a US keyboard. Key commands are written for this layout, so they are compared with it independent of the actual layout.
enum USKeyboard {
    /// Returns the characters that a physical key types without and with Shift. Nil for a key that types nothing.
    static func characters(of key: UIKeyboardHIDUsage) -> (plain: Character, shifted: Character)? { byPosition[key.rawValue] }

    /// Returns the unshifted character of the key that types `character` with Shift. Nil if no key types it.
    static func plain(of character: Character) -> Character? { byShifted[character] }

    /// Rows of keys with consecutive usages, with the characters that they type.
    static let rows: [(first: Int, plain: String, shifted: String)] = [
        (0x04, "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), (0x1E, "1234567890", "!@#$%^&*()"),
        (0x2D, "-=[]\\", "_+{}|"), (0x33, ";'`,./", ":\"~<>?"),
    ]

    private static let byPosition: [Int: (plain: Character, shifted: Character)] = {
        var keys: [Int: (plain: Character, shifted: Character)] = [:]
        for row in rows {
            for (index, pair) in zip(row.plain, row.shifted).enumerated() { keys[row.first + index] = (pair.0, pair.1) }
        }
        return keys
    }()

    private static let byShifted: [Character: Character] = {
        var keys: [Character: Character] = [:]
        for pair in byPosition.values { keys[pair.shifted] = pair.plain }
        return keys
    }()
}
