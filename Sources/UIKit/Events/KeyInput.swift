/// The inputs of key commands for keys without a visible character, with the values of UIKit's constants.
enum KeyInput {
    static let upArrow = "UIKeyInputUpArrow"
    static let downArrow = "UIKeyInputDownArrow"
    static let leftArrow = "UIKeyInputLeftArrow"
    static let rightArrow = "UIKeyInputRightArrow"
    static let escape = "UIKeyInputEscape"
    static let pageUp = "UIKeyInputPageUp"
    static let pageDown = "UIKeyInputPageDown"
    static let home = "UIKeyInputHome"
    static let end = "UIKeyInputEnd"
    static let delete = "UIKeyInputDelete"

    /// The input of a function key; F1 has the number 1.
    static func function(_ number: Int) -> String { "UIKeyInputF\(number)" }
}
