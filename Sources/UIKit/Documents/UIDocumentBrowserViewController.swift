import Foundation
import UniformTypeIdentifiers

/// Shows the documents in the app's folder, the newest first, to choose one, to make a new one, or to open one from anywhere in the desktop's own
/// dialog.
///
/// The folder is `FileManager`'s `documentDirectory`, in it the folder of the app's name, and what is shown are the files of the types that the
/// controller was made for: those that `CFBundleDocumentTypes` of the app's `Info.plist` names, where it was made for none.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
    /// How a document comes to the others.
    public enum ImportMode: UInt, Sendable {
        /// It does not.
        case none = 0
        /// A copy of it comes.
        case copy = 1
        /// It is moved there.
        case move = 2
    }

    /// How the browser looks.
    public enum BrowserUserInterfaceStyle: UInt, Sendable {
        /// Light.
        case white = 0
        /// Light, too: the desktop's own dialogs have no third look.
        case light = 1
        /// Dark.
        case dark = 2
    }

    private let givenTypes: [UTType]?

    /// A browser of documents of some types; nil for those that the app's `Info.plist` names.
    public init(forOpening contentTypes: [UTType]?) {
        givenTypes = contentTypes
        super.init(nibName: nil, bundle: nil)
    }

    /// A browser of documents whose types have these names, as older programs make it.
    public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.init(forOpening: allowedContentTypes?.compactMap { UTType($0) })
    }

    /// A storyboard's browser shows documents of the types that the app's `Info.plist` names.
    public required init?(coder: NSCoder) {
        givenTypes = nil
        super.init(coder: coder)
    }

    /// Hears what was chosen. Held weakly.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    /// Whether there is a place to ask for a new document. True unless set.
    open var allowsDocumentCreation = true {
        didSet { list?.reload() }
    }
    /// Whether several documents may be chosen at once in the desktop's dialog. False unless set.
    open var allowsPickingMultipleItems = false
    /// What the place to ask for a new document says.
    open var localizedCreateDocumentActionTitle = LibraryWords.text("Create Document") {
        didSet { list?.reload() }
    }
    /// Width over height of the place to ask for a new document. 2/3 unless set.
    open var defaultDocumentAspectRatio: CGFloat = 2 / 3 {
        didSet { list?.reload() }
    }
    /// Whether the browser is light or dark. As the app unless set.
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
        didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light }
    }
    /// Items of the program's at the leading side of the bar.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] {
        didSet { showItems() }
    }
    /// Items of the program's at the trailing side of the bar.
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] {
        didSet { showItems() }
    }

    /// The names of the types that are shown.
    open var allowedContentTypes: [String] { types.map(\.identifier) }

    /// Where the documents are.
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

    /// Makes the list and its bar. An override calls `super`.
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

    /// Reads the folder again. An override calls `super`.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        list?.reload()
    }

    private func showItems() {
        guard let list else { return }
        let browse = UIBarButtonItem(image: UIBarButtonItem.SystemItem.organize.image, style: .plain, target: nil, action: nil)
        browse.accessibilityLabel = LibraryWords.text("Browse")
        browse.primaryAction = UIAction(title: LibraryWords.text("Browse"), image: browse.image) { [weak self] _ in self?.browse() }
        list.navigationItem.leftBarButtonItems = additionalLeadingNavigationBarButtonItems
        list.navigationItem.rightBarButtonItems = [browse] + additionalTrailingNavigationBarButtonItems
    }

    // MARK: What the person does

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
            self.take(url, mode) { [weak self] place, error in
                guard let self else { return }
                if let place {
                    self.delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: place)
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

    // MARK: For the program

    /// Shows a document among the others; with `importIfNeeded` one from elsewhere is copied to them. `completion` gets its place then.
    open func revealDocument(at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil) {
        if url.deletingLastPathComponent().standardizedFileURL == folder.standardizedFileURL || !importIfNeeded {
            list?.reload()
            list?.show(url)
            completion?(url, nil)
        } else {
            take(url, .copy) { completion?($0, $1) }
        }
    }

    /// Copies or moves a document into the folder that `neighbourURL` is in. `completion` gets its place, or what went wrong.
    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) {
        take(documentURL, importMode, into: neighbourURL.deletingLastPathComponent(), completion)
    }

    private func take(_ url: URL, _ mode: ImportMode, into given: URL? = nil, _ completion: @escaping (URL?, (any Error)?) -> Void) {
        let place = given ?? folder
        // `nonisolated(unsafe)`: it is called on the main thread alone.
        nonisolated(unsafe) let completion = completion
        Task { @MainActor [weak self] in
            do {
                let made = try await DocumentFolder.take(url, isMove: mode == .move, into: place)
                self?.list?.reload()
                self?.list?.show(made)
                completion(made, nil)
            } catch {
                documentLog.error("\(url.path) did not come to the documents: \(error.localizedDescription)")
                completion(nil, error)
            }
        }
    }
}

/// Hands on what was chosen in the desktop's dialog.
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
