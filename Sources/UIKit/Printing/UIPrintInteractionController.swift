import CoreGraphics
import Foundation
import Host

/// Prints documents: shows the desktop's print dialog, draws the pages for the selected paper, and passes them to the desktop as a PDF.
///
/// Set one of ``printingItem``, ``printingItems``, ``printFormatter`` and ``printPageRenderer`` of ``shared``. The content that was set last is
/// printed. After the job, the controller clears the content and ``printInfo``, but keeps the ``delegate``.
@preconcurrency @MainActor
open class UIPrintInteractionController: MainActorObject {
    /// Called at the end of the job with the controller, a Boolean that is true if the job was printed, and an error. The error is a
    /// ``UIPrintError``, or nil if the user cancelled.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    private enum Content {
        case nothing
        case items([Any])
        case formatter(UIPrintFormatter)
        case renderer(UIPrintPageRenderer)
        /// The items of an activity.
        case mixed(PrintContent)
    }

    private var content = Content.nothing {
        didSet { changes += 1 }
    }
    /// Counts assignments of the content.
    private var changes = 0
    private var dialog: (any HostDialog)?
    private var isPresented = false
    private var handler: CompletionHandler?

    override init(onMainActor: Void) {
        super.init(onMainActor: ())
    }

    /// The shared print controller.
    open class var shared: UIPrintInteractionController {
        Platform.required.singletons.value(of: UIPrintInteractionController.self) { UIPrintInteractionController(onMainActor: ()) }
    }

    // MARK: Content

    /// Whether printing is available.
    open class var isPrintingAvailable: Bool { Platform.required.printing != nil }

    /// The uniform type identifiers of printable data and files.
    open class var printableUTIs: Set<String> {
        ["com.adobe.pdf", "public.png", "public.jpeg", "public.tiff", "com.compuserve.gif", "com.microsoft.bmp"]
    }

    /// Whether a file can be printed: a PDF or an image. Reads the file.
    open class func canPrint(_ url: URL) -> Bool { PrintContent.source(of: url) != nil }

    /// Whether data can be printed: a PDF or an image.
    open class func canPrint(_ data: Data) -> Bool { PrintContent.source(of: data) != nil }

    /// Chooses the paper and is notified of the progress. Held weakly.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?

    /// The settings of the job. Nil, the default, uses default settings.
    open var printInfo: UIPrintInfo?

    /// The selected paper in its print orientation. Nil until the user confirms the dialog.
    open private(set) var printPaper: UIPrintPaper?

    /// The renderer of the pages. Nil if other content is set.
    open var printPageRenderer: UIPrintPageRenderer? {
        get { if case .renderer(let renderer) = content { renderer } else { nil } }
        set { content = newValue.map { .renderer($0) } ?? .nothing }
    }

    /// The formatter of the pages. Nil if other content is set.
    open var printFormatter: UIPrintFormatter? {
        get { if case .formatter(let formatter) = content { formatter } else { nil } }
        set { content = newValue.map { .formatter($0) } ?? .nothing }
    }

    /// An image or a PDF: a `UIImage`, `Data`, or a file `URL`. An image fills a separate sheet, keeps its aspect ratio, and is rotated if the
    /// orientations differ. A PDF is printed unchanged.
    open var printingItem: Any? {
        get { if case .items(let items) = content, items.count == 1 { items[0] } else { nil } }
        set { content = newValue.map { .items([$0]) } ?? .nothing }
    }

    /// Images and PDFs of the types of ``printingItem``, in order.
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

    /// Shows the dialog over the key window. Returns false, without calling the handler, if printing is unavailable or the dialog is already shown.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        begin(over: nil, completion)
    }

    /// Shows the dialog over the window of `view`; see ``present(animated:completionHandler:)``. Differs from UIKit: the dialog does not point to
    /// `rect`.
    @discardableResult
    open func present(from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        begin(over: view.window, completion)
    }

    /// Shows the dialog over the window that shows `item`; see ``present(animated:completionHandler:)``. Differs from UIKit: the dialog does not point
    /// to `item`.
    @discardableResult
    open func present(from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        begin(over: item.shownView?.window, completion)
    }

    /// Closes the dialog as if the user had cancelled it. A running job continues.
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
                ? UIPrintError(.unknownImageFormat, "The printing items are not PDFs or images of a supported format.")
                : UIPrintError(.noContent, "There is nothing to print. Set printingItem, printFormatter or printPageRenderer.")
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
        guard !parts.isEmpty else { return end(UIPrintError(.noContent, "There are no pages to print.")) }
        let folder: URL
        do {
            folder = try URL.temporaryFolder("Print")
        } catch {
            return end(UIPrintError(.jobFailed, error.localizedDescription))
        }
        send(parts[...], with: job, title: title, in: folder)
    }

    /// Sends the first part, and then recursively the remaining parts.
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
            end(UIPrintError(.jobFailed, "The desktop did not accept the print job: \(reason)."))
        }
    }

    private func end(_ error: UIPrintError?) {
        delegate?.printInteractionControllerDidFinishJob(self)
        finish(error == nil, error)
    }

    private func finish(_ isPrinted: Bool, _ error: UIPrintError?) {
        if let error { viewLog.error("Printing failed: \(error.localizedDescription)") }
        isPresented = false
        let handler = handler
        self.handler = nil
        let (before, info) = (changes, printInfo)
        handler?(self, isPrinted, error)
        // Keep the content that the handler set for another job.
        guard !isPresented else { return }
        if changes == before { content = .nothing }
        if printInfo === info { printInfo = nil }
    }
}
