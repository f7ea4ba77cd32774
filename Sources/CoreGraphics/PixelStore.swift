import Synchronization

/// A block of pixels as Cairo has them: 32 bits each, native byte order, alpha in the highest bits, colours multiplied with it
/// and in sRGB. Rows from the top.
///
/// `@unchecked Sendable` is safe because the pixels are written only by the code that makes the store, before it is shared.
package final class PixelStore: @unchecked Sendable {
    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    private let known: UnsafeMutableRawPointer?
    private let release: (() -> Void)?
    /// What the pixels are drawn from when they are asked for first.
    let letters: LetterPicture?
    /// The address of the pixels that were drawn; 0 before.
    private let drawn = Mutex<UInt>(0)

    /// All pixels transparent; nil for sizes that no bitmap can have.
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

    /// The pixels of `letters`, which are drawn when they are asked for.
    init(letters: LetterPicture, width: Int, height: Int) {
        self.width = width
        self.height = height
        bytesPerRow = width * 4
        known = nil
        release = nil
        self.letters = letters
    }

    /// No pixels.
    static let none = PixelStore()

    private init() {
        (width, height, bytesPerRow) = (0, 0, 0)
        known = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)
        release = {}
        letters = nil
    }

    /// Pixels in memory that belongs to another object, which keeps it for as long as the store lives.
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

    /// The first pixel.
    package var base: UnsafeMutableRawPointer { known ?? drawnBase }

    private var drawnBase: UnsafeMutableRawPointer {
        drawn.withLock { address in
            if let base = UnsafeMutableRawPointer(bitPattern: address) { return base }
            guard let base = calloc(1, bytesPerRow * height) else {
                fatalError("There is no memory for a picture of \(width) × \(height) pixels.")
            }
            letters?.draw(into: base, bytesPerRow: bytesPerRow)
            address = UInt(bitPattern: base)
            return base
        }
    }

    /// Cairo's image surfaces cannot be larger than this on a side.
    package static let maximumSide = 32767

    /// The pixels of one row.
    package func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt32> {
        let start = (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        return UnsafeMutableBufferPointer(start: start, count: width)
    }
}
