/// The characters of a US keyboard, for which commands are written, independent of the actual layout.
enum USKeyboard {
    /// Returns the characters of a physical key without and with Shift; nil for a key that types nothing.
    static func characters(of key: UIKeyboardHIDUsage) -> (plain: Character, shifted: Character)? { byPosition[key.rawValue] }

    /// Returns the unshifted character of the key that types `character` with Shift; nil if no key does.
    static func plain(of character: Character) -> Character? { byShifted[character] }

    /// Keys with consecutive usages and their characters.
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
