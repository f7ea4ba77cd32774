/// A key that does not type a visible character, with Apple's raw values. Its raw value can be part of a text: `typeText(XCUIKeyboardKey.delete.rawValue)`.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    /// The character that represents the key.
    public let rawValue: String
    /// Creates a key from its character.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from its character.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The key that deletes the character before the caret.
    public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
    /// The Return key.
    public static let `return` = XCUIKeyboardKey(rawValue: "\r")
    /// The Enter key of the numeric keypad.
    public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
    /// The Tab key.
    public static let tab = XCUIKeyboardKey(rawValue: "\t")
    /// The space bar.
    public static let space = XCUIKeyboardKey(rawValue: " ")
    /// The Escape key.
    public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
    /// Arrow up.
    public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
    /// Arrow down.
    public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
    /// Arrow left.
    public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
    /// Arrow right.
    public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
    /// The key that deletes the character after the caret.
    public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")
    /// Home.
    public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
    /// End.
    public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
    /// Page up.
    public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
    /// Page down.
    public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")
    /// The function key F1.
    public static let F1 = XCUIKeyboardKey(rawValue: "\u{F704}")
    /// The function key F2.
    public static let F2 = XCUIKeyboardKey(rawValue: "\u{F705}")
    /// The function key F3.
    public static let F3 = XCUIKeyboardKey(rawValue: "\u{F706}")
    /// The function key F4.
    public static let F4 = XCUIKeyboardKey(rawValue: "\u{F707}")
    /// The function key F5.
    public static let F5 = XCUIKeyboardKey(rawValue: "\u{F708}")
    /// The function key F6.
    public static let F6 = XCUIKeyboardKey(rawValue: "\u{F709}")
    /// The function key F7.
    public static let F7 = XCUIKeyboardKey(rawValue: "\u{F70A}")
    /// The function key F8.
    public static let F8 = XCUIKeyboardKey(rawValue: "\u{F70B}")
    /// The function key F9.
    public static let F9 = XCUIKeyboardKey(rawValue: "\u{F70C}")
    /// The function key F10.
    public static let F10 = XCUIKeyboardKey(rawValue: "\u{F70D}")
    /// The function key F11.
    public static let F11 = XCUIKeyboardKey(rawValue: "\u{F70E}")
    /// The function key F12.
    public static let F12 = XCUIKeyboardKey(rawValue: "\u{F70F}")

    /// The names of the keys in a test host, by the character that represents the key.
    static let hostNames: [String: String] = [
        "\u{8}": "Backspace",
        "\r": "Return",
        "\u{3}": "Return",
        "\t": "Tab",
        "\u{1B}": "Escape",
        "\u{F700}": "ArrowUp",
        "\u{F701}": "ArrowDown",
        "\u{F702}": "ArrowLeft",
        "\u{F703}": "ArrowRight",
        "\u{F728}": "Delete",
        "\u{F729}": "Home",
        "\u{F72B}": "End",
        "\u{F72C}": "PageUp",
        "\u{F72D}": "PageDown",
        "\u{F704}": "F1",
        "\u{F705}": "F2",
        "\u{F706}": "F3",
        "\u{F707}": "F4",
        "\u{F708}": "F5",
        "\u{F709}": "F6",
        "\u{F70A}": "F7",
        "\u{F70B}": "F8",
        "\u{F70C}": "F9",
        "\u{F70D}": "F10",
        "\u{F70E}": "F11",
        "\u{F70F}": "F12",
        "\n": "Return", "\u{7F}": "Backspace",
    ]
}
