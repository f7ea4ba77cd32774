import CoreGraphics

/// A rectangle of whole pixels. The y axis points up.
struct PixelRect: Hashable, Sendable {
    var minX: Int
    var minY: Int
    var width: Int
    var height: Int

    var maxX: Int { minX + width }
    var maxY: Int { minY + height }
    var isEmpty: Bool { width <= 0 || height <= 0 }
    var count: Int { max(width, 0) * max(height, 0) }

    init(minX: Int, minY: Int, width: Int, height: Int) {
        (self.minX, self.minY, self.width, self.height) = (minX, minY, width, height)
    }

    /// The smallest rectangle that contains `rect`; nil if `rect` is empty or infinite. A rounding error does not add a pixel.
    init?(_ rect: CGRect) {
        guard !rect.isNull, !rect.isInfinite, rect.width > 0, rect.height > 0 else { return nil }
        let limit: CGFloat = 1e9
        guard rect.minX > -limit, rect.minY > -limit, rect.maxX < limit, rect.maxY < limit else { return nil }
        let (left, bottom) = ((rect.minX + 1e-6).rounded(.down), (rect.minY + 1e-6).rounded(.down))
        minX = Int(left)
        minY = Int(bottom)
        width = Int((rect.maxX - 1e-6).rounded(.up) - left)
        height = Int((rect.maxY - 1e-6).rounded(.up) - bottom)
        if isEmpty { return nil }
    }

    func insetBy(_ dx: Int, _ dy: Int) -> PixelRect {
        PixelRect(minX: minX + dx, minY: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    func offsetBy(_ dx: Int, _ dy: Int) -> PixelRect { PixelRect(minX: minX + dx, minY: minY + dy, width: width, height: height) }

    /// The common part of two rectangles; empty if they do not overlap.
    func intersection(_ other: PixelRect) -> PixelRect {
        let (left, bottom) = (max(minX, other.minX), max(minY, other.minY))
        return PixelRect(
            minX: left, minY: bottom, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - bottom))
    }

    var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
