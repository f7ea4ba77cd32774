import Foundation
import Synchronization

extension CGImage {
    /// The smallest level of the image's mipmap that has at least `size` pixels. Returns the image itself if it is less than twice as large. The levels are
    /// cached.
    ///
    /// - Complexity: O(pixels) for a level that is not cached.
    package func level(atLeast size: CGSize) -> CGImage {
        guard size.width > 0, size.height > 0 else { return self }
        let ratio = min(CGFloat(width) / size.width, CGFloat(height) / size.height)
        guard ratio.isFinite, ratio >= 2 else { return self }
        let count = Int(log2(ratio))
        return levels.withLock { levels in
            while levels.count < count, let next = (levels.last ?? self).half() { levels.append(next) }
            return count <= levels.count ? levels[count - 1] : levels.last ?? self
        }
    }

    private func half() -> CGImage? {
        let size = CGSize(width: max(width / 2, 1), height: max(height / 2, 1))
        guard width > 1 || height > 1, let context = CGContext(size: size, scale: 1, opaque: false) else { return nil }
        // Images are upside down in contexts whose y axis points down.
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        context.draw(self, in: CGRect(origin: .zero, size: size))
        return context.takeImage()
    }
}
