import CConformance
import Foundation
import Host
import UniformTypeIdentifiers

/// What an older picker is for.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// A copy of what is chosen is given.
    case `import` = 0
    /// What is chosen itself is given.
    case open = 1
    /// Files are copied to where the person chooses.
    case exportToService = 2
    /// Files are moved to where the person chooses.
    case moveToService = 3
}

/// Hears what a person chose. All of it may be left out.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Files or folders were chosen, or files were exported to these places.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Nothing was chosen.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// One file was chosen, as older programs hear of it: called where ``documentPicker(_:didPickDocumentsAt:)`` is left out.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// Tells of the first one, as older programs hear of it.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        defaultImplementation(of: .documentPickerDidPickDocumentsAt)
        if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
    }
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        defaultImplementation(of: .documentPickerWasCancelled)
    }
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
        defaultImplementation(of: .documentPickerDidPickDocumentAt)
    }
}

/// Lets a person choose files to open, or places to put files at, in the desktop's own dialog. Present it as any controller; it goes by itself.
///
/// The program gets what the person chose and nothing else: inside of a sandbox the desktop opens it only then.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    private enum Task {
        case opening(types: [UTType], asCopy: Bool)
        case exporting(urls: [URL], asCopy: Bool)
    }

    private let task: Task
    private var dialog: (any HostDialog)?

    /// Chooses files of some types; `asCopy` gives copies in the program's temporary folder, which the program may change and remove.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        task = .opening(types: contentTypes, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Chooses files of some types, or folders, and gives them themselves.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Copies files to where a person chooses, or moves them there.
    public init(forExporting urls: [URL], asCopy: Bool) {
        task = .exporting(urls: urls, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Moves files to where a person chooses.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// Chooses files whose types have these names, as older programs do.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(forOpeningContentTypes: allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import)
    }

    /// Exports files, as older programs do.
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(forExporting: urls, asCopy: mode != .moveToService)
    }

    /// Exports a file, as older programs do.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

    /// A storyboard's picker chooses any file.
    public required init?(coder: NSCoder) {
        task = .opening(types: [], asCopy: false)
        super.init(coder: coder)
        setUp()
    }

    private func setUp() { modalPresentationStyle = .overFullScreen }

    /// Hears what was chosen. Held weakly.
    open weak var delegate: (any UIDocumentPickerDelegate)?

    /// Whether more than one file can be chosen. False unless set.
    open var allowsMultipleSelection = false

    /// The folder that is shown at first; nil, the default, leaves it to the desktop.
    open var directoryURL: URL?

    // MARK: The dialog

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .clear
        self.view = view
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard dialog == nil else { return }
        let window = presentingViewController?.viewIfLoaded?.window?.windowScene?.hostWindow
        dialog = view.hostPlatform?.chooseFiles(request, over: window) { [weak self] in self?.answered($0) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        let open = dialog
        dialog = nil
        open?.close()
    }

    private var request: HostFileRequest {
        switch task {
        case .opening(let types, _):
            if types.contains(.folder) || types.contains(.directory) {
                return HostFileRequest(kind: .folder, title: title ?? LibraryWords.text("Choose a Folder"), folder: directoryURL)
            }
            return HostFileRequest(
                kind: allowsMultipleSelection ? .openSeveral : .open, title: title ?? LibraryWords.text("Open"), folder: directoryURL,
                patterns: Self.patterns(of: types))
        case .exporting(let urls, _):
            if urls.count == 1 {
                return HostFileRequest(
                    kind: .save, title: title ?? LibraryWords.text("Save"), name: urls[0].lastPathComponent, folder: directoryURL)
            }
            return HostFileRequest(kind: .folder, title: title ?? LibraryWords.text("Save"), folder: directoryURL)
        }
    }

    /// The patterns of names of files of some types; none where any file will do.
    static func patterns(of types: [UTType]) -> [String] {
        var patterns: [String] = []
        for type in types {
            let own = type.tags[.filenameExtension] ?? []
            let inner = commonTypes.filter { $0.conforms(to: type) }.flatMap { $0.tags[.filenameExtension] ?? [] }
            let found = own + inner
            // A type without names is one of anything, or of what names do not tell.
            if found.isEmpty || [.item, .data, .content].contains(type) { return [] }
            for name in found where !patterns.contains("*.\(name)") { patterns += ["*.\(name)", "*.\(name.uppercased())"] }
        }
        return patterns
    }

    /// What types of a general kind have among them.
    private static let commonTypes: [UTType] = [
        .png, .jpeg, .gif, .tiff, .bmp, .webP, .svg, .heic, .pdf, .plainText, .rtf, .html, .xml, .json, .commaSeparatedText, .mpeg4Movie,
        .quickTimeMovie, .mp3, .wav, .mpeg4Audio, .zip, .swiftSource,
    ]

    private func answered(_ chosen: [URL]?) {
        guard dialog != nil else { return }
        dialog = nil
        let urls = chosen.map(take) ?? []
        let presenter = presentingViewController
        if urls.isEmpty {
            delegate?.documentPickerWasCancelled(self)
        } else {
            delegate?.documentPicker(self, didPickDocumentsAt: urls)
        }
        if ownPresentation != nil { presenter?.dismiss(animated: false) }
    }

    /// Makes of what was chosen what the delegate gets.
    private func take(_ chosen: [URL]) -> [URL] {
        switch task {
        case .opening(_, let asCopy):
            let urls = allowsMultipleSelection ? chosen : Array(chosen.prefix(1))
            return asCopy ? urls.compactMap(copyToTemporaryFolder) : urls
        case .exporting(let urls, let asCopy):
            guard let place = chosen.first else { return [] }
            if urls.count == 1 { return [export(urls[0], to: place, asCopy: asCopy)].compactMap { $0 } }
            return urls.compactMap { export($0, to: place.appendingPathComponent($0.lastPathComponent), asCopy: asCopy) }
        }
    }

    private func copyToTemporaryFolder(_ url: URL) -> URL? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Chosen-\(UUID().uuidString)", isDirectory: true)
        let copy = folder.appendingPathComponent(url.lastPathComponent)
        return attempt("copy \(url.path)") {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: url, to: copy)
        } ? copy : nil
    }

    private func export(_ url: URL, to place: URL, asCopy: Bool) -> URL? {
        if url.standardizedFileURL == place.standardizedFileURL { return place }
        return attempt("put \(url.path) at \(place.path)") {
            // The dialog has asked the person whether what is there may be replaced. It goes only once the new file is beside it.
            let beside = place.deletingLastPathComponent().appendingPathComponent(".\(place.lastPathComponent)-\(UUID().uuidString)")
            try FileManager.default.copyItem(at: url, to: beside)
            if FileManager.default.fileExists(atPath: place.path) { try FileManager.default.removeItem(at: place) }
            try FileManager.default.moveItem(at: beside, to: place)
            if !asCopy { try FileManager.default.removeItem(at: url) }
        } ? place : nil
    }

    private func attempt(_ what: String, _ body: () throws -> Void) -> Bool {
        do {
            try body()
            return true
        } catch {
            viewLog.error("\(identification) cannot \(what): \(error.localizedDescription)")
            return false
        }
    }
}
