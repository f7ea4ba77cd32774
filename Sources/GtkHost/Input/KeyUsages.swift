import CGtk

/// Usage numbers of USB's HID page 7 ("HID Usage Tables", Keyboard/Keypad). UIKit identifies keys by these numbers.
enum KeyUsages {
    /// The usage number of a key; 0 if unknown.
    ///
    /// Keys that type characters are identified by their position on the keyboard, so they have the same usage number in every layout. Other keys are
    /// identified by their symbol, because their key codes differ between X servers.
    static func usage(symbol: guint, code: Int?) -> Int {
        if let usage = bySymbol[Int32(bitPattern: symbol)] { return usage }
        if let code, let usage = byCode[code] { return usage }
        return byCharacter[gdk_keyval_to_unicode(gdk_keyval_to_lower(symbol))] ?? 0
    }

    /// Usage numbers of keys that type characters, by Linux key code (input-event-codes.h).
    private static let byCode: [Int: Int] = {
        var usages: [Int: Int] = [:]
        // Digits: 1 to 9, then 0.
        for index in 0..<10 { usages[2 + index] = 0x1E + index }
        let rows: [(Int, String)] = [(16, "qwertyuiop"), (30, "asdfghjkl"), (44, "zxcvbnm")]
        for (first, letters) in rows {
            for (index, letter) in letters.unicodeScalars.enumerated() { usages[first + index] = Int(letter.value) - 97 + 0x04 }
        }
        // The keys - = [ ] ; ' ` \ , . / and space, and the key beside the left Shift key of 102-key keyboards.
        let others = [
            12: 0x2D, 13: 0x2E, 26: 0x2F, 27: 0x30, 39: 0x33, 40: 0x34, 41: 0x35, 43: 0x31, 51: 0x36, 52: 0x37, 53: 0x38, 57: 0x2C,
            86: 0x64,
        ]
        return usages.merging(others) { first, _ in first }
    }()

    /// Usage numbers by the characters of an American keyboard, for displays that do not report key codes.
    private static let byCharacter: [guint32: Int] = {
        var usages: [guint32: Int] = [:]
        for letter in UInt32(97)...122 { usages[letter] = Int(letter) - 97 + 0x04 }
        for (index, digit) in "1234567890".unicodeScalars.enumerated() { usages[digit.value] = 0x1E + index }
        for (index, sign) in "!@#$%^&*()".unicodeScalars.enumerated() { usages[sign.value] = 0x1E + index }
        let signs: [(String, Int)] = [
            ("-_", 0x2D), ("=+", 0x2E), ("[{", 0x2F), ("]}", 0x30), ("\\|", 0x31), (";:", 0x33), ("'\"", 0x34), ("`~", 0x35), (",<", 0x36),
            (".>", 0x37), ("/?", 0x38), (" ", 0x2C),
        ]
        for (characters, usage) in signs {
            for scalar in characters.unicodeScalars { usages[scalar.value] = usage }
        }
        return usages
    }()

    /// Usage numbers of keys that are identified by their symbol.
    private static let bySymbol: [Int32: Int] = {
        var usages: [Int32: Int] = [
            GDK_KEY_Return: 0x28, GDK_KEY_ISO_Enter: 0x28, GDK_KEY_Escape: 0x29, GDK_KEY_BackSpace: 0x2A, GDK_KEY_Tab: 0x2B,
            // The space bar has the same symbol in every layout. Programs that synthesize keys use their own key codes for it.
            GDK_KEY_space: 0x2C,
            GDK_KEY_ISO_Left_Tab: 0x2B, GDK_KEY_Caps_Lock: 0x39, GDK_KEY_Print: 0x46, GDK_KEY_Sys_Req: 0x46, GDK_KEY_Scroll_Lock: 0x47,
            GDK_KEY_Pause: 0x48, GDK_KEY_Break: 0x48, GDK_KEY_Insert: 0x49, GDK_KEY_Home: 0x4A, GDK_KEY_Page_Up: 0x4B, GDK_KEY_Delete: 0x4C,
            GDK_KEY_End: 0x4D, GDK_KEY_Page_Down: 0x4E, GDK_KEY_Right: 0x4F, GDK_KEY_Left: 0x50, GDK_KEY_Down: 0x51, GDK_KEY_Up: 0x52,
            GDK_KEY_Num_Lock: 0x53, GDK_KEY_Menu: 0x65, GDK_KEY_Help: 0x75, GDK_KEY_Undo: 0x7A, GDK_KEY_AudioMute: 0x7F,
            GDK_KEY_AudioRaiseVolume: 0x80, GDK_KEY_AudioLowerVolume: 0x81,
        ]
        let keypad: [Int32: Int] = [
            GDK_KEY_KP_Divide: 0x54, GDK_KEY_KP_Multiply: 0x55, GDK_KEY_KP_Subtract: 0x56, GDK_KEY_KP_Add: 0x57, GDK_KEY_KP_Enter: 0x58,
            GDK_KEY_KP_1: 0x59, GDK_KEY_KP_End: 0x59, GDK_KEY_KP_2: 0x5A, GDK_KEY_KP_Down: 0x5A, GDK_KEY_KP_3: 0x5B,
            GDK_KEY_KP_Page_Down: 0x5B, GDK_KEY_KP_4: 0x5C, GDK_KEY_KP_Left: 0x5C, GDK_KEY_KP_5: 0x5D, GDK_KEY_KP_Begin: 0x5D,
            GDK_KEY_KP_6: 0x5E, GDK_KEY_KP_Right: 0x5E, GDK_KEY_KP_7: 0x5F, GDK_KEY_KP_Home: 0x5F, GDK_KEY_KP_8: 0x60, GDK_KEY_KP_Up: 0x60,
            GDK_KEY_KP_9: 0x61, GDK_KEY_KP_Page_Up: 0x61, GDK_KEY_KP_0: 0x62, GDK_KEY_KP_Insert: 0x62, GDK_KEY_KP_Decimal: 0x63,
            GDK_KEY_KP_Separator: 0x63, GDK_KEY_KP_Delete: 0x63, GDK_KEY_KP_Equal: 0x67,
        ]
        let modifiers: [Int32: Int] = [
            GDK_KEY_Control_L: 0xE0, GDK_KEY_Shift_L: 0xE1, GDK_KEY_Alt_L: 0xE2, GDK_KEY_Super_L: 0xE3, GDK_KEY_Meta_L: 0xE3,
            GDK_KEY_Control_R: 0xE4, GDK_KEY_Shift_R: 0xE5, GDK_KEY_Alt_R: 0xE6, GDK_KEY_ISO_Level3_Shift: 0xE6, GDK_KEY_Super_R: 0xE7,
            GDK_KEY_Meta_R: 0xE7,
        ]
        usages.merge(keypad) { first, _ in first }
        usages.merge(modifiers) { first, _ in first }
        // Usage numbers are consecutive from F1 to F12, and from F13 to F24.
        for index in Int32(0)..<12 {
            usages[GDK_KEY_F1 + index] = 0x3A + Int(index)
            usages[GDK_KEY_F13 + index] = 0x68 + Int(index)
        }
        return usages
    }()
}
