internal import CGtk
import CoreGraphics
import Foundation

/// A layer that shows the layers behind it, blurred.
///
/// A commit draws the image from existing nodes, and caches it until these nodes change. So nothing is drawn again while the content behind the layer stays
/// the same. The image has only about 5 pixels per standard deviation in each direction, whatever the screen's resolution: the blur hides any more detail.
package final class BackdropLayer: CALayer {
    /// The standard deviation of the blur, in points.
    package var blurRadius: CGFloat = 0 {
        didSet { if blurRadius != oldValue { forget() } }
    }
    /// The factor of the colours' saturation; 1 leaves them unchanged.
    package var saturation: CGFloat = 1 {
        didSet { if saturation != oldValue { forget() } }
    }

    /// Discards the image, so that the next frame makes a new one.
    private func forget() {
        sources = []
        invalidate(.content)
    }

    /// A node behind the layer, with the transform to the layer's coordinates.
    private struct Source: Equatable {
        let node: RenderNode
        let transform: CGAffineTransform

        static func == (left: Source, right: Source) -> Bool { left.node === right.node && left.transform == right.transform }
    }

    private var sources: [Source] = []
    private var pictureSize = CGSize.zero
    private var picture: RenderNode?

    /// Pixels per standard deviation. Sufficient for a smooth image after enlarging.
    private static let pixelsPerDeviation: CGFloat = 5

    override func makeOwnNode(_ shown: LayerValues) -> RenderNode? {
        tree?.registerBackdrop(self)
        return picture
    }

    override class var isPlain: Bool { false }

    /// Makes a new image if the nodes behind the layer changed. Returns whether it did.
    func takeBackdrop(scale: CGFloat) -> Bool {
        let shown = animations?.presented ?? values
        let size = shown.bounds.size
        guard size.width > 0, size.height > 0, isSeen else { return false }
        let reach = 3 * blurRadius
        let area = CGRect(origin: .zero, size: size).insetBy(dx: -reach, dy: -reach)
        guard let now = sourcesBehind(in: area) else { return false }
        if now == sources, size == pictureSize { return false }
        sources = now
        pictureSize = size
        picture = makePicture(area: area, size: size, scale: scale)
        invalidate(.content)
        return true
    }

    /// Whether neither the layer nor an ancestor is hidden or transparent.
    private var isSeen: Bool {
        sequence(first: self as CALayer, next: \.superlayer).allSatisfy { layer in
            let shown = layer.animations?.presented ?? layer.values
            return !shown.isHidden && shown.opacity > 0
        }
    }

    /// The nodes that are drawn before the layer and intersect `area`; nil if the layer is in perspective.
    private func sourcesBehind(in area: CGRect) -> [Source]? {
        var levels: [[Source]] = []
        // The transform from the coordinates of `child`'s superlayer to this layer's, whose origin is the top left corner of the bounds.
        let own = (animations?.presented ?? values).bounds.origin
        var toSelf = CGAffineTransform(translationX: -own.x, y: -own.y)
        var child: CALayer = self
        while let parent = child.superlayer {
            let projection = (child.animations?.presented ?? child.values).projection(into: parent.animations?.presented ?? parent.values)
            guard projection.isAffine else { return nil }
            let affine = projection.affine
            guard affine.a * affine.d - affine.b * affine.c != 0 else { return nil }
            toSelf = affine.inverted().concatenating(toSelf)
            var level: [Source] = []
            let corner = (parent.animations?.presented ?? parent.values).bounds.origin
            let fromCorner = CGAffineTransform(translationX: corner.x, y: corner.y).concatenating(toSelf)
            for node in [parent.rendering.background, parent.rendering.content] {
                if let node, reaches(node, fromCorner, into: area) { level.append(Source(node: node, transform: fromCorner)) }
            }
            for sibling in parent.sublayersAsDrawn {
                if sibling === child { break }
                if let node = sibling.rendering.node, reaches(node, toSelf, into: area) {
                    level.append(Source(node: node, transform: toSelf))
                }
            }
            levels.append(level)
            child = parent
        }
        return levels.reversed().flatMap { $0 }
    }

    private func reaches(_ node: RenderNode, _ transform: CGAffineTransform, into area: CGRect) -> Bool {
        node.bounds.applying(transform).intersects(area)
    }

    private func makePicture(area: CGRect, size: CGSize, scale: CGFloat) -> RenderNode? {
        let nodes = sources.compactMap { $0.node.transformed(by: $0.transform) }
        guard let whole = RenderNode.group(nodes, origin: .zero) else { return nil }
        // Limits the image to the screen's resolution, and to the maximum size of a bitmap.
        let wished = blurRadius > 0 ? min(scale, Self.pixelsPerDeviation / blurRadius) : scale
        let used = min(wished, CGFloat(PixelStore.maximumSide / 4) / max(area.width, area.height))
        guard let store = drawNode(whole, in: area, scale: used) else { return nil }
        if blurRadius > 0 {
            let done = lodestone_blur_backdrop(
                store.base, gint(store.width), gint(store.height), gint(store.bytesPerRow), blurRadius * used, saturation)
            guard done != 0 else { return nil }
        }
        let frame = CGRect(
            x: area.minX, y: area.minY, width: CGFloat(store.width) / used, height: CGFloat(store.height) / used)
        return RenderNode.image(CGImage(store: store), frame)?.clipped(to: CGRect(origin: .zero, size: size))
    }
}

extension CALayer {
    /// The sublayers in drawing order: by height, then by index.
    fileprivate var sublayersAsDrawn: [CALayer] {
        guard rendering.isOrderedByHeight else { return sublayerList }
        return sublayerList.enumerated().sorted {
            ($0.element.shownValues(true).height, $0.offset) < ($1.element.shownValues(true).height, $1.offset)
        }.map(\.element)
    }
}
