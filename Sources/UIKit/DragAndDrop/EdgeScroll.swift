/// The speed at which content scrolls under a drag near an edge.
struct EdgeScroll: Equatable {
    /// The width of the scrolling band at each edge of a view with the given length, in points. At least half of the view remains between the bands.
    static func band(of length: CGFloat) -> CGFloat { min(DragConstants.scrollBand, length / 4) }

    /// The speed along one axis, in points per second, for a drag at `position` in a view that extends from 0 to `length`.
    ///
    /// Negative in the band at the start, and 0 between the bands and outside the view. The speed grows with the square of the distance into the
    /// band. It is low at first, so that the user can aim.
    static func speed(at position: CGFloat, length: CGFloat) -> CGFloat {
        let band = band(of: length)
        guard band > 0, position >= 0, position <= length else { return 0 }
        let depth = position < band ? position - band : max(0, position - (length - band))
        let share = depth / band
        return share * abs(share) * DragConstants.scrollSpeed
    }

    /// The offset after `duration` seconds at `speed`, within `limits`.
    static func offset(from offset: CGFloat, speed: CGFloat, duration: TimeInterval, limits: ClosedRange<CGFloat>) -> CGFloat {
        // If the content is overscrolled, the range includes the current offset, so that the content does not jump back.
        let range = min(limits.lowerBound, offset)...max(limits.upperBound, offset)
        return min(max(offset + speed * duration, range.lowerBound), range.upperBound)
    }
}
