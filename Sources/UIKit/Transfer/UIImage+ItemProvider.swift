import Foundation

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// The readable types: all image formats.
    public class var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "public.tiff", "com.compuserve.gif", "com.microsoft.bmp", "public.image"]
    }

    /// The writable types: PNG, then JPEG.
    public class var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }

    /// Decodes an image file at one pixel a point. Throws if it is invalid or too large.
    public class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        do {
            return try exactly(UIImage(cgImage: try ImageCoding.decode(data)))
        } catch let error as ImageDecodingError {
            throw NSItemProvider.error(.unavailableCoercionError, "\(error)", underlying: error)
        }
    }

    /// Encodes the image as a PNG or JPEG file.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData()
        if let data {
            completionHandler(data, nil)
        } else {
            completionHandler(nil, NSItemProvider.error(.unavailableCoercionError, "The image has no pixels."))
        }
        return nil
    }
}
