internal import CGtk
import Synchronization

/// A bitmap that never changes: 8 bits for each of red, green, blue and alpha, in sRGB.
public final class CGImage: Sendable {
    /// Columns of pixels.
    public let width: Int
    /// Rows of pixels.
    public let height: Int

    /// The pixels, of which the image may be a part.
    package let store: PixelStore
    /// Where in the store the image begins, in pixels.
    private let originX: Int
    private let originY: Int
    /// No pixel is translucent.
    package let isOpaque: Bool
    /// The address of the Cairo surface on the pixels; 0 before it is asked for.
    private let surfaceAddress = Mutex<UInt>(0)
    /// The smaller copies that were asked for: the levels of a mipmap, each half as wide and high as the one before it.
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

    /// The part of the image in `rect`, in pixels from the top left corner, grown to whole pixels and cut at the image's edges;
    /// nil where there is none. The pixels are shared, not copied.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.standardized.integral.intersection(whole)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        return CGImage(part: (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height)), of: self)
    }

    /// The image itself, which never changes.
    public func copy() -> CGImage? { self }

    /// Bits of one component: 8.
    public var bitsPerComponent: Int { 8 }
    /// Bits of one pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// Bytes from one row to the next.
    public var bytesPerRow: Int { width * 4 }
    /// sRGB.
    public var colorSpace: CGColorSpace? { .standard }
    /// Alpha first in the 32-bit number, or unused where the image is opaque.
    public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }
    /// ``alphaInfo`` and the machine's byte order.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue) }

    /// A copy of the pixels as ``bitmapInfo`` says, ``bytesPerRow`` a row.
    public var dataProvider: CGDataProvider? {
        var data = Data(capacity: bytesPerRow * height)
        for y in 0..<height { data.append(contentsOf: UnsafeRawBufferPointer(row(y))) }
        return CGDataProvider(data: data)
    }

    /// A pixel as the store has it: alpha in the highest byte, colours multiplied with it.
    package func pixel(x: Int, y: Int) -> UInt32 { row(y)[x] }

    /// The pixels of a row, valid as long as the image lives: keep it alive while you read.
    package func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
        UnsafeBufferPointer(rebasing: UnsafeBufferPointer(store.row(originY + y))[originX..<originX + width])
    }

    /// The colour of a pixel, not multiplied with alpha; nil outside.
    package func color(x: Int, y: Int) -> RGBA? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let pixel = row(y)[x]
        let alpha = CGFloat(pixel >> 24)
        guard alpha > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
        func component(_ shift: UInt32) -> CGFloat { min(1, CGFloat((pixel >> shift) & 0xFF) / alpha) }
        return RGBA(red: component(16), green: component(8), blue: component(0), alpha: alpha / 255)
    }

    /// The letters that the image is a picture of, where it is the whole of one.
    package var letters: LetterPicture? { width == store.width && height == store.height ? store.letters : nil }

    /// The first pixel.
    var start: UnsafeMutableRawPointer { store.base + originY * store.bytesPerRow + originX * 4 }

    /// The image as a `cairo_surface_t*`, made once. It belongs to the image, and holds the pixels for what draws it later.
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
    /// Whether both are the same image.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

    /// Feeds the image's identity to `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Bytes that an image is made from.
public final class CGDataProvider: Sendable {
    private let bytes: Data

    /// A provider of `data`.
    public init?(data: CFData) {
        bytes = data
    }

    /// A provider of a copy of `data`.
    public init?(data: NSData) {
        bytes = Data(referencing: data)
    }

    /// All bytes.
    public var data: CFData? { bytes }
}
