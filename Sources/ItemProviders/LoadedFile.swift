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
        let directory = try FileData.temporaryFolder("item")
        return LoadedFile(url: directory.appendingPathComponent(name), isInPlace: false, temporaryDirectory: directory)
    }
}
