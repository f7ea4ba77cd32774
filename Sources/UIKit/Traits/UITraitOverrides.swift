/// The traits that a view, a controller or a window changes for itself and everything below it.
public struct UITraitOverrides: UIMutableTraits {
    var values = TraitValues.none

    /// The value that a trait is overridden with; its default where it is not.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether `trait` is overridden.
    public func contains(_ trait: UITrait) -> Bool {
        values.contains(trait)
    }

    /// Lets `trait` be what is above in the hierarchy says.
    public mutating func remove(_ trait: UITrait) {
        values.remove(trait)
    }
}

extension UITraitOverrides {
    /// A copy that says light or dark, or nothing about it where `style` is unspecified.
    func overriding(style: UIUserInterfaceStyle) -> UITraitOverrides {
        var overrides = self
        if style == .unspecified {
            overrides.remove(UITraitUserInterfaceStyle.self)
        } else {
            overrides.userInterfaceStyle = style
        }
        return overrides
    }
}

extension UITraitCollection {
    /// This collection with what `overrides` say: the collection itself, where they say nothing.
    func overridden(by overrides: UITraitOverrides?) -> UITraitCollection {
        guard let overrides, !overrides.values.isEmpty else { return self }
        return UITraitCollection(values: values.merging(overrides.values))
    }
}
