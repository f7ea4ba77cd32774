import Foundation

/// The syntax tree of a parsed predicate.
indirect enum FormatPredicate {
    case constant(Bool)
    case not(FormatPredicate)
    case and(FormatPredicate, FormatPredicate)
    case or(FormatPredicate, FormatPredicate)
    case comparison(PredicateTerm, PredicateOperator, PredicateTerm, PredicateOptions)

    @MainActor
    func isTrue(for object: Any?) -> Bool {
        switch self {
        case .constant(let value): return value
        case .not(let predicate): return !predicate.isTrue(for: object)
        case .and(let first, let second): return first.isTrue(for: object) && second.isTrue(for: object)
        case .or(let first, let second): return first.isTrue(for: object) || second.isTrue(for: object)
        case .comparison(let left, let operation, let right, let options):
            return operation.compare(left.value(for: object), right.value(for: object), options)
        }
    }
}
