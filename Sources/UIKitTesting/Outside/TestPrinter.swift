import CoreGraphics
import Foundation
import Host
import UIKit

/// The desktop's dialog for printing, as a test answers it.
public struct TestPrintDialog: Sendable {
    /// What a person reads of the job.
    public let title: String
    /// The printer that is chosen at first.
    public let printer: String?
    /// The name of the paper that is chosen at first, as `iso_a4`.
    public let paper: String?
    /// Whether the sheet lies on its side at first.
    public let isLandscape: Bool
    /// Whether it is to be printed in colours.
    public let isColor: Bool
    /// Whether it is to be printed as well as the printer can.
    public let isPhoto: Bool
    /// `"one"`, `"longEdge"` or `"shortEdge"`.
    public let sides: String

    /// The sheet as the dialog begins: the paper that it names, or A4, all of whose pages are printed.
    public var sheet: TestSheet {
        let found = TestPrinter.papers.first { $0.name == paper } ?? TestPrinter.papers[0]
        let (size, part) = (found.size, found.printableRect)
        guard isLandscape else { return TestSheet(size: size, printableRect: part) }
        return TestSheet(
            size: CGSize(width: size.height, height: size.width),
            printableRect: CGRect(x: part.minY, y: part.minX, width: part.height, height: part.width))
    }
}

/// A sheet that a test prints on, in points.
public struct TestSheet: Sendable {
    /// Its size.
    public var size: CGSize
    /// The part that the printer reaches.
    public var printableRect: CGRect
    /// The pages that are printed, counted from 0; nil for all.
    public var pages: [ClosedRange<Int>]?

    /// A sheet.
    public init(size: CGSize, printableRect: CGRect, pages: [ClosedRange<Int>]? = nil) {
        (self.size, self.printableRect, self.pages) = (size, printableRect, pages)
    }
}

/// Something that was printed.
@MainActor
public struct TestPrintedDocument {
    /// What a person reads of the job.
    public let title: String
    /// The PDF.
    public let data: Data
    private let pages: PrintedPages?

    init(title: String, data: Data, pages: PrintedPages?) {
        (self.title, self.data, self.pages) = (title, data, pages)
    }

    /// How many pages were drawn; nil for a document that was there before, which is not looked into.
    public var pageCount: Int? { pages?.count }

    /// What was drawn on a page, with `scale` pixels a point, over white. The page is drawn anew. Nil for a document that was there before.
    public func picture(ofPage index: Int, scale: CGFloat = 1) -> UIImage? { pages?.picture(ofPage: index, scale: scale) }
}

/// A printer that keeps what it gets.
@MainActor
final class TestPrinter: HostPrinting {
    /// A4 first, then US Letter, and a small sheet for photos, each with margins of a quarter of an inch.
    nonisolated static let papers = [
        paper("iso_a4", 595, 842), paper("na_letter", 612, 792), paper("na_index-4x6", 288, 432),
    ]

    private nonisolated static func paper(_ name: String, _ width: CGFloat, _ height: CGFloat) -> HostPaper {
        let sheet = CGRect(x: 0, y: 0, width: width, height: height)
        return HostPaper(name: name, size: sheet.size, printableRect: sheet.insetBy(dx: 18, dy: 18))
    }

    private unowned let platform: TestPlatform
    var choosesSheet: (TestPrintDialog) -> TestSheet? = { $0.sheet }
    var failure: String?
    fileprivate(set) var documents: [TestPrintedDocument] = []

    init(_ platform: TestPlatform) {
        self.platform = platform
    }

    var papers: [HostPaper] { TestPrinter.papers }

    func choosePrinter(
        _ request: HostPrintRequest, over window: (any HostWindow)?, completion: @escaping @MainActor ((any HostPrintJob)?) -> Void
    ) -> any HostDialog {
        let shown = TestPrintDialog(
            title: request.title, printer: request.printer, paper: request.paper, isLandscape: request.isLandscape,
            isColor: request.isColor, isPhoto: request.isPhoto, sides: request.sides.rawValue)
        let sheet = choosesSheet(shown)
        return Dialog(sheet.map { Job($0, self) }, platform, completion)
    }

    /// A dialog that is answered soon.
    private final class Dialog: HostDialog {
        private var completion: (@MainActor ((any HostPrintJob)?) -> Void)?
        private var timer: (any HostTimer)?

        init(_ job: Job?, _ platform: TestPlatform, _ completion: @escaping @MainActor ((any HostPrintJob)?) -> Void) {
            self.completion = completion
            timer = platform.schedule(after: 0) { [self] in end(job) }
        }

        private func end(_ job: Job?) {
            let completion = completion
            self.completion = nil
            timer = nil
            completion?(job)
        }

        func close() {
            timer?.cancel()
            end(nil)
        }
    }

    private final class Job: HostPrintJob {
        private let printer: TestPrinter
        let sheet: HostPrintSheet

        init(_ sheet: TestSheet, _ printer: TestPrinter) {
            self.sheet = HostPrintSheet(size: sheet.size, printableRect: sheet.printableRect, pages: sheet.pages)
            self.printer = printer
        }

        func print(_ file: URL, title: String, pages: (any HostPrintPages)?, completion: @escaping @MainActor (String?) -> Void) {
            let data = try? Data(contentsOf: file)
            let failure = data == nil ? "the file cannot be read" : printer.failure
            if failure == nil, let data {
                printer.documents.append(TestPrintedDocument(title: title, data: data, pages: pages as? PrintedPages))
            }
            _ = printer.platform.schedule(after: 0) { completion(failure) }
        }
    }
}

extension TestHost {
    /// Whether the machine can print. True at first.
    public var hasPrinter: Bool {
        get { platform.hasPrinter }
        set { platform.hasPrinter = newValue }
    }

    /// The sheet that a person chooses in the desktop's dialog for printing; nil for a person who prints nothing. At first that with which the dialog begins.
    public var choosesSheet: (TestPrintDialog) -> TestSheet? {
        get { platform.printer.choosesSheet }
        set { platform.printer.choosesSheet = newValue }
    }

    /// Why the printer does not take what it gets; nil, as at first, where it does.
    public var printerFailure: String? {
        get { platform.printer.failure }
        set { platform.printer.failure = newValue }
    }

    /// What was printed, in order.
    public var printedDocuments: [TestPrintedDocument] { platform.printer.documents }
}
