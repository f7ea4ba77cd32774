import Foundation

/// A command that a combination of keys performs.
///
/// A responder has some in its `keyCommands`. When a key goes down that no text input takes, the chain of responders is asked from the
/// first responder on; the first command that fits, and whose action somebody can perform, is performed, and again while the key repeats.
@MainActor
open class UIKeyCommand: UICommand {
    /// The key: what it types without modifiers, or one of the constants of this class.
    public let input: String?
    /// The modifier keys that have to be down, and no others.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command comes before what the system, or a view with text, does with the key. False unless set.
    open var wantsPriorityOverSystemBehavior = false

    /// A command of a key.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }

    /// A command of a key, without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    // What keys type that have no character: the names that UIKit gives them.

    /// The arrow key upwards.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow key downwards.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow key to the left.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow key to the right.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// A page back.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// A page on.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// To the beginning.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// To the end.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// Delete, to the right.
    public nonisolated static let inputDelete = "UIKeyInputDelete"

    /// Whether `key` performs the command.
    func fits(_ key: UIKey) -> Bool {
        guard !attributes.contains(.disabled), let input, !input.isEmpty else { return false }
        let meant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        guard key.modifierFlags.intersection(meant) == modifierFlags.intersection(meant) else { return false }
        if let code = Self.codes[input] { return key.keyCode == code }
        return key.charactersIgnoringModifiers.lowercased() == input.lowercased()
    }

    private static let codes: [String: UIKeyboardHIDUsage] = [
        inputUpArrow: .keyboardUpArrow, inputDownArrow: .keyboardDownArrow, inputLeftArrow: .keyboardLeftArrow,
        inputRightArrow: .keyboardRightArrow, inputEscape: .keyboardEscape, inputPageUp: .keyboardPageUp,
        inputPageDown: .keyboardPageDown, inputHome: .keyboardHome, inputEnd: .keyboardEnd, inputDelete: .keyboardDeleteForward,
        "\t": .keyboardTab, "\r": .keyboardReturnOrEnter, " ": .keyboardSpacebar, "\u{8}": .keyboardDeleteOrBackspace,
    ]
}
