import Foundation

/// One constraint of a stack, without its constant. The stack uses the rule as a dictionary key to find an existing constraint for reuse.
@MainActor
struct ArrangementRule: @MainActor Hashable {
    let first: LayoutTerm
    let relation: NSLayoutConstraint.Relation
    let second: LayoutTerm?
    var multiplier: CGFloat = 1
    var priority = UILayoutPriority.required
    let identifier: String

    static func == (one: ArrangementRule, other: ArrangementRule) -> Bool {
        one.key == other.key
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(key)
    }

    private var key: [AnyHashable] {
        var key: [AnyHashable] = [relation.rawValue, multiplier, priority.rawValue, identifier]
        for term in [first, second] {
            guard let term else { continue }
            key.append(term.item.map { ObjectIdentifier($0) })
            key.append(term.attribute.rawValue)
            key.append(term.origin.map { ObjectIdentifier($0) })
            key.append(term.originAttribute.rawValue)
        }
        return key
    }

    /// Creates the constraint of the rule.
    func constraint(constant: CGFloat) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraint.identifier = identifier
        return constraint
    }
}
