internal import CGtk
import Foundation

/// A page that is curled up from a corner.
enum PageCurl {
    /// The visible part of `page` after curling up by `progress`, clipped to its rectangle of the size `size`.
    @MainActor
    static func node(of page: RenderNode, size: CGSize, progress: CGFloat, scale: CGFloat) -> RenderNode? {
        let area = CGRect(origin: .zero, size: size)
        guard size.width > 0, size.height > 0 else { return nil }
        let used = min(scale, 4096 / max(size.width, size.height))
        guard let picture = drawNode(page, in: area, scale: used),
            let target = PixelStore(width: picture.width, height: picture.height)
        else { return nil }
        let length = hypot(TransitionConstants.curlDirection.x, TransitionConstants.curlDirection.y)
        let (nx, ny) = (TransitionConstants.curlDirection.x / length, TransitionConstants.curlDirection.y / length)
        let radius = max(size.width, size.height) * TransitionConstants.curlRadius * used
        // The curl moves from a position beyond the bottom right corner until no part of the page is visible.
        let far = CGFloat(picture.width) * nx + CGFloat(picture.height) * ny
        let axis = far + (-radius - far) * progress
        lodestone_curl_page(
            picture.base, gint(picture.width), gint(picture.height), gint(picture.bytesPerRow), target.base, gint(target.bytesPerRow),
            Double(nx), Double(ny), Double(axis), Double(radius))
        return RenderNode.image(
            CGImage(store: target),
            CGRect(x: 0, y: 0, width: CGFloat(picture.width) / used, height: CGFloat(picture.height) / used))
    }
}
