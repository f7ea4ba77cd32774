import CoreGraphics
import Foundation

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    /// An archived colour for programs with UIKit, and the format of other desktop programs.
    private static let types = ["com.apple.uikit.color", "org.freedesktop.color"]

    /// The readable types: an archived colour, and the desktop's `application/x-color`.
    public class var readableTypeIdentifiersForItemProvider: [String] { types }

    /// The writable types: an archived colour, and the desktop's `application/x-color`.
    public class var writableTypeIdentifiersForItemProvider: [String] { types }

    /// Decodes a colour of one of the types. Throws if the data is invalid.
    public class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        if typeIdentifier == "org.freedesktop.color" {
            guard let color = DesktopColor(data: data) else {
                throw NSItemProvider.error(.unavailableCoercionError, "The data is no colour: it has \(data.count) bytes instead of 8.")
            }
            return try exactly(color.color)
        }
        return try exactly(SecureArchive.object(of: UIColor.self, in: data))
    }

    /// Encodes the colour, resolved for the current traits, as one of the types.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        do {
            completionHandler(typeIdentifier == "org.freedesktop.color" ? DesktopColor(self).data : try SecureArchive.data(of: self), nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }
}

/// `application/x-color`: red, green, blue and alpha, 16 bits each in the machine's byte order, in sRGB.
struct DesktopColor {
    private var components: [UInt16]

    init(_ color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        components = [red, green, blue, alpha].map { UInt16((min(max($0, 0), 1) * 65535).rounded()) }
    }

    init?(data: Data) {
        guard data.count == 8 else { return nil }
        let bytes = [UInt8](data)
        components = (0..<4).map { place in
            bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place * 2, as: UInt16.self) }
        }
    }

    var data: Data { components.withUnsafeBytes { Data($0) } }

    var color: UIColor {
        let values = components.map { CGFloat($0) / 65535 }
        return UIColor(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }
}
