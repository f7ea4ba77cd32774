import Foundation

/// A place along a horizontal axis: an edge or a centre.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to `otherAnchor`, to make constraints with.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutTerm(from: term.item, term.attribute, to: otherAnchor.term.item, otherAnchor.term.attribute))
    }

    /// A constraint that puts this anchor behind `anchor`, in the direction of text, by `multiplier` times the system's spacing.
    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.equal, after: anchor, multiplier)
    }

    /// A constraint that keeps this anchor behind `anchor`, in the direction of text, by at least `multiplier` times the system's spacing.
    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, after: anchor, multiplier)
    }

    /// A constraint that keeps this anchor behind `anchor`, in the direction of text, by at most `multiplier` times the system's spacing.
    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, after: anchor, multiplier)
    }

    private func spaced(
        _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutXAxisAnchor, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(relation, anchor, SystemSpacing.betweenViews * multiplier)
    }
}
