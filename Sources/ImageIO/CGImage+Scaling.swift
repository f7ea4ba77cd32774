import CoreGraphics

extension CGImage {
    /// The image scaled by a factor of less than 1; nil without enough memory.
    func scaled(by factor: CGFloat) -> CGImage? {
        let (width, height) = ((CGFloat(width) * factor).rounded(.up), (CGFloat(height) * factor).rounded(.up))
        guard let context = CGContext(size: CGSize(width: width, height: height), scale: 1, opaque: isOpaque) else { return nil }
        context.interpolationQuality = .high
        context.drawUpright(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        return context.takeImage()
    }

    /// The image with an orientation applied to its pixels; nil without enough memory.
    func upright(_ orientation: CGImagePropertyOrientation) -> CGImage? {
        if orientation == .up { return self }
        let swaps = orientation.rawValue >= 5
        let (w, h) = (width, height)
        guard let store = PixelStore(width: swaps ? h : w, height: swaps ? w : h) else { return nil }
        for y in 0..<h {
            let row = row(y)
            for x in 0..<w {
                // The position of the pixel in the upright image, by the definitions of Exif.
                let (column, line) =
                    switch orientation {
                    case .up: (x, y)
                    case .upMirrored: (w - 1 - x, y)
                    case .down: (w - 1 - x, h - 1 - y)
                    case .downMirrored: (x, h - 1 - y)
                    case .leftMirrored: (y, x)
                    case .right: (h - 1 - y, x)
                    case .rightMirrored: (h - 1 - y, w - 1 - x)
                    case .left: (y, w - 1 - x)
                    }
                store.row(line)[column] = row[x]
            }
        }
        return CGImage(store: store, isOpaque: isOpaque)
    }
}
