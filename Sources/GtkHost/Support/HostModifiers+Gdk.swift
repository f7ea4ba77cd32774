import CGtk
import Host

extension HostModifiers {
    /// Converts the modifier keys and locks in GDK's state.
    init(_ state: GdkModifierType) {
        self = []
        if state.rawValue & GDK_LOCK_MASK.rawValue != 0 { insert(.capsLock) }
        if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
        if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { insert(.control) }
        if state.rawValue & GDK_ALT_MASK.rawValue != 0 { insert(.alternate) }
        if state.rawValue & (GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue) != 0 { insert(.command) }
    }
}
