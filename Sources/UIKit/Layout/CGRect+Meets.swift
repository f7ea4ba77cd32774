import Foundation

extension CGRect {
    /// Whether the two rectangles overlap. Rectangles that only share an edge do not overlap.
    func meets(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
