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
        let minX = round(offset.x + rect.minX)
        let minY = round(offset.y + rect.minY)
        return CGRect(
            x: minX, y: minY, width: max(round(offset.x + rect.maxX) - minX, 0),
            height: max(round(offset.y + rect.maxY) - minY, 0))
    }
}
