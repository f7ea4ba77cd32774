import Foundation

/// Reports files that are written in some folders, or moved there. Uses the kernel's inotify.
@MainActor
final class FolderWatch {
    /// The most folders that are watched.
    private static let limit = 4000

    /// Called on the main actor with the path of a file that has changed.
    var onChange: ((String) -> Void)?

    private let descriptor: Int32
    private let source: any DispatchSourceRead
    private var folders: [Int32: String] = [:]

    /// Watches folders with all folders inside them. Nil if the kernel offers no watch.
    init?(_ roots: [String]) {
        descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        for root in roots { add(root) }
        let descriptor = descriptor
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
        source.setCancelHandler { close(descriptor) }
        source.resume()
    }

    @MainActor deinit { source.cancel() }

    private func add(_ folder: String) {
        guard folders.count < Self.limit else { return }
        let events = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)
        let watch = inotify_add_watch(descriptor, folder, events)
        guard watch >= 0 else { return }
        folders[watch] = folder
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            var isFolder: ObjCBool = false
            let path = folder + "/" + name
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue { add(path) }
        }
    }

    /// Reads the pending events: a header of 16 bytes each, and the file's name, padded with zeros.
    private func read() {
        var changed: [String] = []
        withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { buffer in
            while true {
                guard let base = buffer.baseAddress else { return }
                let count = Foundation.read(descriptor, base, buffer.count)
                guard count > 0 else { return }
                var offset = 0
                while offset + 16 <= count {
                    let watch = buffer.loadUnaligned(fromByteOffset: offset, as: Int32.self)
                    let length = Int(buffer.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
                    guard offset + 16 + length <= count else { break }
                    let bytes = buffer[(offset + 16)..<(offset + 16 + length)].prefix { $0 != 0 }
                    let name = String(decoding: bytes, as: UTF8.self)
                    if let folder = folders[watch], !name.isEmpty { changed.append(folder + "/" + name) }
                    offset += 16 + length
                }
            }
        }
        for path in changed { onChange?(path) }
    }
}
