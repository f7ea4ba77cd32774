import Foundation

/// An anchor along the vertical axis: an edge, a center or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Creates the distance from this anchor to `otherAnchor`, for constraints.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutTerm(from: term.item, term.attribute, to: otherAnchor.term.item, otherAnchor.term.attribute))
    }

    /// Creates a constraint that keeps this anchor `multiplier` times the system spacing below `anchor`. Between baselines the spacing depends on the
    /// fonts.
    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.equal, below: anchor, multiplier)
    }

    /// Creates a constraint that keeps this anchor at least `multiplier` times the system spacing below `anchor`.
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, below: anchor, multiplier)
    }

    /// Creates a constraint that keeps this anchor at most `multiplier` times the system spacing below `anchor`.
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, below: anchor, multiplier)
    }

    private func spaced(
        _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(relation, anchor, SystemSpacing.below(anchor.term, to: term) * multiplier)
    }
}
