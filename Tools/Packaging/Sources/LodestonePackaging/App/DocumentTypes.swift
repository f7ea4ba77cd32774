import Foundation

/// Translates `CFBundleDocumentTypes` and the type declarations of an `Info.plist` to MIME types.
enum DocumentTypes {
    /// The MIME types of Apple's types for documents. An app declares other types in `Info.plist`.
    private static let known: [String: [String]] = [
        "public.plain-text": ["text/plain"], "public.text": ["text/plain"], "public.utf8-plain-text": ["text/plain"],
        "public.rtf": ["text/rtf"], "public.html": ["text/html"], "public.xml": ["application/xml"], "public.json": ["application/json"],
        "public.yaml": ["application/yaml"], "public.comma-separated-values-text": ["text/csv"],
        "public.tab-separated-values-text": ["text/tab-separated-values"], "net.daringfireball.markdown": ["text/markdown"],
        "public.swift-source": ["text/x-swift"], "public.c-source": ["text/x-csrc"], "public.source-code": ["text/plain"],
        "public.image": ["image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml", "image/tiff", "image/bmp"],
        "public.png": ["image/png"], "public.jpeg": ["image/jpeg"], "com.compuserve.gif": ["image/gif"], "public.tiff": ["image/tiff"],
        "public.svg-image": ["image/svg+xml"], "org.webmproject.webp": ["image/webp"], "com.microsoft.bmp": ["image/bmp"],
        "public.heic": ["image/heic"], "com.adobe.pdf": ["application/pdf"], "public.zip-archive": ["application/zip"],
        "public.audio": ["audio/mpeg", "audio/ogg", "audio/flac", "audio/x-wav", "audio/mp4"], "public.mp3": ["audio/mpeg"],
        "public.movie": ["video/mp4", "video/webm", "video/x-matroska", "video/quicktime"], "public.mpeg-4": ["video/mp4"],
        "com.apple.quicktime-movie": ["video/quicktime"], "public.vcard": ["text/vcard"], "com.apple.ical.ics": ["text/calendar"],
        "public.folder": ["inode/directory"], "public.directory": ["inode/directory"], "org.idpf.epub-container": ["application/epub+zip"],
    ]

    /// Returns the MIME types of the app's documents, and the types that the app must declare to the system.
    static func types(in list: [String: Any]) -> (mimeTypes: [String], declared: [DeclaredType]) {
        var own: [String: (mimeTypes: [String], declared: DeclaredType?)] = [:]
        for key in ["UTImportedTypeDeclarations", "UTExportedTypeDeclarations"] {
            for entry in list[key] as? [[String: Any]] ?? [] {
                guard let identifier = entry["UTTypeIdentifier"] as? String else { continue }
                let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
                let named = texts(tags["public.mime-type"])
                let mimeTypes = named.isEmpty ? known[identifier] ?? ["application/x-\(identifier.lowercased())"] : named
                let parents = texts(entry["UTTypeConformsTo"])
                let declared = DeclaredType(
                    mimeType: mimeTypes[0], comment: entry["UTTypeDescription"] as? String ?? identifier,
                    extensions: texts(tags["public.filename-extension"]), parent: parents.compactMap { known[$0]?.first }.first)
                own[identifier] = (mimeTypes, known[identifier] == nil ? declared : nil)
            }
        }
        var mimeTypes: [String] = []
        for entry in list["CFBundleDocumentTypes"] as? [[String: Any]] ?? [] {
            var found = texts(entry["CFBundleTypeMIMETypes"])
            for identifier in texts(entry["LSItemContentTypes"]) { found += own[identifier]?.mimeTypes ?? known[identifier] ?? [] }
            mimeTypes += found.filter { $0.wholeMatch(of: /[\w.+-]+\/[\w.+-]+/) != nil && !mimeTypes.contains($0) }
        }
        let declared = own.keys.sorted().compactMap { own[$0]?.declared }
        return (mimeTypes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }, declared)
    }

    private static func texts(_ value: Any?) -> [String] {
        value as? [String] ?? (value as? String).map { [$0] } ?? []
    }
}
