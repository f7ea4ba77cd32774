import Foundation

extension CGRect {
    /// Whether a part of this rectangle is inside of `other`. Rectangles that only touch share no part.
    func meets(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
