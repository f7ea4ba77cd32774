import Foundation

/// The places that the numbers of render nodes count from.
///
/// GSK places in single precision, which near 8,800,000 points loses half a point. So a ``RenderNode`` counts from an origin of its own in
/// double precision. Origins lie on a grid whose lines single precision holds exactly: taking a node from one origin to another is exact.
enum RenderGrid {
    /// The distance of the lines, in points: within it single precision is exact to a thousandth of a point.
    static let spacing: CGFloat = 16_384
    /// A rectangle with a longer side than this is cut to what can be seen before it is narrowed: up to here single precision is exact to
    /// 1/256 of a point.
    static let longestSide: CGFloat = 65_536

    /// The origin for what lies at `point`: zero wherever numbers are small, which is almost everywhere.
    static func origin(for point: CGPoint) -> CGPoint {
        CGPoint(x: line(for: point.x), y: line(for: point.y))
    }

    private static func line(for value: CGFloat) -> CGFloat {
        // Also for what is not a number.
        guard abs(value) >= spacing, value.isFinite else { return 0 }
        return (value / spacing).rounded() * spacing
    }

    /// Whether what counts from one of the origins can count from the other one.
    static func areNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
        abs(first.x - second.x) <= spacing && abs(first.y - second.y) <= spacing
    }
}
