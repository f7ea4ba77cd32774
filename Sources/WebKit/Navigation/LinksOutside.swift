import Foundation

/// Symbolic links in folders that were granted to a page, which lead out of all that was granted. WebKitGTK would follow them.
///
/// They are looked for when a folder is granted: a link that is made later is not seen.
struct LinksOutside {
    /// The names of the links, without their folders: a link within a folder may lead to the folder of another.
    private(set) var names: Set<String> = []
    /// Whether there was more to look at than ``mostEntries``.
    private(set) var isIncomplete = false

    /// How many files and folders are looked at: a tenth of a second.
    static let mostEntries = 100_000
    /// Links of more names than this are refused with all that was granted: each name makes the rules for the page larger.
    static let mostNames = 100

    private let roots: [String]
    private var entries = 0

    /// Looks through what is in `granted`. O(files and folders).
    init(in granted: Set<URL>) {
        roots = Set(granted.map { $0.resolvingSymlinksInPath().path }).sorted()
        for root in roots { look(into: root) }
    }

    /// Whether a path without links is one of the roots, or in one.
    private func isGranted(_ path: String) -> Bool {
        roots.contains { FileGuard.isFile(path, in: $0) }
    }

    private mutating func look(into root: String) {
        // All that a link can lead to is granted.
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

    /// What an entry is, where the file system did not say so by itself.
    private func kind(of path: String, _ told: UInt8) -> UInt8 {
        guard told == UInt8(DT_UNKNOWN) else { return told }
        var status = stat()
        guard lstat(path, &status) == 0 else { return told }
        return UInt8((status.st_mode & S_IFMT) >> 12)
    }

    /// A link to nothing counts as one that leads out: what it names may come yet.
    private mutating func note(_ name: String, at path: String) {
        guard let target = realpath(path, nil) else {
            names.insert(name)
            return
        }
        defer { free(target) }
        if !isGranted(String(cString: target)) { names.insert(name) }
    }
}
