import Foundation
import UniformTypeIdentifiers

/// Type identifiers as the MIME types that programs on a desktop call data by, and back.
enum TransferFormats {
    /// URLs, one a line.
    static let uriList = "text/uri-list"
    /// Several items with all their representations; see ``ItemStream``.
    static let items = "application/x-lodestone-items"
    /// A type that has no MIME type goes by its identifier behind this.
    private static let privatePrefix = "application/x-uniform-type."

    private static let utf8Text = "text/plain;charset=utf-8"

    /// What data of a type is offered as, the best first. Empty for URLs, which go into the ``uriList``, and for what is no identifier.
    static func formats(of typeIdentifier: String) -> [String] {
        switch typeIdentifier {
        case "public.url", "public.file-url": return []
        case "public.utf8-plain-text": return [utf8Text, "text/plain"]
        // The same bytes go by another name for programs that look at the letters of a MIME type.
        case "public.utf16-plain-text": return ["text/plain;charset=utf-16"]
        default: break
        }
        if let type = UTType(typeIdentifier), let mimeType = type.preferredMIMEType, mimeType != "application/octet-stream" {
            return [mimeType]
        }
        return UTType.isValid(typeIdentifier) ? [privatePrefix + typeIdentifier] : []
    }

    /// The type that data of a format is of; nil for formats that say nothing about the data, and for the lists.
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
