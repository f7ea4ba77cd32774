import CoreGraphics
import Foundation
import Host
import UIKit

/// The desktop's print dialog, as the test's `choosesSheet` sees it.
public struct TestPrintDialog: Sendable {
    /// The job's title.
    public let title: String
    /// The initially selected printer.
    public let printer: String?
    /// The name of the initially selected paper, such as `iso_a4`.
    public let paper: String?
    /// Whether the initial orientation is landscape.
    public let isLandscape: Bool
    /// Whether colour is initially selected.
    public let isColor: Bool
    /// Whether the best quality is initially selected.
    public let isPhoto: Bool
    /// The initially selected duplex mode: `"one"`, `"longEdge"` or `"shortEdge"`.
    public let sides: String

    /// The dialog's initial sheet: the selected paper or A4, with all pages.
    public var sheet: TestSheet {
        let found = TestPrinter.papers.first { $0.name == paper } ?? TestPrinter.papers[0]
        let (size, part) = (found.size, found.printableRect)
        guard isLandscape else { return TestSheet(size: size, printableRect: part) }
        return TestSheet(
            size: CGSize(width: size.height, height: size.width),
            printableRect: CGRect(x: part.minY, y: part.minX, width: part.height, height: part.width))
    }
}

/// A sheet of paper, in points.
public struct TestSheet: Sendable {
    /// The paper's size.
    public var size: CGSize
    /// The area that the printer can print on, from the sheet's top left corner.
    public var printableRect: CGRect
    /// The zero-based ranges of pages to print; nil prints all.
    public var pages: [ClosedRange<Int>]?

    /// Creates a sheet of `size`, on which all pages or those in `pages` are printed.
    public init(size: CGSize, printableRect: CGRect, pages: [ClosedRange<Int>]? = nil) {
        (self.size, self.printableRect, self.pages) = (size, printableRect, pages)
    }
}

/// A document that the app printed.
@MainActor
public struct TestPrintedDocument {
    /// The job's title.
    public let title: String
    /// The PDF data.
    public let data: Data
    private let pages: PrintedPages?

    init(title: String, data: Data, pages: PrintedPages?) {
        (self.title, self.data, self.pages) = (title, data, pages)
    }

    /// The number of pages that the app drew; nil if it printed a finished PDF, which is not parsed.
    public var pageCount: Int? { pages?.count }

    /// Draws a printed page into an image with a white background, at `scale` pixels per point. Nil if the app printed a finished PDF instead of
    /// drawing pages, or if there is no such page.
    public func picture(ofPage index: Int, scale: CGFloat = 1) -> UIImage? { pages?.picture(ofPage: index, scale: scale) }
}

/// A printer that stores its jobs.
@MainActor
final class TestPrinter: HostPrinting {
    /// A4 first, then US Letter and 4 × 6 inches, each with margins of a quarter of an inch.
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

    /// A dialog that answers in a later frame.
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
