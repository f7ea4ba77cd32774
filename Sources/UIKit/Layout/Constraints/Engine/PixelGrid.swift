import Foundation

/// The device's pixels, on which frames lie.
struct PixelGrid {
    let scale: CGFloat

    /// The pixels of the screen that `view` is on.
    @MainActor
    init(of view: UIView) {
        scale = max(view.traitCollection.displayScale, 1)
    }

    /// What is nearly half a pixel is half a pixel: the sums of a long chain end a little above or below it.
    private static let slack: CGFloat = 1e-6

    /// The nearest pixel's edge; from the middle of a pixel the right or lower one.
    func round(_ place: CGFloat) -> CGFloat {
        (place * scale + 0.5 + Self.slack).rounded(.down) / scale
    }

    /// The next pixel's edge.
    func roundUp(_ length: CGFloat) -> CGFloat {
        (length * scale - 1e-3).rounded(.up) / scale
    }

    /// A rectangle with its edges on pixels, when what holds it exactly lies `offset` farther right and down. Edges that are at the same place
    /// stay so, whatever views they belong to.
    func aligned(_ rect: CGRect, _ offset: CGPoint) -> CGRect {
        let exact = SIMD4<Double>(offset.x + rect.minX, offset.y + rect.minY, offset.x + rect.maxX, offset.y + rect.maxY)
        let edges =
            alignedNearby(exact) ?? SIMD4(Double(round(exact.x)), Double(round(exact.y)), Double(round(exact.z)), Double(round(exact.w)))
        return CGRect(x: edges.x, y: edges.y, width: max(edges.z - edges.x, 0), height: max(edges.w - edges.y, 0))
    }

    /// Four places, each rounded as ``round(_:)`` does, all at once. Nil where one of them is no number, or so large that it has no fraction.
    @inline(__always)
    func alignedNearby(_ places: SIMD4<Double>) -> SIMD4<Double>? {
        let scaled = places * Double(scale) + 0.5 + Double(Self.slack)
        guard abs(scaled.x) < Self.whole, abs(scaled.y) < Self.whole, abs(scaled.z) < Self.whole, abs(scaled.w) < Self.whole else {
            return nil
        }
        // The nearest whole numbers, as no fraction is left beside so large a number; and those below, where the nearest are above.
        let nearest = (scaled + Self.roundingTerm) - Self.roundingTerm
        return nearest.replacing(with: nearest - 1, where: nearest .> scaled) / Double(scale)
    }

    /// Numbers below it, and their sums with the next, are exact to a half at least.
    private static let whole = 0x1p51
    private static let roundingTerm = 0x1.8p52
}
