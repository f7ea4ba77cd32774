import Foundation

/// The grid of floating origins for render nodes.
///
/// GSK uses single precision, which is only exact to half a point near 8,800,000 points. So a ``RenderNode`` has its own origin in double precision. Origins
/// are on a grid whose lines single precision represents exactly, so changing a node's origin causes no rounding error.
enum RenderGrid {
    /// The distance of the grid lines, in points. For coordinates up to this distance, single precision is exact to a thousandth of a point.
    static let spacing: CGFloat = 16_384
    /// The longest side, in points, that is converted to single precision as a whole. A longer shape is cut to its visible part first. Up to this length single
    /// precision is exact to 1/256 of a point.
    static let longestSide: CGFloat = 65_536

    /// The floating origin for content at `point`. Zero for small coordinates, which are the most common.
    static func origin(for point: CGPoint) -> CGPoint {
        CGPoint(x: line(for: point.x), y: line(for: point.y))
    }

    private static func line(for value: CGFloat) -> CGFloat {
        // The comparison is also false for NaN.
        guard abs(value) >= spacing, value.isFinite else { return 0 }
        return (value / spacing).rounded() * spacing
    }

    /// Whether two origins are so close that content of one can be expressed relative to the other in single precision.
    static func areNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
        abs(first.x - second.x) <= spacing && abs(first.y - second.y) <= spacing
    }
}
