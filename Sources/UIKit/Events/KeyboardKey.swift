import Foundation
import Host

/// A key of a US keyboard. Tests and the remote control use it to simulate key presses.
package struct KeyboardKey: Equatable, Sendable {
    /// The key's usage in USB's HID usage page 7.
    package var usage: Int
    /// The characters typed without modifiers; empty for a key that types nothing.
    package var characters: String
    /// The characters typed with Shift.
    package var shifted: String
    /// Whether the key was looked up by the character that it types with Shift.
    package var needsShift = false

    /// Finds a key by a character that it types, by its W3C `KeyboardEvent.key` name, or by UIKit's constant. Nil if the name is unknown.
    package init?(named name: String) {
        if let key = Self.named[name] {
            self = key
        } else if let character = name.first, name.count == 1 {
            self = Self.typing[character] ?? KeyboardKey(usage: 0, characters: name, shifted: name)
        } else {
            return nil
        }
    }

    package init(usage: Int, characters: String, shifted: String? = nil, needsShift: Bool = false) {
        self.usage = usage
        self.characters = characters
        self.shifted = shifted ?? characters
        self.needsShift = needsShift
    }

    /// The keys, by the characters that they type with or without Shift.
    private static let typing: [Character: KeyboardKey] = {
        var keys: [Character: KeyboardKey] = [:]
        for row in USKeyboard.rows {
            for (index, pair) in zip(row.plain, row.shifted).enumerated() {
                let (plain, shifted) = (String(pair.0), String(pair.1))
                keys[pair.1] = KeyboardKey(usage: row.first + index, characters: plain, shifted: shifted, needsShift: true)
                keys[pair.0] = KeyboardKey(usage: row.first + index, characters: plain, shifted: shifted)
            }
        }
        keys[" "] = KeyboardKey(usage: 0x2C, characters: " ")
        return keys
    }()

    /// The keys, by their W3C names.
    private static let named: [String: KeyboardKey] = {
        var keys: [String: KeyboardKey] = [
            "Return": KeyboardKey(usage: 0x28, characters: "\r"), "Enter": KeyboardKey(usage: 0x28, characters: "\r"),
            "Escape": KeyboardKey(usage: 0x29, characters: "\u{1B}"), "Backspace": KeyboardKey(usage: 0x2A, characters: "\u{8}"),
            "Tab": KeyboardKey(usage: 0x2B, characters: "\t"), "Space": KeyboardKey(usage: 0x2C, characters: " "),
            "Delete": KeyboardKey(usage: 0x4C, characters: "\u{7F}"),
        ]
        let silent: [String: Int] = [
            "CapsLock": 0x39, "PrintScreen": 0x46, "ScrollLock": 0x47, "Pause": 0x48, "Insert": 0x49, "Home": 0x4A, "PageUp": 0x4B,
            "End": 0x4D, "PageDown": 0x4E, "ArrowRight": 0x4F, "ArrowLeft": 0x50, "ArrowDown": 0x51, "ArrowUp": 0x52,
            "ContextMenu": 0x65, "Control": 0xE0, "Shift": 0xE1, "Alt": 0xE2, "Meta": 0xE3,
        ]
        for (name, usage) in silent { keys[name] = KeyboardKey(usage: usage, characters: "") }
        for number in 1...12 { keys["F\(number)"] = KeyboardKey(usage: 0x39 + number, characters: "") }
        for (constant, name) in constants { keys[constant] = keys[name] }
        return keys
    }()

    /// The names of keys, by UIKit's constants and by the characters that represent a key in a command's input.
    private static let constants: [String: String] = {
        var names = [
            KeyInput.upArrow: "ArrowUp", KeyInput.downArrow: "ArrowDown", KeyInput.leftArrow: "ArrowLeft",
            KeyInput.rightArrow: "ArrowRight", KeyInput.escape: "Escape", KeyInput.pageUp: "PageUp",
            KeyInput.pageDown: "PageDown", KeyInput.home: "Home", KeyInput.end: "End",
            KeyInput.delete: "Backspace", "\u{8}": "Backspace", "\u{7F}": "Delete", "\t": "Tab", "\r": "Return", "\n": "Return",
            "\u{1B}": "Escape",
        ]
        for number in 1...12 { names[KeyInput.function(number)] = "F\(number)" }
        return names
    }()

    /// The names of all keys, sorted. UIKit's constants are excluded.
    package static let names: [String] = named.keys.filter { constants[$0] == nil }
        .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
}

extension KeyboardKey {
    /// The events for pressing the modifier keys, then this key.
    package func pressed(with modifiers: HostModifiers, at timestamp: TimeInterval) -> [HostKey] {
        var held: HostModifiers = modifiers.intersection(.capsLock)
        var events: [HostKey] = []
        for modifier in Self.modifierKeys where modifiers.contains(modifier.flag) {
            held.insert(modifier.flag)
            events.append(KeyboardKey(usage: modifier.usage, characters: "").event(.down, held, at: timestamp))
        }
        return events + [event(.down, modifiers, at: timestamp)]
    }

    /// The events for releasing this key, then the modifier keys.
    package func released(with modifiers: HostModifiers, at timestamp: TimeInterval) -> [HostKey] {
        var held = modifiers
        var events = [event(.up, modifiers, at: timestamp)]
        for modifier in Self.modifierKeys.reversed() where modifiers.contains(modifier.flag) {
            held.remove(modifier.flag)
            events.append(KeyboardKey(usage: modifier.usage, characters: "").event(.up, held, at: timestamp))
        }
        return events
    }

    /// An event of this key while `modifiers` are down.
    package func event(_ phase: HostKey.Phase, _ modifiers: HostModifiers, at timestamp: TimeInterval) -> HostKey {
        let text = modifiers.contains(.shift) ? shifted : characters
        return HostKey(
            phase: phase, usage: usage, characters: text, charactersIgnoringModifiers: text, timestamp: timestamp, modifiers: modifiers)
    }

    private static let modifierKeys: [(flag: HostModifiers, usage: Int)] = [
        (.control, 0xE0), (.shift, 0xE1), (.alternate, 0xE2), (.command, 0xE3),
    ]
}
