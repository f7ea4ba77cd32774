extension UIView {
    /// Takes in how much of the view is covered: what covers its superview and reaches into it, and what its controller
    /// and the bars of that one's container add.
    func updateSafeArea() {
        // By far the most views have nothing to do with it.
        let mayBeCovered = mayHaveSafeArea || mayHaveController && controller != nil || parentReference?.borrow { $0.hasSafeArea } ?? true
        guard mayBeCovered else { return }
        var insets = safeAreaFromAbove
        if let controller {
            insets = insets.adding(controller.additionalSafeAreaInsets)
            if let bars = controller.containerItems?.barInsets { insets = insets.adding(bars) }
        }
        guard insets != safeArea else { return }
        safeArea = insets
        if margins.insetsFromSafeArea { tellMarginsChange() }
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        refreshConstraints(to: .safeArea)
        setNeedsLayout()
        withStackRoom {
            for subview in orderedSubviews where subview.parent === self { subview.updateSafeArea() }
        }
    }

    /// Whether some of the view may be covered, as far as is known without asking its class for the insets.
    var hasSafeArea: Bool { mayHaveSafeArea || OverriddenMethods.of(type(of: self)).contains(.safeArea) }

    private var safeAreaFromAbove: UIEdgeInsets {
        guard let parent else { return (self as? UIWindow)?.coveredByMenuBar ?? .zero }
        // What the superview says, which its class may override.
        let above = parent.safeAreaInsets
        guard above != .zero else { return .zero }
        return above.seen(from: frame, in: parent.bounds)
    }
}
