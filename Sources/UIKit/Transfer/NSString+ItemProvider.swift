import Foundation

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// Text in UTF-8 and UTF-16, and text of which nothing is said.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.utf16-external-plain-text", "public.utf16-plain-text", "public.plain-text"]
    }

    /// Text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    /// The text in data of that type. Throws where UTF-8 or UTF-16 was promised and is not there.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try exactly(NSString(string: TextData.text(in: data, typeIdentifier: typeIdentifier)))
    }

    /// The text in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }
}

/// Bytes as text.
enum TextData {
    static func text(in data: Data, typeIdentifier: String) throws -> String {
        guard data.count <= TransferConstants.maximumTextSize else {
            throw NSItemProvider.error(
                .unavailableCoercionError, "The text has \(data.count) bytes; at most \(TransferConstants.maximumTextSize) are read.")
        }
        let encodings: [String.Encoding]
        switch typeIdentifier {
        case "public.utf8-plain-text": encodings = [.utf8]
        case "public.utf16-plain-text", "public.utf16-external-plain-text": encodings = [.utf16]
        // Text of which nothing is said is Latin where it is not Unicode; every byte is a letter there.
        default: encodings = hasUTF16Mark(data) ? [.utf16, .isoLatin1] : [.utf8, .isoLatin1]
        }
        for encoding in encodings {
            if let text = String(data: data, encoding: encoding) { return text }
        }
        throw NSItemProvider.error(.unavailableCoercionError, "The data is no text of type \(typeIdentifier).")
    }

    private static func hasUTF16Mark(_ data: Data) -> Bool {
        data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    }
}

extension NSItemProviderReading {
    /// The object as one of the class that was asked for. A subclass of a class whose objects cannot be made for it throws.
    static func exactly(_ object: any NSObjectProtocol) throws -> Self {
        guard let object = object as? Self else {
            throw NSItemProvider.error(
                .unexpectedValueClassError, "Objects of \(Self.self) cannot be made from data; ask for its superclass.")
        }
        return object
    }
}
