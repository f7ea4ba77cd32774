import Foundation
import UIKit

/// An element of the app. Its query searches for it again at each use.
///
/// If the element does not exist, reading an attribute or performing an action fails the test. The message of the failure contains the tree of elements and the
/// path of a screenshot. Points are in screen coordinates.
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider, XCUIElementSnapshotProviding, XCUIScreenshotProviding
{
    /// The search for the element; nil for an app, from which all searches start.
    private let ownPath: ElementPath?

    /// Creates an element for the result of a search. `path` is nil for an app.
    init(_ path: ElementPath?) {
        ownPath = path
    }

    var path: ElementPath {
        if let ownPath { return ownPath }
        if let application = self as? XCUIApplication { return .application(application) }
        preconditionFailure("Only an app and the result of a query are elements.")
    }

    var application: XCUIApplication { path.application }

    // MARK: State

    /// Whether the query has a match at this moment. Does not wait.
    open var exists: Bool { current != nil }

    /// Whether a touch can reach the element: it is on the screen, and other views do not cover it.
    open var isHittable: Bool {
        guard let session = application.session, let node = current else { return false }
        return session.hitPoint(of: node) != nil
    }

    open var identifier: String { read("") { $0.identifier } }
    open var frame: CGRect { read(.zero) { $0.frame } }
    open var value: Any? { read(nil) { $0.value } }
    open var title: String { read("") { _ in "" } }
    open var label: String { read("") { $0.label } }
    open var elementType: ElementType { read(.any) { $0.type } }
    open var isEnabled: Bool { read(false) { $0.isEnabled } }
    open var horizontalSizeClass: SizeClass { read(.unspecified) { $0.horizontalSizeClass } }
    open var verticalSizeClass: SizeClass { read(.unspecified) { $0.verticalSizeClass } }
    open var placeholderValue: String? { read(nil) { $0.placeholderValue } }
    open var isSelected: Bool { read(false) { $0.isSelected } }
    open var hasFocus: Bool { read(false) { $0.hasFocus } }

    // MARK: Waiting

    /// Waits until the element exists.
    ///
    /// - Returns: False if the element does not exist after `timeout` seconds.
    @discardableResult
    open func waitForExistence(timeout: TimeInterval) -> Bool { wait(timeout) { $0.exists } }

    /// Waits until the element no longer exists.
    ///
    /// - Returns: False if the element still exists after `timeout` seconds.
    @discardableResult
    open func waitForNonExistence(timeout: TimeInterval) -> Bool { wait(timeout) { !$0.exists } }

    /// Waits until a property has a value.
    ///
    /// - Returns: False if, after `timeout` seconds, the property has another value or the element does not exist.
    @discardableResult
    public func wait<Value: Equatable>(for keyPath: KeyPath<XCUIElement, Value>, toEqual value: Value, timeout: TimeInterval) -> Bool {
        wait(timeout) { element in
            if keyPath == \XCUIElement.exists as AnyKeyPath || keyPath == \XCUIElement.isHittable as AnyKeyPath {
                return element[keyPath: keyPath] == value
            }
            return element.exists && element[keyPath: keyPath] == value
        }
    }

    private func wait(_ timeout: TimeInterval, until condition: (XCUIElement) -> Bool) -> Bool {
        guard let session = application.session else { return condition(self) }
        return session.wait(timeout) { condition(self) }
    }

    // MARK: Searching

    /// The descendants of a type.
    open func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery(.descendants(path, type)) }

    /// The children of a type.
    open func children(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery(.children(path, type)) }

    /// The first match of the element's query.
    open var firstMatch: XCUIElement {
        if case .only(let path) = path { return XCUIElement(.first(path)) }
        return self
    }

    /// Captures the attributes of the element and of its descendants.
    ///
    /// - Throws: ``XCUIError`` if the element does not exist.
    open func snapshot() throws -> any XCUIElementSnapshot {
        guard let node = current else { throw XCUIError(description: missing) }
        return application.evaluate { ElementSnapshot(node) }
    }

    /// An image of the element and its descendants, as they were last drawn.
    open func screenshot() -> XCUIScreenshot {
        let frame = read(CGRect.zero) { $0.frame }
        return XCUIScreenshot(of: application.session, in: self is XCUIApplication ? nil : frame)
    }

    // MARK: Description

    /// The steps of the element's query.
    open override nonisolated var description: String {
        let element = UncheckedReference(self)
        return MainActor.assumeIsolated { element.object.path.steps.last ?? "" }
    }

    /// The element's tree, and the steps of its query.
    open override nonisolated var debugDescription: String {
        let element = UncheckedReference(self)
        return MainActor.assumeIsolated {
            let element = element.object
            let steps = element.path.steps.map { "↪︎ \($0)" }.joined(separator: "\n")
            guard let node = element.current else { return element.missing + "\nQuery chain:\n\(steps)" }
            let tree = element.application.evaluate { node.tree() }
            return "Attributes: \(element.application.evaluate { node.line })\nElement subtree:\n\(tree)\nQuery chain:\n\(steps)"
        }
    }

    // MARK: Finding the node

    /// The element's current match; nil without one.
    var current: (any QueriedElement)? { application.evaluate { path.matches(limit: 1).first } }

    /// The message of the failure if nothing matches.
    var missing: String {
        let input = path.input.map { path in application.evaluate { path.matches(limit: 20).map(\.line) } } ?? []
        let found = input.isEmpty ? "" : " from input {(\n" + input.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
        return "No matches found for \(path.steps.joined(separator: " -> "))\(found)"
    }

    /// Waits for a match and returns it. Fails the test without a match, or if several elements match.
    func resolve(_ action: String, at site: CallSite?) -> (any QueriedElement)? {
        guard let session = application.session else {
            Failure.record("Failed to \(action): \(application.name) is not running", at: site)
            return nil
        }
        guard session.wait(Self.patience, until: { current != nil }) else {
            Failure.record("Failed to \(action): \(session.problem ?? missing)", at: site)
            return nil
        }
        guard case .only(let path) = path else { return current }
        let found = application.evaluate { path.matches(limit: 2) }
        if found.count > 1 {
            let lines = application.evaluate { path.matches(limit: 20).map { "    \($0.line)" } }
            Failure.record(
                "Failed to \(action): Multiple matching elements found for \(path.steps.joined(separator: " -> ")).\nSparse tree:\n"
                    + lines.joined(separator: "\n"), at: site)
            return nil
        }
        return found.first
    }

    /// The time that an action waits for its element, in seconds.
    private static let patience: TimeInterval = 3

    private func read<Value>(_ fallback: Value, _ attribute: (any QueriedElement) -> Value) -> Value {
        guard let node = current ?? resolve("get matching snapshot", at: nil) else { return fallback }
        return application.evaluate { attribute(node) }
    }
}
