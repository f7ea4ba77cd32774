import Foundation
import UniformTypeIdentifiers

/// A `String`: the identifier of the file's type, if the extension of its name does not tell it.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// A `Bool`: whether the notification does not show the image.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"

/// An image of a notification.
///
/// Differs from Apple's: the file stays in its folder, and must exist until the notification is shown.
open class UNNotificationAttachment: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked Sendable` is safe: an attachment does not change after its creation.
    /// The maximum size of a file in bytes, as on iOS.
    private static let maximumSize = 10 << 20

    /// The identifier, unique in its notification.
    public let identifier: String
    /// The file.
    public let url: URL
    /// The identifier of the file's type, such as `public.png`.
    public let type: String
    let isHidden: Bool

    /// Creates an attachment of an image file.
    ///
    /// - Parameters:
    ///   - identifier: An identifier; an empty one is replaced.
    ///   - url: The image file.
    ///   - options: ``UNNotificationAttachmentOptionsTypeHintKey`` and ``UNNotificationAttachmentOptionsThumbnailHiddenKey``. Others are ignored.
    /// - Throws: ``UNError`` if the file cannot be read, is larger than 10 MB or is not an image.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
            throw UNError(.attachmentInvalidURL, "The attachment's file cannot be read: \(url.path)")
        }
        let hint = (options?[UNNotificationAttachmentOptionsTypeHintKey] as? String).flatMap { UTType($0) }
        guard let type = hint ?? UTType(filenameExtension: url.pathExtension), type.conforms(to: .image) else {
            throw UNError(.attachmentUnrecognizedType, "The attachment is not an image: \(url.lastPathComponent)")
        }
        let size = (try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? NSNumber)?.intValue ?? 0
        guard size <= Self.maximumSize else {
            throw UNError(.attachmentInvalidFileSize, "The attachment has \(size) bytes. The limit is \(Self.maximumSize) bytes.")
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        self.url = url
        self.type = type.identifier
        isHidden = options?[UNNotificationAttachmentOptionsThumbnailHiddenKey] as? Bool ?? false
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
