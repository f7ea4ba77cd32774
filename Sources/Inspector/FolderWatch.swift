#if DEBUG
    import Foundation

    /// Reports files that are written in some folders, moved there or deleted. Uses the kernel's inotify.
    @MainActor
    final class FolderWatch {
        /// The most folders that are watched.
        private static let limit = 4000

        /// Called on the main actor with the path of a file that has changed.
        var onChange: ((String) -> Void)?

        private let descriptor: Int32
        private let source: any DispatchSourceRead
        private var folders: [Int32: String] = [:]
        private let shallow: String?

        /// Watches folders with all folders inside them. Nil if the kernel offers no watch.
        ///
        /// - Parameter shallow: Another folder, of which only the folders with documents are watched: a build folder also has many others.
        init?(_ roots: [String], shallow: String? = nil) {
            descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
            guard descriptor >= 0 else { return nil }
            source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
            self.shallow = shallow
            for root in roots { add(root) }
            if let shallow { add(shallow) }
            let descriptor = descriptor
            source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
            source.setCancelHandler { close(descriptor) }
            source.resume()
        }

        @MainActor deinit { source.cancel() }

        private func add(_ folder: String) {
            guard folders.count < Self.limit else { return }
            let events = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE) | UInt32(IN_CREATE)
            let watch = inotify_add_watch(descriptor, folder, events)
            guard watch >= 0, folders.updateValue(folder, forKey: watch) == nil else { return }
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where isWatched(name, in: folder) {
                add(folder + "/" + name)
            }
        }

        /// Whether the folder `name` is watched: not a hidden one, such as one of a version control system.
        private func isWatched(_ name: String, in folder: String) -> Bool {
            guard !name.hasPrefix("."), Self.isFolder(folder + "/" + name) else { return false }
            return folder != shallow || name == "Resources" || name.hasSuffix(".lproj") || name.hasSuffix(".xcassets")
        }

        private static func isFolder(_ path: String) -> Bool {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
        }

        /// Watches a folder that was created or moved here, and reports its files, which may have been written before.
        private func addNew(_ folder: String) -> [String] {
            add(folder)
            let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            return names.map { folder + "/" + $0 }
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
                        let mask = buffer.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
                        let length = Int(buffer.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
                        guard offset + 16 + length <= count else { break }
                        let bytes = buffer[(offset + 16)..<(offset + 16 + length)].prefix { $0 != 0 }
                        changed += paths(watch, mask, String(decoding: bytes, as: UTF8.self))
                        offset += 16 + length
                    }
                }
            }
            for path in changed { onChange?(path) }
        }

        /// The files that an event reports.
        private func paths(_ watch: Int32, _ mask: UInt32, _ name: String) -> [String] {
            if mask & UInt32(IN_IGNORED) != 0 {
                folders[watch] = nil
                return []
            }
            guard let folder = folders[watch], !name.isEmpty else { return [] }
            let path = folder + "/" + name
            guard mask & UInt32(IN_ISDIR) != 0 else {
                // A created file is reported when it is closed, unless it is a link.
                return mask & UInt32(IN_CREATE) == 0 ? [path] : []
            }
            let isNew = mask & (UInt32(IN_CREATE) | UInt32(IN_MOVED_TO)) != 0
            return isNew && isWatched(name, in: folder) ? addNew(path) : []
        }
    }
#endif
