import Host

/// The key of a press.
@preconcurrency @MainActor
open class UIKey: MainActorObject {
    /// The typed characters, with the effect of modifier keys. Empty for a key that types nothing.
    open package(set) var characters = ""

    /// The characters that the key types without modifier keys, or only with Shift.
    open package(set) var charactersIgnoringModifiers = ""

    /// The active modifier keys, including Caps Lock.
    open package(set) var modifierFlags: UIKeyModifierFlags = []

    /// The physical key, independent of the keyboard layout.
    open package(set) var keyCode: UIKeyboardHIDUsage = .keyboardErrorUndefined

    /// Creates a key. Only the system calls it.
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
