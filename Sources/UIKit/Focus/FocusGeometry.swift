import CoreGraphics

/// Finds the nearest rectangle in the direction of an arrow key.
enum FocusGeometry {
    /// Returns the index of the nearest rectangle in a direction; nil if no rectangle is in that direction. Sideways distances count 2.5 times.
    static func nearest(to start: CGRect, _ heading: UIFocusHeading, in frames: [CGRect]) -> Int? {
        var best: (index: Int, distance: CGFloat)?
        for (index, frame) in frames.enumerated() {
            guard let distance = distance(from: start, to: frame, heading), distance < best?.distance ?? .infinity else { continue }
            best = (index, distance)
        }
        return best?.index
    }

    /// Returns the weighted distance from `start` to a rectangle in a direction; nil if the rectangle is not in that direction.
    static func distance(from start: CGRect, to end: CGRect, _ heading: UIFocusHeading) -> CGFloat? {
        guard !end.isEmpty else { return nil }
        let isVertical = heading == .up || heading == .down
        let sign: CGFloat = heading == .down || heading == .right ? 1 : -1
        let ahead = isVertical ? end.midY - start.midY : end.midX - start.midX
        guard ahead * sign > 0.5 else { return nil }
        // Distances are measured between edges. Between centers, large rectangles would seem far away.
        let (from, to, edge) =
            isVertical
            ? (start.minX...start.maxX, end.minX...end.maxX, sign > 0 ? end.minY - start.maxY : start.minY - end.maxY)
            : (start.minY...start.maxY, end.minY...end.maxY, sign > 0 ? end.minX - start.maxX : start.minX - end.maxX)
        let overlap = min(from.upperBound, to.upperBound) - max(from.lowerBound, to.lowerBound)
        // Excludes a rectangle that overlaps `start` along the direction but is beside it across the direction.
        guard edge > -min(start.height, start.width, end.height, end.width) / 2 || overlap > 0 else { return nil }
        let aside = max(0, -overlap)
        let middles = abs(isVertical ? end.midX - start.midX : end.midY - start.midY)
        return max(edge, 0) + 2.5 * aside + 0.01 * middles
    }
}
