import Foundation

/// The symbolic links in granted folders whose targets are not granted. WebKitGTK would follow such links.
///
/// The folders are searched when they are granted, so links that are created later are not found.
struct EscapingSymlinks {
    /// The names of the links without their folders. The folder is ignored, because the same link may also be reachable by another path, through a link to its
    /// folder.
    private(set) var names: Set<String> = []
    /// Whether the folders have more than ``mostEntries`` entries.
    private(set) var isIncomplete = false

    /// The maximum number of entries to search. This takes about a tenth of a second.
    static let mostEntries = 100_000
    /// The maximum number of different names. If there are more, the grant is refused, because each name enlarges the rules.
    static let mostNames = 100

    private let roots: [String]
    private var entries = 0

    /// Searches the granted folders.
    ///
    /// - Complexity: O(files and folders).
    init(in granted: Set<URL>) {
        roots = Set(granted.map { $0.resolvingSymlinksInPath().path }).sorted()
        for root in roots { look(into: root) }
    }

    /// Whether a path is one of the roots or inside of one. The path must not contain symbolic links.
    private func isGranted(_ path: String) -> Bool {
        roots.contains { FileGuard.isFile(path, in: $0) }
    }

    private mutating func look(into root: String) {
        // Access to the folder `/` includes the target of every link.
        if root == "/" { return }
        var waiting = [root]
        while let folder = waiting.popLast() {
            guard let listing = opendir(folder) else { continue }
            defer { closedir(listing) }
            while let entry = readdir(listing) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name == "." || name == ".." { continue }
                entries += 1
                guard entries <= Self.mostEntries, names.count <= Self.mostNames else {
                    isIncomplete = true
                    return
                }
                let path = folder + "/" + name
                switch kind(of: path, entry.pointee.d_type) {
                case UInt8(DT_DIR): waiting.append(path)
                case UInt8(DT_LNK): note(name, at: path)
                default: break
                }
            }
        }
    }

    /// The type of an entry. If the file system did not report it with the entry, it is read from the file.
    private func kind(of path: String, _ told: UInt8) -> UInt8 {
        guard told == UInt8(DT_UNKNOWN) else { return told }
        var status = stat()
        guard lstat(path, &status) == 0 else { return told }
        return UInt8((status.st_mode & S_IFMT) >> 12)
    }

    /// Records a link whose target is not granted. This includes dangling links, because their target may be created later.
    private mutating func note(_ name: String, at path: String) {
        guard let target = realpath(path, nil) else {
            names.insert(name)
            return
        }
        defer { free(target) }
        if !isGranted(String(cString: target)) { names.insert(name) }
    }
}
