import Foundation
import Synchronization

/// A file that a load ended with, and what is to be removed after its receiver has seen it.
struct LoadedFile: Sendable {
    var url: URL
    var isInPlace: Bool
    /// The directory that was made for it.
    var temporaryDirectory: URL?

    /// Removes the file if it is a temporary one.
    func discard() {
        guard let temporaryDirectory else { return }
        try? FileManager.default.removeItem(at: temporaryDirectory)
    }

    /// A place for a file of that name, in a new directory that only this user can look into.
    static func temporary(named name: String) throws -> LoadedFile {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("item-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        return LoadedFile(url: directory.appendingPathComponent(name), isInPlace: false, temporaryDirectory: directory)
    }
}

/// Names for files, from suggestions that cannot be trusted.
enum SafeFilename {
    /// The last component of `suggestion` without what a file's name cannot have; "Item" where nothing is left. `filenameExtension` is added where
    /// the name has none that fits.
    static func name(_ suggestion: String?, adding complete: (String) -> String) -> String {
        let last = suggestion?.split(separator: "/").last.map(String.init) ?? ""
        var name = String(String.UnicodeScalarView(last.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
        while name.utf8.count > TransferConstants.maximumFilenameLength { name.removeLast() }
        if name.allSatisfy({ $0 == "." || $0 == " " }) { name = "Item" }
        return complete(name)
    }
}
