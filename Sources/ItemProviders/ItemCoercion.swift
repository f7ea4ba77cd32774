import Foundation
import UniformTypeIdentifiers

/// Converts registered items to data, and data to items.
enum ItemCoercion {
    /// Converts an item to data of a type: the data itself, its text, its URL, the data that it writes (`NSItemProviderWriting`), or its archive.
    static func loadData(
        of item: any NSSecureCoding, typeIdentifier: String, _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        if let data = item as? NSData { return completion(Data(referencing: data), nil) }
        if let writing = item as? any NSItemProviderWriting {
            let types = writing.writableTypeIdentifiersForItemProvider
            let type = types.contains(typeIdentifier) ? typeIdentifier : types.first { UTType.conforms($0, to: typeIdentifier) }
            // A string or URL is written as text even if it is registered under a private type.
            let isText = item is NSString || item is NSURL
            if let type = type ?? (isText ? types.first : nil) {
                _ = writing.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
                return
            }
        }
        do {
            completion(try SecureArchive.data(of: item), nil)
        } catch {
            completion(nil, error)
        }
    }

    /// Converts data to an item: `NSURL` for URLs, `NSString` for text, otherwise `NSData`.
    static func item(of data: Data, typeIdentifier: String) -> any NSSecureCoding {
        if UTType.conforms(typeIdentifier, to: "public.url"),
            let url = try? NSURL.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
        {
            return url
        }
        if UTType.conforms(typeIdentifier, to: "public.plain-text"),
            let text = try? NSString.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
        {
            return text
        }
        return NSData(data: data)
    }
}
