import CoreGraphics
import Foundation

/// Draws the pages of a job: headers and footers of its own, and between them what its formatters lay out, or what a subclass draws.
///
/// Everything is in points from the upper left corner of the sheet, and drawn into the current graphics context.
@preconcurrency @MainActor
open class UIPrintPageRenderer: MainActorObject {
    private var formatters: [UIPrintFormatter] = []

    /// A renderer without formatters.
    public init() {
        super.init(onMainActor: ())
    }

    /// The height of headers, at the top of the printable part. 0, the default, for none.
    open var headerHeight: CGFloat = 0
    /// The height of footers, at the bottom of the printable part. 0, the default, for none.
    open var footerHeight: CGFloat = 0

    /// The sheet, with its corner at (0, 0). Nothing before a job begins; `setValue(_:forKey:)` with `"paperRect"` says it for drawing without a printer.
    open var paperRect: CGRect { sheet }
    /// The part of the sheet that the printer reaches.
    open var printableRect: CGRect { reach }
    private var sheet = CGRect.zero
    private var reach = CGRect.zero

    func use(paperRect: CGRect, printableRect: CGRect) {
        (sheet, reach) = (paperRect, printableRect)
    }

    /// Sets one of the rectangles by its name, as an `NSValue` of a `CGRect` or as a `CGRect`. False for another name or value.
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

    /// One of the rectangles by its name; nil for another name.
    func rect(named name: String) -> CGRect? { name == "paperRect" ? paperRect : name == "printableRect" ? printableRect : nil }

    /// Where content is: between header and footer.
    var contentRect: CGRect {
        let rect = printableRect
        let (header, footer) = (max(headerHeight, 0), max(footerHeight, 0))
        return CGRect(x: rect.minX, y: rect.minY + header, width: rect.width, height: max(rect.height - header - footer, 0))
    }

    // MARK: Formatters

    /// What lays out the content. Each begins at its ``UIPrintFormatter/startPage``.
    open var printFormatters: [UIPrintFormatter]? {
        get { formatters.isEmpty ? nil : formatters }
        set {
            for formatter in formatters { formatter.printPageRenderer = nil }
            formatters = []
            for formatter in newValue ?? [] { addPrintFormatter(formatter, startingAtPageAt: formatter.startPage) }
        }
    }

    /// Adds a formatter whose first page is `pageIndex`, counted from 0. It leaves the renderer where it was before.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatter.startPage = max(pageIndex, 0)
        formatter.printPageRenderer = self
        formatters.append(formatter)
    }

    func remove(_ formatter: UIPrintFormatter) {
        formatters.removeAll { $0 === formatter }
    }

    /// The formatters that draw on a page; nil for none.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        let found = formatters.filter { $0.draws(onPageAt: pageIndex) }
        return found.isEmpty ? nil : found
    }

    // MARK: Pages

    /// How many pages there are: as many as the formatters need, unless overridden. A job has 10,000 at most.
    open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

    /// The pages of `range`, counted from 0, will be drawn. Does nothing unless overridden.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page: its header, its content, what its formatters draw, and its footer.
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

    /// Draws what a formatter has on a page: override to draw something under it or over it.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }

    /// Draws a page's header. Asked only where ``headerHeight`` is more than 0. Does nothing unless overridden.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

    /// Draws what is on a page without a formatter. Does nothing unless overridden.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

    /// Draws a page's footer. Asked only where ``footerHeight`` is more than 0. Does nothing unless overridden.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
