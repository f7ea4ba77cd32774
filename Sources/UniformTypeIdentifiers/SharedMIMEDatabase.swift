import Foundation

/// What the desktop knows of MIME types: the files of the shared MIME database (freedesktop.org's specification), read when first asked.
struct SharedMIMEDatabase: Sendable {
    /// The machine's own.
    static let system = SharedMIMEDatabase(folders: systemFolders)

    /// MIME types by extension, the heaviest first.
    private var types: [String: [String]] = [:]
    private var extensions: [String: [String]] = [:]
    private var parents: [String: [String]] = [:]
    private var aliases: [String: String] = [:]

    /// Larger files than this are no such database.
    private static let largestFile = 16 << 20

    /// Reads `globs2`, `subclasses` and `aliases` in each folder; the first folders are the weightier. Missing files are empty.
    init(folders: [URL]) {
        var weighed: [(weight: Int, type: String, ext: String)] = []
        for folder in folders {
            for line in Self.lines(of: folder.appendingPathComponent("globs2")) {
                let fields = line.split(separator: ":", omittingEmptySubsequences: false)
                guard fields.count >= 3, let weight = Int(fields[0]), fields[2].hasPrefix("*.") else { continue }
                let ext = fields[2].dropFirst(2).lowercased()
                guard !ext.isEmpty, !ext.contains(where: { "*?[".contains($0) }) else { continue }
                weighed.append((weight, fields[1].lowercased(), ext))
            }
            for (type, parent) in Self.pairs(of: folder.appendingPathComponent("subclasses")) { parents[type, default: []].append(parent) }
            for (alias, type) in Self.pairs(of: folder.appendingPathComponent("aliases")) where aliases[alias] == nil {
                aliases[alias] = type
            }
        }
        // Stable: among equals the first folder's, and then the order of the file.
        for entry in weighed.enumerated().sorted(by: { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }).map(\.element) {
            if types[entry.ext]?.contains(entry.type) != true { types[entry.ext, default: []].append(entry.type) }
            if extensions[entry.type]?.contains(entry.ext) != true { extensions[entry.type, default: []].append(entry.ext) }
        }
    }

    /// The MIME types of files with that extension, in lower case.
    func mimeTypes(ofExtension ext: String) -> [String] { types[ext] ?? [] }

    /// The extensions of files of a MIME type.
    func extensions(ofMIMEType type: String) -> [String] { extensions[canonical(type)] ?? [] }

    /// The database's own name for a type that has several.
    func canonical(_ type: String) -> String { aliases[type] ?? type }

    /// All that a MIME type is a kind of, itself first.
    func ancestors(ofMIMEType type: String) -> [String] {
        var found = [canonical(type)]
        var index = 0
        while index < found.count {
            for parent in parents[found[index]] ?? [] where !found.contains(parent) { found.append(parent) }
            index += 1
        }
        return found
    }

    private static var systemFolders: [URL] {
        let environment = ProcessInfo.processInfo.environment
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        let home = value("XDG_DATA_HOME") ?? NSHomeDirectory() + "/.local/share"
        let shared = value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
        return ([home] + shared.split(separator: ":").map(String.init)).filter { $0.hasPrefix("/") }
            .map { URL(fileURLWithPath: $0).appendingPathComponent("mime") }
    }

    private static func lines(of file: URL) -> [Substring] {
        guard let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int, size <= largestFile,
            let text = try? String(contentsOf: file, encoding: .utf8)
        else { return [] }
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    }

    private static func pairs(of file: URL) -> [(String, String)] {
        lines(of: file).compactMap { line in
            let words = line.split(separator: " ")
            return words.count == 2 ? (words[0].lowercased(), words[1].lowercased()) : nil
        }
    }
}
