/// Functions that examine the superclasses of a class.
enum ClassLineage {
    /// Whether `candidate` is `ancestor` or a subclass of it.
    static func isKind(_ candidate: AnyClass, of ancestor: AnyClass) -> Bool {
        sequence(first: candidate, next: { _getSuperclass($0) }).contains { $0 == ancestor }
    }

    /// The classes from the root class down to `type`.
    static func classes(of type: AnyClass) -> [AnyClass] {
        Array(sequence(first: type, next: { _getSuperclass($0) })).reversed()
    }
}
