internal import CGtk
import Foundation

/// A blurred shadow, cached until its shape changes.
@MainActor
struct BlurredShadow {
    /// The object that casts the shadow, as a cache key.
    enum Source: Equatable {
        case outline(RoundedRect)
        case path(CGPath)
        case picture(ObjectIdentifier)
    }

    let source: Source
    let radius: CGFloat
    let scale: CGFloat
    let color: RGBA
    let image: CGImage
    /// The frame of the image, in coordinates whose origin is the top left corner of the bounds.
    let frame: CGRect
    /// Retains the node whose identity is in ``source``.
    let picture: RenderNode?
}

extension CALayer {
    /// The shadow of `node` or of the layer's path, as an image. GSK's own shadows are not used, because they lose their edges when they are rotated.
    func shadowNode(
        _ shown: LayerValues, _ color: RGBA, _ bounds: RoundedRect, casting node: RenderNode?, sublayers: RenderNode?,
        _ context: RenderContext
    ) -> RenderNode? {
        guard let source = shadowSource(shown, bounds, casting: node, sublayers: sublayers) else { return nil }
        let known = rendering.bitmaps.value.shadow
        let shadow: BlurredShadow?
        if let known, known.source == source, known.radius == shown.shadowRadius, known.scale == context.scale, known.color == color {
            shadow = known
        } else {
            shadow = makeShadow(source, shown, color, casting: node, context)
            rendering.bitmaps.value.shadow = shadow
        }
        rendering.damage.remove(.shadow)
        guard let shadow else { return nil }
        return RenderNode.image(shadow.image, shadow.frame.offsetBy(dx: shown.shadowOffset.width, dy: shown.shadowOffset.height))?
            .opacity(min(shown.shadowOpacity, 1))
    }

    private func shadowSource(
        _ shown: LayerValues, _ bounds: RoundedRect, casting node: RenderNode?, sublayers: RenderNode?
    ) -> BlurredShadow.Source? {
        if let path = shown.shadowPath {
            var move = CGAffineTransform(translationX: -shown.bounds.minX, y: -shown.bounds.minY)
            return .path(shown.bounds.origin == .zero ? path : path.copy(using: &move) ?? path)
        }
        // If the content fills the layer's outline completely and does not extend beyond it, the outline casts the shadow.
        let inner = bounds.rect.insetBy(dx: bounds.drawnRadius * 0.3, dy: bounds.drawnRadius * 0.3)
        let reaches = [rendering.content, sublayers].compactMap { $0 }.contains { !inner.insetBy(dx: -0.01, dy: -0.01).contains($0.bounds) }
        if shown.backgroundColor?.alpha == 1, !reaches { return .outline(bounds) }
        return node.map { .picture(ObjectIdentifier($0)) }
    }

    private func makeShadow(
        _ source: BlurredShadow.Source, _ shown: LayerValues, _ color: RGBA, casting node: RenderNode?, _ context: RenderContext
    ) -> BlurredShadow? {
        let made: (image: CGImage, frame: CGRect)?
        var picture: RenderNode?
        let radius = max(shown.shadowRadius, 0)
        switch source {
        case .path(let path):
            made = blurredShadow(of: path, bounds: .infinite, radius: radius, color: CGColor(color), scale: context.scale)
        case .outline(let shape):
            made = blurredShadow(of: shape.path, bounds: .infinite, radius: radius, color: CGColor(color), scale: context.scale)
        case .picture:
            picture = node
            made = node.flatMap { ShadowImage.make(of: $0, radius: radius, color: color, scale: context.scale) }
        }
        return made.map {
            BlurredShadow(
                source: source, radius: shown.shadowRadius, scale: context.scale, color: color, image: $0.image, frame: $0.frame,
                picture: picture)
        }
    }
}

extension RoundedRect {
    /// The outline as a path.
    var path: CGPath {
        if isRectangle { return CGPath(rect: rect, transform: nil) }
        if isContinuous { return continuousPath }
        if corners == .all, radii == nil {
            return CGPath(roundedRect: rect, cornerWidth: drawnRadius, cornerHeight: drawnRadius, transform: nil)
        }
        let path = CGMutablePath()
        let edges: [(CGPoint, CGPoint, CACornerMask)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), .layerMaxXMinYCorner),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY), .layerMaxXMaxYCorner),
            (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY), .layerMinXMaxYCorner),
            (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), .layerMinXMinYCorner),
        ]
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        for (corner, next, mask) in edges { path.addArc(tangent1End: corner, tangent2End: next, radius: radius(mask)) }
        path.closeSubpath()
        return path
    }
}

/// Builds the blurred shadow bitmap of a render node of any shape.
enum ShadowImage {
    /// The shadow image of `node`, with its frame.
    @MainActor
    static func make(of node: RenderNode, radius: CGFloat, color: RGBA, scale: CGFloat) -> (image: CGImage, frame: CGRect)? {
        // Six pixels per standard deviation suffice: the scaled image still looks smooth.
        var needed = radius > 0 ? min(scale, max(6 / radius, scale / 16)) : scale
        let area = node.bounds
        guard area.width > 0, area.height > 0 else { return nil }
        needed = min(needed, 4096 / max(area.width, area.height))
        guard let drawn = drawNode(node, in: area, scale: needed) else { return nil }
        let margin = Int(Blur.reach(sigma: radius * needed))
        guard let store = PixelStore(width: drawn.width + 2 * margin, height: drawn.height + 2 * margin),
            lodestone_blur_alpha(
                drawn.base, gint(drawn.width), gint(drawn.height), gint(drawn.bytesPerRow), store.base, gint(margin),
                Double(radius * needed), Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha)) != 0
        else { return nil }
        let border = CGFloat(margin) / needed
        let frame = CGRect(
            x: area.minX - border, y: area.minY - border, width: CGFloat(store.width) / needed, height: CGFloat(store.height) / needed)
        return (CGImage(store: store), frame)
    }
}
