import Foundation
import Glibc

/// Reads regular files of a limited size, for paths that another program or a document named.
///
/// Such a path may lead to a pipe, a device or a socket. Reading a pipe without a writer blocks forever, and reading `/dev/zero` does not end. The type of
/// the opened file is checked, not that of the path, because another program may replace the file in between.
package enum RegularFile {
    /// Opens a regular file for reading. Follows symbolic links.
    package static func open(_ path: String) throws(RegularFileError) -> FileHandle { try opened(path).handle }

    /// A file's contents.
    ///
    /// - Parameter limit: The maximum size in bytes. A file that grows while it is read has the same limit.
    package static func contents(of path: String, atMost limit: Int) throws(RegularFileError) -> Data {
        let (handle, size) = try opened(path)
        defer { try? handle.close() }
        guard size <= limit else { throw .tooLarge(limit: limit) }
        var data = Data(capacity: size)
        // `FileHandle` reads blocks of 4 KB. The kernel reports no size for some files.
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: min(max(size + 1, 4096), 1 << 20), alignment: 16)
        defer { buffer.deallocate() }
        while true {
            let count = Glibc.read(handle.fileDescriptor, buffer.baseAddress, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .system(errno) }
            if count == 0 { break }
            guard data.count + count <= limit else { throw .tooLarge(limit: limit) }
            data.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
        return data
    }

    /// Opens a regular file, with its size in bytes.
    private static func opened(_ path: String) throws(RegularFileError) -> (handle: FileHandle, size: Int) {
        // With O_NONBLOCK, opening a pipe does not wait for a writer. The flag has no effect on regular files.
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw .system(errno) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return (handle, Int(status.st_size))
        case S_IFDIR: throw .folder
        default: throw .special
        }
    }
}
