import Foundation

/// The names of pictures of a file that a document gives with its attributes.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The item of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A picture of up to 1024 by 1024 pixels.
    public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(rawValue: "NSThumbnail1024x1024SizeKey")
}

extension URLResourceKey {
    /// Pictures of a file, by ``URLThumbnailDictionaryItem``.
    public static let thumbnailDictionaryKey = URLResourceKey(rawValue: "NSURLThumbnailDictionaryKey")
}

/// The pictures of documents, in the app's cache: what ``UIDocumentBrowserViewController`` shows of them.
@MainActor
enum DocumentThumbnails {
    /// The greatest side of a picture that is kept, in pixels.
    private static let side: CGFloat = 512

    /// Keeps the picture among a file's attributes, if there is one.
    static func keep(_ attributes: [AnyHashable: Any], for url: URL) {
        let all =
            attributes[URLResourceKey.thumbnailDictionaryKey] as? [AnyHashable: Any]
            ?? (attributes[URLResourceKey.thumbnailDictionaryKey] as? [URLThumbnailDictionaryItem: UIImage]).map {
                Dictionary(uniqueKeysWithValues: $0.map { (AnyHashable($0), $1 as Any) })
            }
        guard let image = all?.values.lazy.compactMap({ $0 as? UIImage }).first, let place = place(of: url) else { return }
        let longest = max(image.size.width * image.scale, image.size.height * image.scale)
        guard longest > 0 else { return }
        let share = min(1, side / longest)
        let size = CGSize(width: image.size.width * image.scale * share, height: image.size.height * image.scale * share)
        guard let data = image.preparingThumbnail(of: size)?.pngData() else { return }
        do {
            try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: place, options: .atomic)
        } catch {
            documentLog.error("The picture of \(url.lastPathComponent) was not kept: \(error.localizedDescription)")
        }
    }

    /// The picture of a file, unless the file was changed since.
    static func image(of url: URL) -> UIImage? {
        guard let place = place(of: url), let data = try? Data(contentsOf: place) else { return nil }
        if let made = DocumentFile.modification(of: place), let changed = DocumentFile.modification(of: url), changed > made + 2 {
            return nil
        }
        return UIImage(data: data)
    }

    private static func place(of url: URL) -> URL? {
        let cache = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        // FNV-1a of 64 bits: a name for a path.
        let hash = url.standardizedFileURL.path.utf8.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        return cache?.appendingPathComponent(ProcessInfo.processInfo.processName).appendingPathComponent("DocumentThumbnails")
            .appendingPathComponent("\(String(hash, radix: 16)).png")
    }
}
