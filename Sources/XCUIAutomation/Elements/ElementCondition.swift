import Foundation

/// A condition of a query, with its description.
struct ElementCondition {
    let description: String
    let isSatisfied: @MainActor (any QueriedElement) -> Bool

    @MainActor
    func isSatisfied(by node: any QueriedElement) -> Bool { isSatisfied(node) }

    /// The condition that an element's identifier, label, value, title or placeholder equals `name`.
    static func named(_ name: String) -> ElementCondition {
        ElementCondition(description: "Elements matching predicate '\"\(name)\" IN identifiers'") { $0.isNamed(name) }
    }

    /// The condition that a predicate is true for an element.
    static func predicate(_ predicate: NSPredicate) -> ElementCondition {
        // `nonisolated(unsafe)` is safe: predicates are immutable, and are evaluated only on the main actor.
        nonisolated(unsafe) let predicate = predicate
        return ElementCondition(description: "Elements matching predicate '\(PredicateTexts.text(of: predicate))'") { node in
            predicate.evaluate(with: NodeAttributes(node))
        }
    }

    /// The condition that an element has a descendant of the given type that satisfies `condition`.
    static func containing(_ type: XCUIElement.ElementType, _ condition: ElementCondition) -> ElementCondition {
        ElementCondition(description: "Elements containing \(type.title): \(condition.description)") { node in
            !node.visit { !((type == .any || $0.type == type) && condition.isSatisfied(by: $0)) }
        }
    }
}
