import Foundation
import UIKit

extension XCUIElement {
    /// Types a text into the element, which must have the keyboard focus. The text may contain the keys of ``XCUIKeyboardKey``.
    public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        withFocus("type text", CallSite(file, line)) { $0.type(text) }
    }

    /// Presses a key while modifier keys are down.
    public func typeKey(
        _ key: String, modifierFlags flags: XCUIElement.KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
    ) {
        withFocus("type key", CallSite(file, line), needsFocus: false) { $0.press(key, flags) }
    }

    /// Presses a key while modifier keys are down.
    public func typeKey(
        _ key: XCUIKeyboardKey, modifierFlags flags: XCUIElement.KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
    ) {
        typeKey(key.rawValue, modifierFlags: flags, file: file, line: line)
    }

    private func withFocus(_ action: String, _ site: CallSite, needsFocus: Bool = true, _ body: (any AppDriver) -> Void) {
        Failure.site = site
        guard let node = resolve(action, at: site), let session = application.session else { return }
        guard !needsFocus || session.hasKeyboardFocus(node) else {
            let line = session.read { node.line }
            return Failure.record(
                "Failed to \(action): Neither element nor any descendant has keyboard focus. Element: \(line)", at: site)
        }
        body(session)
        session.settle()
    }

    /// Modifier keys, with Apple's raw values.
    public struct KeyModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Caps Lock.
        public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
        /// Shift.
        public static let shift = KeyModifierFlags(rawValue: 1 << 1)
        /// Control.
        public static let control = KeyModifierFlags(rawValue: 1 << 2)
        /// Option.
        public static let option = KeyModifierFlags(rawValue: 1 << 3)
        /// Option.
        public static let alternate = option
        /// Command.
        public static let command = KeyModifierFlags(rawValue: 1 << 4)

        var forUIKit: UIKeyModifierFlags {
            let pairs: [(KeyModifierFlags, UIKeyModifierFlags)] = [
                (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.option, .alternate), (.command, .command),
            ]
            return pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
        }
    }
}
