import Foundation
import Host
import Logging
import UniformTypeIdentifiers

package let documentLog = Logger(label: "lodestone.documents")

/// The model of a file. The document reads the file when it opens. It writes the file a few seconds after a change, when the app resigns active, and
/// when it closes. Files are read and written on a background thread; all methods are called on the main thread.
///
/// A subclass overrides ``load(fromContents:ofType:)`` and ``contents(forType:)``, and reports changes through ``undoManager`` or
/// ``updateChangeCount(_:)``. Differs from UIKit: contents must be `Data`, and file packages (folders) are not supported.
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
        /// All changes were discarded, or saved in another way.
        case cleared = 3
    }

    /// The kind of a save operation.
    public enum SaveOperation: Int, Sendable {
        /// Creates the file.
        case forCreating = 0
        /// Overwrites the file.
        case forOverwriting = 1
    }

    /// The state of a document. An empty set means that the document is open and can be edited.
    public struct State: OptionSet, Sendable {
        /// The bit mask of the set.
        public let rawValue: UInt
        /// Creates a state with the given bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The document is open, without problems.
        public static let normal: State = []
        /// The document is not open.
        public static let closed = State(rawValue: 1)
        /// Another program changed the file while the document had unsaved changes.
        public static let inConflict = State(rawValue: 2)
        /// The file could not be written.
        public static let savingError = State(rawValue: 4)
        /// The document is being opened or closed and must not be edited.
        public static let editingDisabled = State(rawValue: 8)
        /// The file is being downloaded. Never set, because documents are local files.
        public static let progressAvailable = State(rawValue: 16)
    }

    /// Posted when ``documentState`` changed; the object is the document.
    public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    /// The file's URL.
    open private(set) var fileURL: URL
    /// The file's type identifier, such as `public.json`, from the file extension. Nil for an unknown extension.
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
    /// The type identifier for writing the document. The default is ``fileType``.
    open var savingFileType: String? { fileType }
    /// The document's name: the file name without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The file's modification date at the last read or write. Nil before the first one.
    open var fileModificationDate: Date?

    /// The document's state. `closed` at first.
    open private(set) var documentState = State.closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }

    /// Whether the document has changes that are not in the file.
    open var hasUnsavedChanges: Bool { changes != 0 || isSaving && changesWhileSaving }

    /// The undo manager, created on first use. Changes that are registered with it also count as changes of the document.
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
    // `nonisolated(unsafe)`, because `deinit` reads the observers. At that time no other code has access.
    private nonisolated(unsafe) var undoObservers: [any NSObjectProtocol] = []

    /// The number of changes that are not in the file.
    private var changes = 0
    private var isSaving = false
    private var changesWhileSaving = false
    private var autosaver: (any HostTimer)?
    // `nonisolated(unsafe)`, because `deinit` reads the token. At that time no other code has access.
    private nonisolated(unsafe) var leaving: (any NSObjectProtocol)?
    private var writing: Task<Bool, Never>?

    /// The delay from a change to autosave, in seconds. A shorter delay would write at each keystroke, and a longer one would risk the loss of more changes.
    private static let autosaveDelay = 5.0

    /// Creates a closed document for a file, which may not exist yet.
    public init(fileURL url: URL) {
        fileURL = url
        super.init(onMainActor: ())
    }

    deinit {
        for token in undoObservers + [leaving].compactMap({ $0 }) { NotificationCenter.default.removeObserver(token) }
    }

    // MARK: Overridable methods

    /// Loads the file's contents, which are `Data`, into the model. Throws an error for invalid contents.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// Returns the contents for the file, as `Data`. Throws an error if the model cannot be encoded.
    open func contents(forType typeName: String) throws -> Any {
        fatalError("\(type(of: self)) cannot be saved. Override contents(forType:).")
    }

    /// Returns additional attributes for the file: permissions and dates by `FileAttributeKey`, and a thumbnail by
    /// `URLResourceKey.thumbnailDictionaryKey`. The default is empty.
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

    /// Handles an error of reading or writing. The default implementation logs the error.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        documentLog.error("Cannot read or write the document \"\(fileURL.path)\": \(error.localizedDescription)")
    }

    /// Called before the document is read or closed. An override prevents changes by the user. The default implementation does nothing.
    open func disableEditing() {}

    /// Called when the document can be edited again. The default implementation does nothing.
    open func enableEditing() {}

    // MARK: Opening and closing

    /// Opens the document by reading the file. Calls `completionHandler` with true if the file was read.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        performAsBackgroundTask(completionHandler) { await self.read(isRevert: false) }
    }

    /// Opens the document by reading the file. Returns whether the file was read.
    open func open() async -> Bool { await read(isRevert: false) }

    /// Saves unsaved changes and closes the document. Calls `completionHandler` with true if this succeeded.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        performAsBackgroundTask(completionHandler) { await self.close() }
    }

    /// Saves unsaved changes and closes the document. Returns whether this succeeded.
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

    /// Reads the file at `url` and discards unsaved changes. Calls `completionHandler` with true if the file was read.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        fileURL = url
        performAsBackgroundTask(completionHandler) { await self.read(isRevert: true) }
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

    /// Records a change, or that a change was undone or redone, and schedules autosave. `cleared` resets the count of changes.
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
                    // Ignores nested groups and groups that undo or redo closes, because they are not separate actions of the user.
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

    /// Writes the document to `url`, which becomes the document's file. Calls `completionHandler` with true if the file was written.
    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        performAsBackgroundTask(completionHandler) { await self.write(to: url, for: saveOperation) }
    }

    /// Writes the document to `url`, which becomes the document's file. Returns whether the file was written.
    open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool { await write(to: url, for: saveOperation) }

    /// Saves unsaved changes, if there are any. Calls `completionHandler` with false if they could not be saved.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            completionHandler?(true)
            return
        }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// Performs an operation as a background task of the app, so that a terminating program waits for it.
    private final func performAsBackgroundTask(_ completionHandler: ((Bool) -> Void)?, _ operation: @escaping @MainActor () async -> Bool) {
        // `nonisolated(unsafe)`, because the closure is only called on the main thread.
        nonisolated(unsafe) let completionHandler = completionHandler
        let application = Platform.current == nil ? nil : UIApplication.shared
        let task = application?.beginBackgroundTask(expirationHandler: nil)
        Task { @MainActor in
            // A separate statement: without a handler, the arguments of its call would not be evaluated.
            let isDone = await operation()
            completionHandler?(isDone)
            if let task { application?.endBackgroundTask(task) }
        }
    }

    /// Writes the document after pending writes have completed. Returns whether the file was written.
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

    /// Begins to observe the app, so that the document is saved when the app resigns active.
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

/// Errors of reading or writing a document's file.
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
