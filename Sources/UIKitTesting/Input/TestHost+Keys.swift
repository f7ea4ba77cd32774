import Host
import UIKit

extension TestHost {
    /// Presses a key and lets it go, with `modifiers` held down around it.
    ///
    /// The keyboard has the US layout. A key is named by what it types (`"a"`, `"A"`, `"!"`, `" "`) or as in the W3C's
    /// `KeyboardEvent.key`: `"Return"` (or `"Enter"`), `"Escape"`, `"Tab"`, `"Space"`, `"Backspace"`, `"Delete"` (forward), `"Insert"`,
    /// `"Home"`, `"End"`, `"PageUp"`, `"PageDown"`, `"ArrowLeft"`, `"ArrowRight"`, `"ArrowUp"`, `"ArrowDown"`, `"F1"`…`"F12"`,
    /// `"CapsLock"`, `"ContextMenu"`, `"Shift"`, `"Control"`, `"Alt"`, `"Meta"`. A character that no key of the layout types comes from a
    /// key of unknown place, as from an input method. Another name is an error of the test.
    public func press(_ key: String, modifiers: UIKeyModifierFlags = []) {
        keyDown(key, modifiers: modifiers)
        keyUp(key, modifiers: modifiers)
    }

    /// Presses a key, and before it the keys of `modifiers`; all of them stay down until ``keyUp(_:modifiers:)``.
    public func keyDown(_ key: String, modifiers: UIKeyModifierFlags = []) {
        let (key, modifiers) = resolve(key, modifiers)
        var held: HostModifiers = modifiers.intersection(.capsLock)
        for modifier in Self.modifierKeys where modifiers.contains(modifier.flag) {
            held.insert(modifier.flag)
            send(TestKey(usage: modifier.usage, characters: ""), .down, held)
        }
        send(key, .down, modifiers)
    }

    /// The key that is held down types once more, as it does by itself on a real keyboard.
    public func keyRepeat(_ key: String, modifiers: UIKeyModifierFlags = []) {
        let (key, modifiers) = resolve(key, modifiers)
        send(key, .repeated, modifiers)
    }

    /// Lets go of what ``keyDown(_:modifiers:)`` pressed.
    public func keyUp(_ key: String, modifiers: UIKeyModifierFlags = []) {
        let (key, modifiers) = resolve(key, modifiers)
        send(key, .up, modifiers)
        var held = modifiers
        for modifier in Self.modifierKeys.reversed() where modifiers.contains(modifier.flag) {
            held.remove(modifier.flag)
            send(TestKey(usage: modifier.usage, characters: ""), .up, held)
        }
    }

    private static let modifierKeys: [(flag: HostModifiers, usage: Int)] = [
        (.control, 0xE0), (.shift, 0xE1), (.alternate, 0xE2), (.command, 0xE3),
    ]

    private func resolve(_ name: String, _ flags: UIKeyModifierFlags) -> (TestKey, HostModifiers) {
        guard let key = TestKey(named: name) else {
            preconditionFailure("No key is called \"\(name)\"; see TestHost.press(_:modifiers:) for the names.")
        }
        var modifiers: HostModifiers = key.needsShift ? [.shift] : []
        let pairs: [(UIKeyModifierFlags, HostModifiers)] = [
            (.alphaShift, .capsLock), (.shift, .shift), (.control, .control), (.alternate, .alternate), (.command, .command),
        ]
        for (flag, modifier) in pairs where flags.contains(flag) { modifiers.insert(modifier) }
        return (key, modifiers)
    }

    private func send(_ key: TestKey, _ phase: HostKey.Phase, _ modifiers: HostModifiers) {
        let text = modifiers.contains(.shift) ? key.shifted : key.characters
        post(
            .key(
                HostKey(
                    phase: phase, usage: key.usage, characters: text, charactersIgnoringModifiers: text, timestamp: now,
                    modifiers: modifiers)))
        deliver()
    }
}
