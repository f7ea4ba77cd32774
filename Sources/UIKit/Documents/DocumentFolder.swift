import Foundation
import UniformTypeIdentifiers

/// The files that a document browser shows.
struct DocumentFolder: Sendable {
    struct Entry: Sendable, Equatable {
        let url: URL
        let changed: Date
    }

    /// The maximum number of shown files.
    private static let limit = 10_000

    /// The files of the given types, newest first. All files if `types` is empty.
    static func entries(in folder: URL, types: [UTType]) -> [Entry] {
        let keys: [URLResourceKey] = [.contentModificationDateKey, .isDirectoryKey]
        let urls =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)) ?? []
        return urls.prefix(limit).compactMap { url -> Entry? in
            guard let values = try? url.resourceValues(forKeys: Set(keys)), values.isDirectory != true else { return nil }
            let type = UTType(filenameExtension: url.pathExtension)
            guard types.isEmpty || types.contains(where: { wanted in type?.conforms(to: wanted) == true }) else { return nil }
            return Entry(url: url, changed: values.contentModificationDate ?? .distantPast)
        }
        .sorted { ($0.changed, $1.url.path) > ($1.changed, $0.url.path) }
    }

    /// Copies or moves a file into a folder under an unused name. Returns the new URL. Throws the file system's errors.
    @concurrent
    static func take(_ url: URL, isMove: Bool, into folder: URL) async throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let goal = folder.unusedURL(for: url.deletingPathExtension().lastPathComponent, ending: url.pathExtension)
        if isMove { try FileManager.default.moveItem(at: url, to: goal) } else { try FileData.copy(url, to: goal) }
        // Sets the modification date, so that a copy of an old file is first in the list.
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: goal.path)
        return goal
    }
}
