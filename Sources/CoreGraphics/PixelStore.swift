import Synchronization

/// A block of pixels as Cairo has them: 32 bits each, native byte order, alpha in the highest bits, colours multiplied with it
/// and in sRGB. Rows from the top.
///
/// `@unchecked Sendable` is safe because the pixels are written only by the code that makes the store, before it is shared.
package final class PixelStore: @unchecked Sendable {
    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    package let base: UnsafeMutableRawPointer
    private let release: (() -> Void)?

    /// All pixels transparent; nil for sizes that no bitmap can have.
    package init?(width: Int, height: Int) {
        guard width > 0, height > 0, width <= PixelStore.maximumSide, height <= PixelStore.maximumSide else { return nil }
        let count = width * height * 4
        guard let memory = calloc(1, count) else { return nil }
        self.width = width
        self.height = height
        bytesPerRow = width * 4
        base = memory
        release = nil
    }

    /// No pixels.
    static let none = PixelStore()

    private init() {
        (width, height, bytesPerRow) = (0, 0, 0)
        base = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)
        release = {}
    }

    /// Pixels in memory that belongs to another object, which keeps it for as long as the store lives.
    init(borrowing base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, release: @escaping () -> Void = {}) {
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.base = base
        self.release = release
    }

    deinit {
        if let release { release() } else { free(base) }
    }

    /// Cairo's image surfaces cannot be larger than this on a side.
    package static let maximumSide = 32767

    /// The pixels of one row.
    package func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt32> {
        let start = (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        return UnsafeMutableBufferPointer(start: start, count: width)
    }
}
