import CoreGraphics
import Foundation

extension UIImage {
    func draw(in rect: CGRect, of context: CGContext) {
        guard rect.width != 0, rect.height != 0 else { return }
        if traits.capInsets != .zero { return drawWithCaps(in: rect, of: context) }
        drawWhole(in: rect, of: context)
    }

    /// Draws the image and its caps scaled to `rect`.
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

    /// The pixels with the orientation applied.
    package var uprightImage: CGImage? {
        guard traits.orientation != .up else { return cgImage }
        guard let context = CGContext(size: size, scale: scale, opaque: false) else { return nil }
        drawWhole(in: CGRect(origin: .zero, size: size), of: context)
        return context.takeImage()
    }

    /// Draws a nine-part image: corners at their natural size, edges and the centre tiled or stretched.
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

    /// Returns the image, with its orientation applied, as PNG data; nil for an empty image.
    public func pngData() -> Data? {
        uprightImage.flatMap { ImageCoding.png(of: $0) }
    }

    /// Returns the image, with its orientation applied, as JPEG data; nil for an empty image. The quality is from 0 to 1. Transparent areas become
    /// black.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        uprightImage.flatMap { ImageCoding.jpeg(of: $0, quality: compressionQuality) }
    }
}

/// The three slices of one axis of an image with caps: cap, middle, cap.
private struct CapSlices {
    struct Slice {
        var source: (start: CGFloat, length: CGFloat)
        var target: (start: CGFloat, length: CGFloat)
        var isMiddle: Bool
    }

    var slices: [Slice] = []

    init(length: CGFloat, leading: CGFloat, trailing: CGFloat, target: CGFloat) {
        // The middle is at least one point wide. If the caps do not fit, both shrink by the same factor.
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
    /// Returns a copy with every pixel in `color`. The alpha of the image is unchanged.
    package func tinted(_ color: CGColor) -> CGImage? {
        guard let context = CGContext(size: CGSize(width: width, height: height), scale: 1, opaque: false) else { return nil }
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        context.drawUpright(self, in: whole)
        context.setBlendMode(.sourceIn)
        context.setFillColor(color)
        context.fill(whole)
        return context.takeImage()
    }
}
