import UIKit

/// The notes, in the order of the list. Each change is written to a file, and can be undone.
@MainActor
final class NoteStore {
    private(set) var notes: [Note] = []
    /// Called after each change.
    var onChange: () -> Void = {}
    let undoManager = UndoManager()
    private let file: URL

    /// Reads the notes from a file, if it exists.
    init(file: URL) {
        self.file = file
        if let data = try? Data(contentsOf: file), let saved = try? JSONDecoder().decode([Note].self, from: data) { notes = saved }
    }

    /// A file in the user's folder for the data of programs, `~/.local/share`.
    static var defaultFile: URL {
        let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        return (folder ?? FileManager.default.temporaryDirectory).appendingPathComponent("notebook/notes.json")
    }

    func note(_ id: Note.ID) -> Note? { notes.first { $0.id == id } }

    func insert(_ note: Note, at index: Int) {
        notes.insert(note, at: min(index, notes.count))
        registerUndo("Add Note") { $0.remove(note.id) }
        save()
    }

    func remove(_ id: Note.ID) {
        guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
        let note = notes.remove(at: index)
        registerUndo("Delete Note") { $0.insert(note, at: index) }
        save()
    }

    /// Moves a note to an index, which counts the notes without the moved one.
    func move(_ id: Note.ID, to index: Int) {
        guard let old = notes.firstIndex(where: { $0.id == id }) else { return }
        let note = notes.remove(at: old)
        notes.insert(note, at: min(index, notes.count))
        registerUndo("Move Note") { $0.move(id, to: old) }
        save()
    }

    /// Changes a text. The text view has undo for it.
    func setText(_ text: String, of id: Note.ID) {
        guard let index = notes.firstIndex(where: { $0.id == id }), notes[index].text != text else { return }
        notes[index].text = text
        save()
    }

    /// Registers the inverse of a change. During an undo that is the redo, which keeps the name.
    private func registerUndo(_ name: String, inverse: @escaping @MainActor (NoteStore) -> Void) {
        undoManager.registerUndo(withTarget: self, handler: inverse)
        if !undoManager.isUndoing, !undoManager.isRedoing { undoManager.setActionName(name) }
    }

    private func save() {
        onChange()
        do {
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try JSONEncoder().encode(notes).write(to: file, options: .atomic)
        } catch {
            print("The notes cannot be saved: \(error.localizedDescription)")
        }
    }
}
