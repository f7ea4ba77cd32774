import CoreGraphics
import Foundation

/// Draws the pages of a print job: headers and footers, and between them the content of formatters or of a subclass.
///
/// All coordinates are in points from the sheet's top left corner. Functions draw into the current graphics context.
@preconcurrency @MainActor
open class UIPrintPageRenderer: MainActorObject {
    private var formatters: [UIPrintFormatter] = []

    /// A renderer without formatters.
    public init() {
        super.init(onMainActor: ())
    }

    /// The height of headers at the top of the printable area, in points. 0, the default, omits them.
    open var headerHeight: CGFloat = 0
    /// The height of footers at the bottom of the printable area, in points. 0, the default, omits them.
    open var footerHeight: CGFloat = 0

    /// The sheet, with its origin at (0, 0). Empty before a job. Set it with `setValue(_:forKey:)` and `"paperRect"` to draw without a printer.
    open var paperRect: CGRect { sheet }
    /// The printable area of the sheet.
    open var printableRect: CGRect { reach }
    private var sheet = CGRect.zero
    private var reach = CGRect.zero

    func use(paperRect: CGRect, printableRect: CGRect) {
        (sheet, reach) = (paperRect, printableRect)
    }

    /// Sets a rectangle by its key, from an `NSValue` or a `CGRect`. Returns false for another key or type.
    func setRect(_ value: Any?, named name: String) -> Bool {
        guard let rect = (value as? NSValue)?.rect ?? value as? CGRect else { return false }
        switch name {
        case "paperRect":
            sheet = rect
            if reach.isEmpty { reach = rect }
        case "printableRect": reach = rect
        default: return false
        }
        return true
    }

    /// A rectangle by its key. Nil for another key.
    func rect(named name: String) -> CGRect? { name == "paperRect" ? paperRect : name == "printableRect" ? printableRect : nil }

    /// The content area between header and footer.
    var contentRect: CGRect {
        let rect = printableRect
        let (header, footer) = (max(headerHeight, 0), max(footerHeight, 0))
        return CGRect(x: rect.minX, y: rect.minY + header, width: rect.width, height: max(rect.height - header - footer, 0))
    }

    // MARK: Formatters

    /// The formatters of the content. Each formatter draws from its ``UIPrintFormatter/startPage`` on. Nil without formatters.
    open var printFormatters: [UIPrintFormatter]? {
        get { formatters.isEmpty ? nil : formatters }
        set {
            for formatter in formatters { formatter.printPageRenderer = nil }
            formatters = []
            for formatter in newValue ?? [] { addPrintFormatter(formatter, startingAtPageAt: formatter.startPage) }
        }
    }

    /// Adds a formatter with its first page at `pageIndex`, from 0. Removes it from its previous renderer.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatter.startPage = max(pageIndex, 0)
        formatter.printPageRenderer = self
        formatters.append(formatter)
    }

    func remove(_ formatter: UIPrintFormatter) {
        formatters.removeAll { $0 === formatter }
    }

    /// The formatters with content on a page. Nil if no formatter has content there.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        let found = formatters.filter { $0.draws(onPageAt: pageIndex) }
        return found.isEmpty ? nil : found
    }

    // MARK: Pages

    /// The number of pages. By default, the pages up to the last page of any formatter. At most 10,000 pages are printed.
    open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

    /// Called before the pages of `range`, counted from 0, are drawn. Does nothing unless overridden.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page: its header, its content, the content of its formatters, and its footer.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let (header, footer) = (max(headerHeight, 0), max(footerHeight, 0))
        if header > 0 {
            drawHeaderForPage(
                at: pageIndex, in: CGRect(x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: header))
        }
        drawContentForPage(
            at: pageIndex,
            in: CGRect(
                x: printableRect.minX, y: printableRect.minY + header, width: printableRect.width,
                height: max(printableRect.height - header - footer, 0)))
        for formatter in printFormattersForPage(at: pageIndex) ?? [] { drawPrintFormatter(formatter, forPageAt: pageIndex) }
        if footer > 0 {
            drawFooterForPage(
                at: pageIndex, in: CGRect(x: printableRect.minX, y: printableRect.maxY - footer, width: printableRect.width, height: footer)
            )
        }
    }

    /// Draws the content of a formatter on a page. Override it to draw below or above the content.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }

    /// Draws a page's header. Called only if ``headerHeight`` is positive. Does nothing unless overridden.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

    /// Draws the content of a page that does not come from formatters. Does nothing unless overridden.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

    /// Draws a page's footer. Called only if ``footerHeight`` is positive. Does nothing unless overridden.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
