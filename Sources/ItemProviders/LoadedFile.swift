import Foundation
import Synchronization

/// The file of a completed load, and the directory to remove after its receiver has returned.
struct LoadedFile: Sendable {
    var url: URL
    var isInPlace: Bool
    /// The file's temporary directory.
    var temporaryDirectory: URL?

    /// Removes a temporary file.
    func discard() {
        guard let temporaryDirectory else { return }
        try? FileManager.default.removeItem(at: temporaryDirectory)
    }

    /// Creates the URL of a file in a new directory that only this user can read.
    static func temporary(named name: String) throws -> LoadedFile {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("item-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        return LoadedFile(url: directory.appendingPathComponent(name), isInPlace: false, temporaryDirectory: directory)
    }
}

/// Sanitizes suggested file names from untrusted sources.
enum SafeFilename {
    /// The last path component of `suggestion` without invalid characters, or "Item". `filenameExtension` is appended if the extension does
    /// not match.
    static func name(_ suggestion: String?, adding complete: (String) -> String) -> String {
        let last = suggestion?.split(separator: "/").last.map(String.init) ?? ""
        var name = String(String.UnicodeScalarView(last.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
        while name.utf8.count > TransferConstants.maximumFilenameLength { name.removeLast() }
        if name.allSatisfy({ $0 == "." || $0 == " " }) { name = "Item" }
        return complete(name)
    }
}
