import CGtk
import Foundation
import Host

/// Key events.
extension GtkInput {
    func key(_ event: OpaquePointer) -> [HostEvent] {
        let isPress = gdk_event_get_event_type(event) == GDK_KEY_PRESS
        let code = gdk_key_event_get_keycode(event)
        let symbol = gdk_key_event_get_keyval(event)
        let state = gdk_event_get_modifier_state(event)
        let time = timestamp(of: event)
        var modifiers = HostModifiers(state)
        // GDK reports the modifiers before the event. If the key itself is a modifier, it is added or removed here.
        if let own = KeySymbols.modifier(symbol) {
            if isPress { modifiers.insert(own) } else { modifiers.remove(own) }
        }
        if !isPress {
            // The release has the same characters as the press, whatever modifiers are active now.
            guard var up = keys.removeValue(forKey: code) else { return [] }
            up.phase = .up
            up.timestamp = time
            up.modifiers = modifiers
            return [.key(up)]
        }
        let plain = plainSymbol(code: code, state: state, layout: gdk_key_event_get_layout(event), event: event) ?? symbol
        let key = HostKey(
            phase: keys[code] == nil ? .down : .repeated, usage: KeyUsages.usage(symbol: symbol, code: codeOnKeyboard(event)),
            characters: KeySymbols.characters(symbol), charactersIgnoringModifiers: KeySymbols.characters(plain), timestamp: time,
            modifiers: modifiers)
        keys[code] = key
        return [.key(key)]
    }

    /// Returns release events for all keys that are down. Called when another window receives the keyboard focus.
    func releaseKeys() -> [HostEvent] {
        let now = shared.clock.now()
        defer { keys = [:] }
        return keys.sorted { $0.key < $1.key }.map { _, key in
            var up = key
            up.phase = .up
            up.timestamp = now
            up.modifiers = []
            return .key(up)
        }
    }

    /// The key's symbol with all modifiers removed except Shift.
    private func plainSymbol(code: guint, state: GdkModifierType, layout: guint, event: OpaquePointer) -> guint? {
        guard let display = gdk_event_get_display(event) else { return nil }
        var symbol: guint = 0
        let shift = GdkModifierType(rawValue: state.rawValue & GDK_SHIFT_MASK.rawValue)
        guard gdk_display_translate_key(display, code, shift, gint(layout), &symbol, nil, nil, nil) != 0 else { return nil }
        return symbol
    }

    /// The key's Linux key code; nil if the display does not report key codes (a browser).
    private func codeOnKeyboard(_ event: OpaquePointer) -> Int? {
        guard let display = gdk_event_get_display(event), lodestone_display_is_browser(display) == 0 else { return nil }
        // Key codes of X11 and Wayland are Linux key codes plus 8.
        return Int(gdk_key_event_get_keycode(event)) - 8
    }
}
