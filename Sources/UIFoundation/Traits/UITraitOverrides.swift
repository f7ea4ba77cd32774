/// The overridden traits of a view, controller or window, which also apply to its descendants.
public struct UITraitOverrides: UIMutableTraits {
    package var values = TraitValues.none

    package init() {}

    /// The override of a trait; the trait's default value if it is not overridden.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether `trait` is overridden.
    public func contains(_ trait: UITrait) -> Bool {
        values.contains(trait)
    }

    /// Removes the override of `trait`, which is then inherited.
    public mutating func remove(_ trait: UITrait) {
        values.remove(trait)
    }
}

extension UITraitOverrides {
    /// Returns a copy with an override of the style; without one if `style` is unspecified.
    package func overriding(style: UIUserInterfaceStyle) -> UITraitOverrides {
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
    /// Returns this collection with `overrides`; the collection itself if they are empty.
    package func overridden(by overrides: UITraitOverrides?) -> UITraitCollection {
        guard let overrides, !overrides.values.isEmpty else { return self }
        return UITraitCollection(values: values.merging(overrides.values))
    }
}
