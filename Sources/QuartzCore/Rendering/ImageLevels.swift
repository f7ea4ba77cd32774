import CoreGraphics
import Foundation

/// Smaller copies of images, each half as wide and high as the one before it: the levels of a mipmap.
@MainActor
enum ImageLevels {
    private struct Entry {
        let image: CGImage
        var levels: [CGImage]
    }

    /// The images that were drawn last, the newest at the end.
    private static var entries: [Entry] = []
    private static let limit = 8

    /// The smallest level that has at least `size` pixels.
    static func level(of image: CGImage, atLeast size: CGSize) -> CGImage {
        guard size.width > 0, size.height > 0 else { return image }
        let ratio = min(CGFloat(image.width) / size.width, CGFloat(image.height) / size.height)
        guard ratio.isFinite, ratio >= 2 else { return image }
        let count = Int(log2(ratio))
        var entry = Entry(image: image, levels: [])
        if let index = entries.firstIndex(where: { $0.image === image }) { entry = entries.remove(at: index) }
        while entry.levels.count < count, let next = half(of: entry.levels.last ?? image) { entry.levels.append(next) }
        entries.append(entry)
        if entries.count > limit { entries.removeFirst() }
        return count <= entry.levels.count ? entry.levels[count - 1] : entry.levels.last ?? image
    }

    private static func half(of image: CGImage) -> CGImage? {
        let size = CGSize(width: max(image.width / 2, 1), height: max(image.height / 2, 1))
        guard image.width > 1 || image.height > 1, let context = CGContext(size: size, scale: 1, opaque: false) else { return nil }
        // Images lie upside down in contexts whose y grows downwards.
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(origin: .zero, size: size))
        return context.takeImage()
    }
}
