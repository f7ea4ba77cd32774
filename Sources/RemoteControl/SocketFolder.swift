import Foundation
import Glibc
import RemoteProtocol

/// Checks that no other user can replace a socket, or wait for the app at its path.
enum SocketFolder {
    /// Checks the folder of a socket, and all folders above it, and removes a socket without a listener from the path.
    ///
    /// The folder must belong to the user, and no other user may write to it, so it must not be a folder like `/tmp`. The folders above must belong to the
    /// user or to root. Other users may write to these only if they cannot remove each other's files, as in `/tmp`.
    ///
    /// - Throws: ``RemoteError`` with the code `failed`.
    static func prepare(_ path: String) throws(RemoteError) {
        let folder = (path as NSString).deletingLastPathComponent
        guard let resolved = realpath(folder.isEmpty ? "." : folder, nil) else {
            throw RemoteSocket.systemError("The folder of the socket \"\(path)\" cannot be read")
        }
        defer { free(resolved) }
        var current = String(cString: resolved)
        try check(current, isInnermost: true)
        while current != "/" {
            current = (current as NSString).deletingLastPathComponent
            try check(current, isInnermost: false)
        }
        try removeStale(path)
    }

    private static func check(_ folder: String, isInnermost: Bool) throws(RemoteError) {
        var status = stat()
        guard lstat(folder, &status) == 0 else { throw RemoteSocket.systemError("The folder \"\(folder)\" cannot be read") }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw RemoteError(.failed, "\"\(folder)\" is not a folder.") }
        let isOwn = status.st_uid == geteuid()
        guard isOwn || !isInnermost && status.st_uid == 0 else {
            throw RemoteError(.failed, "The folder \"\(folder)\" belongs to another user, who could replace the socket.")
        }
        let isOpen = status.st_mode & (S_IWGRP | S_IWOTH) != 0
        let isSticky = status.st_mode & S_ISVTX != 0
        guard !isOpen || !isInnermost && isSticky else {
            throw RemoteError(
                .failed, "Other users may write to the folder \"\(folder)\". Use a folder with the mode 0700, such as $XDG_RUNTIME_DIR.")
        }
    }

    /// Removes the socket of an app that has ended.
    private static func removeStale(_ path: String) throws(RemoteError) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFSOCK, status.st_uid == geteuid() else {
            throw RemoteError(.failed, "There is another file at \"\(path)\".")
        }
        if (try? RemoteSocket.connect(to: path)) != nil {
            throw RemoteError(.failed, "Another app listens at \"\(path)\".")
        }
        guard unlink(path) == 0 else { throw RemoteSocket.systemError("The old socket \"\(path)\" cannot be removed") }
    }
}
