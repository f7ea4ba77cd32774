import Foundation
import UIFoundation

/// Renders images with the processor, in bands of about a million pixels. Several threads may use one context.
///
/// `@unchecked Sendable` is safe because the stored property is `let` and `Sendable`.
open class CIContext: NSObject, @unchecked Sendable {
    private let space: WorkingSpace

    /// Creates a context that calculates in linear sRGB.
    public override init() {
        space = .linear
        super.init()
    }

    /// Creates a context. The working colour space is sRGB without a conversion if the option ``CIContextOption/workingColorSpace`` is `NSNull`, and linear sRGB
    /// otherwise. Other options are ignored.
    public init(options: [CIContextOption: Any]?) {
        space = options?[.workingColorSpace] is NSNull ? .encoded : .linear
        super.init()
    }

    /// Renders the part of an image in `fromRect`. Nil if that part is empty or infinite, or has too many pixels for a bitmap.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard let rect = PixelRect(fromRect), let store = PixelStore(width: rect.width, height: rect.height) else { return nil }
        render(image, rect) { y, row in
            let target = store.row(rect.maxY - 1 - y)
            for x in 0..<rect.width { target[x] = premultiplied(row[x]) }
        }
        return CGImage(store: store)
    }

    /// Renders the part of an image in `fromRect`. The bitmap has 8 bits per component in sRGB; `format` and `colorSpace` are ignored.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    /// Renders the part of an image in `bounds` to memory with `rowBytes` bytes from one row to the next. The first row in memory is the upper one. `format` is
    /// the order of the components.
    ///
    /// Without a colour space, the components are those of the working space. Every colour space is treated as sRGB.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        guard let rect = PixelRect(bounds) else { return }
        let target = colorSpace == nil ? WorkingSpace.encoded : space
        render(image, rect) { y, row in
            let bytes = (data + (rect.maxY - 1 - y) * rowBytes).assumingMemoryBound(to: UInt8.self)
            for x in 0..<rect.width {
                let pixel = premultiplied(row[x], target)
                for (index, shift) in format.shifts.enumerated() { bytes[4 * x + index] = UInt8(pixel >> shift & 255) }
            }
        }
    }

    /// Draws the part `fromRect` of an image into `inRect`, in the current Core Graphics context of UIKit.
    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let pixels = createCGImage(image, from: fromRect) else { return }
        context.draw(pixels, in: inRect)
    }

    /// Renders an image as a PNG file. Nil for an infinite or empty image. `format`, `colorSpace` and `options` are ignored.
    open func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        createCGImage(image, from: image.extent).flatMap { ImageCoding.png(of: $0) }
    }

    /// Renders an image over black as a JPEG file. Nil for an infinite or empty image. `colorSpace` and `options` are ignored.
    open func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        createCGImage(image, from: image.extent).flatMap { ImageCoding.jpeg(of: $0, quality: 0.9) }
    }

    /// Has no effect: the context caches nothing.
    open func clearCaches() {}

    private func render(_ image: CIImage, _ rect: PixelRect, _ write: (_ y: Int, UnsafeBufferPointer<SIMD4<Float>>) -> Void) {
        let source = CroppedSource(input: image.source, extent: image.extent)
        for part in RenderBands.parts(of: rect) {
            let block = source.block(part, in: space)
            block.values.withUnsafeBufferPointer { values in
                for y in 0..<part.height {
                    write(part.minY + y, UnsafeBufferPointer(rebasing: values[y * part.width..<(y + 1) * part.width]))
                }
            }
        }
    }

    /// The pixel in the format of a pixel store: alpha in the highest byte, premultiplied components of sRGB.
    private func premultiplied(_ value: SIMD4<Float>, _ target: WorkingSpace? = nil) -> UInt32 {
        let space = target ?? space
        let alpha = min(max(value.w, 0), 1)
        let coverage = UInt32(alpha * 255 + 0.5)
        guard coverage > 0 else { return 0 }
        if coverage == 255 { return 0xFF00_0000 | space.encode(value.x) << 16 | space.encode(value.y) << 8 | space.encode(value.z) }
        func component(_ value: Float) -> UInt32 { (space.encode(value / alpha) * coverage + 127) / 255 }
        return coverage << 24 | component(value.x) << 16 | component(value.y) << 8 | component(value.z)
    }
}

/// An option of a context.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a value with the given raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The colour space in which filters calculate. `NSNull` calculates with the components of sRGB.
    public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
    /// Whether the processor renders. It always does.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
}

/// An option for writing a file.
public struct CIImageRepresentationOption: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a value with the given raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The order of the components in memory, with 8 bits each.
public struct CIFormat: Hashable, Sendable {
    /// The positions of the bytes in a pixel of a pixel store.
    let shifts: [UInt32]

    /// Red, green, blue, alpha.
    public static let RGBA8 = CIFormat(shifts: [16, 8, 0, 24])
    /// Blue, green, red, alpha.
    public static let BGRA8 = CIFormat(shifts: [0, 8, 16, 24])
    /// Alpha, red, green, blue.
    public static let ARGB8 = CIFormat(shifts: [24, 16, 8, 0])
    /// Alpha, blue, green, red.
    public static let ABGR8 = CIFormat(shifts: [24, 0, 8, 16])
}
