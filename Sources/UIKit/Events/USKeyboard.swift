/// What a US keyboard types at each place: commands are written for it, whatever layout a person has.
enum USKeyboard {
    /// What the key at a place types without and with shift; nil for a key that types nothing.
    static func characters(of key: UIKeyboardHIDUsage) -> (plain: Character, shifted: Character)? { byPlace[key.rawValue] }

    /// What the key that types `character` with shift types without; nil for a character that no key types with shift.
    static func plain(of character: Character) -> Character? { byShifted[character] }

    /// Keys that lie side by side in the table of usages, as what they type.
    private static let rows: [(first: Int, plain: String, shifted: String)] = [
        (0x04, "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), (0x1E, "1234567890", "!@#$%^&*()"),
        (0x2D, "-=[]\\", "_+{}|"), (0x33, ";'`,./", ":\"~<>?"),
    ]

    private static let byPlace: [Int: (plain: Character, shifted: Character)] = {
        var keys: [Int: (plain: Character, shifted: Character)] = [:]
        for row in rows {
            for (index, pair) in zip(row.plain, row.shifted).enumerated() { keys[row.first + index] = (pair.0, pair.1) }
        }
        return keys
    }()

    private static let byShifted: [Character: Character] = {
        var keys: [Character: Character] = [:]
        for pair in byPlace.values { keys[pair.shifted] = pair.plain }
        return keys
    }()
}
