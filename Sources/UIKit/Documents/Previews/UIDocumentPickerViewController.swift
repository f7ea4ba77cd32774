import CConformance
import Foundation
import Host
import UniformTypeIdentifiers

/// The mode of a document picker in the older API.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Returns a copy of the chosen file.
    case `import` = 0
    /// Returns the chosen file itself.
    case open = 1
    /// Copies files to a location that the user chooses.
    case exportToService = 2
    /// Moves files to a location that the user chooses.
    case moveToService = 3
}

/// Delegate of a document picker. All methods are optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called with the chosen files or folders, or with the destinations of exported files.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called if the user chose nothing.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// Called with one file, as in the older API, if ``documentPicker(_:didPickDocumentsAt:)`` is not implemented.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// Calls ``documentPicker(_:didPickDocumentAt:)``, as in the older API, with the first file.
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

/// Lets the user choose files to open or destinations of files, in the desktop's file dialog. Present it like any controller; it dismisses itself.
///
/// In a sandbox, the choice gives the program access to the chosen files only.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    private enum Task {
        case opening(types: [UTType], asCopy: Bool)
        case exporting(urls: [URL], asCopy: Bool)
    }

    private let task: Task
    private var dialog: (any HostDialog)?

    /// Creates a picker for files of the given types. With `asCopy` it returns copies in the temporary folder, which the program may change or
    /// delete.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        task = .opening(types: contentTypes, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a picker that returns files of the given types, or folders, themselves.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Creates a picker that copies or moves files to a location that the user chooses.
    public init(forExporting urls: [URL], asCopy: Bool) {
        task = .exporting(urls: urls, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a picker that moves files to a location that the user chooses.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// Creates a picker for files with the given type identifiers, as in the older API.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(forOpeningContentTypes: allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import)
    }

    /// Creates a picker that exports files, as in the older API.
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(forExporting: urls, asCopy: mode != .moveToService)
    }

    /// Creates a picker that exports a file, as in the older API.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

    /// Creates a picker from a storyboard, for files of any type.
    public required init?(coder: NSCoder) {
        task = .opening(types: [], asCopy: false)
        super.init(coder: coder)
        setUp()
    }

    private func setUp() { modalPresentationStyle = .overFullScreen }

    /// The delegate that receives the choice. Held weakly.
    open weak var delegate: (any UIDocumentPickerDelegate)?

    /// Whether the user can choose more than one file. False by default.
    open var allowsMultipleSelection = false

    /// The initial folder. With nil, the default, the desktop chooses it.
    open var directoryURL: URL?

    // MARK: Dialog

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
                return HostFileRequest(kind: .folder, title: title ?? LocalizedStrings.text("Choose a Folder"), folder: directoryURL)
            }
            return HostFileRequest(
                kind: allowsMultipleSelection ? .openSeveral : .open, title: title ?? LocalizedStrings.text("Open"), folder: directoryURL,
                patterns: Self.patterns(of: types))
        case .exporting(let urls, _):
            if urls.count == 1 {
                return HostFileRequest(
                    kind: .save, title: title ?? LocalizedStrings.text("Save"), name: urls[0].lastPathComponent, folder: directoryURL)
            }
            return HostFileRequest(kind: .folder, title: title ?? LocalizedStrings.text("Save"), folder: directoryURL)
        }
    }

    /// The file name patterns of the given types; empty if any file matches.
    static func patterns(of types: [UTType]) -> [String] {
        var patterns: [String] = []
        for type in types {
            let own = type.tags[.filenameExtension] ?? []
            let inner = commonTypes.filter { $0.conforms(to: type) }.flatMap { $0.tags[.filenameExtension] ?? [] }
            let found = own + inner
            // A type without file name extensions matches any file, or is not recognizable by name.
            if found.isEmpty || [.item, .data, .content].contains(type) { return [] }
            for name in found where !patterns.contains("*.\(name)") { patterns += ["*.\(name)", "*.\(name.uppercased())"] }
        }
        return patterns
    }

    /// Common concrete types, to find the extensions of a general type.
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

    /// Copies or exports the chosen files. Returns the URLs for the delegate.
    private func take(_ chosen: [URL]) -> [URL] {
        switch task {
        case .opening(_, let asCopy):
            let urls = allowsMultipleSelection ? chosen : Array(chosen.prefix(1))
            return asCopy ? urls.compactMap(copyToTemporaryFolder) : urls
        case .exporting(let urls, let asCopy):
            guard let destination = chosen.first else { return [] }
            if urls.count == 1 { return [export(urls[0], to: destination, asCopy: asCopy)].compactMap { $0 } }
            return urls.compactMap { export($0, to: destination.appendingPathComponent($0.lastPathComponent), asCopy: asCopy) }
        }
    }

    private func copyToTemporaryFolder(_ url: URL) -> URL? {
        var copy: URL?
        return attempt("copy \"\(url.path)\"") {
            let file = try FileData.temporaryFolder("Chosen").appendingPathComponent(url.lastPathComponent)
            try FileData.copy(url, to: file)
            copy = file
        } ? copy : nil
    }

    private func export(_ url: URL, to destination: URL, asCopy: Bool) -> URL? {
        if url.standardizedFileURL == destination.standardizedFileURL { return destination }
        return attempt("export \"\(url.path)\" to \"\(destination.path)\"") {
            // The dialog has confirmed the replacement of an existing file. Delete it only after the new file is beside it.
            let beside = destination.deletingLastPathComponent().appendingPathComponent(
                ".\(destination.lastPathComponent)-\(UUID().uuidString)")
            try FileData.copy(url, to: beside)
            if FileManager.default.fileExists(atPath: destination.path) { try FileManager.default.removeItem(at: destination) }
            try FileManager.default.moveItem(at: beside, to: destination)
            if !asCopy { try FileManager.default.removeItem(at: url) }
        } ? destination : nil
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
