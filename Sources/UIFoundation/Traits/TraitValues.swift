/// The values of the traits that were set, keyed by the trait's type.
package struct TraitValues: UIMutableTraits {
    private var values: [ObjectIdentifier: (trait: UITrait, value: Any)] = [:]
    /// The tint to which ``UIColor/tintColor`` resolves; nil for the system's blue. It is not a public trait: comparisons ignore it.
    package var tint: TraitTint?

    /// A container without traits.
    static var none: TraitValues { TraitValues() }

    package var isEmpty: Bool { values.isEmpty && tint == nil }

    /// The traits that were set, in any order.
    var traits: [UITrait] { values.values.map(\.trait) }

    package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue }
        set { values[ObjectIdentifier(trait)] = (trait, newValue) }
    }

    func contains(_ trait: UITrait) -> Bool {
        values[ObjectIdentifier(trait)] != nil
    }

    mutating func remove(_ trait: UITrait) {
        values[ObjectIdentifier(trait)] = nil
    }

    /// Returns these traits, with the values of `other` taking precedence.
    func merging(_ other: TraitValues) -> TraitValues {
        if other.isEmpty { return self }
        if isEmpty { return other }
        var merged = self
        merged.values.merge(other.values) { _, new in new }
        merged.tint = other.tint ?? tint
        return merged
    }

    /// Returns the traits that have different values in the two containers, or that only one container sets.
    func differences(from other: TraitValues) -> [UITrait] {
        var differences = values.values.filter { !other.agrees(on: $0.trait, with: self) }.map(\.trait)
        differences += other.values.filter { values[$0.key] == nil && !agrees(on: $0.value.trait, with: other) }.map(\.value.trait)
        return differences
    }

    /// Whether all traits that `other` sets have the same value here.
    func containsValues(of other: TraitValues) -> Bool {
        other.values.values.allSatisfy { contains($0.trait) && agrees(on: $0.trait, with: other) }
    }

    private func agrees(on trait: UITrait, with other: TraitValues) -> Bool {
        func compare<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
            isSame(self[trait], other[trait])
        }
        return compare(trait)
    }

    /// Compares equatable values by equality, and objects by identity. Other values always count as different.
    private func isSame(_ one: Any, _ other: Any) -> Bool {
        func compare<Value: Equatable>(_ one: Value) -> Bool {
            (other as? Value) == one
        }
        if let one = one as? any Equatable { return compare(one) }
        if type(of: one) is AnyClass, type(of: other) is AnyClass { return (one as AnyObject) === (other as AnyObject) }
        return false
    }
}
