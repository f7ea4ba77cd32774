import Synchronization

/// A block of pixels in Cairo's format: 32 bits each in native byte order, alpha in the highest bits, premultiplied sRGB colours. Rows start at the top.
///
/// `@unchecked Sendable` is safe because only the code that creates the store writes its pixels. It does so before it shares the store.
package final class PixelStore: @unchecked Sendable {
    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    private let known: UnsafeMutableRawPointer?
    private let release: (() -> Void)?
    /// The glyphs from which the bitmap is rasterized on first use; nil for a bitmap that exists already.
    let letters: GlyphRunImage?
    /// The address of the bitmap that is rasterized lazily from `letters`; 0 until it is first requested.
    private let drawn = Mutex<UInt>(0)

    /// Creates transparent pixels. Returns nil for a size that a bitmap cannot have.
    package init?(width: Int, height: Int) {
        guard width > 0, height > 0, width <= PixelStore.maximumSide, height <= PixelStore.maximumSide else { return nil }
        let count = width * height * 4
        guard let memory = calloc(1, count) else { return nil }
        self.width = width
        self.height = height
        bytesPerRow = width * 4
        known = memory
        release = nil
        letters = nil
    }

    /// Creates a store whose pixels are drawn from `letters` on first use.
    init(letters: GlyphRunImage, width: Int, height: Int) {
        self.width = width
        self.height = height
        bytesPerRow = width * 4
        known = nil
        release = nil
        self.letters = letters
    }

    /// An empty store.
    static let none = PixelStore()

    private init() {
        (width, height, bytesPerRow) = (0, 0, 0)
        known = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)
        release = {}
        letters = nil
    }

    /// Uses memory of another object, which must stay valid until the store calls `release`.
    init(borrowing base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, release: @escaping () -> Void = {}) {
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        known = base
        self.release = release
        letters = nil
    }

    deinit {
        if let release { return release() }
        free(known)
        free(UnsafeMutableRawPointer(bitPattern: drawn.withLock { $0 }))
    }

    /// The address of the first pixel.
    package var base: UnsafeMutableRawPointer { known ?? drawnBase }

    private var drawnBase: UnsafeMutableRawPointer {
        drawn.withLock { address in
            if let base = UnsafeMutableRawPointer(bitPattern: address) { return base }
            guard let base = calloc(1, bytesPerRow * height) else {
                fatalError("Out of memory: cannot allocate an image of \(width) × \(height) pixels.")
            }
            letters?.draw(into: base, bytesPerRow: bytesPerRow)
            address = UInt(bitPattern: base)
            return base
        }
    }

    /// The largest side of a Cairo image surface.
    package static let maximumSide = 32767

    /// The pixels of one row.
    package func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt32> {
        let start = (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        return UnsafeMutableBufferPointer(start: start, count: width)
    }
}
