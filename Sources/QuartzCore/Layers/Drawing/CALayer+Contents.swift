import Foundation

extension CALayer {
    /// The node of the image, or of the cross-fade between two.
    func makeContentsNode(_ shown: LayerValues) -> RenderNode? {
        if let recorded = recordedContents(shown) { return recorded }
        guard let fade = shown.contentsFade else { return makeContentsNode(shown.contents, shown) }
        return RenderNode.fade(makeContentsNode(fade.from, shown), makeContentsNode(fade.to, shown), fade.fraction)
    }

    private func makeContentsNode(_ image: CGImage?, _ shown: LayerValues) -> RenderNode? {
        guard let image else { return nil }
        let size = shown.bounds.size
        guard size.width > 0, size.height > 0 else { return nil }
        let placement = ContentsPlacement(
            imageSize: CGSize(width: image.width, height: image.height), scale: contentsScale, part: shown.contentsRect,
            gravity: contentsGravity, bounds: size)
        if shown.contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1) {
            return RenderNode.group(
                placement.stretchedParts(center: shown.contentsCenter).compactMap { part in
                    image.cropping(to: part.source).flatMap { imageNode($0, part.target) }
                })
        }
        guard shown.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) else {
            // Draws the whole image, scaled so that its `contentsRect` covers the target rectangle, and clips the result to the target.
            return imageNode(image, placement.wholeTarget)?.clipped(to: placement.target)
        }
        return imageNode(image, placement.target)
    }

    /// The node of an image in `rect`, scaled with the layer's filters.
    private func imageNode(_ image: CGImage, _ rect: CGRect) -> RenderNode? {
        let isLarger = rect.width * contentsScale > CGFloat(image.width) || rect.height * contentsScale > CGFloat(image.height)
        let filter = isLarger ? magnificationFilter : minificationFilter
        guard rect.width > 0, rect.height > 0 else { return RenderNode.image(image, rect) }
        switch filter {
        case .nearest: return RenderNode.unsmoothedImage(image, rect)
        case .trilinear where !isLarger:
            let pixels = CGSize(width: rect.width * contentsScale, height: rect.height * contentsScale)
            return RenderNode.image(image.level(atLeast: pixels), rect)
        default: return RenderNode.image(image, rect)
        }
    }
}

/// The position of an image in a layer.
struct ContentsPlacement {
    /// The visible part of the image, in pixels.
    let source: CGRect
    /// The frame of that part, in coordinates whose origin is the top left corner of the bounds.
    let target: CGRect
    private let scale: CGFloat
    private let imageSize: CGSize

    init(imageSize: CGSize, scale: CGFloat, part: CGRect, gravity: CALayerContentsGravity, bounds: CGSize) {
        self.imageSize = imageSize
        self.scale = max(scale, 1e-6)
        source = CGRect(
            x: part.minX * imageSize.width, y: part.minY * imageSize.height, width: part.width * imageSize.width,
            height: part.height * imageSize.height)
        let natural = CGSize(width: source.width / self.scale, height: source.height / self.scale)
        var size = natural
        switch gravity {
        case .resize: size = bounds
        case .resizeAspect, .resizeAspectFill:
            guard natural.width > 0, natural.height > 0 else { break }
            let (x, y) = (bounds.width / natural.width, bounds.height / natural.height)
            let factor = gravity == .resizeAspect ? min(x, y) : max(x, y)
            size = CGSize(width: natural.width * factor, height: natural.height * factor)
        default: break
        }
        let x: CGFloat =
            switch gravity {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: bounds.width - size.width
            default: (bounds.width - size.width) / 2
            }
        let y: CGFloat =
            switch gravity {
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: bounds.height - size.height
            default: (bounds.height - size.height) / 2
            }
        target = CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    /// The frame of the whole image for which the part ``source`` has the frame ``target``.
    var wholeTarget: CGRect {
        guard source.width > 0, source.height > 0 else { return target }
        let (x, y) = (target.width / source.width, target.height / source.height)
        return CGRect(
            x: target.minX - source.minX * x, y: target.minY - source.minY * y, width: imageSize.width * x, height: imageSize.height * y)
    }

    /// The nine parts of a resizable image: source rectangles in pixels, with their frames. The edges stretch in one direction and the center in both.
    func stretchedParts(center: CGRect) -> [(source: CGRect, target: CGRect)] {
        func cuts(_ low: CGFloat, _ length: CGFloat, _ a: CGFloat, _ b: CGFloat, _ targetLow: CGFloat, _ targetLength: CGFloat)
            -> (source: [CGFloat], target: [CGFloat])
        {
            let first = (low + length * a).rounded()
            let second = max((low + length * b).rounded(), first)
            let lead = (first - low) / scale
            let tail = (low + length - second) / scale
            let squeeze = min(1, targetLength / max(lead + tail, 1e-9))
            return (
                [low, first, second, low + length],
                [targetLow, targetLow + lead * squeeze, targetLow + targetLength - tail * squeeze, targetLow + targetLength]
            )
        }
        let x = cuts(source.minX, source.width, center.minX, center.maxX, target.minX, target.width)
        let y = cuts(source.minY, source.height, center.minY, center.maxY, target.minY, target.height)
        var parts: [(source: CGRect, target: CGRect)] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let source = CGRect(
                    x: x.source[column], y: y.source[row], width: x.source[column + 1] - x.source[column],
                    height: y.source[row + 1] - y.source[row])
                let target = CGRect(
                    x: x.target[column], y: y.target[row], width: x.target[column + 1] - x.target[column],
                    height: y.target[row + 1] - y.target[row])
                if source.width > 0, source.height > 0, target.width > 0, target.height > 0 { parts.append((source, target)) }
            }
        }
        return parts
    }
}
