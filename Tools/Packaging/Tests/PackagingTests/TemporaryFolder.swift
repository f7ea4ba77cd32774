import Foundation

/// A folder that is removed when the object is deallocated.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("packaging \(UUID().uuidString) äöü").standardizedFileURL
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The paths of all files below the folder, sorted.
    func files(below path: String = "") -> [String] {
        let folder = url.appendingPathComponent(path).path
        return ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).sorted().filter { file in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: folder + "/" + file, isDirectory: &isFolder) && !isFolder.boolValue
        }
    }

    func text(_ path: String) throws -> String { try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8) }
}
