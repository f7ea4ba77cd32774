import CoreGraphics
import Foundation
import UIFoundation

/// An image as a recipe: the pixels are computed when a context or a `UIImage` renders them. It is immutable.
///
/// One unit is one pixel. The origin is at the lower left, and the y axis points up.
///
/// `@unchecked Sendable` is safe because all stored properties are `let` and `Sendable`.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
    /// The rectangle that contains all visible pixels. `CGRect.infinite` for a colour or a clamped image.
    public final let extent: CGRect
    final let source: any PixelSource
    /// Whether transforms repeat pixels instead of interpolating between them.
    final let isNearest: Bool

    init(_ source: any PixelSource, extent: CGRect, isNearest: Bool = false) {
        self.source = source
        self.extent = extent
        self.isNearest = isNearest
        super.init()
    }

    /// Creates an image without pixels.
    public override convenience init() {
        self.init(GeneratedSource { _, _, _ in .zero }, extent: .zero)
    }

    /// Creates an image of a bitmap.
    public convenience init(cgImage image: CGImage) {
        self.init(BitmapSource(image: image), extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }

    /// Creates an image of a bitmap. `options` is ignored.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) { self.init(cgImage: image) }

    /// Creates an infinite image of one colour.
    public convenience init(color: CIColor) {
        self.init(GeneratedSource { _, _, space in space.pixel(of: color) }, extent: .infinite)
    }

    /// Decodes an image file. Nil if the data has no known format. `options` may apply the file's orientation.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        let isUpright = options?[.applyOrientationProperty] as? Bool ?? false
        guard let image = try? ImageCoding.decode(data, isUpright: isUpright) else { return nil }
        self.init(cgImage: image)
    }

    /// Decodes an image file. Nil if the file cannot be read or decoded. `options` may apply the file's orientation.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard url.isFileURL, let data = ImageCoding.contents(ofFile: url.path) else { return nil }
        self.init(data: data, options: options)
    }

    /// An image without pixels.
    open class func empty() -> CIImage { CIImage() }
    /// An infinite black image.
    open class var black: CIImage { CIImage(color: .black) }
    /// An infinite white image.
    open class var white: CIImage { CIImage(color: .white) }
    /// An infinite gray image.
    open class var gray: CIImage { CIImage(color: .gray) }
    /// An infinite red image.
    open class var red: CIImage { CIImage(color: .red) }
    /// An infinite green image.
    open class var green: CIImage { CIImage(color: .green) }
    /// An infinite blue image.
    open class var blue: CIImage { CIImage(color: .blue) }
    /// An infinite transparent image.
    open class var clear: CIImage { CIImage(color: .clear) }

    /// Returns `self`, since the class is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The colour space: sRGB.
    open var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    /// The bitmap, if the image was created from one and not changed; otherwise nil.
    open var cgImage: CGImage? { (source as? BitmapSource)?.image }

    open override var description: String { "<CIImage extent \(extent)>" }
}

/// An option for the creation of an image.
public struct CIImageOption: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a value with the given raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A Boolean: whether the orientation in the file's metadata is applied. False by default.
    public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
}

extension WorkingSpace {
    /// The premultiplied value of a colour.
    func pixel(of color: CIColor) -> SIMD4<Float> {
        let straight = SIMD4(decode(Float(color.red)), decode(Float(color.green)), decode(Float(color.blue)), 1)
        return straight * Float(min(max(color.alpha, 0), 1))
    }
}
