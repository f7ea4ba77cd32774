import CoreGraphics

/// A sheet with the expected picture, the actual one and the difference side by side.
struct PictureSheet {
    /// The gap between two pictures, in pixels.
    private static let gap = 24
    private static let ground: UInt32 = 0xFF80_8080
    private static let mark: UInt32 = 0xFFFF_0000

    let expected: CGImage
    let actual: CGImage
    let comparison: PictureComparison

    /// The sheet; nil if it would exceed the maximum size of a bitmap.
    func makeImage() -> CGImage? {
        let column = max(expected.width, actual.width)
        let height = max(expected.height, actual.height) + 2 * Self.gap
        guard let store = PixelStore(width: 3 * column + 4 * Self.gap, height: height) else { return nil }
        for y in 0..<height {
            store.row(y).update(repeating: Self.ground)
        }
        draw(expected, into: store, at: Self.gap) { PictureComparison.overWhite($0) }
        draw(actual, into: store, at: 2 * Self.gap + column) { PictureComparison.overWhite($0) }
        draw(expected, into: store, at: 3 * Self.gap + 2 * column) { Self.faded($0) }
        if comparison.isSameSize { markDifferences(in: store, at: 3 * Self.gap + 2 * column) }
        return CGImage(store: store, isOpaque: true)
    }

    private func draw(_ image: CGImage, into store: PixelStore, at left: Int, _ transform: (UInt32) -> UInt32) {
        for y in 0..<image.height {
            let (source, target) = (image.row(y), store.row(y + Self.gap))
            for x in 0..<image.width { target[left + x] = transform(source[x]) }
        }
    }

    private func markDifferences(in store: PixelStore, at left: Int) {
        for y in 0..<expected.height {
            let row = store.row(y + Self.gap)
            for x in 0..<expected.width where comparison.differing[y * expected.width + x] { row[left + x] = Self.mark }
        }
    }

    /// A light grey version of the pixel, as a background for marks.
    private static func faded(_ pixel: UInt32) -> UInt32 {
        let pixel = PictureComparison.overWhite(pixel)
        let grey = ((pixel >> 16 & 255) * 2 + (pixel >> 8 & 255) * 5 + (pixel & 255)) / 8
        let light = 192 + grey / 4
        return 0xFF00_0000 | light << 16 | light << 8 | light
    }
}
