import Foundation
import UniformTypeIdentifiers

/// Shows the documents in the app's folder, newest first. The user can choose a document, create one, or open one in the desktop's file dialog.
///
/// The folder is named after the app and is in `FileManager`'s `documentDirectory`. The browser shows files of the given types. The default types
/// are those in `CFBundleDocumentTypes` of the app's `Info.plist`.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
    /// The method by which a document is imported into the folder.
    public enum ImportMode: UInt, Sendable {
        /// The document is not imported.
        case none = 0
        /// The document is copied.
        case copy = 1
        /// The document is moved.
        case move = 2
    }

    /// The appearance of the browser.
    public enum BrowserUserInterfaceStyle: UInt, Sendable {
        /// Light mode.
        case white = 0
        /// Light mode. Differs from UIKit: has the same appearance as ``white``.
        case light = 1
        /// Dark mode.
        case dark = 2
    }

    private let givenTypes: [UTType]?

    /// Creates a browser for documents of the given types. If nil, the browser uses the types in the app's `Info.plist`.
    public init(forOpening contentTypes: [UTType]?) {
        givenTypes = contentTypes
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a browser for documents with the given type identifiers. A legacy initializer.
    public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.init(forOpening: allowedContentTypes?.compactMap { UTType($0) })
    }

    /// Decodes a browser from a storyboard. The browser uses the types in the app's `Info.plist`.
    public required init?(coder: NSCoder) {
        givenTypes = nil
        super.init(coder: coder)
    }

    /// The delegate, which is notified when the user chooses or imports documents. Weakly referenced.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    /// Whether the user can create documents. The default is true.
    open var allowsDocumentCreation = true {
        didSet { list?.reload() }
    }
    /// Whether the user can choose several documents in the desktop's file dialog. The default is false.
    open var allowsPickingMultipleItems = false
    /// The title of the item that creates a document.
    open var localizedCreateDocumentActionTitle = LocalizedStrings.text("Create Document") {
        didSet { list?.reload() }
    }
    /// The aspect ratio (width / height) of thumbnails. The default is 2/3.
    open var defaultDocumentAspectRatio: CGFloat = 2 / 3 {
        didSet { list?.reload() }
    }
    /// Whether the browser is in light or dark mode. The browser follows the app's mode until the app sets this property.
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
        didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light }
    }
    /// Additional bar button items at the leading edge. The default is an empty array.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] {
        didSet { showItems() }
    }
    /// Additional bar button items at the trailing edge. The default is an empty array.
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] {
        didSet { showItems() }
    }

    /// The type identifiers of the shown documents.
    open var allowedContentTypes: [String] { types.map(\.identifier) }

    /// The folder with the documents.
    var folder: URL = {
        let documents =
            FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
        let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ProcessInfo.processInfo.processName
        return documents.appendingPathComponent(name.replacingOccurrences(of: "/", with: "-"), isDirectory: true)
    }()

    private var list: DocumentList?
    private var picker: DocumentPickerRelay?

    var types: [UTType] {
        givenTypes ?? AppManifest.app.documentTypes.compactMap { UTType($0) }
    }

    // MARK: The view

    /// Creates the list and its navigation bar. An override must call `super`.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = DocumentList(browser: self)
        self.list = list
        let stack = UINavigationController(rootViewController: list)
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
        showItems()
    }

    /// Reloads the folder. An override must call `super`.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        list?.reload()
    }

    private func showItems() {
        guard let list else { return }
        let browse = UIBarButtonItem(image: UIBarButtonItem.SystemItem.organize.image, style: .plain, target: nil, action: nil)
        browse.accessibilityLabel = LocalizedStrings.text("Browse")
        browse.primaryAction = UIAction(title: LocalizedStrings.text("Browse"), image: browse.image) { [weak self] _ in self?.browse() }
        list.navigationItem.leftBarButtonItems = additionalLeadingNavigationBarButtonItems
        list.navigationItem.rightBarButtonItems = [browse] + additionalTrailingNavigationBarButtonItems
    }

    // MARK: User actions

    func choose(_ urls: [URL]) {
        if !urls.isEmpty { delegate?.documentBrowser(self, didPickDocumentsAt: urls) }
    }

    func create() {
        guard let delegate else { return }
        var isAnswered = false
        delegate.documentBrowser(self) { [weak self] url, mode in
            guard let self, !isAnswered else { return }
            isAnswered = true
            guard let url, mode != .none else { return }
            self.take(url, mode) { [weak self] imported, error in
                guard let self else { return }
                if let imported {
                    self.delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: imported)
                } else {
                    self.delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
                }
            }
        }
    }

    private func browse() {
        let chooser = UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: false)
        chooser.allowsMultipleSelection = allowsPickingMultipleItems
        let relay = DocumentPickerRelay { [weak self] urls in
            self?.picker = nil
            self?.choose(urls)
        }
        picker = relay
        chooser.delegate = relay
        present(chooser, animated: false)
    }

    // MARK: Importing

    /// Shows a document in the list. If `importIfNeeded` is true, a document outside the folder is copied into it. `completion` receives the URL of the
    /// shown document or an error.
    open func revealDocument(at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil) {
        if url.deletingLastPathComponent().standardizedFileURL == folder.standardizedFileURL || !importIfNeeded {
            list?.reload()
            list?.show(url)
            completion?(url, nil)
        } else {
            take(url, .copy) { completion?($0, $1) }
        }
    }

    /// Copies or moves a document into the folder of `neighbourURL`. `completion` receives the document's new URL or an error;
    /// neither with the mode ``ImportMode/none``.
    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) {
        guard importMode != .none else { return completion(nil, nil) }
        take(documentURL, importMode, into: neighbourURL.deletingLastPathComponent(), completion)
    }

    private func take(_ url: URL, _ mode: ImportMode, into given: URL? = nil, _ completion: @escaping (URL?, (any Error)?) -> Void) {
        let destination = given ?? folder
        // `nonisolated(unsafe)`, because the closure is only called on the main thread.
        nonisolated(unsafe) let completion = completion
        Task { @MainActor [weak self] in
            do {
                let made = try await DocumentFolder.take(url, isMove: mode == .move, into: destination)
                self?.list?.reload()
                self?.list?.show(made)
                completion(made, nil)
            } catch {
                documentLog.error("Cannot import \"\(url.path)\" into the documents: \(error.localizedDescription)")
                completion(nil, error)
            }
        }
    }
}

/// Forwards the documents that the user chose in the desktop's file dialog.
@MainActor
private final class DocumentPickerRelay: NSObject, UIDocumentPickerDelegate {
    private let taken: ([URL]) -> Void

    init(taken: @escaping ([URL]) -> Void) {
        self.taken = taken
        super.init()
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { taken(urls) }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { taken([]) }
}
