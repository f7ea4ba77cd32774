internal import CGtk
import Synchronization

/// An immutable bitmap with 8 bits each for red, green, blue and alpha, in sRGB.
public final class CGImage: Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    /// The pixels. The image may cover only a part of them.
    package let store: PixelStore
    /// The image's origin in the store, in pixels.
    private let originX: Int
    private let originY: Int
    /// Whether all pixels are opaque.
    package let isOpaque: Bool
    /// The address of the cached Cairo surface; 0 until it is first requested.
    private let surfaceAddress = Mutex<UInt>(0)
    /// The cached levels of a mipmap, each half as wide and high as the previous one.
    let levels = Mutex<[CGImage]>([])

    package init(store: PixelStore, isOpaque: Bool = false) {
        self.store = store
        width = store.width
        height = store.height
        originX = 0
        originY = 0
        self.isOpaque = isOpaque
    }

    private init(part: (x: Int, y: Int, width: Int, height: Int), of image: CGImage) {
        store = image.store
        width = part.width
        height = part.height
        originX = image.originX + part.x
        originY = image.originY + part.y
        isOpaque = image.isOpaque
    }

    deinit {
        if let surface = OpaquePointer(bitPattern: surfaceAddress.withLock { $0 }) { cairo_surface_destroy(surface) }
    }

    /// The part of the image in `rect`, in pixels from the top left corner. The rectangle is expanded to whole pixels and clipped to the image. Nil if the
    /// result is empty. The new image shares the pixels.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.standardized.integral.intersection(whole)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        return CGImage(part: (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height)), of: self)
    }

    /// The image itself, which is immutable.
    public func copy() -> CGImage? { self }

    /// The number of bits per component: 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits per pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// The number of bytes from one row to the next.
    public var bytesPerRow: Int { width * 4 }
    /// The colour space: sRGB.
    public var colorSpace: CGColorSpace? { .standard }
    /// Premultiplied alpha in the highest byte of each 32-bit pixel. If the image is opaque, that byte is unused.
    public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }
    /// ``alphaInfo`` and the machine's byte order.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue) }

    /// A copy of the pixels in the format ``bitmapInfo``, with ``bytesPerRow`` bytes per row.
    public var dataProvider: CGDataProvider? {
        var data = Data(capacity: bytesPerRow * height)
        for y in 0..<height { data.append(contentsOf: UnsafeRawBufferPointer(row(y))) }
        return CGDataProvider(data: data)
    }

    /// A pixel in the store's format: alpha in the highest byte, premultiplied colours.
    package func pixel(x: Int, y: Int) -> UInt32 { row(y)[x] }

    /// The pixels of a row. The pointer is valid only while the image exists.
    package func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
        UnsafeBufferPointer(rebasing: UnsafeBufferPointer(store.row(originY + y))[originX..<originX + width])
    }

    /// The colour of a pixel, not premultiplied; nil outside of the image.
    package func color(x: Int, y: Int) -> RGBA? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let pixel = row(y)[x]
        let alpha = CGFloat(pixel >> 24)
        guard alpha > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
        func component(_ shift: UInt32) -> CGFloat { min(1, CGFloat((pixel >> shift) & 0xFF) / alpha) }
        return RGBA(red: component(16), green: component(8), blue: component(0), alpha: alpha / 255)
    }

    /// The image's glyphs, if it shows a whole glyph run image; otherwise nil.
    package var letters: GlyphRunImage? { width == store.width && height == store.height ? store.letters : nil }

    /// The address of the first pixel.
    var start: UnsafeMutableRawPointer { store.base + originY * store.bytesPerRow + originX * 4 }

    /// The image as a `cairo_surface_t*`, created on first access. The image owns the surface. The surface retains the pixels.
    package var surface: OpaquePointer? {
        surfaceAddress.withLock { address in
            if address == 0 {
                let surface = makeSurface()
                lodestone_surface_keep(surface, Unmanaged.passRetained(store).toOpaque()) { owner in
                    if let owner { Unmanaged<PixelStore>.fromOpaque(owner).release() }
                }
                address = UInt(bitPattern: surface)
            }
            return OpaquePointer(bitPattern: address)
        }
    }
}

extension CGImage: Hashable {
    /// Whether two images are the same object.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

    /// Hashes the image's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The data source of an image.
public final class CGDataProvider: Sendable {
    private let bytes: Data

    /// Creates a provider of `data`.
    public init?(data: CFData) {
        bytes = data
    }

    /// Creates a provider of a copy of `data`.
    public init?(data: NSData) {
        bytes = Data(referencing: data)
    }

    /// All bytes of the provider.
    public var data: CFData? { bytes }
}
