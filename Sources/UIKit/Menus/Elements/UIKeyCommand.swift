import Foundation

/// A command that a combination of keys performs.
///
/// A responder has some in its ``UIResponder/keyCommands``. When a key goes down, the chain of responders is asked for theirs, from the
/// first responder on, or, where there is none, from the controller that is shown in front. The first that fits, and whose action a responder
/// along the chain can perform, is performed with the command as its sender, and again while the key is held down. No responder is then told of
/// a press. A key that performs no command is a press: ``UIResponder/pressesBegan(_:with:)``.
///
/// Programs for Apple's systems ask for `.command`, which on their keyboards is where people of other desktops have Control. A command of
/// `.command` is therefore performed by Control too, unless another command asks for Control with that key.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The key: what it types without modifiers, or one of the constants of this class.
    public let input: String?

    /// The modifier keys that have to be down, and no others. ``UIKeyModifierFlags/numericPad`` asks for a key of the numeric pad.
    public let modifierFlags: UIKeyModifierFlags

    /// Whether the command comes before what the responders between the first one and its own do with the key by themselves: a scroll view
    /// that an arrow key scrolls, for example. False unless set.
    open var wantsPriorityOverSystemBehavior = false

    /// Whether the command also fits a key at the place that types ``input`` on a US keyboard, where the keyboard's own layout has another
    /// script's or language's letter there, so that no key may type the input at all. True unless set.
    open var allowsAutomaticLocalization = true

    /// Whether left and right are exchanged where the responder that has the command is laid out from right to left: arrow keys, brackets,
    /// parentheses, braces. True unless set.
    open var allowsAutomaticMirroring = true

    /// A command of a key.
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

    /// A command of a key, without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// A command of a key that calls `handler` with itself.
    public convenience init(
        title: String = "", image: UIImage? = nil, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping @MainActor (UIKeyCommand) -> Void
    ) {
        // The first responder that is asked can perform it, as the closure does it all.
        let action = Selector { (_: UIResponder) in { (command: UIKeyCommand) in handler(command) } }
        self.init(
            title: title, image: image, action: action, input: input, modifierFlags: modifierFlags, propertyList: propertyList,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }
}

// What keys are called that type no character, or none that can be seen: the names that UIKit gives them.
extension UIKeyCommand {
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
    /// Takes something away: Backspace, which Apple's keyboards call Delete, and Delete.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    /// The function key F1.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// The function key F2.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// The function key F3.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// The function key F4.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// The function key F5.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// The function key F6.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// The function key F7.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// The function key F8.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// The function key F9.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// The function key F10.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// The function key F11.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// The function key F12.
    public nonisolated static let f12 = "UIKeyInputF12"
}
