/// The speed at which content scrolls under a drag near an edge.
struct EdgeScroll: Equatable {
    /// The width of the band at each side, in points. In narrow views there is a gap between both bands.
    static func band(of length: CGFloat) -> CGFloat { min(DragConstants.scrollBand, length / 4) }

    /// The speed along one axis, in points per second, for a drag at `position` of a view from 0 to `length`.
    ///
    /// Negative towards the beginning, and 0 between the bands and outside of the view. It grows with the square of the distance into the
    /// band, so that the first points are slow enough to aim.
    static func speed(at position: CGFloat, length: CGFloat) -> CGFloat {
        let band = band(of: length)
        guard band > 0, position >= 0, position <= length else { return 0 }
        let depth = position < band ? position - band : max(0, position - (length - band))
        let share = depth / band
        return share * abs(share) * DragConstants.scrollSpeed
    }

    /// The offset after `duration` seconds at `speed`, within `limits`.
    static func offset(from offset: CGFloat, speed: CGFloat, duration: TimeInterval, limits: ClosedRange<CGFloat>) -> CGFloat {
        // A drag does not pull overscrolled content back.
        let range = min(limits.lowerBound, offset)...max(limits.upperBound, offset)
        return min(max(offset + speed * duration, range.lowerBound), range.upperBound)
    }
}
