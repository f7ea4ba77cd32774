import Foundation

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// Addresses of files, and others.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.file-url", "public.url"] }

    /// An address.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// An address; of a file also as one.
    public var writableTypeIdentifiersForItemProvider: [String] {
        isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
    }

    /// The address in UTF-8 text. Throws where it is none, or where a file's was promised and it is another's.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard data.count <= TransferConstants.maximumURLLength, let text = String(data: data, encoding: .utf8),
            let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines)), url.scheme?.isEmpty == false,
            typeIdentifier != "public.file-url" || url.isFileURL
        else {
            throw NSItemProvider.error(.unavailableCoercionError, "The data is no URL of type \(typeIdentifier).")
        }
        return try exactly(url as NSURL)
    }

    /// The whole address in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}
