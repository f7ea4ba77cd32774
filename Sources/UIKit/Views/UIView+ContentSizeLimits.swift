extension UIView {
    /// The smallest size of text in the view and its subviews; nil, the default, for no limit.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitNode?.contentSizeLimits.minimum }
        set { limitContentSize { $0.minimum = newValue } }
    }

    /// The largest size of text in the view and its subviews; nil, the default, for no limit. For what cannot grow further: give it to the
    /// ``UILargeContentViewerInteraction`` then.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitNode?.contentSizeLimits.maximum }
        set { limitContentSize { $0.maximum = newValue } }
    }

    /// The limits of the view and of the views around it, for a person who looks for the cause of a size.
    public var appliedContentSizeCategoryLimitsDescription: String {
        let lines = sequence(first: self, next: { $0.superview }).compactMap { view -> String? in
            guard let limits = view.traitNode?.contentSizeLimits, limits.minimum != nil || limits.maximum != nil else { return nil }
            let least = limits.minimum.map { "at least \($0.rawValue)" }
            let most = limits.maximum.map { "at most \($0.rawValue)" }
            return "\(view): \([least, most].compactMap { $0 }.joined(separator: ", "))"
        }
        return lines.isEmpty ? "No limits: \(traitCollection.preferredContentSizeCategory.rawValue)" : lines.joined(separator: "\n")
    }

    private func limitContentSize(_ change: (inout ContentSizeLimits) -> Void) {
        var limits = traitNode?.contentSizeLimits ?? ContentSizeLimits()
        change(&limits)
        guard traitNode != nil || limits.minimum != nil || limits.maximum != nil else { return }
        madeTraitNode.contentSizeLimits = limits
        updateTraits()
    }
}
