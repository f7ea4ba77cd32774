import CoreGraphics
import Foundation

/// The quality of a lossy format from 0 to 1. The default is 0.9.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The maximum width and height in pixels. A larger image is scaled down.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

/// Writes an image to a file or a buffer, as PNG or JPEG.
///
/// The orientation, the resolution, and the Exif, TIFF and GPS dictionaries of the properties are written too.
public final class CGImageDestination {
    private enum Target {
        case file(URL)
        case buffer(NSMutableData)
    }

    private let target: Target
    private let format: ImageFormat
    private var images: [(image: CGImage, properties: [String: Any])] = []
    private var shared: [String: Any] = [:]

    private init(_ target: Target, _ format: ImageFormat) { (self.target, self.format) = (target, format) }

    /// The formats that can be written.
    static let formats: [ImageFormat] = [.png, .jpeg]

    static func make(_ type: CFString, _ count: Int, file: URL) -> CGImageDestination? { make(type, count, .file(file)) }

    static func make(_ type: CFString, _ count: Int, buffer: NSMutableData) -> CGImageDestination? { make(type, count, .buffer(buffer)) }

    private static func make(_ type: CFString, _ count: Int, _ target: Target) -> CGImageDestination? {
        guard count == 1, let format = ImageFormat(rawValue: type), formats.contains(format) else { return nil }
        return CGImageDestination(target, format)
    }

    func setProperties(_ properties: CFDictionary?) { shared = Self.strings(properties) }

    func add(_ image: CGImage, _ properties: [String: Any]) { images.append((image, properties)) }

    /// The entries of a dictionary with text keys.
    static func strings(_ dictionary: CFDictionary?) -> [String: Any] {
        var result: [String: Any] = [:]
        for (key, value) in dictionary ?? [:] { if let key = key.base as? String { result[key] = value } }
        return result
    }

    /// Writes the image. False without an image, with more than one, or if the image cannot be written.
    func finalize() -> Bool {
        guard images.count == 1, let added = images.first else { return false }
        images = []
        let properties = shared.merging(added.properties) { $1 }
        var image = added.image
        if let side = properties[kCGImageDestinationImageMaxPixelSize].flatMap(MetadataNumber.value), side >= 1 {
            let factor = factor(width: image.width, height: image.height, Int(min(side, 1e6)))
            if factor < 1 {
                guard let scaled = image.scaled(by: factor) else { return false }
                image = scaled
            }
        }
        guard let data = encode(image, properties) else { return false }
        switch target {
        case .buffer(let buffer):
            buffer.append(data)
            return true
        case .file(let url): return (try? data.write(to: url, options: .atomic)) != nil
        }
    }

    private func encode(_ image: CGImage, _ properties: [String: Any]) -> Data? {
        let metadata = Self.exif(properties)
        if format == .png {
            return ImageCoding.png(of: image).map { insert(chunks(metadata, Self.resolution(properties)), into: $0) }
        }
        let quality = properties[kCGImageDestinationLossyCompressionQuality].flatMap(MetadataNumber.value) ?? 0.9
        guard let data = ImageCoding.jpeg(of: image, quality: CGFloat(quality)) else { return nil }
        // A segment has at most 65,533 bytes. It follows the two bytes of the file's start.
        guard let metadata, metadata.count <= 65_000 else { return data }
        let segment = Data([0xFF, 0xE1]) + ExifWriter.short(metadata.count + 8) + Data("Exif\0\0".utf8) + metadata
        return data.prefix(2) + segment + data.dropFirst(2)
    }

    // MARK: Metadata

    private static func resolution(_ properties: [String: Any]) -> (x: Double, y: Double)? {
        guard let x = properties[kCGImagePropertyDPIWidth].flatMap(MetadataNumber.value),
            let y = properties[kCGImagePropertyDPIHeight].flatMap(MetadataNumber.value), x > 0, y > 0
        else { return nil }
        return (x, y)
    }

    private static func exif(_ properties: [String: Any]) -> Data? {
        func values(_ key: CFString) -> [String: Any] {
            properties[key] as? [String: Any] ?? strings(properties[key] as? CFDictionary)
        }
        var tiff = values(kCGImagePropertyTIFFDictionary)
        if let orientation = properties[kCGImagePropertyOrientation] { tiff[kCGImagePropertyTIFFOrientation] = orientation }
        if let resolution = resolution(properties) {
            tiff[kCGImagePropertyTIFFXResolution] = resolution.x
            tiff[kCGImagePropertyTIFFYResolution] = resolution.y
            tiff[kCGImagePropertyTIFFResolutionUnit] = 2
        }
        return ExifWriter.data(tiff: tiff, exif: values(kCGImagePropertyExifDictionary), gps: values(kCGImagePropertyGPSDictionary))
    }

    private func chunks(_ metadata: Data?, _ resolution: (x: Double, y: Double)?) -> Data {
        var chunks = Data()
        if let resolution {
            let perMetre = [resolution.x, resolution.y].map { ExifWriter.long(Int(min($0 / 0.0254, 4e9).rounded())) }
            chunks += chunk("pHYs", perMetre[0] + perMetre[1] + [1])
        }
        if let metadata { chunks += chunk("eXIf", metadata) }
        return chunks
    }

    private func chunk(_ name: String, _ content: Data) -> Data {
        let body = Data(name.utf8) + content
        return ExifWriter.long(content.count) + body + ExifWriter.long(Int(checksum(body)))
    }

    /// The CRC-32 of the PNG specification (RFC 2083, appendix 15).
    private func checksum(_ data: Data) -> UInt32 {
        ~data.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
    }

    /// Inserts chunks after the header of a PNG file: the signature of 8 bytes, and a chunk of 25.
    private func insert(_ chunks: Data, into file: Data) -> Data { file.prefix(33) + chunks + file.dropFirst(33) }
}

/// Creates a destination that writes a file. Nil if `type` is neither `public.png` nor `public.jpeg`, or `count` is not 1. `options` is ignored.
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    url.isFileURL ? .make(type, count, file: url) : nil
}

/// Creates a destination that appends to a buffer. Nil if `type` is neither `public.png` nor `public.jpeg`, or `count` is not 1. `options` is ignored.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { .make(type, count, buffer: data) }

/// Sets the properties of all images.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) { idst.setProperties(properties) }

/// Adds an image with its properties.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, CGImageDestination.strings(properties))
}

/// Adds an image of a source with the source's properties, which `properties` overrides. Adds nothing if the image cannot be decoded.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = isrc.image(at: index) else { return }
    idst.add(image, (isrc.properties(at: index) ?? [:]).merging(CGImageDestination.strings(properties)) { $1 })
}

/// Writes the image. False if no image was added, or if it cannot be written.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finalize() }

/// The uniform type identifiers of the formats that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.formats.map(\.rawValue) }
