import CoreGraphics

/// Which of several rectangles an arrow goes to.
enum FocusGeometry {
    /// The place of the nearest of several rectangles that lies that way; nil for none. What lies straight ahead counts as nearer than what lies
    /// aside.
    static func nearest(to start: CGRect, _ heading: UIFocusHeading, in frames: [CGRect]) -> Int? {
        var best: (index: Int, distance: CGFloat)?
        for (index, frame) in frames.enumerated() {
            guard let distance = distance(from: start, to: frame, heading), distance < best?.distance ?? .infinity else { continue }
            best = (index, distance)
        }
        return best?.index
    }

    /// How far a rectangle is that way; nil where it does not lie there.
    static func distance(from start: CGRect, to end: CGRect, _ heading: UIFocusHeading) -> CGFloat? {
        guard !end.isEmpty else { return nil }
        let isVertical = heading == .up || heading == .down
        let sign: CGFloat = heading == .down || heading == .right ? 1 : -1
        let ahead = isVertical ? end.midY - start.midY : end.midX - start.midX
        guard ahead * sign > 0.5 else { return nil }
        // From edge to edge, so that something large is not far away; aside by as much as the two do not overlap.
        let (from, to, edge) =
            isVertical
            ? (start.minX...start.maxX, end.minX...end.maxX, sign > 0 ? end.minY - start.maxY : start.minY - end.maxY)
            : (start.minY...start.maxY, end.minY...end.maxY, sign > 0 ? end.minX - start.maxX : start.minX - end.maxX)
        let overlap = min(from.upperBound, to.upperBound) - max(from.lowerBound, to.lowerBound)
        // What overlaps that way as well does not lie ahead.
        guard edge > -min(start.height, start.width, end.height, end.width) / 2 || overlap > 0 else { return nil }
        let aside = max(0, -overlap)
        let middles = abs(isVertical ? end.midX - start.midX : end.midY - start.midY)
        return max(edge, 0) + 2.5 * aside + 0.01 * middles
    }
}
