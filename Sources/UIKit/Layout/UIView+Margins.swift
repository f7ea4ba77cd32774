extension UIView {
    var effectiveLayoutMargins: UIEdgeInsets {
        let standard = LayoutMargins.width
        var insets = margins.own.map { UIEdgeInsets($0, in: effectiveUserInterfaceLayoutDirection) }
        if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
            let minimum = UIEdgeInsets(controller.systemMinimumLayoutMargins, in: effectiveUserInterfaceLayoutDirection)
            insets = insets.map { $0.atLeast(minimum) } ?? minimum
        }
        var result = insets ?? UIEdgeInsets(top: standard, left: standard, bottom: standard, right: standard)
        if margins.insetsFromSafeArea { result = result.adding(safeArea) }
        if margins.preservesSuperview, let parent {
            result = result.atLeast(withStackSpace { parent.effectiveLayoutMargins }.seen(from: frame, in: parent.bounds))
        }
        return result
    }

    /// Changes the margin settings, and notifies the view if its effective margins changed.
    func changeMargins(_ change: (inout LayoutMargins) -> Void) {
        let before = effectiveLayoutMargins
        // Change a copy: `change` may call the app's code, which may read the margins at the same time.
        var changed = margins
        change(&changed)
        margins = changed
        if effectiveLayoutMargins != before { notifyMarginsChange() }
    }

    /// Notifies the view that its margins changed, and the subviews that preserve them.
    func notifyMarginsChange() {
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
        refreshConstraints(to: .margins)
        setNeedsLayout()
        withStackSpace {
            for subview in orderedSubviews where subview.margins.preservesSuperview { subview.notifyMarginsChange() }
        }
    }

    var effectiveDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: currentTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// Returns the layout direction of content with the given semantic attribute, for the current traits.
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns the layout direction of content with the given semantic attribute, within a layout of the given direction.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: layoutDirection
        }
    }

    /// The value of ``intrinsicContentSize`` along an axis without an intrinsic size.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
}

extension UIEdgeInsets {
    /// The insets with their signs inverted, so that they enlarge a rectangle.
    var inverted: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }

    /// Returns the larger inset at each edge.
    func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom), right: max(right, other.right))
    }

    /// Returns the sum of the insets at each edge.
    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }

    /// Converts insets of `bounds` to insets of `rect` inside it: the overlap at each edge. The result is never negative, and never larger than
    /// `self`, even if `rect` extends beyond the bounds.
    func seen(from rect: CGRect, in bounds: CGRect) -> UIEdgeInsets {
        if self == .zero { return .zero }
        return UIEdgeInsets(
            top: max(0, top - max(0, rect.minY - bounds.minY)), left: max(0, left - max(0, rect.minX - bounds.minX)),
            bottom: max(0, bottom - max(0, bounds.maxY - rect.maxY)), right: max(0, right - max(0, bounds.maxX - rect.maxX)))
    }
}
