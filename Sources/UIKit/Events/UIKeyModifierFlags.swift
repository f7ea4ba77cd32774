import Host

/// A set of modifier keys, including Caps Lock.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: Int
    /// Creates flags from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Alt (Option).
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command. On a PC keyboard this is the Super key, also called Meta.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is on the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    /// Converts the host's modifiers.
    package init(_ modifiers: HostModifiers) {
        self = []
        if modifiers.isEmpty { return }
        if modifiers.contains(.capsLock) { insert(.alphaShift) }
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.alternate) { insert(.alternate) }
        if modifiers.contains(.command) { insert(.command) }
    }
}
