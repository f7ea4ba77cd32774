import Host

/// A key of a keyboard that went down or up, and what it types.
@preconcurrency @MainActor
open class UIKey: MainActorObject {
    /// What the key types with the modifiers that are down; empty for a key that types nothing.
    open package(set) var characters = ""

    /// What it would type without modifiers other than shift.
    open package(set) var charactersIgnoringModifiers = ""

    /// The modifier keys and locks that are down.
    open package(set) var modifierFlags: UIKeyModifierFlags = []

    /// The key's place on the keyboard, whatever is printed on it.
    open package(set) var keyCode: UIKeyboardHIDUsage = .keyboardErrorUndefined

    /// A key that only the system makes.
    public init() {
        super.init(onMainActor: ())
    }

    convenience init(_ key: HostKey) {
        self.init()
        characters = key.characters
        charactersIgnoringModifiers = key.charactersIgnoringModifiers
        keyCode = UIKeyboardHIDUsage(rawValue: key.usage) ?? .keyboardErrorUndefined
        modifierFlags = UIKeyModifierFlags(key.modifiers)
        if UIKeyboardHIDUsage.numericPad.contains(key.usage) { modifierFlags.insert(.numericPad) }
    }
}
