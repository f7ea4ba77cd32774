import Foundation

/// A place along a vertical axis: an edge, a centre or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to `otherAnchor`, to make constraints with.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutTerm(from: term.item, term.attribute, to: otherAnchor.term.item, otherAnchor.term.attribute))
    }

    /// A constraint that puts this anchor below `anchor` by `multiplier` times the system's spacing. Between baselines that depends on
    /// the fonts.
    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.equal, below: anchor, multiplier)
    }

    /// A constraint that keeps this anchor below `anchor` by at least `multiplier` times the system's spacing.
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, below: anchor, multiplier)
    }

    /// A constraint that keeps this anchor below `anchor` by at most `multiplier` times the system's spacing.
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, below: anchor, multiplier)
    }

    private func spaced(
        _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(relation, anchor, SystemSpacing.below(anchor.term, to: term) * multiplier)
    }
}
