internal import CGtk

/// Blurred shadows.
package enum Blur {
    /// The distance in pixels to which a blur is visible: three standard deviations.
    package static func reach(sigma: CGFloat) -> CGFloat {
        (max(0, sigma) * 3).rounded(.up)
    }

    /// The shadow of `pixels`: their alpha, blurred and drawn in `color`. The shadow image is `margin` pixels larger than `pixels` on each side.
    static func shadow(of pixels: PixelStore, sigma: CGFloat, color: RGBA) -> (store: PixelStore, margin: CGFloat)? {
        let margin = Int(reach(sigma: sigma))
        let width = pixels.width + 2 * margin
        let height = pixels.height + 2 * margin
        guard let store = PixelStore(width: width, height: height) else { return nil }
        let succeeded = lodestone_blur_alpha(
            pixels.base, gint(pixels.width), gint(pixels.height), gint(pixels.bytesPerRow), store.base, gint(margin), sigma,
            color.red, color.green, color.blue, color.alpha)
        return succeeded != 0 ? (store, CGFloat(margin)) : nil
    }
}

/// The shadow of the filled `path` as an image, with its frame in the path's space.
///
/// - Parameters:
///   - bounds: The part of the path's space that is blurred. The returned frame extends three standard deviations beyond it.
///   - radius: The standard deviation of the blur, in points, like a layer's shadow radius.
///   - scale: Pixels per point of the screen. A wide blur has a lower resolution, without a visible difference.
package func blurredShadow(
    of path: CGPath, bounds: CGRect, radius: CGFloat, color: CGColor, scale: CGFloat
) -> (image: CGImage, frame: CGRect)? {
    // A shadow with six pixels per standard deviation can be scaled up without visible pixels.
    let needed = radius > 0 ? min(scale, max(6 / radius, scale / 16)) : scale
    let area = path.boundingBoxOfPath.intersection(bounds).insetBy(dx: -1 / needed, dy: -1 / needed)
    guard !area.isNull, area.width > 0, area.height > 0, !area.isInfinite,
        let context = CGContext(size: area.size, scale: needed, opaque: false)
    else { return nil }
    context.translateBy(x: -area.minX, y: -area.minY)
    context.addPath(path)
    context.setFillColor(.black)
    context.fillPath()
    context.flush()
    guard let shadow = Blur.shadow(of: context.store, sigma: radius * needed, color: color.rgba) else { return nil }
    let margin = shadow.margin / needed
    let frame = CGRect(
        x: area.minX - margin, y: area.minY - margin, width: CGFloat(shadow.store.width) / needed,
        height: CGFloat(shadow.store.height) / needed)
    return (CGImage(store: shadow.store), frame)
}
