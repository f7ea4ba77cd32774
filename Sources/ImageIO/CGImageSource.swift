import CoreGraphics
import Foundation
import Synchronization

/// The images of a file, which are decoded when they are needed.
///
/// gdk-pixbuf decodes PNG, JPEG, GIF, TIFF, BMP and ICO, and other formats if the machine has a loader.
public final class CGImageSource: Sendable {
    let data: Data
    /// Nil for data of an unknown format.
    let format: ImageFormat?
    let metadata: ImageMetadata?
    /// The frames; nil for other formats than GIF.
    let animation: GIFDocument?
    /// The size of an image of a format whose header is not read: it is known only after decoding.
    private let decodedSize = Mutex<(width: Int, height: Int)?>(nil)

    init(_ data: Data) {
        self.data = data
        let reader = ByteReader(data)
        format = ImageFormat(reader)
        metadata = format.map { ImageMetadata($0, reader) }
        animation = format == .gif ? GIFDocument(data) : nil
    }

    /// The number of images.
    var count: Int { format == .gif ? animation?.frames.count ?? 0 : format == nil ? 0 : 1 }

    /// The size in pixels, without the orientation. Nil if the image cannot be decoded.
    var size: (width: Int, height: Int)? {
        if let width = metadata?.width, let height = metadata?.height, width > 0, height > 0 { return (width, height) }
        if let known = decodedSize.withLock({ $0 }) { return known }
        guard let image = try? ImageCoding.decode(data, isUpright: false) else { return nil }
        decodedSize.withLock { $0 = (image.width, image.height) }
        return (image.width, image.height)
    }

    /// Decodes an image without its orientation. Nil for an index that does not exist, or damaged data.
    func image(at index: Int) -> CGImage? {
        guard index >= 0, index < count else { return nil }
        return animation.map { $0.image(at: index) } ?? (try? ImageCoding.decode(data, isUpright: false))
    }

    /// The properties of an image; nil for an index that does not exist.
    func properties(at index: Int) -> [String: Any]? {
        guard let metadata, index >= 0, index < count else { return nil }
        var result = metadata.properties
        if let size {
            result[kCGImagePropertyPixelWidth] = NSNumber(value: size.width)
            result[kCGImagePropertyPixelHeight] = NSNumber(value: size.height)
        }
        if let frame = animation?.frames[index] {
            let delay = frame.delay < 0.02 ? 0.1 : frame.delay
            result[kCGImagePropertyGIFDictionary] = [
                kCGImagePropertyGIFDelayTime: NSNumber(value: delay),
                kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: frame.delay),
            ]
        }
        return result
    }

    /// The properties of the file.
    var properties: [String: Any] {
        var result: [String: Any] = [kCGImagePropertyFileSize: NSNumber(value: data.count)]
        if let animation {
            var values: [String: Any] = [
                kCGImagePropertyGIFHasGlobalColorMap: NSNumber(value: animation.hasGlobalColors),
                kCGImagePropertyGIFCanvasPixelWidth: NSNumber(value: animation.width),
                kCGImagePropertyGIFCanvasPixelHeight: NSNumber(value: animation.height),
            ]
            if let count = animation.loopCount { values[kCGImagePropertyGIFLoopCount] = NSNumber(value: count) }
            result[kCGImagePropertyGIFDictionary] = values
        }
        return result
    }
}

// MARK: Creation

/// Creates a source of a file. Nil if the file cannot be read. `options` is ignored.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard url.isFileURL, let data = ImageCoding.contents(ofFile: url.path) else { return nil }
    return CGImageSource(data)
}

/// Creates a source of data. Data of an unknown format has no images. `options` is ignored.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { CGImageSource(data) }

/// Creates a source of data. Data of an unknown format has no images. `options` is ignored.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    provider.data.map { CGImageSource($0) }
}

// MARK: The file

/// The uniform type identifier of the file; nil for an unknown format.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.format?.rawValue }

/// The number of images: the frames of a GIF file, or one. 0 for an unknown format.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// The index of the main image: 0.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Whether the format of the source is known.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    isrc.data.isEmpty
        ? .statusUnexpectedEOF : isrc.format == nil ? .statusUnknownType : isrc.count == 0 ? .statusInvalidData : .statusComplete
}

/// Whether an image exists. The pixels are not checked.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    let status = CGImageSourceGetStatus(isrc)
    guard status == .statusComplete else { return status }
    return index >= 0 && index < isrc.count ? .statusComplete : .statusUnexpectedEOF
}

/// The properties of the file: its size, and the dictionary of a GIF file. `options` is ignored.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    isrc.format == nil ? nil : isrc.properties
}

/// The uniform type identifiers of the formats that a source recognizes.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageFormat.allCases.map(\.rawValue) }

// MARK: Images

/// The properties of an image: its size, its orientation, its resolution, and the dictionaries of Exif, TIFF and GPS values. The pixels are not decoded,
/// except for the size of a format whose header is not read. `options` is ignored.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    isrc.properties(at: index)
}

/// Decodes an image. Its orientation is not applied. Nil if the data is damaged or the image is too large. `options` is ignored.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    isrc.image(at: index)
}
