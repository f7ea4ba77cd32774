import Foundation

/// A condition of a query, with its description.
struct ElementCondition {
    let description: String
    let isSatisfied: @MainActor (ElementNode) -> Bool

    @MainActor
    func isSatisfied(by node: ElementNode) -> Bool { isSatisfied(node) }

    /// Returns the condition that the element has a name.
    static func named(_ name: String) -> ElementCondition {
        ElementCondition(description: "Elements matching predicate '\"\(name)\" IN identifiers'") { $0.isNamed(name) }
    }

    /// Returns the condition that a predicate is true for the element.
    static func predicate(_ predicate: NSPredicate) -> ElementCondition {
        // Predicates are immutable, and are evaluated on the main actor only.
        nonisolated(unsafe) let predicate = predicate
        return ElementCondition(description: "Elements matching predicate '\(PredicateTexts.text(of: predicate))'") { node in
            predicate.evaluate(with: NodeAttributes(node))
        }
    }

    /// The element contains one with the condition.
    static func containing(_ type: XCUIElement.ElementType, _ condition: ElementCondition) -> ElementCondition {
        ElementCondition(description: "Elements containing \(type.title): \(condition.description)") { node in
            !node.visitDescendants { !((type == .any || $0.type == type) && condition.isSatisfied(by: $0)) }
        }
    }
}
