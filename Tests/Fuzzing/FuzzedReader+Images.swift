import CoreGraphics
import Foundation
import ImageIO

extension FuzzedReader {
    /// Image files: their properties, frames and thumbnails; and the properties written to a new file.
    static var images: [FuzzedReader] {
        [
            FuzzedReader(name: "image") { data in
                guard let source = CGImageSourceCreateWithData(data, nil) else { return }
                _ = (CGImageSourceGetType(source), CGImageSourceGetStatus(source), CGImageSourceCopyProperties(source, nil))
                for index in 0..<min(CGImageSourceGetCount(source), 3) {
                    let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
                    write(properties)
                    // The decoder's libraries are not ours, and need a second for a large image.
                    let sides = [kCGImagePropertyPixelWidth, kCGImagePropertyPixelHeight].map { properties?[$0] as? Int ?? 0 }
                    guard sides.allSatisfy({ $0 < 512 }) else { continue }
                    _ = CGImageSourceCreateImageAtIndex(source, index, nil)
                    _ = CGImageSourceCreateThumbnailAtIndex(
                        source, index,
                        [kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceThumbnailMaxPixelSize: 16])
                }
            }
        ]
    }

    private static func write(_ properties: CFDictionary?) {
        let buffer = NSMutableData()
        guard let image = pixel, let destination = CGImageDestinationCreateWithData(buffer, "public.png", 1, nil) else { return }
        CGImageDestinationAddImage(destination, image, properties)
        precondition(CGImageDestinationFinalize(destination))
        let again = CGImageSourceCreateWithData(buffer as Data, nil).flatMap { CGImageSourceCopyPropertiesAtIndex($0, 0, nil) }
        precondition(again != nil)
    }

    private static let pixel: CGImage? = {
        let png =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        let source = Data(base64Encoded: png).flatMap { CGImageSourceCreateWithData($0, nil) }
        return source.flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
    }()
}
