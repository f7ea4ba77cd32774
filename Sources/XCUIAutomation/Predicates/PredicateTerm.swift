/// One side of a comparison.
enum PredicateTerm {
    /// An attribute of the object; `SELF` for the object itself.
    case attribute(String)
    case constant(Any?)

    @MainActor
    func value(for object: Any?) -> Any? {
        switch self {
        case .constant(let value): return value
        case .attribute(let name):
            if name.lowercased() == "self" { return object }
            return PredicateAttributes.value(name, of: object)
        }
    }
}
