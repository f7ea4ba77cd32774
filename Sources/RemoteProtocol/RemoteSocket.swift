import Glibc

/// Calls of Unix sockets.
package enum RemoteSocket {
    /// The bytes that a socket's path may have.
    package static var longestPath: Int { MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1 }

    /// Creates a stream socket that child processes do not inherit.
    ///
    /// - Throws: ``RemoteError`` with the code `failed`.
    package static func make() throws(RemoteError) -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw systemError("No socket could be made") }
        return descriptor
    }

    /// Calls `body` with the address of a path: `connect` or `bind`.
    ///
    /// - Throws: ``RemoteError`` with the code `failed` if the path is empty, too long or contains a zero.
    package static func withAddress(
        of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) throws(RemoteError) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard !bytes.isEmpty, bytes.count <= longestPath, !bytes.contains(0) else {
            throw RemoteError(.failed, "A socket's path has 1 to \(longestPath) bytes: \"\(path.prefix(200))\".")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
    }

    /// Connects to the socket at a path.
    ///
    /// - Throws: ``RemoteError`` with the code `failed`.
    package static func connect(to path: String) throws(RemoteError) -> RemoteConnection {
        let descriptor = try make()
        let result: Int32
        do {
            result = try withAddress(of: path) { Glibc.connect(descriptor, $0, $1) }
        } catch {
            close(descriptor)
            throw error
        }
        guard result == 0 else {
            let error = systemError("No app listens at \"\(path)\"")
            close(descriptor)
            throw error
        }
        return RemoteConnection(adopting: descriptor)
    }

    /// The user of the process at the other end; nil if it cannot be determined.
    package static func user(ofPeer descriptor: Int32) -> uid_t? {
        // Glibc hides `struct ucred` from Swift: a process, a user and a group.
        var credentials: (process: UInt32, user: UInt32, group: UInt32) = (0, .max, .max)
        let size = socklen_t(MemoryLayout.size(ofValue: credentials))
        var length = size
        guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &length) == 0, length == size else { return nil }
        return credentials.user
    }

    /// An error with the reason of the last failed call.
    package static func systemError(_ text: String) -> RemoteError {
        let reason = strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
        return RemoteError(.failed, "\(text): \(reason).")
    }
}
