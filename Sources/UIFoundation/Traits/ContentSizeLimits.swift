/// The minimum and the maximum text size of a view.
@MainActor
package struct ContentSizeLimits {
    package var minimum: UIContentSizeCategory?
    package var maximum: UIContentSizeCategory?

    package init() {}

    /// Returns the traits with the text size clamped to the limits. Returns `known` if it has the same values.
    package func applied(to traits: UITraitCollection, known: UITraitCollection) -> UITraitCollection {
        let wanted = traits.preferredContentSizeCategory
        guard wanted != .unspecified else { return traits }
        var category = wanted
        if let minimum, category < minimum { category = minimum }
        if let maximum, maximum < category { category = maximum }
        guard category != wanted else { return traits }
        let limited = traits.modifyingTraits { $0.preferredContentSizeCategory = category }
        return limited == known && limited.values.tint == known.values.tint ? known : limited
    }
}
