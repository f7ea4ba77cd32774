import Host

/// Keys and locks that change what other keys and gestures mean.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: Int
    /// The flags with set bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// A shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// A control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The Alt or Option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The key with the desktop's sign, the Command key of Apple's keyboards.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key lies on the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    /// The flags for what a platform reports.
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
