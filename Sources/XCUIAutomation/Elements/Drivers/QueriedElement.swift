import CoreGraphics
import Foundation
import UIKit

/// An element in the tree of an app, as queries see it.
///
/// Attributes and children of an app in this process are read at each access. For an app in another process, they come from the last snapshot of its tree.
@MainActor
protocol QueriedElement {
    /// Identifies the element. Two elements are the same if their identities are equal.
    var identity: ElementIdentity { get }
    var type: XCUIElement.ElementType { get }
    var identifier: String { get }
    var label: String { get }
    var value: Any? { get }
    var placeholderValue: String? { get }
    var frame: CGRect { get }
    var isEnabled: Bool { get }
    var isSelected: Bool { get }
    var hasFocus: Bool { get }
    var horizontalSizeClass: XCUIElement.SizeClass { get }
    var verticalSizeClass: XCUIElement.SizeClass { get }
    /// The text that a tap types, if the element is a key of the on-screen keyboard.
    var keyText: String? { get }

    /// The children, in the order of the tree.
    var queriedChildren: [any QueriedElement] { get }
    /// Calls `body` for each descendant, a parent before its children. Stops when `body` returns false.
    ///
    /// - Returns: False if `body` returned false.
    @discardableResult
    func visit(_ body: (any QueriedElement) -> Bool) -> Bool
    /// Whether the element is inside another one, or is that one.
    func isInside(_ other: any QueriedElement) -> Bool
}

/// The identity of an element: the object itself in the process of the tests, or a session with the element's number there. Retains the object, so that its
/// address is not reused.
struct ElementIdentity: Hashable {
    let object: AnyObject
    var number: UInt64 = 0

    static func == (first: Self, second: Self) -> Bool { first.object === second.object && first.number == second.number }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(object))
        hasher.combine(number)
    }
}

extension QueriedElement {
    /// Whether the identifier, label, value or placeholder equals `key`.
    func isNamed(_ key: String) -> Bool {
        identifier == key || label == key || value as? String == key || placeholderValue == key
    }

    /// One line with the type, the frame and the attributes, as in Xcode's description of a tree.
    var line: String {
        let frame = frame
        var parts = [String(format: "{{%.1f, %.1f}, {%.1f, %.1f}}", frame.minX, frame.minY, frame.width, frame.height)]
        let (identifier, label) = (identifier, label)
        if !identifier.isEmpty { parts.append("identifier: '\(identifier)'") }
        if !label.isEmpty { parts.append("label: '\(label)'") }
        if let placeholder = placeholderValue { parts.append("placeholderValue: '\(placeholder)'") }
        if let value = value as? String, !value.isEmpty { parts.append("value: \(value)") }
        if hasFocus { parts.append("Keyboard Focused") }
        if isSelected { parts.append("Selected") }
        if !isEnabled { parts.append("Disabled") }
        return ([type.title] + parts).joined(separator: ", ")
    }

    /// The tree of the element's descendants as text, with at most `limit` lines.
    func tree(limit: Int = 2_000) -> String {
        var lines: [String] = []
        func add(_ element: any QueriedElement, _ depth: Int) {
            guard lines.count < limit else { return }
            lines.append(String(repeating: "  ", count: depth) + element.line)
            for child in element.queriedChildren { add(child, depth + 1) }
        }
        add(self, 0)
        if lines.count == limit { lines.append("…") }
        return lines.joined(separator: "\n")
    }
}
