internal import CGtk
import Foundation

/// Queries the desktop's shared MIME database. It may be used on any thread.
enum MimeDatabase {
    /// The maximum size of a database's pattern list (`globs2`), in bytes. The usual one has 50,000 bytes.
    private static let maximumListSize = 8 << 20

    /// The MIME type of files with an extension; nil if the database lacks the extension.
    static func mimeType(ofFilenameExtension filenameExtension: String) -> String? {
        guard !filenameExtension.contains("/") else { return nil }
        var isUncertain: gboolean = 0
        let name = "x." + filenameExtension
        guard let type = g_content_type_guess(name, nil, 0, &isUncertain) else { return nil }
        defer { g_free(type) }
        guard g_content_type_is_unknown(type) == 0, let mimeType = g_content_type_get_mime_type(type) else { return nil }
        defer { g_free(mimeType) }
        return String(cString: mimeType)
    }

    /// Whether the database describes `mimeType`.
    static func isKnown(_ mimeType: String) -> Bool {
        description(of: mimeType) != nil
    }

    /// The localized description of `mimeType`; nil if it is unknown.
    static func description(of mimeType: String) -> String? {
        guard let type = g_content_type_from_mime_type(mimeType) else { return nil }
        defer { g_free(type) }
        guard let description = g_content_type_get_description(type) else { return nil }
        defer { g_free(description) }
        let text = String(cString: description)
        // For an unknown type GIO returns the type itself, possibly within a phrase.
        return text.contains(mimeType) ? nil : text
    }

    /// Whether `mimeType` is `supertype` or a subtype of it.
    static func isKind(_ mimeType: String, of supertype: String) -> Bool {
        g_content_type_is_a(mimeType, supertype) != 0
    }

    /// The extensions of `mimeType`, the most common one first.
    static func filenameExtensions(of mimeType: String) -> [String] {
        extensions[mimeType] ?? []
    }

    /// The extensions by MIME type, from the database's pattern list, since GIO has no function for that. Read once, on demand.
    private static let extensions: [String: [String]] = {
        var found: [String: [(weight: Int, name: String)]] = [:]
        for directory in dataDirectories() {
            let url = URL(fileURLWithPath: directory).appendingPathComponent("mime/globs2")
            guard let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= maximumListSize,
                let text = try? String(contentsOf: url, encoding: .utf8)
            else { continue }
            for line in text.split(separator: "\n") where !line.hasPrefix("#") {
                // 50:image/png:*.png
                let fields = line.split(separator: ":")
                guard fields.count >= 3, let weight = Int(fields[0]), fields[2].hasPrefix("*.") else { continue }
                let name = String(fields[2].dropFirst(2))
                guard !name.contains(where: { "*?[".contains($0) }) else { continue }
                found[String(fields[1]), default: []].append((weight, name))
            }
        }
        return found.mapValues { entries in
            // Sorts by weight; the order in the database breaks ties.
            entries.enumerated().sorted { ($0.element.weight, $1.offset) > ($1.element.weight, $0.offset) }.map(\.element.name)
        }
    }()

    private static func dataDirectories() -> [String] {
        var directories: [String] = []
        if let own = g_get_user_data_dir() { directories.append(String(cString: own)) }
        var next = g_get_system_data_dirs()
        while let directory = next?.pointee {
            directories.append(String(cString: directory))
            next = next?.advanced(by: 1)
        }
        return directories
    }
}
