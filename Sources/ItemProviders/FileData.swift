import Foundation
import Glibc
import RegularFiles

/// Reads and copies files that another program named: the files of a drop, of the desktop or of a folder.
///
/// Only regular files are opened (``RegularFile``).
package enum FileData {
    /// The maximum number of entries of a folder that is copied. Ten times as many as in the sources of a large project.
    static let maximumEntries = 1_000_000

    /// A file's contents.
    ///
    /// - Parameter limit: The maximum size in bytes. A file that grows while it is read has the same limit.
    /// - Throws: An `NSItemProvider` error for a folder, a special file or a file that is too large, or the file system's error.
    package static func contents(of url: URL, atMost limit: Int) throws -> Data {
        guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
        do { return try RegularFile.contents(of: url.path, atMost: limit) } catch { throw readError(error, url) }
    }

    /// Creates a new folder for temporary files that only this user can read.
    ///
    /// - Throws: The file system's error.
    package static func temporaryFolder(_ prefix: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(prefix)-\(UUID().uuidString)", isDirectory: true)
        // Without intermediate folders, a folder or a link that another user created at this path is an error.
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        return folder
    }

    /// Opens a regular file for reading. Follows symbolic links.
    ///
    /// - Throws: An `NSItemProvider` error for a folder or a special file, or the file system's error.
    package static func open(_ url: URL) throws -> FileHandle {
        guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
        do { return try RegularFile.open(url.path) } catch { throw readError(error, url) }
    }

    /// Passes a file's contents to `body` in pieces.
    ///
    /// - Throws: The errors of ``open(_:)`` and of `body`, or `CancellationError`.
    static func read(_ url: URL, _ body: (Data) async throws -> Void) async throws {
        let handle = try open(url)
        defer { try? handle.close() }
        while let piece = try handle.read(upToCount: TransferConstants.pieceSize), !piece.isEmpty {
            try Task.checkCancellation()
            try await body(piece)
        }
    }

    /// Copies a file or a folder. If `url` is a symbolic link, copies its target. Links inside of a folder are copied as links.
    ///
    /// - Throws: An `NSItemProvider` error for a special file, also inside of a folder, or the file system's error.
    /// - Complexity: O(*n*) in the size of the contents.
    package static func copy(_ url: URL, to destination: URL) throws {
        let source = url.resolvingSymlinksInPath()
        // `FileManager` waits for a writer when it copies a pipe.
        let type = try FileManager.default.attributesOfItem(atPath: source.path)[.type] as? FileAttributeType
        guard type == .typeRegular || type == .typeDirectory else { throw special(url.lastPathComponent) }
        if type == .typeDirectory { try checkFolder(source.path) }
        try FileManager.default.copyItem(at: source, to: destination)
    }

    /// Throws if a folder contains special files or too many entries. Does not follow symbolic links.
    private static func checkFolder(_ root: String) throws {
        var entries = 0
        var waiting = [root]
        while let folder = waiting.popLast() {
            for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
                entries += 1
                guard entries <= maximumEntries else {
                    throw NSItemProvider.error(
                        .unavailableCoercionError, "The folder \"\(root)\" has more than \(maximumEntries) entries.")
                }
                var status = stat()
                let path = folder + "/" + name
                guard lstat(path, &status) == 0 else { continue }
                switch status.st_mode & S_IFMT {
                case S_IFDIR: waiting.append(path)
                case S_IFREG, S_IFLNK: break
                default: throw special(name)
                }
            }
        }
    }

    /// Replaces a file's contents atomically, or creates the file. If `url` is a symbolic link, replaces its target.
    ///
    /// The contents are written to a new file beside the old one, which then takes its name. So a full disk, a crash or a power failure leaves the old file.
    /// `Data.write(to:options:)` does the same, but it replaces links, and makes a private file readable for other users.
    ///
    /// - Throws: `CocoaError.fileWriteOutOfSpace`, `.fileWriteNoPermission` or `.fileWriteVolumeReadOnly`, another error of the file system, or an
    ///   `NSItemProvider` error for a special file.
    package static func replace(_ url: URL, with data: Data) throws {
        let target = url.resolvingSymlinksInPath()
        var status = stat()
        let exists = lstat(target.path, &status) == 0
        guard !exists || status.st_mode & S_IFMT == S_IFREG else { throw special(url.lastPathComponent) }
        let new = target.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).tmp").path
        // No other user may read the new file before it has the old one's permissions.
        let descriptor = Glibc.open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, exists ? 0o600 : 0o666)
        guard descriptor >= 0 else { throw writeError(target) }
        do {
            defer { close(descriptor) }
            try write(data, to: descriptor, of: target)
            if exists {
                // Fails unless the user is root or the owner. Then the new file belongs to the user.
                _ = fchown(descriptor, status.st_uid, status.st_gid)
                guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw writeError(target) }
            }
            guard fsync(descriptor) == 0, rename(new, target.path) == 0 else { throw writeError(target) }
        } catch {
            unlink(new)
            throw error
        }
    }

    private static func write(_ data: Data, to descriptor: Int32, of target: URL) throws {
        try data.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count, let base = bytes.baseAddress {
                let count = Glibc.write(descriptor, base + written, bytes.count - written)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw writeError(target) }
                written += count
            }
        }
    }

    private static func readError(_ error: RegularFileError, _ file: URL) -> any Error {
        let name = file.lastPathComponent
        switch error {
        case .folder: return NSItemProvider.error(.unavailableCoercionError, "\"\(name)\" is a folder and has no data. Load it as a file.")
        case .special: return special(name)
        case .tooLarge(let limit):
            return NSItemProvider.error(.unavailableCoercionError, "\"\(name)\" is too large. The limit is \(limit) bytes.")
        case .system(let code): return POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO, userInfo: [NSFilePathErrorKey: file.path])
        }
    }

    /// The error of the last failed call.
    private static func writeError(_ file: URL) -> any Error {
        let info: [String: Any] = [NSFilePathErrorKey: file.path]
        switch errno {
        case ENOSPC, EDQUOT: return CocoaError(.fileWriteOutOfSpace, userInfo: info)
        case EACCES, EPERM: return CocoaError(.fileWriteNoPermission, userInfo: info)
        case EROFS: return CocoaError(.fileWriteVolumeReadOnly, userInfo: info)
        case let code: return POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO, userInfo: info)
        }
    }

    private static func special(_ name: String) -> any Error {
        NSItemProvider.error(.unavailableCoercionError, "\"\(name)\" is a pipe, a device or a socket, and no file.")
    }
}
