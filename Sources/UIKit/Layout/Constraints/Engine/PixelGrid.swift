import Foundation

/// The pixel grid of a display, to which frames are rounded.
struct PixelGrid {
    let scale: CGFloat

    /// Creates the pixel grid of the screen that shows `view`.
    @MainActor
    init(of view: UIView) {
        scale = max(view.traitCollection.displayScale, 1)
    }

    /// A rounding tolerance, in pixels. Sums along a long chain may end slightly above or below half a pixel, and must round like half a pixel.
    private static let slack: CGFloat = 1e-6

    /// Rounds a coordinate to the nearest pixel edge; from the middle of a pixel, to the right or lower one.
    func round(_ coordinate: CGFloat) -> CGFloat {
        (coordinate * scale + 0.5 + Self.slack).rounded(.down) / scale
    }

    /// Rounds a length up to the next pixel edge.
    func roundUp(_ length: CGFloat) -> CGFloat {
        (length * scale - 1e-3).rounded(.up) / scale
    }

    /// Returns a rectangle with its edges rounded to pixels. `offset` is the superview's exact position minus the position of the superview's frame.
    /// Edges at equal positions stay equal, even if they belong to different views.
    func aligned(_ rect: CGRect, _ offset: CGPoint) -> CGRect {
        let exact = SIMD4<Double>(offset.x + rect.minX, offset.y + rect.minY, offset.x + rect.maxX, offset.y + rect.maxY)
        let edges =
            alignedNearby(exact) ?? SIMD4(Double(round(exact.x)), Double(round(exact.y)), Double(round(exact.z)), Double(round(exact.w)))
        return CGRect(x: edges.x, y: edges.y, width: max(edges.z - edges.x, 0), height: max(edges.w - edges.y, 0))
    }

    /// Rounds four coordinates as ``round(_:)`` does, in one SIMD operation. Nil if one is NaN, or too large to have a fraction.
    @inline(__always)
    func alignedNearby(_ edges: SIMD4<Double>) -> SIMD4<Double>? {
        let scaled = edges * Double(scale) + 0.5 + Double(Self.slack)
        guard abs(scaled.x) < Self.whole, abs(scaled.y) < Self.whole, abs(scaled.z) < Self.whole, abs(scaled.w) < Self.whole else {
            return nil
        }
        // Adding and subtracting the large term rounds to the nearest integers, because numbers of that magnitude have no fraction. Then subtract one
        // from each number that was rounded up.
        let nearest = (scaled + Self.roundingTerm) - Self.roundingTerm
        return nearest.replacing(with: nearest - 1, where: nearest .> scaled) / Double(scale)
    }

    /// The limit below which numbers, and their sums with `roundingTerm`, are exact to at least one half.
    private static let whole = 0x1p51
    private static let roundingTerm = 0x1.8p52
}
