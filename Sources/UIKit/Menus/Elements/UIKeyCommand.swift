import Foundation

/// A command for a key combination.
///
/// Responders return their commands from ``UIResponder/keyCommands``. A key press searches the responder chain from the first responder or,
/// without a first responder, from the frontmost controller. The search ends at the first matching command that a responder in the chain can
/// perform. The command is the sender, repeats while the key is held, and replaces the press. Responders get a press
/// (``UIResponder/pressesBegan(_:with:)``) only for keys without a command.
///
/// Differs from UIKit: Control also performs commands with `.command`, unless another command uses Control with that key, because other desktops use Control
/// instead of Command.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The key: its unmodified character, or a constant of this class.
    open private(set) var input: String?

    /// The exact modifiers. ``UIKeyModifierFlags/numericPad`` requires a key of the numeric keypad.
    open private(set) var modifierFlags: UIKeyModifierFlags

    /// Whether the command takes precedence over the key's standard behaviour, such as scrolling, in responders earlier in the chain than the
    /// command's responder. The default is false.
    open var wantsPriorityOverSystemBehavior = false

    /// Whether the command also matches the key at the position that ``input`` has on a US keyboard, if that key types another script. The
    /// default is true.
    open var allowsAutomaticLocalization = true

    /// Whether arrow keys, brackets, parentheses and braces swap left and right if the command's responder is laid out from right to left. The
    /// default is true.
    open var allowsAutomaticMirroring = true

    /// Creates a command for a key.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a command for a key without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command for a key that calls `handler` with itself.
    public convenience init(
        title: String = "", image: UIImage? = nil, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping @MainActor (UIKeyCommand) -> Void
    ) {
        // Any responder can perform this action, because the closure needs nothing from the responder.
        let action = Selector { (_: UIResponder) in { (command: UIKeyCommand) in handler(command) } }
        self.init(
            title: title, image: image, action: action, input: input, modifierFlags: modifierFlags, propertyList: propertyList,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }
}

// MARK: Inputs of keys without a visible character, with UIKit's names
extension UIKeyCommand {
    /// The up arrow key.
    public nonisolated static let inputUpArrow = KeyInput.upArrow
    /// The down arrow key.
    public nonisolated static let inputDownArrow = KeyInput.downArrow
    /// The left arrow key.
    public nonisolated static let inputLeftArrow = KeyInput.leftArrow
    /// The right arrow key.
    public nonisolated static let inputRightArrow = KeyInput.rightArrow
    /// Escape.
    public nonisolated static let inputEscape = KeyInput.escape
    /// Page Up.
    public nonisolated static let inputPageUp = KeyInput.pageUp
    /// Page Down.
    public nonisolated static let inputPageDown = KeyInput.pageDown
    /// Home.
    public nonisolated static let inputHome = KeyInput.home
    /// End.
    public nonisolated static let inputEnd = KeyInput.end
    /// Backspace (Delete on Apple's keyboards) and forward Delete.
    public nonisolated static let inputDelete = KeyInput.delete
    /// The function key F1.
    public nonisolated static let f1 = KeyInput.function(1)
    /// The function key F2.
    public nonisolated static let f2 = KeyInput.function(2)
    /// The function key F3.
    public nonisolated static let f3 = KeyInput.function(3)
    /// The function key F4.
    public nonisolated static let f4 = KeyInput.function(4)
    /// The function key F5.
    public nonisolated static let f5 = KeyInput.function(5)
    /// The function key F6.
    public nonisolated static let f6 = KeyInput.function(6)
    /// The function key F7.
    public nonisolated static let f7 = KeyInput.function(7)
    /// The function key F8.
    public nonisolated static let f8 = KeyInput.function(8)
    /// The function key F9.
    public nonisolated static let f9 = KeyInput.function(9)
    /// The function key F10.
    public nonisolated static let f10 = KeyInput.function(10)
    /// The function key F11.
    public nonisolated static let f11 = KeyInput.function(11)
    /// The function key F12.
    public nonisolated static let f12 = KeyInput.function(12)
}
