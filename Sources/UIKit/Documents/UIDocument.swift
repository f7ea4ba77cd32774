import Foundation
import Host
import Logging
import UniformTypeIdentifiers

package let documentLog = Logger(label: "lodestone.documents")

/// The model of a file. The document reads the file when it opens. It writes the file some seconds after a change, when the app resigns active, and
/// when it closes. Files are read and written on a background thread; all methods are called on the main thread.
///
/// A subclass overrides ``load(fromContents:ofType:)`` and ``contents(forType:)``, and reports changes through ``undoManager`` or
/// ``updateChangeCount(_:)``. Differs from UIKit: contents are `Data`; file packages (folders) are not supported.
@preconcurrency @MainActor
open class UIDocument: MainActorObject {
    /// The kind of a change.
    public enum ChangeKind: Int, Sendable {
        /// The user made a change.
        case done = 0
        /// The user undid a change.
        case undone = 1
        /// The user redid a change.
        case redone = 2
        /// All changes were discarded or saved elsewhere.
        case cleared = 3
    }

    /// The kind of a save operation.
    public enum SaveOperation: Int, Sendable {
        /// Creates the file.
        case forCreating = 0
        /// Overwrites the file.
        case forOverwriting = 1
    }

    /// The state of a document. An empty set is an open, editable document.
    public struct State: OptionSet, Sendable {
        /// A bit for each property.
        public let rawValue: UInt
        /// The state with the given bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Open, without problems.
        public static let normal: State = []
        /// Not open.
        public static let closed = State(rawValue: 1)
        /// Another program changed the file while the document had unsaved changes.
        public static let inConflict = State(rawValue: 2)
        /// The file could not be written.
        public static let savingError = State(rawValue: 4)
        /// The document is being opened or closed and must not be edited.
        public static let editingDisabled = State(rawValue: 8)
        /// The file is being downloaded. Not used: documents are local files.
        public static let progressAvailable = State(rawValue: 16)
    }

    /// Posted when ``documentState`` changed; the object is the document.
    public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    /// The file's URL.
    open private(set) var fileURL: URL
    /// The file's type identifier, such as `public.json`, from the file extension. Nil for an unknown extension.
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
    /// The type identifier for writing the document. ``fileType`` unless overridden.
    open var savingFileType: String? { fileType }
    /// The document's name: the file name without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The file's modification date at the last read or write. Nil before.
    open var fileModificationDate: Date?

    /// The document's state. Closed at first.
    open private(set) var documentState = State.closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }

    /// Whether the document has changes that are not in the file.
    open var hasUnsavedChanges: Bool { changes != 0 || isSaving && changesWhileSaving }

    /// The undo manager. Changes registered with it count as changes of the document.
    open var undoManager: UndoManager! {
        get {
            if let ownUndoManager { return ownUndoManager }
            let made = UndoManager()
            ownUndoManager = made
            observe(made)
            return made
        }
        set {
            ownUndoManager = newValue
            if let newValue { observe(newValue) }
        }
    }
    private var ownUndoManager: UndoManager?
    // `nonisolated(unsafe)` here and below: `deinit` reads it too, when no other reference exists.
    private nonisolated(unsafe) var undoObservers: [any NSObjectProtocol] = []

    /// The number of changes that are not in the file.
    private var changes = 0
    private var isSaving = false
    private var changesWhileSaving = false
    private var autosaver: (any HostTimer)?
    // `nonisolated(unsafe)`: only the main actor accesses it, and `deinit`, when no other reference exists.
    private nonisolated(unsafe) var leaving: (any NSObjectProtocol)?
    private var writing: Task<Bool, Never>?

    /// The delay from a change to autosave, in seconds: short enough to lose little, long enough not to write at each keystroke.
    private static let autosaveDelay = 5.0

    /// A document of a file, which may not exist yet. The document is not opened.
    public init(fileURL url: URL) {
        fileURL = url
        super.init(onMainActor: ())
    }

    deinit {
        for token in undoObservers + [leaving].compactMap({ $0 }) { NotificationCenter.default.removeObserver(token) }
    }

    // MARK: Overridable methods

    /// Loads the file's contents, `Data`, into the model. Throws an error for invalid contents.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// The contents for the file, as `Data`. Throws an error if the model cannot be written.
    open func contents(forType typeName: String) throws -> Any {
        fatalError("\(type(of: self)) cannot be saved. Override contents(forType:).")
    }

    /// Additional file attributes: permissions and dates by `FileAttributeKey`, and a thumbnail by `URLResourceKey.thumbnailDictionaryKey`. Empty
    /// unless overridden.
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

    /// Handles an error of reading or writing. Logs it unless overridden.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        documentLog.error("Cannot read or write the document \"\(fileURL.path)\": \(error.localizedDescription)")
    }

    /// Called before the document is read or closed: prevent changes. Does nothing unless overridden.
    open func disableEditing() {}

    /// Called when the document can be edited again. Does nothing unless overridden.
    open func enableEditing() {}

    // MARK: Opening and closing

    /// Reads the file. Calls `completionHandler` with whether it succeeded.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        // `nonisolated(unsafe)`: called on the main thread only.
        nonisolated(unsafe) let completionHandler = completionHandler
        Task { @MainActor in completionHandler?(await read(isRevert: false)) }
    }

    /// Reads the file. Returns whether it succeeded.
    open func open() async -> Bool { await read(isRevert: false) }

    /// Saves unsaved changes and closes the document. Calls `completionHandler` with whether it succeeded.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        // `nonisolated(unsafe)`: called on the main thread only.
        nonisolated(unsafe) let completionHandler = completionHandler
        Task { @MainActor in completionHandler?(await close()) }
    }

    /// Saves unsaved changes and closes the document. Returns whether it succeeded.
    open func close() async -> Bool {
        guard !documentState.contains(.closed) else { return true }
        disableEditing()
        documentState.insert(.editingDisabled)
        let isSaved = hasUnsavedChanges ? await write(to: fileURL, for: .forOverwriting) : true
        autosaver?.cancel()
        stopWatching()
        documentState = isSaved ? .closed : [.closed, .savingError]
        return isSaved
    }

    /// Reads the file at `url` and discards unsaved changes. Calls `completionHandler` with whether it succeeded.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        // `nonisolated(unsafe)`: called on the main thread only.
        nonisolated(unsafe) let completionHandler = completionHandler
        fileURL = url
        Task { @MainActor in completionHandler?(await read(isRevert: true)) }
    }

    private func read(isRevert: Bool) async -> Bool {
        if isRevert { disableEditing() }
        documentState.insert(.editingDisabled)
        do {
            let (data, date) = try await DocumentFile.read(fileURL)
            try load(fromContents: data, ofType: fileType)
            fileModificationDate = date
            changes = 0
            documentState = .normal
            watch()
            if isRevert { enableEditing() }
            return true
        } catch {
            documentState.remove(.editingDisabled)
            handleError(error, userInteractionPermitted: true)
            return false
        }
    }

    // MARK: Changes

    /// Records a change, or an undone change, and schedules autosave.
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone: changes += 1
        case .undone: changes -= 1
        case .cleared: changes = 0
        }
        if isSaving { changesWhileSaving = change != .cleared }
        change == .cleared ? autosaver?.cancel() : autosaveLater()
    }

    private func observe(_ manager: UndoManager) {
        undoObservers.forEach(NotificationCenter.default.removeObserver)
        func heard(_ name: Notification.Name, _ change: ChangeKind) -> any NSObjectProtocol {
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { [weak self, weak manager] _ in
                _ = MainActor.ifCurrent {
                    // Ignore nested groups, and groups closed during undo and redo: they are not steps of the user.
                    if change == .done, manager?.groupingLevel != 0 || manager?.isUndoing == true || manager?.isRedoing == true { return }
                    self?.updateChangeCount(change)
                }
            }
        }
        undoObservers = [
            heard(.NSUndoManagerDidCloseUndoGroup, .done), heard(.NSUndoManagerDidUndoChange, .undone),
            heard(.NSUndoManagerDidRedoChange, .redone),
        ]
    }

    // MARK: Writing

    /// Writes the document to `url`, which becomes its file. Calls `completionHandler` with whether it succeeded.
    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        // `nonisolated(unsafe)`: called on the main thread only.
        nonisolated(unsafe) let completionHandler = completionHandler
        Task { @MainActor in completionHandler?(await write(to: url, for: saveOperation)) }
    }

    /// Writes the document to `url`, which becomes its file. Returns whether it succeeded.
    open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool { await write(to: url, for: saveOperation) }

    /// Saves unsaved changes, if there are any. Calls `completionHandler` with whether it succeeded.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            completionHandler?(true)
            return
        }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// Writes after the pending write completes.
    private func write(to url: URL, for operation: SaveOperation) async -> Bool {
        let before = writing
        let next = Task { @MainActor in
            _ = await before?.value
            return await writeNow(to: url, for: operation)
        }
        writing = next
        return await next.value
    }

    private func writeNow(to url: URL, for operation: SaveOperation) async -> Bool {
        isSaving = true
        changesWhileSaving = false
        defer { isSaving = false }
        let written = changes
        do {
            guard let data = try contents(forType: savingFileType ?? UTType.data.identifier) as? Data else {
                throw DocumentError.notData(url)
            }
            let attributes = try fileAttributesToWrite(to: url, for: operation)
            let known = operation == .forOverwriting && url == fileURL ? fileModificationDate : nil
            let (date, isConflict) = try await DocumentFile.write(data, FileAttributes(attributes), to: url, known: known)
            DocumentThumbnails.keep(attributes, for: url)
            fileURL = url
            fileModificationDate = date
            changes -= written
            documentState.remove([.savingError, .inConflict])
            if isConflict { documentState.insert(.inConflict) }
            if documentState.contains(.closed), operation == .forCreating {
                documentState.remove(.closed)
                watch()
            }
            return true
        } catch {
            documentState.insert(.savingError)
            handleError(error, userInteractionPermitted: true)
            return false
        }
    }

    private func autosaveLater() {
        autosaver?.cancel()
        guard !documentState.contains(.closed) else { return }
        autosaver = Platform.current?.schedule(after: Self.autosaveDelay) { [weak self] in self?.autosave() }
    }

    /// Autosaves when the app resigns active.
    private func watch() {
        guard leaving == nil else { return }
        leaving = NotificationCenter.default.addObserver(forName: UIApplication.willResignActiveNotification, object: nil, queue: nil) {
            [weak self] _ in
            _ = MainActor.ifCurrent { self?.autosave() }
        }
    }

    private func stopWatching() {
        if let leaving { NotificationCenter.default.removeObserver(leaving) }
        leaving = nil
    }
}

/// Errors of a document's file.
enum DocumentError: LocalizedError {
    case folder(URL)
    case notData(URL)
    case tooLarge(URL)

    var errorDescription: String? {
        switch self {
        case .folder(let url): "\"\(url.lastPathComponent)\" is a folder. A document must be a file."
        case .notData(let url): "The contents of \"\(url.lastPathComponent)\" are not Data. Return Data from contents(forType:)."
        case .tooLarge(let url): "\"\(url.lastPathComponent)\" is too large for a document."
        }
    }
}
