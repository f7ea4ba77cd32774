internal import CGtk
import Foundation

/// The desktop's shared MIME database. Any thread.
enum MimeDatabase {
    /// A database's list of filename patterns is read up to as many bytes; the usual one has 50 thousand.
    private static let maximumListSize = 8 << 20

    /// The MIME type of files with that extension; nil where the database has none.
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

    /// What a person calls data of `mimeType`.
    static func description(of mimeType: String) -> String? {
        guard let type = g_content_type_from_mime_type(mimeType) else { return nil }
        defer { g_free(type) }
        guard let description = g_content_type_get_description(type) else { return nil }
        defer { g_free(description) }
        let text = String(cString: description)
        // GIO answers the type itself, or a phrase around it, for those it does not know.
        return text.contains(mimeType) ? nil : text
    }

    /// Whether data of `mimeType` can be used as data of `supertype`.
    static func isKind(_ mimeType: String, of supertype: String) -> Bool {
        g_content_type_is_a(mimeType, supertype) != 0
    }

    /// The extensions of `mimeType`, the most usual first.
    static func filenameExtensions(of mimeType: String) -> [String] {
        extensions[mimeType] ?? []
    }

    /// GIO has no way from a type to its extensions; the database's own list of patterns has. Read once, when first asked for.
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
            // A stable order: by weight, then as the database lists them.
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
