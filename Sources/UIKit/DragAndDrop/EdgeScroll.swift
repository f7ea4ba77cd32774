/// How fast content scrolls under a drag that is held near an edge.
struct EdgeScroll: Equatable {
    /// How many points along each side the edges are felt; narrow views leave room between them.
    static func band(of length: CGFloat) -> CGFloat { min(DragConstants.scrollBand, length / 4) }

    /// Points per second along one axis, for a drag at `position` of a view that shows from 0 to `length`: negative towards the beginning, 0
    /// between the bands and outside of the view. It grows with the square of the way into the band, so that the first points are slow enough
    /// to aim.
    static func speed(at position: CGFloat, length: CGFloat) -> CGFloat {
        let band = band(of: length)
        guard band > 0, position >= 0, position <= length else { return 0 }
        let depth = position < band ? position - band : max(0, position - (length - band))
        let share = depth / band
        return share * abs(share) * DragConstants.scrollSpeed
    }

    /// Where content goes that is at `offset` after `duration` seconds at `speed`, within `limits`.
    static func offset(from offset: CGFloat, speed: CGFloat, duration: TimeInterval, limits: ClosedRange<CGFloat>) -> CGFloat {
        // Content beyond an edge is not pulled back by a drag that pushes it further.
        let range = min(limits.lowerBound, offset)...max(limits.upperBound, offset)
        return min(max(offset + speed * duration, range.lowerBound), range.upperBound)
    }
}
