import Foundation
import Host
import Logging
import UniformTypeIdentifiers

/// What documents have to say.
package let documentLog = Logger(label: "lodestone.documents")

/// The model of a file: it is read when the document opens, and written by itself some seconds after it changed, when the app leaves the front, and when
/// the document closes. Files are read and written on a thread of their own; all methods here are called on the main one.
///
/// A subclass overrides ``load(fromContents:ofType:)`` and ``contents(forType:)``, and tells of changes by ``undoManager`` or
/// ``updateChangeCount(_:)``. Contents are `Data`: a document that is a folder is not read.
@preconcurrency @MainActor
open class UIDocument: MainActorObject {
    /// How a document changed.
    public enum ChangeKind: Int, Sendable {
        /// Something was done.
        case done = 0
        /// Something was undone.
        case undone = 1
        /// What was undone was done again.
        case redone = 2
        /// What changed does not matter any more.
        case cleared = 3
    }

    /// Why a document is written.
    public enum SaveOperation: Int, Sendable {
        /// There is no file yet.
        case forCreating = 0
        /// The file is written anew.
        case forOverwriting = 1
    }

    /// What a document is like. Nothing of it: open, and fit to be changed.
    public struct State: OptionSet, Sendable {
        /// A bit for each property.
        public let rawValue: UInt
        /// The state whose bits are set.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Open, without anything to report.
        public static let normal: State = []
        /// Not open.
        public static let closed = State(rawValue: 1)
        /// Another program changed the file while this one had changes of its own.
        public static let inConflict = State(rawValue: 2)
        /// The file could not be written.
        public static let savingError = State(rawValue: 4)
        /// The document is being opened or closed: nothing is to be changed.
        public static let editingDisabled = State(rawValue: 8)
        /// The file is on its way from elsewhere, which no file here is.
        public static let progressAvailable = State(rawValue: 16)
    }

    /// Posted when ``documentState`` changed; the object is the document.
    public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    /// Where the file is.
    open private(set) var fileURL: URL
    /// The file's type, as `public.json`; nil where its name tells none.
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
    /// The type that the document is written with.
    open var savingFileType: String? { fileType }
    /// What the document is called: the file's name without its ending.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// When the file was changed, as of when it was last read or written.
    open var fileModificationDate: Date?

    /// What the document is like.
    open private(set) var documentState = State.closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }

    /// Whether something changed that is not in the file yet.
    open var hasUnsavedChanges: Bool { changes != 0 || isSaving && changesWhileSaving }

    /// What takes changes back. What is registered with it changes the document.
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
    // `nonisolated(unsafe)` here and below: `deinit` reads it too, when no other code can.
    private nonisolated(unsafe) var undoObservers: [any NSObjectProtocol] = []

    /// Changes that are not in the file.
    private var changes = 0
    private var isSaving = false
    private var changesWhileSaving = false
    private var autosaver: (any HostTimer)?
    // `nonisolated(unsafe)`: only the main actor accesses it, and `deinit`, when no other reference exists.
    private nonisolated(unsafe) var leaving: (any NSObjectProtocol)?
    private var writing: Task<Bool, Never>?

    /// Seconds from a change to when it is written: often enough to lose little, and seldom enough not to write at each letter.
    private static let autosaveDelay = 5.0

    /// A document of a file, which need not be there yet. It is not opened.
    public init(fileURL url: URL) {
        fileURL = url
        super.init(onMainActor: ())
    }

    deinit {
        for token in undoObservers + [leaving].compactMap({ $0 }) { NotificationCenter.default.removeObserver(token) }
    }

    // MARK: To be overridden

    /// Takes the file's contents, `Data`, into the model. Throws what is wrong with them.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// What is to be in the file: `Data`.
    open func contents(forType typeName: String) throws -> Any {
        fatalError("\(type(of: self)) is written: override contents(forType:).")
    }

    /// What is to be told of the file besides: permissions and dates by their `FileAttributeKey`, and a picture under
    /// `URLResourceKey.thumbnailDictionaryKey`. Nothing unless overridden.
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

    /// Something went wrong with the file. Writes it into the log unless overridden.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        documentLog.error("\(fileURL.path): \(error.localizedDescription)")
    }

    /// The document is about to be read or closed: nothing is to be changed. Does nothing unless overridden.
    open func disableEditing() {}

    /// The document may be changed again. Does nothing unless overridden.
    open func enableEditing() {}

    // MARK: Opening and closing

    /// Reads the file. `completionHandler` is told whether that went well.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        // `nonisolated(unsafe)`: it is called on the main thread alone.
        nonisolated(unsafe) let completionHandler = completionHandler
        Task { @MainActor in completionHandler?(await read(isRevert: false)) }
    }

    /// Reads the file, and answers whether that went well.
    open func open() async -> Bool { await read(isRevert: false) }

    /// Writes what changed, and closes the document. `completionHandler` is told whether that went well.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        // `nonisolated(unsafe)`: it is called on the main thread alone.
        nonisolated(unsafe) let completionHandler = completionHandler
        Task { @MainActor in completionHandler?(await close()) }
    }

    /// Writes what changed, and closes the document. Answers whether that went well.
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

    /// Reads the file at `url` again, and loses what changed. `completionHandler` is told whether that went well.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        // `nonisolated(unsafe)`: it is called on the main thread alone.
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

    /// The document changed, or a change was taken back: it is written some seconds later.
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
                    // A group that is open, or that takes changes back, is none of the person's steps.
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

    /// Writes the document to `url`, which is its place from then on. `completionHandler` is told whether that went well.
    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        // `nonisolated(unsafe)`: it is called on the main thread alone.
        nonisolated(unsafe) let completionHandler = completionHandler
        Task { @MainActor in completionHandler?(await write(to: url, for: saveOperation)) }
    }

    /// Writes the document to `url`, which is its place from then on. Answers whether that went well.
    open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool { await write(to: url, for: saveOperation) }

    /// Writes what changed, if anything. `completionHandler` is told whether that went well.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            completionHandler?(true)
            return
        }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// Writes after what is being written already.
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

    /// Writes when the app leaves the front.
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

/// What keeps a document from its file.
enum DocumentError: LocalizedError {
    case folder(URL)
    case notData(URL)
    case tooLarge(URL)

    var errorDescription: String? {
        switch self {
        case .folder(let url): "\(url.lastPathComponent) is a folder, and documents are files here"
        case .notData(let url): "The contents of \(url.lastPathComponent) are no Data: return Data from contents(forType:)"
        case .tooLarge(let url): "\(url.lastPathComponent) is larger than a document may be"
        }
    }
}
