import Host
import UIKit

extension TestHost {
    /// Presses and releases a key while `modifiers` are down.
    ///
    /// The keyboard has the US layout. `key` is the character that the key types (`"a"`, `"A"`, `"!"`, `" "`), UIKit's constant for it
    /// (`UIKeyCommand.inputUpArrow`, `UIKeyCommand.f5`), or one of ``keyNames``, which are the W3C's `KeyboardEvent.key` values:
    ///
    /// - `"Return"` (or `"Enter"`), `"Escape"`, `"Tab"`, `"Space"`, `"Backspace"`, `"Delete"` (forward), `"Insert"`;
    /// - `"ArrowLeft"`, `"ArrowRight"`, `"ArrowUp"`, `"ArrowDown"`, `"Home"`, `"End"`, `"PageUp"`, `"PageDown"`;
    /// - `"F1"` to `"F12"`, `"PrintScreen"`, `"ScrollLock"`, `"Pause"`, `"ContextMenu"`;
    /// - `"Shift"`, `"Control"`, `"Alt"`, `"Meta"`, `"CapsLock"`, for the modifier keys alone.
    ///
    /// A character that the layout does not have comes from a key with an unknown code, as from an input method. An unknown name fails the
    /// running test (Swift Testing or XCTest) at the caller's line, and presses nothing.
    public func press(
        _ key: String, modifiers: UIKeyModifierFlags = [], fileID: String = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        guard let key = resolve(key, modifiers, at: TestLine(fileID, filePath, line, column)) else { return }
        down(key)
        up(key)
    }

    /// Presses the keys of `modifiers`, then a key. They stay down until ``keyUp(_:modifiers:fileID:filePath:line:column:)``.
    public func keyDown(
        _ key: String, modifiers: UIKeyModifierFlags = [], fileID: String = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        if let key = resolve(key, modifiers, at: TestLine(fileID, filePath, line, column)) { down(key) }
    }

    /// Sends a key repeat of a key that is down.
    public func keyRepeat(
        _ key: String, modifiers: UIKeyModifierFlags = [], fileID: String = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        guard let chord = resolve(key, modifiers, at: TestLine(fileID, filePath, line, column)) else { return }
        send([chord.key.event(.repeated, chord.modifiers, at: now)])
    }

    /// Releases the keys that ``keyDown(_:modifiers:fileID:filePath:line:column:)`` pressed.
    public func keyUp(
        _ key: String, modifiers: UIKeyModifierFlags = [], fileID: String = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        if let key = resolve(key, modifiers, at: TestLine(fileID, filePath, line, column)) { up(key) }
    }

    /// The key names that ``press(_:modifiers:fileID:filePath:line:column:)`` accepts besides typed characters and UIKit's constants.
    public static var keyNames: [String] { KeyboardKey.names }

    /// A key, and the modifiers that are down with it.
    private typealias Chord = (key: KeyboardKey, modifiers: HostModifiers)

    private func down(_ chord: Chord) { send(chord.key.pressed(with: chord.modifiers, at: now)) }

    private func up(_ chord: Chord) { send(chord.key.released(with: chord.modifiers, at: now)) }

    private func resolve(_ name: String, _ flags: UIKeyModifierFlags, at line: TestLine) -> Chord? {
        guard let key = KeyboardKey(named: name) else {
            line.recordFailure(
                "No key is called \"\(name)\". A key is called what it types, UIKit's constant for it, or one of "
                    + KeyboardKey.names.joined(separator: ", ") + ".")
            return nil
        }
        var modifiers: HostModifiers = key.needsShift ? [.shift] : []
        let pairs: [(UIKeyModifierFlags, HostModifiers)] = [
            (.alphaShift, .capsLock), (.shift, .shift), (.control, .control), (.alternate, .alternate), (.command, .command),
        ]
        for (flag, modifier) in pairs where flags.contains(flag) { modifiers.insert(modifier) }
        return (key, modifiers)
    }

    private func send(_ events: [HostKey]) {
        for event in events {
            post(.key(event))
            deliver()
        }
    }
}
