import CGtk
import Foundation
import Host

/// Printing with GTK's dialog. If the program is sandboxed and GTK is 4.14 or newer, the desktop's dialog is used.
@MainActor
final class GtkPrinting: HostPrinting {
    private unowned let platform: GtkPlatform

    init(_ platform: GtkPlatform) {
        self.platform = platform
    }

    private(set) lazy var papers: [HostPaper] = {
        let list = PaperList()
        lodestone_papers(
            { context, name, width, height, left, top, right, bottom in
                guard let context, let name else { return }
                let paper = HostPaper(
                    name: String(cString: name), size: CGSize(width: width, height: height),
                    printableRect: CGRect(x: left, y: top, width: width - left - right, height: height - top - bottom))
                Unmanaged<PaperList>.fromOpaque(context).takeUnretainedValue().papers.append(paper)
            }, Unmanaged.passUnretained(list).toOpaque())
        return list.papers
    }()

    private final class PaperList {
        var papers: [HostPaper] = []
    }

    func choosePrinter(
        _ request: HostPrintRequest, over window: (any HostWindow)?, completion: @escaping @MainActor ((any HostPrintJob)?) -> Void
    ) -> any HostDialog {
        GtkPrinterDialog(request, over: window as? GtkWindowHost, platform: platform, completion: completion)
    }
}

/// A print dialog. It retains itself until the user responds.
@MainActor
final class GtkPrinterDialog: HostDialog {
    private let platform: GtkPlatform
    private var completion: (@MainActor ((any HostPrintJob)?) -> Void)?
    private var dialog: UnsafeMutableRawPointer?
    private var hold: GtkPrinterDialog?

    init(
        _ request: HostPrintRequest, over window: GtkWindowHost?, platform: GtkPlatform,
        completion: @escaping @MainActor ((any HostPrintJob)?) -> Void
    ) {
        self.platform = platform
        self.completion = completion
        hold = self
        let texts = [request.title, request.printer, request.paper].map { $0.flatMap { strdup($0) } }
        defer { for text in texts { free(text) } }
        var wanted = LodestonePrintRequest()
        wanted.title = UnsafePointer(texts[0])
        wanted.printer = UnsafePointer(texts[1])
        wanted.paper = UnsafePointer(texts[2])
        wanted.is_landscape = request.isLandscape ? 1 : 0
        wanted.is_color = request.isColor ? 1 : 0
        wanted.quality = request.isPhoto ? GTK_PRINT_QUALITY_HIGH : GTK_PRINT_QUALITY_NORMAL
        wanted.duplex =
            switch request.sides {
            case .one: GTK_PRINT_DUPLEX_SIMPLEX
            case .longEdge: GTK_PRINT_DUPLEX_HORIZONTAL
            case .shortEdge: GTK_PRINT_DUPLEX_VERTICAL
            }
        dialog = lodestone_print_dialog_show(
            window?.dialogParent, &wanted,
            { context, setup in
                // `nonisolated(unsafe)` is safe: the setup stays on this thread.
                nonisolated(unsafe) let setup = setup
                GtkCallback.with(context, GtkPrinterDialog.self) { $0.answered(setup) }
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    private func answered(_ setup: OpaquePointer?) {
        dialog = nil
        let completion = completion
        self.completion = nil
        hold = nil
        let job = setup.map { GtkPrintJob($0, platform: platform) }
        Platform.with(platform) { completion?(job) }
    }

    func close() {
        if let dialog { lodestone_print_dialog_close(dialog) }
    }
}

/// The chosen printer with its settings.
@MainActor
final class GtkPrintJob: HostPrintJob {
    private let platform: GtkPlatform
    /// Accessed only on the main thread, except that the last thread that releases the job frees it.
    private nonisolated(unsafe) let setup: OpaquePointer
    let sheet: HostPrintSheet

    init(_ setup: OpaquePointer, platform: GtkPlatform) {
        self.setup = setup
        self.platform = platform
        let chosen = lodestone_print_setup_sheet(setup)
        let size = CGSize(width: chosen.width, height: chosen.height)
        var count: Int32 = 0
        var pages: [ClosedRange<Int>]?
        if let pairs = lodestone_print_setup_ranges(setup, &count) {
            pages = (0..<Int(count)).compactMap { index in
                let (first, last) = (Int(pairs[2 * index]), Int(pairs[2 * index + 1]))
                return first >= 0 && first <= last ? first...last : nil
            }
            g_free(pairs)
        }
        sheet = HostPrintSheet(
            size: size,
            printableRect: CGRect(
                x: chosen.left, y: chosen.top, width: max(size.width - chosen.left - chosen.right, 0),
                height: max(size.height - chosen.top - chosen.bottom, 0)),
            pages: pages)
    }

    deinit {
        lodestone_print_setup_free(setup)
    }

    func print(_ file: URL, title: String, pages: (any HostPrintPages)?, completion: @escaping @MainActor (String?) -> Void) {
        let sending = Sending(self, completion)
        lodestone_print_setup_send(
            setup, file.path, title,
            { context, error in
                let reason = error.map { String(cString: $0) }
                GtkCallback.with(context, Sending.self) { $0.end(reason) }
            }, Unmanaged.passUnretained(sending.holdUntilEnd()).toOpaque())
    }

    /// A document that is being sent to the printer. This object retains the job.
    private final class Sending {
        private let job: GtkPrintJob
        private let completion: @MainActor (String?) -> Void
        private var hold: Sending?

        init(_ job: GtkPrintJob, _ completion: @escaping @MainActor (String?) -> Void) {
            self.job = job
            self.completion = completion
        }

        func holdUntilEnd() -> Sending {
            hold = self
            return self
        }

        @MainActor func end(_ error: String?) {
            hold = nil
            Platform.with(job.platform) { completion(error) }
        }
    }
}
