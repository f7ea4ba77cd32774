import CoreGraphics
import Foundation

extension UIImage {
    /// Draws the image upright in the current context, its top left corner at `point`.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image upright in the current context, its top left corner at `point`.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image upright in the current context, scaled to `rect`; its caps keep their size.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        draw(in: rect, of: context)
    }

    /// Draws the image upright in the current context, scaled to `rect`; its caps keep their size.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect, of: context)
        context.restoreGState()
    }

    /// Repeats the image, at its own size, over `rect` of the current context.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let image = uprightImage else { return }
        context.saveGState()
        context.clip(to: rect)
        context.drawUpright(image, in: CGRect(origin: rect.origin, size: size), byTiling: true)
        context.restoreGState()
    }

    private func draw(in rect: CGRect, of context: CGContext) {
        guard rect.width != 0, rect.height != 0 else { return }
        if traits.capInsets != .zero { return drawWithCaps(in: rect, of: context) }
        drawWhole(in: rect, of: context)
    }

    /// Draws the image scaled to `rect`, its caps as well.
    private func drawWhole(in rect: CGRect, of context: CGContext) {
        let shown = traits.vector == nil ? self : redrawn(enlargedBy: enlargement(in: rect.standardized.size))
        guard let cgImage = shown.cgImage, rect.width != 0, rect.height != 0 else { return }
        guard traits.orientation != .up else { return context.drawUpright(cgImage, in: rect) }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width, y: rect.height)
        context.concatenate(traits.orientation.transform)
        context.drawUpright(cgImage, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
    }

    /// The pixels as they are shown: turned by the orientation.
    var uprightImage: CGImage? {
        guard traits.orientation != .up else { return cgImage }
        guard let context = CGContext(size: size, scale: scale, opaque: false) else { return nil }
        drawWhole(in: CGRect(origin: .zero, size: size), of: context)
        return context.takeImage()
    }

    /// Draws nine parts: corners at their size, edges and the middle repeated or stretched between them.
    private func drawWithCaps(in rect: CGRect, of context: CGContext) {
        guard let image = uprightImage else { return }
        let insets = traits.capInsets
        let columns = CapSlices(length: size.width, leading: insets.left, trailing: insets.right, target: rect.width)
        let rows = CapSlices(length: size.height, leading: insets.top, trailing: insets.bottom, target: rect.height)
        for row in rows.slices {
            for column in columns.slices {
                let source = CGRect(
                    x: column.source.start * scale, y: row.source.start * scale, width: column.source.length * scale,
                    height: row.source.length * scale)
                guard let part = image.cropping(to: source) else { continue }
                let target = CGRect(
                    x: rect.minX + column.target.start, y: rect.minY + row.target.start, width: column.target.length,
                    height: row.target.length)
                if traits.resizingMode == .stretch || (!row.isMiddle && !column.isMiddle) {
                    context.drawUpright(part, in: target)
                    continue
                }
                context.saveGState()
                context.clip(to: target)
                let tile = CGSize(
                    width: column.isMiddle ? column.source.length : target.width, height: row.isMiddle ? row.source.length : target.height)
                context.drawUpright(part, in: CGRect(origin: target.origin, size: tile), byTiling: true)
                context.restoreGState()
            }
        }
    }

    /// The same image in one colour: `color` where the image covers.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: .automatic)
    }

    /// The same image in one colour, with a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        let resolved = color.resolvedColor(with: .current)
        guard let cgImage, let tinted = cgImage.tinted(resolved.cgColor) else { return withRenderingMode(renderingMode) }
        var changed = traits
        changed.renderingMode = renderingMode == .automatic ? .alwaysOriginal : renderingMode
        changed.tint = resolved
        changed.dynamicTint = color.isDynamic ? DynamicTint(color, of: traits.dynamicTint?.image ?? self) : nil
        changed.frames = traits.frames.map { $0.withTintColor(color, renderingMode: renderingMode) }
        return UIImage(pixels: tinted, traits: changed)
    }

    /// The image as a PNG file, turned as it is shown; nil for an image of no size.
    public func pngData() -> Data? {
        uprightImage.flatMap { ImageCoding.png(of: $0) }
    }

    /// The image as a JPEG file, turned as it is shown, of a quality from 0 to 1; what does not cover becomes black. Nil for an image of no size.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        uprightImage.flatMap { ImageCoding.jpeg(of: $0, quality: compressionQuality) }
    }

    /// The image scaled to `size` points; nil for a size that no bitmap can have.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let context = CGContext(size: size, scale: scale, opaque: false) else { return nil }
        context.interpolationQuality = .high
        draw(in: CGRect(origin: .zero, size: size), of: context)
        return UIImage(cgImage: context.takeImage(), scale: scale, orientation: .up)
    }
}

/// How one side of an image with caps is cut: cap, middle, cap.
private struct CapSlices {
    struct Slice {
        var source: (start: CGFloat, length: CGFloat)
        var target: (start: CGFloat, length: CGFloat)
        var isMiddle: Bool
    }

    var slices: [Slice] = []

    init(length: CGFloat, leading: CGFloat, trailing: CGFloat, target: CGFloat) {
        // The middle is at least one point, and caps that do not fit shrink together.
        let lead = min(max(leading, 0), length)
        let trail = min(max(trailing, 0), length - lead)
        let shrink = lead + trail > target && lead + trail > 0 ? target / (lead + trail) : 1
        let leadTarget = lead * shrink
        let trailTarget = trail * shrink
        let parts = [
            Slice(source: (0, lead), target: (0, leadTarget), isMiddle: false),
            Slice(source: (lead, length - lead - trail), target: (leadTarget, target - leadTarget - trailTarget), isMiddle: true),
            Slice(source: (length - trail, trail), target: (target - trailTarget, trailTarget), isMiddle: false),
        ]
        slices = parts.filter { $0.source.length > 0 && $0.target.length > 0 }
    }
}

extension CGImage {
    /// `color` where the image covers.
    func tinted(_ color: CGColor) -> CGImage? {
        guard let context = CGContext(size: CGSize(width: width, height: height), scale: 1, opaque: false) else { return nil }
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        context.drawUpright(self, in: whole)
        context.setBlendMode(.sourceIn)
        context.setFillColor(color)
        context.fill(whole)
        return context.takeImage()
    }
}
