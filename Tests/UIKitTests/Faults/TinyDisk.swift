import Foundation
import Glibc

/// A file system of 256 KB in memory. Needs the right to mount file systems, which root has outside of most containers.
final class TinyDisk {
    let folder: URL

    /// Whether this process can mount file systems.
    static let isAvailable = TinyDisk() != nil

    init?() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("tiny-\(UUID().uuidString)")
        guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
        guard mount("tmpfs", folder.path, "tmpfs", 0, "size=256k") == 0 else {
            try? FileManager.default.removeItem(at: folder)
            return nil
        }
    }

    deinit {
        umount2(folder.path, Int32(MNT_DETACH))
        try? FileManager.default.removeItem(at: folder)
    }

    /// Creates a file that leaves only a few kilobytes.
    func fill() throws -> URL {
        let url = folder.appendingPathComponent("filler")
        try Data(count: 220 << 10).write(to: url)
        return url
    }
}
