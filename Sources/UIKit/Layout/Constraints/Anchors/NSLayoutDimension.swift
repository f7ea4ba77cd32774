import Foundation

/// A width, a height or a distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A constraint that makes the dimension `c` points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .equal, nil, constant: c)
    }

    /// A constraint that makes the dimension at least `c` points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .greaterThanOrEqual, nil, constant: c)
    }

    /// A constraint that makes the dimension at most `c` points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(term, .lessThanOrEqual, nil, constant: c)
    }

    /// A constraint that makes the dimension `m` times as large as `anchor`.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        scale(.equal, anchor, m, 0)
    }

    /// A constraint that makes the dimension at least `m` times as large as `anchor`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        scale(.greaterThanOrEqual, anchor, m, 0)
    }

    /// A constraint that makes the dimension at most `m` times as large as `anchor`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        scale(.lessThanOrEqual, anchor, m, 0)
    }

    /// A constraint that makes the dimension `m` times as large as `anchor`, and `c` points larger.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        scale(.equal, anchor, m, c)
    }

    /// A constraint that makes the dimension at least `m` times as large as `anchor`, and `c` points larger.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        scale(.greaterThanOrEqual, anchor, m, c)
    }

    /// A constraint that makes the dimension at most `m` times as large as `anchor`, and `c` points larger.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        scale(.lessThanOrEqual, anchor, m, c)
    }

    private func scale(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutDimension, _ multiplier: CGFloat, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(term, relation, anchor.term, multiplier: multiplier, constant: constant)
    }
}
