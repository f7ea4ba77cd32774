import Foundation

/// The resistance of content that is dragged past its edge. A drag of d moves it by c·d·L / (c·|d| + L), which is always less than the view's
/// length L.
struct RubberBand: Equatable {
    /// The view's length along the axis, in points.
    let length: CGFloat

    /// The displacement of the content for a drag by `distance` past the edge.
    func shown(_ distance: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let pulled = ScrollConstants.rubberBand * abs(distance)
        return (distance < 0 ? -1 : 1) * pulled * length / (pulled + length)
    }

    /// The inverse of ``shown(_:)``: the drag distance for a displacement. Used if a touch catches content past its edge.
    func distance(shown: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        // A flick may displace content further than any drag could.
        let part = min(abs(shown), length * 0.98)
        return (shown < 0 ? -1 : 1) * part * length / (ScrollConstants.rubberBand * (length - part))
    }

    /// The displayed position for a drag to `offset`, with resistance outside `range`.
    func position(_ offset: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        if offset < range.lowerBound { return range.lowerBound + shown(offset - range.lowerBound) }
        if offset > range.upperBound { return range.upperBound + shown(offset - range.upperBound) }
        return offset
    }

    /// The inverse of ``position(_:in:)``.
    func offset(at position: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        if position < range.lowerBound { return range.lowerBound + distance(shown: position - range.lowerBound) }
        if position > range.upperBound { return range.upperBound + distance(shown: position - range.upperBound) }
        return position
    }
}
