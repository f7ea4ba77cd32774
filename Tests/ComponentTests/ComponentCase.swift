import Testing
import UIKit
import UIKitTesting

/// An example of a component with its picture, and the keys that its page lists.
struct ComponentCase: Sendable, CustomTestStringConvertible {
    /// The name of the picture, and the name after `keys:` and `elements:` in the page.
    let name: String
    /// The page's file name in `Documentation/components`.
    let page: String
    /// The screen's size in points.
    let size: CGSize
    let screen: @MainActor () -> UIViewController
    /// Brings the screen to the state of the picture, for example with an open menu.
    let prepare: @MainActor (ComponentFixture) async throws -> Void
    let keys: [KeyRow]

    init(
        _ name: String, page: String? = nil, size: CGSize = CGSize(width: 320, height: 180),
        screen: @escaping @MainActor () -> UIViewController,
        prepare: @escaping @MainActor (ComponentFixture) async throws -> Void = { _ in }, keys: [KeyRow] = []
    ) {
        self.name = name
        self.page = "\(page ?? name).md"
        self.size = size
        self.screen = screen
        self.prepare = prepare
        self.keys = keys
    }

    var testDescription: String { name }

    /// All examples, in the order of the pages.
    static let all = controls + text + pickers + bars + lists + menus + presented + containers
}

/// A row of a page's table of keys.
struct KeyRow: Sendable {
    /// A key with its modifiers.
    struct Stroke: Sendable, ExpressibleByStringLiteral {
        let key: String
        let modifiers: UIKeyModifierFlags

        init(_ key: String, _ modifiers: UIKeyModifierFlags = []) {
            self.key = key
            self.modifiers = modifiers
        }

        init(stringLiteral value: String) { self.init(value) }

        /// The key as the page names it.
        var text: String {
            let names = [
                "ArrowLeft": "←", "ArrowRight": "→", "ArrowUp": "↑", "ArrowDown": "↓", "PageUp": "Page Up", "PageDown": "Page Down",
                "ContextMenu": "Menu",
            ]
            let held = [(UIKeyModifierFlags.control, "Ctrl"), (.alternate, "Alt"), (.shift, "Shift")]
            return (held.filter { modifiers.contains($0.0) }.map(\.1) + [names[key] ?? key]).joined(separator: "+")
        }
    }

    /// The keys that have this effect, each by itself.
    let keys: [Stroke]
    let effect: String
    /// Changes the screen before Tab and the key are pressed.
    let before: @MainActor (ComponentFixture) async throws -> Void
    /// The number of times that Tab is pressed first.
    let tabs: Int
    /// Whether the effect is visible after the key.
    let hasEffect: @MainActor (ComponentFixture) async throws -> Bool

    init(
        _ keys: [Stroke], _ effect: String, tabs: Int = 1, before: @escaping @MainActor (ComponentFixture) async throws -> Void = { _ in },
        hasEffect: @escaping @MainActor (ComponentFixture) async throws -> Bool
    ) {
        self.keys = keys
        self.effect = effect
        self.before = before
        self.tabs = tabs
        self.hasEffect = hasEffect
    }

    /// The row in Markdown.
    var row: String { "| \(keys.map(\.text).joined(separator: ", ")) | \(effect) |" }
}
