import Foundation

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// The readable types: UTF-8, UTF-16, and text without a known encoding.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.utf16-external-plain-text", "public.utf16-plain-text", "public.plain-text"]
    }

    /// The writable type: UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    /// Decodes text of the type. Throws if the type specifies UTF-8 or UTF-16, but the data is not valid in that encoding.
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

/// Decodes bytes as text.
package enum TextData {
    package static func text(in data: Data, typeIdentifier: String) throws -> String {
        guard data.count <= TransferConstants.maximumTextSize else {
            throw NSItemProvider.error(
                .unavailableCoercionError, "The text has \(data.count) bytes. The limit is \(TransferConstants.maximumTextSize) bytes.")
        }
        let encodings: [String.Encoding]
        switch typeIdentifier {
        case "public.utf8-plain-text": encodings = [.utf8]
        case "public.utf16-plain-text", "public.utf16-external-plain-text": encodings = [.utf16]
        // If text without a known encoding is not valid Unicode, it is decoded as Latin-1, in which every byte is valid.
        default: encodings = hasUTF16Mark(data) ? [.utf16, .isoLatin1] : [.utf8, .isoLatin1]
        }
        for encoding in encodings {
            if let text = String(data: data, encoding: encoding) { return text }
        }
        throw NSItemProvider.error(.unavailableCoercionError, "The data is not text of type \"\(typeIdentifier)\".")
    }

    private static func hasUTF16Mark(_ data: Data) -> Bool {
        data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    }
}

extension NSItemProviderReading {
    /// Returns the object as an instance of the requested class. Throws for a subclass that cannot be created from the object.
    package static func exactly(_ object: any NSObjectProtocol) throws -> Self {
        guard let object = object as? Self else {
            throw NSItemProvider.error(
                .unexpectedValueClassError, "Objects of \(Self.self) cannot be created from data. Load its superclass.")
        }
        return object
    }
}
