import CoreGraphics
import Foundation

/// The maximum of a thumbnail's width and height, in pixels. The default is the maximum of the image's width and height.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is made from the image even if the file contains a thumbnail.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a thumbnail is made from the image if the file does not contain a thumbnail.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether the orientation is applied to a thumbnail.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// Whether decoded pixels are cached. Sources cache none.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether an image is decoded when it is created. Ignored: images are always decoded immediately.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The uniform type of the data, as a hint. Sources detect the type by themselves.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"

/// The options of a thumbnail.
private struct ThumbnailOptions {
    var maximum: Int?
    var isAlwaysMade: Bool
    var isMadeIfAbsent: Bool
    var isUpright: Bool

    init(_ options: CFDictionary?) {
        func flag(_ key: CFString) -> Bool { options?[key] as? Bool ?? (options?[key] as? NSNumber)?.boolValue ?? false }
        let size = options?[kCGImageSourceThumbnailMaxPixelSize]
        let number =
            size as? Double ?? (size as? Int).map(Double.init) ?? (size as? CGFloat).map(Double.init) ?? (size as? NSNumber)?.doubleValue
        maximum = number.flatMap { $0 >= 1 ? Int(min($0, 1e6)) : nil }
        isAlwaysMade = flag(kCGImageSourceCreateThumbnailFromImageAlways)
        isMadeIfAbsent = flag(kCGImageSourceCreateThumbnailFromImageIfAbsent)
        isUpright = flag(kCGImageSourceCreateThumbnailWithTransform)
    }
}

/// Decodes a small version of an image. Nil if the file has no thumbnail and the options do not allow making one from the image.
///
/// A JPEG file is scaled while it is decoded, which takes less time and memory than the whole image.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    let options = ThumbnailOptions(options)
    guard index >= 0, index < isrc.count else { return nil }
    if !options.isAlwaysMade, let data = isrc.metadata?.values.thumbnail,
        let image = try? ImageCoding.decode(data, scaledBy: factor(try? ImageCoding.decode(data, isUpright: false), options.maximum))
    {
        return options.isUpright ? image.upright(isrc.metadata?.orientation ?? .up) : image
    }
    guard options.isAlwaysMade || options.isMadeIfAbsent, let size = isrc.size else { return nil }
    let factor = factor(width: size.width, height: size.height, options.maximum)
    if isrc.animation != nil {
        guard let image = isrc.image(at: index) else { return nil }
        return factor < 1 ? image.scaled(by: factor) : image
    }
    return try? ImageCoding.decode(isrc.data, scaledBy: factor, isUpright: options.isUpright)
}

private func factor(_ image: CGImage?, _ maximum: Int?) -> CGFloat {
    image.map { factor(width: $0.width, height: $0.height, maximum) } ?? 1
}

/// The factor by which an image is scaled down to a size. 1 for an image that is not larger.
func factor(width: Int, height: Int, _ maximum: Int?) -> CGFloat {
    let side = max(width, height)
    guard let maximum, side > maximum else { return 1 }
    // The decoder rounds sizes up.
    return CGFloat(maximum) / CGFloat(side) * (1 - 1e-9)
}
