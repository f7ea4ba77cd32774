import Foundation
import UniformTypeIdentifiers

/// Converts between type identifiers and the MIME types that desktop programs use.
package enum TransferFormats {
    /// URLs, one a line.
    package static let uriList = "text/uri-list"
    /// Several items with all their representations; see ``ItemStream``.
    package static let items = "application/x-lodestone-items"
    /// The prefix of type identifiers without a MIME type.
    private static let privatePrefix = "application/x-uniform-type."

    private static let utf8Text = "text/plain;charset=utf-8"

    /// The MIME types of a type, the best first. Empty for URLs, which are in the ``uriList``, and for invalid identifiers.
    static func formats(of typeIdentifier: String) -> [String] {
        switch typeIdentifier {
        case "public.url", "public.file-url": return []
        case "public.utf8-plain-text": return [utf8Text, "text/plain"]
        // Offers the bytes under the MIME type of `public.utf16-external-plain-text`, because other programs compare MIME types as strings.
        case "public.utf16-plain-text": return ["text/plain;charset=utf-16"]
        default: break
        }
        if let type = UTType(typeIdentifier), let mimeType = type.preferredMIMEType, mimeType != "application/octet-stream" {
            return [mimeType]
        }
        return UTType.isValid(typeIdentifier) ? [privatePrefix + typeIdentifier] : []
    }

    /// The type of a format; nil for lists and for formats that do not describe the data.
    static func typeIdentifier(of format: String) -> String? {
        let lowercase = format.lowercased()
        if lowercase.hasPrefix(privatePrefix) {
            let identifier = String(format.dropFirst(privatePrefix.count))
            return UTType.isValid(identifier) ? identifier : nil
        }
        let parts = lowercase.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        guard let mimeType = parts.first, mimeType.contains("/"), mimeType != uriList, mimeType != items else { return nil }
        if mimeType == "text/plain" {
            switch parts.dropFirst().first(where: { $0.hasPrefix("charset=") })?.dropFirst("charset=".count) {
            case "utf-8", "utf8": return "public.utf8-plain-text"
            case "utf-16", "utf16": return "public.utf16-external-plain-text"
            default: return "public.plain-text"
            }
        }
        return UTType(mimeType: mimeType, conformingTo: .data)?.identifier
    }
}
