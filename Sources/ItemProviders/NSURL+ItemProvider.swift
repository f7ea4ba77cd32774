import Foundation

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// The readable types: file URLs and URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.file-url", "public.url"] }

    /// The writable type: a URL.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// The writable types: a URL, and for a file also a file URL.
    public var writableTypeIdentifiersForItemProvider: [String] {
        isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
    }

    /// Parses a URL in UTF-8. Throws if the URL is invalid, or if the type is `public.file-url` but the URL is not a file URL.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard data.count <= TransferConstants.maximumURLLength, let text = String(data: data, encoding: .utf8),
            let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines)), url.scheme?.isEmpty == false,
            typeIdentifier != "public.file-url" || url.isFileURL
        else {
            throw NSItemProvider.error(.unavailableCoercionError, "The data is not a URL of type \"\(typeIdentifier)\".")
        }
        return try exactly(url as NSURL)
    }

    /// The absolute URL in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}
