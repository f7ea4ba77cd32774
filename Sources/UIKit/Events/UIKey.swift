import Host

/// The key of a press.
@preconcurrency @MainActor
open class UIKey: MainActorObject {
    /// The typed characters, including the effect of modifiers; empty for a key that types nothing.
    open package(set) var characters = ""

    /// The characters without modifiers other than Shift.
    open package(set) var charactersIgnoringModifiers = ""

    /// The active modifier keys and locks.
    open package(set) var modifierFlags: UIKeyModifierFlags = []

    /// The physical key, independent of the layout.
    open package(set) var keyCode: UIKeyboardHIDUsage = .keyboardErrorUndefined

    /// Only the system creates keys.
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
