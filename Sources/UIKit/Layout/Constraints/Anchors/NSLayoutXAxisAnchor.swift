import Foundation

/// An anchor along the horizontal axis: an edge or a center.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Creates the distance from this anchor to `otherAnchor`, for constraints.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutTerm(from: term.item, term.attribute, to: otherAnchor.term.item, otherAnchor.term.attribute))
    }

    /// Creates a constraint that keeps this anchor `multiplier` times the system spacing after `anchor`, in the layout direction.
    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.equal, after: anchor, multiplier)
    }

    /// Creates a constraint that keeps this anchor at least `multiplier` times the system spacing after `anchor`, in the layout direction.
    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, after: anchor, multiplier)
    }

    /// Creates a constraint that keeps this anchor at most `multiplier` times the system spacing after `anchor`, in the layout direction.
    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, after: anchor, multiplier)
    }

    private func spaced(
        _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutXAxisAnchor, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(relation, anchor, SystemSpacing.betweenViews * multiplier)
    }
}
