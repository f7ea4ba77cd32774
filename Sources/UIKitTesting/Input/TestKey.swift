import Foundation
import UIKit

/// A key of a US keyboard.
struct TestKey: Equatable {
    /// The key's usage in USB's HID page 7.
    var usage: Int
    /// The characters typed without modifiers; empty for a key that types nothing.
    var characters: String
    /// The characters typed with Shift.
    var shifted: String
    /// Whether the key was found by its shifted character.
    var needsShift = false

    /// Finds a key by a character that it types, its W3C `KeyboardEvent.key` name, or UIKit's constant. Nil if unknown.
    init?(named name: String) {
        if let key = Self.named[name] {
            self = key
        } else if let character = name.first, name.count == 1 {
            self = Self.typing[character] ?? TestKey(usage: 0, characters: name, shifted: name)
        } else {
            return nil
        }
    }

    init(usage: Int, characters: String, shifted: String? = nil, needsShift: Bool = false) {
        self.usage = usage
        self.characters = characters
        self.shifted = shifted ?? characters
        self.needsShift = needsShift
    }

    /// Keys by the character that they type, with or without Shift.
    private static let typing: [Character: TestKey] = {
        var keys: [Character: TestKey] = [:]
        /// Adds keys with consecutive usages; the two strings have their characters without and with Shift.
        func row(_ first: Int, _ plain: String, _ shifted: String) {
            for (index, pair) in zip(plain, shifted).enumerated() {
                let key = TestKey(usage: first + index, characters: String(pair.0), shifted: String(pair.1))
                keys[pair.1] = TestKey(usage: key.usage, characters: key.characters, shifted: key.shifted, needsShift: true)
                keys[pair.0] = key
            }
        }
        row(0x04, "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        row(0x1E, "1234567890", "!@#$%^&*()")
        row(0x2D, "-=[]\\", "_+{}|")
        row(0x33, ";'`,./", ":\"~<>?")
        keys[" "] = TestKey(usage: 0x2C, characters: " ")
        return keys
    }()

    /// Keys by name.
    private static let named: [String: TestKey] = {
        var keys: [String: TestKey] = [
            "Return": TestKey(usage: 0x28, characters: "\r"), "Enter": TestKey(usage: 0x28, characters: "\r"),
            "Escape": TestKey(usage: 0x29, characters: "\u{1B}"), "Backspace": TestKey(usage: 0x2A, characters: "\u{8}"),
            "Tab": TestKey(usage: 0x2B, characters: "\t"), "Space": TestKey(usage: 0x2C, characters: " "),
            "Delete": TestKey(usage: 0x4C, characters: "\u{7F}"),
        ]
        let silent: [String: Int] = [
            "CapsLock": 0x39, "PrintScreen": 0x46, "ScrollLock": 0x47, "Pause": 0x48, "Insert": 0x49, "Home": 0x4A, "PageUp": 0x4B,
            "End": 0x4D, "PageDown": 0x4E, "ArrowRight": 0x4F, "ArrowLeft": 0x50, "ArrowDown": 0x51, "ArrowUp": 0x52,
            "ContextMenu": 0x65, "Control": 0xE0, "Shift": 0xE1, "Alt": 0xE2, "Meta": 0xE3,
        ]
        for (name, usage) in silent { keys[name] = TestKey(usage: usage, characters: "") }
        for number in 1...12 { keys["F\(number)"] = TestKey(usage: 0x39 + number, characters: "") }
        for (constant, name) in constants { keys[constant] = keys[name] }
        return keys
    }()

    /// UIKit's constants, and characters that stand for a key in a command's input, with the key's name.
    private static let constants: [String: String] = {
        var names = [
            UIKeyCommand.inputUpArrow: "ArrowUp", UIKeyCommand.inputDownArrow: "ArrowDown", UIKeyCommand.inputLeftArrow: "ArrowLeft",
            UIKeyCommand.inputRightArrow: "ArrowRight", UIKeyCommand.inputEscape: "Escape", UIKeyCommand.inputPageUp: "PageUp",
            UIKeyCommand.inputPageDown: "PageDown", UIKeyCommand.inputHome: "Home", UIKeyCommand.inputEnd: "End",
            UIKeyCommand.inputDelete: "Backspace", "\u{8}": "Backspace", "\u{7F}": "Delete", "\t": "Tab", "\r": "Return", "\n": "Return",
            "\u{1B}": "Escape",
        ]
        let functionKeys = [
            UIKeyCommand.f1, UIKeyCommand.f2, UIKeyCommand.f3, UIKeyCommand.f4, UIKeyCommand.f5, UIKeyCommand.f6, UIKeyCommand.f7,
            UIKeyCommand.f8, UIKeyCommand.f9, UIKeyCommand.f10, UIKeyCommand.f11, UIKeyCommand.f12,
        ]
        for (index, constant) in functionKeys.enumerated() { names[constant] = "F\(index + 1)" }
        return names
    }()

    /// The names of all keys, without UIKit's constants, sorted.
    static let names: [String] = named.keys.filter { constants[$0] == nil }.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
}
