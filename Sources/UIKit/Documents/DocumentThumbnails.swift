import Foundation

/// Keys of thumbnails in a document's file attributes.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A thumbnail of at most 1024 by 1024 pixels.
    public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(rawValue: "NSThumbnail1024x1024SizeKey")
}

extension URLResourceKey {
    /// The key of a file's thumbnails. The value is a dictionary with the keys of ``URLThumbnailDictionaryItem``.
    public static let thumbnailDictionaryKey = URLResourceKey(rawValue: "NSURLThumbnailDictionaryKey")
}

/// A cache of document thumbnails for ``UIDocumentBrowserViewController``.
@MainActor
enum DocumentThumbnails {
    /// The maximum side of a cached thumbnail, in pixels.
    private static let side: CGFloat = 512

    /// Caches the first thumbnail in a document's file attributes. Does nothing without a thumbnail.
    static func keep(_ attributes: [AnyHashable: Any], for url: URL) {
        let all =
            attributes[URLResourceKey.thumbnailDictionaryKey] as? [AnyHashable: Any]
            ?? (attributes[URLResourceKey.thumbnailDictionaryKey] as? [URLThumbnailDictionaryItem: UIImage]).map {
                Dictionary(uniqueKeysWithValues: $0.map { (AnyHashable($0), $1 as Any) })
            }
        guard let image = all?.values.lazy.compactMap({ $0 as? UIImage }).first, let thumbnail = thumbnailURL(of: url) else { return }
        let longest = max(image.size.width * image.scale, image.size.height * image.scale)
        guard longest > 0 else { return }
        let share = min(1, side / longest)
        let size = CGSize(width: image.size.width * image.scale * share, height: image.size.height * image.scale * share)
        guard let data = image.preparingThumbnail(of: size)?.pngData() else { return }
        do {
            // A thumbnail shows the content of a private file. The specification of thumbnails requires this mode.
            try FileManager.default.createDirectory(
                at: thumbnail.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try data.write(to: thumbnail, options: .atomic)
        } catch {
            documentLog.error("Cannot save the thumbnail of \"\(url.lastPathComponent)\": \(error.localizedDescription)")
        }
    }

    /// The cached thumbnail of a file. Nil without one, or if the file has changed since the thumbnail was made.
    static func image(of url: URL) -> UIImage? {
        guard let thumbnail = thumbnailURL(of: url),
            let data = try? FileData.contents(of: thumbnail, atMost: TransferConstants.maximumDataSize)
        else { return nil }
        if let made = DocumentFile.modification(of: thumbnail), let changed = DocumentFile.modification(of: url), changed > made + 2 {
            return nil
        }
        return UIImage(data: data)
    }

    private static func thumbnailURL(of url: URL) -> URL? {
        let cache = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        // The file name of the thumbnail is a 64-bit FNV-1a hash of the document's path.
        let hash = url.standardizedFileURL.path.utf8.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        return cache?.appendingPathComponent(ProcessInfo.processInfo.processName).appendingPathComponent("DocumentThumbnails")
            .appendingPathComponent("\(String(hash, radix: 16)).png")
    }
}
