extension UIView {
    /// Updates the safe area insets. They are the part of the superview's insets that overlaps the view, plus the controller's additional insets and
    /// its container's bars.
    func updateSafeArea() {
        // Skips the views without a safe area, which are the most frequent.
        let mayBeCovered = mayHaveSafeArea || mayHaveController && controller != nil || parentReference?.borrow { $0.hasSafeArea } ?? true
        guard mayBeCovered else { return }
        var insets = safeAreaFromAbove
        if let controller {
            insets = insets.adding(controller.additionalSafeAreaInsets)
            if let bars = controller.containerItems?.barInsets { insets = insets.adding(bars) }
        }
        guard insets != safeArea else { return }
        safeArea = insets
        if margins.insetsFromSafeArea { notifyMarginsChange() }
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        refreshConstraints(to: .safeArea)
        setNeedsLayout()
        withStackSpace {
            for subview in orderedSubviews where subview.parent === self { subview.updateSafeArea() }
        }
    }

    /// Whether the view may have safe area insets. Does not call `safeAreaInsets`, which its class may override.
    var hasSafeArea: Bool { mayHaveSafeArea || OverriddenMethods.of(type(of: self)).contains(.safeArea) }

    private var safeAreaFromAbove: UIEdgeInsets {
        guard let parent else { return (self as? UIWindow)?.coveredByMenuBar ?? .zero }
        // Read the property, because the superview's class may override it.
        let above = parent.safeAreaInsets
        guard above != .zero else { return .zero }
        return above.seen(from: frame, in: parent.bounds)
    }
}
