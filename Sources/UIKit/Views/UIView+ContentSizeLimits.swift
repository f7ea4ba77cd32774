extension UIView {
    /// The text of ``appliedContentSizeCategoryLimitsDescription``.
    var contentSizeLimitsDescription: String {
        let lines = sequence(first: self, next: { $0.superview }).compactMap { view -> String? in
            guard let limits = view.traitNode?.contentSizeLimits, limits.minimum != nil || limits.maximum != nil else { return nil }
            let least = limits.minimum.map { "at least \($0.rawValue)" }
            let most = limits.maximum.map { "at most \($0.rawValue)" }
            return "\(view): \([least, most].compactMap { $0 }.joined(separator: ", "))"
        }
        return lines.isEmpty ? "No limits: \(traitCollection.preferredContentSizeCategory.rawValue)" : lines.joined(separator: "\n")
    }

    /// Changes the limits and updates the traits.
    func limitContentSize(_ change: (inout ContentSizeLimits) -> Void) {
        var limits = traitNode?.contentSizeLimits ?? ContentSizeLimits()
        change(&limits)
        guard traitNode != nil || limits.minimum != nil || limits.maximum != nil else { return }
        madeTraitNode.contentSizeLimits = limits
        updateTraits()
    }
}
