/// The smallest and the largest size of text that a view lets in.
@MainActor
struct ContentSizeLimits {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    /// The traits with a size of text within the limits. `known` is answered where it says the same.
    func applied(to traits: UITraitCollection, known: UITraitCollection) -> UITraitCollection {
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
