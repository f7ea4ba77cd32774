import Foundation

/// How far content follows a finger past its edge: a drag of d shows c·d·L / (c·|d| + L), which never reaches the view's length L.
struct RubberBand: Equatable {
    /// The view's length along the axis, in points.
    let length: CGFloat

    /// What is shown of a drag that is `distance` past the edge.
    func shown(_ distance: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let pulled = ScrollConstants.rubberBand * abs(distance)
        return (distance < 0 ? -1 : 1) * pulled * length / (pulled + length)
    }

    /// The drag that shows `shown`: what a finger that catches content past its edge has in hand.
    func distance(shown: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        // A throw may show more than any drag could.
        let part = min(abs(shown), length * 0.98)
        return (shown < 0 ? -1 : 1) * part * length / (ScrollConstants.rubberBand * (length - part))
    }

    /// Where a drag to `offset` is shown, when content may go from `range`'s lower to its upper bound.
    func position(_ offset: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        if offset < range.lowerBound { return range.lowerBound + shown(offset - range.lowerBound) }
        if offset > range.upperBound { return range.upperBound + shown(offset - range.upperBound) }
        return offset
    }

    /// The drag that ``position(_:in:)`` shows at `position`.
    func offset(at position: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        if position < range.lowerBound { return range.lowerBound + distance(shown: position - range.lowerBound) }
        if position > range.upperBound { return range.upperBound + distance(shown: position - range.upperBound) }
        return position
    }
}
