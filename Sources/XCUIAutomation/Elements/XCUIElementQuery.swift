import UIKit

/// A search for elements of the app. It is evaluated again for each use.
///
/// ```swift
/// let app = XCUIApplication()
/// app.launch()
/// app.tables.cells.containing(.staticText, identifier: "Milk").firstMatch.tap()
/// ```
///
/// A name in a subscript or in an `identifier:` is compared with an element's accessibility identifier, label, value and placeholder.
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    let path: ElementPath

    init(_ path: ElementPath) {
        self.path = path
    }

    // MARK: Results

    /// The number of matches.
    open var count: Int { evaluated { $0.matches().count } }

    /// The only match. If there are several, an action on it fails the test.
    open var element: XCUIElement { XCUIElement(.only(path)) }

    /// The first match. The search stops there.
    open var firstMatch: XCUIElement { XCUIElement(.first(path)) }

    /// The match at an index.
    open func element(boundBy index: Int) -> XCUIElement { XCUIElement(.indexed(path, index)) }

    /// The match at an index.
    @available(*, deprecated, renamed: "element(boundBy:)")
    open func element(at index: Int) -> XCUIElement { element(boundBy: index) }

    /// The only match that satisfies a predicate.
    open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

    /// The only match that has a type and a name.
    open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        matching(elementType, identifier: identifier).element
    }

    /// The only match with a name.
    open subscript(key: String) -> XCUIElement { matching(identifier: key).element }

    /// An element for each match, identified by its index. The query is evaluated once for the number of matches. Each element then searches again.
    open var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

    /// An element for each match, identified by its view or accessibility element.
    open var allElementsBoundByAccessibilityElement: [XCUIElement] {
        let nodes = evaluated { $0.matches() }
        return nodes.enumerated().map { index, node in
            // The condition retains the object, so that its address is not reused.
            let identity = node.identity
            let condition = ElementCondition(description: "Element \(index), bound by accessibility element") { $0.identity == identity }
            return XCUIElement(.first(.filtered(path, condition)))
        }
    }

    // MARK: Other searches

    /// The descendants of a type of all matches.
    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { XCUIElementQuery(.descendants(path, type)) }

    /// The children of a type of all matches.
    open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { XCUIElementQuery(.children(path, type)) }

    /// The matches whose attributes satisfy a predicate.
    open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { XCUIElementQuery(.filtered(path, .predicate(predicate))) }

    /// The matches that have a type and a name. If `identifier` is nil, they may have any name.
    open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        let condition = ElementCondition(description: Self.text(elementType, identifier)) { node in
            (elementType == .any || node.type == elementType) && (identifier.map { node.isNamed($0) } ?? true)
        }
        return XCUIElementQuery(.filtered(path, condition))
    }

    /// The matches with a name.
    open func matching(identifier: String) -> XCUIElementQuery { XCUIElementQuery(.filtered(path, .named(identifier))) }

    /// The matches with a descendant that satisfies a predicate.
    open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
        XCUIElementQuery(.filtered(path, .containing(.any, .predicate(predicate))))
    }

    /// The matches that have a descendant with a type and a name. If `identifier` is nil, the descendant may have any name.
    open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        let condition = identifier.map { ElementCondition.named($0) } ?? ElementCondition(description: "Every element") { _ in true }
        return XCUIElementQuery(.filtered(path, .containing(elementType, condition)))
    }

    private static func text(_ type: XCUIElement.ElementType, _ identifier: String?) -> String {
        "Elements matching type \(type.title)" + (identifier.map { " and identifier '\($0)'" } ?? "")
    }

    // MARK: Description

    /// The steps of the query and its matches.
    open override nonisolated var debugDescription: String {
        let query = UncheckedReference(self)
        return MainActor.assumeIsolated {
            let path = query.object.path
            let found = query.object.evaluated { $0.matches(limit: 100).map(\.line) }
            return "Find: " + path.steps.joined(separator: "\n↪︎ ") + "\n↪︎ Output: {\n"
                + found.map { "    \($0)\n" }.joined() + "  }"
        }
    }

    func evaluated<Result>(_ body: (ElementPath) -> Result) -> Result { path.application.evaluate { body(path) } }
}
