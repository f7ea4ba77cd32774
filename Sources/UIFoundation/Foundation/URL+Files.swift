import Foundation

extension URL {
    /// Opens a regular file for reading.
    ///
    /// - Throws: The errors of `FileData.open(_:)`.
    package func openFile() throws -> FileHandle { try FileData.open(self) }

    /// Creates a new folder for temporary files that only this user can read.
    ///
    /// - Throws: The file system's error.
    package static func temporaryFolder(_ prefix: String) throws -> URL { try FileData.temporaryFolder(prefix) }
}
