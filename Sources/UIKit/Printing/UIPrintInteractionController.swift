import CoreGraphics
import Foundation
import Host

/// Prints: shows the desktop's own dialog, draws the pages for the paper that a person chooses there, and hands them to the desktop as a PDF.
///
/// Set one of ``printingItem``, ``printingItems``, ``printFormatter`` and ``printPageRenderer`` of ``shared``; what was set last counts. At the end they are
/// forgotten, with ``printInfo``; the ``delegate`` stays.
@preconcurrency @MainActor
open class UIPrintInteractionController: MainActorObject {
    /// Called at the end: whether it was printed, and why not where that is no person's wish. `error` is a ``UIPrintError``.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    private enum Content {
        case nothing
        case items([Any])
        case formatter(UIPrintFormatter)
        case renderer(UIPrintPageRenderer)
        /// What an activity was given.
        case mixed(PrintContent)
    }

    private var content = Content.nothing {
        didSet { changes += 1 }
    }
    /// Counts what was set to be printed.
    private var changes = 0
    private var dialog: (any HostDialog)?
    private var isPresented = false
    private var handler: CompletionHandler?

    override init(onMainActor: Void) {
        super.init(onMainActor: ())
    }

    /// The program's controller.
    open class var shared: UIPrintInteractionController {
        Platform.required.singletons.value(of: UIPrintInteractionController.self) { UIPrintInteractionController(onMainActor: ()) }
    }

    // MARK: What can be printed

    /// Whether the machine can print.
    open class var isPrintingAvailable: Bool { Platform.required.printing != nil }

    /// The types of data and files that can be printed, by Apple's names.
    open class var printableUTIs: Set<String> {
        ["com.adobe.pdf", "public.png", "public.jpeg", "public.tiff", "com.compuserve.gif", "com.microsoft.bmp"]
    }

    /// Whether a file can be printed: a PDF or a picture. It is looked into.
    open class func canPrint(_ url: URL) -> Bool { PrintContent.source(of: url) != nil }

    /// Whether data can be printed: a PDF or a picture.
    open class func canPrint(_ data: Data) -> Bool { PrintContent.source(of: data) != nil }

    /// Chooses the paper, and hears how it goes on. Held weakly.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?

    /// What the job is like. Nil, the default, for a job as usual.
    open var printInfo: UIPrintInfo?

    /// The paper that is printed on, as it lies; nil until a person chose it.
    open private(set) var printPaper: UIPrintPaper?

    /// Draws the pages.
    open var printPageRenderer: UIPrintPageRenderer? {
        get { if case .renderer(let renderer) = content { renderer } else { nil } }
        set { content = newValue.map { .renderer($0) } ?? .nothing }
    }

    /// Lays out the pages.
    open var printFormatter: UIPrintFormatter? {
        get { if case .formatter(let formatter) = content { formatter } else { nil } }
        set { content = newValue.map { .formatter($0) } ?? .nothing }
    }

    /// A picture or a PDF: a `UIImage`, `Data`, or the `URL` of a file. A picture has a sheet for itself, which it fills as far as its shape allows, turned
    /// where it lies the other way; a PDF is printed as it is.
    open var printingItem: Any? {
        get { if case .items(let items) = content, items.count == 1 { items[0] } else { nil } }
        set { content = newValue.map { .items([$0]) } ?? .nothing }
    }

    /// Pictures and PDFs, as ``printingItem`` takes them, in order.
    open var printingItems: [Any]? {
        get { if case .items(let items) = content { items } else { nil } }
        set { content = newValue.map { .items($0) } ?? .nothing }
    }

    func printMixed(_ mixed: PrintContent) { content = .mixed(mixed) }

    private var printContent: PrintContent {
        var result = PrintContent()
        switch content {
        case .nothing: break
        case .items(let items): result = PrintContent(items: items)
        case .mixed(let mixed): result = mixed
        case .renderer(let renderer): result.sources = [.renderer(renderer)]
        case .formatter(let formatter):
            let renderer = formatter.printPageRenderer ?? UIPrintPageRenderer()
            if formatter.printPageRenderer == nil { renderer.addPrintFormatter(formatter, startingAtPageAt: formatter.startPage) }
            result.sources = [.renderer(renderer)]
        }
        return result
    }

    // MARK: The dialog

    /// Shows the dialog over the key window. False where the machine cannot print or the dialog is shown already; the handler is then not called.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        begin(over: nil, completion)
    }

    /// Shows the dialog over the window of `view`, as ``present(animated:completionHandler:)`` does. A desktop's dialog does not point to `rect`.
    @discardableResult
    open func present(from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        begin(over: view.window, completion)
    }

    /// Shows the dialog over the window of `item`, as ``present(animated:completionHandler:)`` does.
    @discardableResult
    open func present(from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        begin(over: nil, completion)
    }

    /// Takes the dialog away, as if the person had printed nothing. What is being printed goes on.
    open func dismiss(animated: Bool) {
        dialog?.close()
    }

    private func begin(over window: UIWindow?, _ completion: CompletionHandler?) -> Bool {
        let platform = Platform.required
        guard !isPresented, let printing = platform.printing else { return false }
        isPresented = true
        handler = completion
        printPaper = nil
        let info = printInfo ?? UIPrintInfo()
        let printed = printContent
        guard !printed.sources.isEmpty else {
            let error =
                printed.hasUnknown
                ? UIPrintError(.unknownImageFormat, "What is to be printed is no PDF and no picture of a known format.")
                : UIPrintError(.noContent, "Set printingItem, printFormatter or printPageRenderer before you print.")
            _ = platform.schedule(after: 0) { [self] in finish(false, error) }
            return true
        }
        let parent = delegate?.printInteractionControllerParentViewController(self)?.viewIfLoaded?.window
        let shown = parent ?? window ?? UIApplication.shared.keyWindow
        let papers = printing.papers.map { UIPrintPaper($0) }
        let paper = papers.isEmpty ? nil : delegate?.printInteractionController(self, choosePaper: papers)
        delegate?.printInteractionControllerWillPresentPrinterOptions(self)
        dialog = printing.choosePrinter(info.request(on: paper), over: shown?.windowScene?.hostWindow) { [self] job in
            dialog = nil
            delegate?.printInteractionControllerWillDismissPrinterOptions(self)
            delegate?.printInteractionControllerDidDismissPrinterOptions(self)
            guard let job else { return finish(false, nil) }
            start(job, printed, title: info.jobName)
        }
        delegate?.printInteractionControllerDidPresentPrinterOptions(self)
        return true
    }

    // MARK: The job

    private func start(_ job: any HostPrintJob, _ printed: PrintContent, title: String) {
        let sheet = job.sheet
        printPaper = UIPrintPaper(size: sheet.size, printableRect: sheet.printableRect, name: nil)
        delegate?.printInteractionControllerWillStartJob(self)
        let parts = printed.parts(on: sheet)
        guard !parts.isEmpty else { return end(UIPrintError(.noContent, "There are no pages to be printed.")) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Print-\(UUID().uuidString)", isDirectory: true)
        do {
            // No other user of the machine reads what is printed.
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            return end(UIPrintError(.jobFailed, error.localizedDescription))
        }
        send(parts[...], with: job, title: title, in: folder)
    }

    /// Sends the first part, and the others after it.
    private func send(_ parts: ArraySlice<PrintContent.Part>, with job: any HostPrintJob, title: String, in folder: URL) {
        guard let part = parts.first else {
            try? FileManager.default.removeItem(at: folder)
            return end(nil)
        }
        var file = folder.appendingPathComponent("\(parts.startIndex).pdf")
        var drawn: PrintedPages?
        do {
            switch part {
            case .file(let url): file = url
            case .document(let data): try data.write(to: file)
            case .pages(let pages):
                try pages.write(to: file, title: title)
                drawn = pages
            }
        } catch {
            try? FileManager.default.removeItem(at: folder)
            return end(UIPrintError(.jobFailed, error.localizedDescription))
        }
        job.print(file, title: title, pages: drawn) { [self] reason in
            guard let reason else { return send(parts.dropFirst(), with: job, title: title, in: folder) }
            try? FileManager.default.removeItem(at: folder)
            end(UIPrintError(.jobFailed, "The desktop did not take what was printed: \(reason)."))
        }
    }

    private func end(_ error: UIPrintError?) {
        delegate?.printInteractionControllerDidFinishJob(self)
        finish(error == nil, error)
    }

    private func finish(_ isPrinted: Bool, _ error: UIPrintError?) {
        if let error { viewLog.error("Nothing was printed: \(error.localizedDescription)") }
        isPresented = false
        let handler = handler
        self.handler = nil
        let (before, info) = (changes, printInfo)
        handler?(self, isPrinted, error)
        // What the handler set for another job stays.
        guard !isPresented else { return }
        if changes == before { content = .nothing }
        if printInfo === info { printInfo = nil }
    }
}
