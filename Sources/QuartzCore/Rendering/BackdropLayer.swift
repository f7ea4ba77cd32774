internal import CGtk
import CoreGraphics
import Foundation

/// A layer that shows what is behind it in its tree, blurred.
///
/// The picture is made when a frame is committed, of the nodes that the frame has anyway, and kept as long as those are the same: nothing
/// is drawn again while nothing moves behind the layer. It is drawn with few pixels, since after a blur there is no difference to see: its cost
/// is that of a picture of about ten times the layer's size in deviations, whatever the screen has.
package final class BackdropLayer: CALayer {
    /// How far the blur spreads: its standard deviation, in points.
    package var blurRadius: CGFloat = 0 {
        didSet { if blurRadius != oldValue { forget() } }
    }
    /// How much the colours are strengthened, where 1 leaves them.
    package var saturation: CGFloat = 1 {
        didSet { if saturation != oldValue { forget() } }
    }

    /// The next frame makes a new picture.
    private func forget() {
        sources = []
        invalidate(.content)
    }

    /// One node behind the layer, and how it gets into the layer's coordinates.
    private struct Source: Equatable {
        let node: RenderNode
        let place: CGAffineTransform

        static func == (left: Source, right: Source) -> Bool { left.node === right.node && left.place == right.place }
    }

    private var sources: [Source] = []
    private var pictureSize = CGSize.zero
    private var picture: RenderNode?

    /// Pixels per deviation: enough for a smooth picture when it is scaled up.
    private static let pixelsPerDeviation: CGFloat = 5

    override func makeOwnNode(_ shown: LayerValues) -> RenderNode? {
        tree?.noteBackdrop(self)
        return picture
    }

    override class var isPlain: Bool { false }

    /// Makes a new picture, where something else is behind the layer than in the last one. Answers whether it did.
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

    /// Neither the layer nor what it is in is hidden or transparent.
    private var isSeen: Bool {
        sequence(first: self as CALayer, next: \.superlayer).allSatisfy { layer in
            let shown = layer.animations?.presented ?? layer.values
            return !shown.isHidden && shown.opacity > 0
        }
    }

    /// What is drawn before the layer and reaches into `area`; nil where the layer is seen in perspective.
    private func sourcesBehind(in area: CGRect) -> [Source]? {
        var levels: [[Source]] = []
        // From the coordinates of `child`'s superlayer to this layer's, whose origin is the bounds' top left corner.
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
                if let node, reaches(node, fromCorner, into: area) { level.append(Source(node: node, place: fromCorner)) }
            }
            for sibling in parent.sublayersAsDrawn {
                if sibling === child { break }
                if let node = sibling.rendering.node, reaches(node, toSelf, into: area) { level.append(Source(node: node, place: toSelf)) }
            }
            levels.append(level)
            child = parent
        }
        return levels.reversed().flatMap { $0 }
    }

    private func reaches(_ node: RenderNode, _ place: CGAffineTransform, into area: CGRect) -> Bool {
        node.bounds.applying(place).intersects(area)
    }

    private func makePicture(area: CGRect, size: CGSize, scale: CGFloat) -> RenderNode? {
        let nodes = sources.compactMap { $0.node.transformed(by: $0.place) }
        guard let whole = RenderNode.group(nodes, origin: .zero) else { return nil }
        // Never more pixels than the screen has, nor than a bitmap can have.
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
    /// The sublayers in the order in which they are drawn.
    fileprivate var sublayersAsDrawn: [CALayer] {
        guard rendering.isOrderedByHeight else { return sublayerList }
        return sublayerList.enumerated().sorted {
            ($0.element.shownValues(true).height, $0.offset) < ($1.element.shownValues(true).height, $1.offset)
        }.map(\.element)
    }
}
