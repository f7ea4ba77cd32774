internal import CGtk
import Foundation

/// Masks a node with the alpha of another. GSK of GTK 4.8 has no mask node, so the pixels are multiplied here.
enum MaskedImage {
    /// `node` multiplied by the alpha of `mask`.
    @MainActor
    static func node(of node: RenderNode, mask: RenderNode, scale: CGFloat) -> RenderNode? {
        let area = node.bounds.intersection(mask.bounds)
        guard !area.isNull, area.width > 0, area.height > 0 else { return nil }
        // Expands the area to whole pixels, so that the bitmap is not blurred.
        let used = min(scale, CGFloat(PixelStore.maximumSide / 4) / max(area.width, area.height))
        let whole = CGRect(
            x: (area.minX * used).rounded(.down) / used, y: (area.minY * used).rounded(.down) / used,
            width: ((area.maxX * used).rounded(.up) - (area.minX * used).rounded(.down)) / used,
            height: ((area.maxY * used).rounded(.up) - (area.minY * used).rounded(.down)) / used)
        guard let picture = drawNode(node, in: whole, scale: used), let alpha = drawNode(mask, in: whole, scale: used)
        else { return nil }
        lodestone_multiply_alpha(
            picture.base, gint(picture.bytesPerRow), alpha.base, gint(alpha.bytesPerRow), gint(picture.width), gint(picture.height))
        return RenderNode.image(CGImage(store: picture), whole)
    }
}
