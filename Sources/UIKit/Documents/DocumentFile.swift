import Foundation

/// The file attributes that a document specifies for its file.
struct FileAttributes: Sendable {
    let permissions: Int?
    let creation: Date?
    let modification: Date?

    init(_ attributes: [AnyHashable: Any]) {
        func value<Value>(_ key: FileAttributeKey) -> Value? { (attributes[key] ?? attributes[key.rawValue]) as? Value }
        permissions = value(.posixPermissions)
        creation = value(.creationDate)
        modification = value(.modificationDate)
    }
}

/// Reads and writes a document's file on a background thread.
enum DocumentFile {
    /// The maximum size of a document, in bytes. The size is limited because the whole document is in memory.
    private static let limit = 1 << 30

    /// Returns the file's contents and modification date. Throws an error for a folder, a special file, a file that is too
    /// large, or a read error.
    @concurrent
    static func read(_ url: URL) async throws -> (Data, Date?) {
        let values = try url.resourceValues(forKeys: [.isDirectoryKey, .fileSizeKey])
        if values.isDirectory == true { throw DocumentError.folder(url) }
        if let size = values.fileSize, size > limit { throw DocumentError.tooLarge(url) }
        // If another program replaces the file after the date was read, the next save detects a conflict.
        let date = modification(of: url)
        return (try FileData.contents(of: url, atMost: limit), date)
    }

    /// Writes the file atomically. Returns its new modification date, and whether another program had changed the file after the date `known`.
    /// Throws the file system's errors.
    @concurrent
    static func write(_ data: Data, _ attributes: FileAttributes, to url: URL, known: Date?) async throws -> (Date?, Bool) {
        let before = modification(of: url)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileData.replace(url, with: data)
        var wanted: [FileAttributeKey: Any] = [:]
        if let permissions = attributes.permissions { wanted[.posixPermissions] = permissions }
        if let creation = attributes.creation { wanted[.creationDate] = creation }
        if let modification = attributes.modification { wanted[.modificationDate] = modification }
        if !wanted.isEmpty { try FileManager.default.setAttributes(wanted, ofItemAtPath: url.path) }
        let isConflict = known.flatMap { known in before.map { $0 > known } } ?? false
        return (modification(of: url), isConflict)
    }

    static func modification(of url: URL) -> Date? {
        // A new URL, because a URL caches its resource values.
        var fresh = URL(fileURLWithPath: url.path)
        fresh.removeAllCachedResourceValues()
        return try? fresh.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
}
