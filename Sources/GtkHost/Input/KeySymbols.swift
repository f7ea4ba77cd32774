import CGtk
import Host

/// Converts X11 key symbols, which GDK uses on every window system.
enum KeySymbols {
    /// The modifier of a modifier key; nil for other keys.
    static func modifier(_ symbol: guint) -> HostModifiers? {
        switch Int32(bitPattern: symbol) {
        case GDK_KEY_Shift_L, GDK_KEY_Shift_R: .shift
        case GDK_KEY_Control_L, GDK_KEY_Control_R: .control
        case GDK_KEY_Alt_L, GDK_KEY_Alt_R: .alternate
        case GDK_KEY_Super_L, GDK_KEY_Super_R, GDK_KEY_Meta_L, GDK_KEY_Meta_R: .command
        default: nil
        }
    }

    /// The characters that a key types; empty for a key that types nothing.
    static func characters(_ symbol: guint) -> String {
        switch Int32(bitPattern: symbol) {
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: return "\r"
        case GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab, GDK_KEY_KP_Tab: return "\t"
        case GDK_KEY_BackSpace: return "\u{8}"
        case GDK_KEY_Delete, GDK_KEY_KP_Delete: return "\u{7F}"
        case GDK_KEY_Escape: return ""
        default: break
        }
        let code = gdk_keyval_to_unicode(symbol)
        guard code >= 0x20, let scalar = Unicode.Scalar(code) else { return "" }
        return String(Character(scalar))
    }
}
