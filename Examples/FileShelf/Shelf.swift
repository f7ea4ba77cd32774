import UIKit

/// The files on the shelf, in the user's order. Each file has a folder of its own, so two files may have the same name.
@MainActor
final class Shelf {
    struct File: Codable, Hashable, Sendable {
        var id = UUID()
        var name: String
    }

    private(set) var files: [File] = []
    let folder: URL
    let undoManager = UndoManager()
    /// Called after each change.
    var onChange: () -> Void = {}

    /// Opens the shelf of a folder, and deletes the files that were removed from it: they were kept for undo.
    init(folder: URL) {
        self.folder = folder
        guard let list = try? JSONDecoder().decode([File].self, from: Data(contentsOf: listURL)) else { return }
        files = list
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where UUID(uuidString: name) != nil && !list.contains(where: { $0.id.uuidString == name }) {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    private var listURL: URL { folder.appendingPathComponent("files.json") }

    func url(of file: File) -> URL { folder.appendingPathComponent(file.id.uuidString).appendingPathComponent(file.name) }

    /// Copies a file into a shelf's folder. May be called on any thread, for example before a dropped file is deleted.
    nonisolated static func copy(_ url: URL, into folder: URL) throws -> File {
        let file = File(name: url.lastPathComponent)
        let parent = folder.appendingPathComponent(file.id.uuidString)
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: url, to: parent.appendingPathComponent(file.name))
        return file
    }

    // MARK: Changes

    /// Adds a file that ``copy(_:into:)`` returned.
    func add(_ file: File, at index: Int) {
        change { $0.insert(file, at: min(index, $0.count)) }
    }

    func remove(_ id: UUID) {
        change { files in files.removeAll { $0.id == id } }
    }

    /// Moves a file to an index in the list without it.
    func move(_ id: UUID, to index: Int) {
        change { files in
            guard let old = files.firstIndex(where: { $0.id == id }) else { return }
            let file = files.remove(at: old)
            files.insert(file, at: min(index, files.count))
        }
    }

    func rename(_ id: UUID, to name: String) {
        let name = name.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "/", with: "-")
        guard !name.isEmpty, name != ".", name != ".." else { return onChange() }
        change { files in
            if let index = files.firstIndex(where: { $0.id == id }) { files[index].name = name }
        }
    }

    /// Makes a change that one undo reverts, and renames files on disk as their names in the list.
    private func change(_ body: (inout [File]) -> Void) {
        let old = files
        body(&files)
        for (index, file) in files.enumerated() {
            guard let before = old.first(where: { $0.id == file.id }), before.name != file.name else { continue }
            let isRenamed = (try? FileManager.default.moveItem(at: url(of: before), to: url(of: file))) != nil
            if !isRenamed { files[index].name = before.name }
        }
        try? JSONEncoder().encode(files).write(to: listURL, options: .atomic)
        undoManager.registerUndo(withTarget: self) { $0.change { $0 = old } }
        onChange()
    }
}
