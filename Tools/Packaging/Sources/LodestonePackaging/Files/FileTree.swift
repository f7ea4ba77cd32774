import Foundation

/// A folder for the files of a package, with the permissions that packages need: 755 for folders and programs, 644 for files.
struct FileTree {
    let root: URL

    /// Writes a file, and creates the folders above it.
    func write(_ text: String, to path: String, isProgram: Bool = false) throws {
        try write(Data(text.utf8), to: path, isProgram: isProgram)
    }

    /// Writes a file, and creates the folders above it.
    func write(_ data: Data, to path: String, isProgram: Bool = false) throws {
        let url = try prepare(path)
        try data.write(to: url)
        try FileManager.default.setAttributes([.posixPermissions: isProgram ? 0o755 : 0o644], ofItemAtPath: url.path)
    }

    /// Copies a file or a folder.
    func copy(_ source: URL, to path: String, isProgram: Bool = false) throws {
        let url = try prepare(path)
        try FileManager.default.copyItem(at: source.resolvingSymlinksInPath(), to: url)
        if isProgram { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path) }
    }

    /// Creates a symbolic link.
    func link(_ path: String, to target: String) throws {
        let url = try prepare(path)
        try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
    }

    /// Sets the permissions of all files and folders in the tree. A file stays executable if its owner may execute it, unless it is a library.
    func setPermissions() throws {
        let manager = FileManager.default
        try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: root.path)
        for path in try manager.subpathsOfDirectory(atPath: root.path) {
            let full = root.path + "/" + path
            let attributes = try manager.attributesOfItem(atPath: full)
            switch attributes[.type] as? FileAttributeType {
            case .typeDirectory: try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: full)
            case .typeRegular:
                let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0o644
                let isProgram = mode & 0o100 != 0 && !path.hasSuffix(".so")
                try manager.setAttributes([.posixPermissions: isProgram ? 0o755 : 0o644], ofItemAtPath: full)
            default: break
            }
        }
    }

    /// The sizes of all files, in bytes.
    var size: Int {
        let manager = FileManager.default
        let paths = (try? manager.subpathsOfDirectory(atPath: root.path)) ?? []
        return paths.reduce(0) { sum, path in
            let attributes = try? manager.attributesOfItem(atPath: root.path + "/" + path)
            guard attributes?[.type] as? FileAttributeType == .typeRegular else { return sum }
            return sum + ((attributes?[.size] as? NSNumber)?.intValue ?? 0)
        }
    }

    private func prepare(_ path: String) throws -> URL {
        let url = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? FileManager.default.removeItem(at: url)
        return url
    }
}
