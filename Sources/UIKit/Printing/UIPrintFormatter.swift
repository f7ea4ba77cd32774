import CoreGraphics
import Foundation

/// Lays out content over several pages: use ``UISimpleTextPrintFormatter``, ``UIMarkupTextPrintFormatter`` or ``UIViewPrintFormatter``.
///
/// Lengths are in points. The pages are known after the formatter was added to a ``UIPrintPageRenderer`` with a paper size.
@preconcurrency @MainActor
open class UIPrintFormatter: MainActorObject {
    /// The layout parameters.
    struct PrintArea: Equatable {
        /// The content areas of the first page and of all other pages, in the sheet's coordinates.
        var first: CGRect
        var rest: CGRect
    }

    /// A formatter without pages. Subclasses determine and draw the pages.
    public init() {
        super.init(onMainActor: ())
    }

    /// The renderer that the formatter belongs to. Held weakly.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?

    /// Removes the formatter from its renderer.
    open func removeFromPrintPageRenderer() {
        printPageRenderer?.remove(self)
        printPageRenderer = nil
    }

    /// The maximum height of the content on a page, in points. 0, the default, is unlimited.
    open var maximumContentHeight: CGFloat = 0
    /// The maximum width of the content, in points. 0, the default, is unlimited.
    open var maximumContentWidth: CGFloat = 0
    /// The insets from the sheet's edges on each page, in points, if the printer does not require larger ones. Zero unless set.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The insets from the printable area, in points: left and right on each page, top on the first page. The bottom inset is ignored.
    open var contentInsets = UIEdgeInsets.zero
    /// The index of the formatter's first page in the job, from 0.
    open var startPage = 0

    /// The number of pages. 0 without a renderer that has a paper size. Computed on demand after changes.
    open var pageCount: Int { printArea.map { countPages($0) } ?? 0 }

    /// The rectangle of the formatter's content on a page of the job, in the sheet's coordinates. Empty on other pages.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        guard draws(onPageAt: pageIndex), let printArea else { return .zero }
        return pageIndex == startPage ? printArea.first : printArea.rest
    }

    /// Draws the formatter's content of a page into the current context. The content starts at the origin of `rect` and is clipped to `rect`.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard draws(onPageAt: pageIndex), let printArea, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        // Paper is white, so use the light appearance.
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent { drawPage(pageIndex - startPage, printArea, in: rect, context) }
        context.restoreGState()
    }

    func draws(onPageAt pageIndex: Int) -> Bool { pageIndex >= startPage && pageIndex < startPage + pageCount }

    /// The number of pages. Overridden by subclasses in this library.
    func countPages(_ printArea: PrintArea) -> Int { 0 }
    /// Draws a page, counted from 0 within the formatter. Overridden by subclasses in this library.
    func drawPage(_ number: Int, _ printArea: PrintArea, in rect: CGRect, _ context: CGContext) {}

    /// The layout parameters. Nil without usable space.
    var printArea: PrintArea? {
        guard let renderer = printPageRenderer else { return nil }
        let (paper, printable) = (renderer.paperRect, renderer.printableRect)
        guard paper.width > 0, paper.height > 0, printable.width > 0, printable.height > 0 else { return nil }
        let page = renderer.contentRect.intersection(paper.inset(by: perPageContentInsets))
        func area(top: CGFloat) -> CGRect {
            let inside = printable.inset(by: UIEdgeInsets(top: top, left: contentInsets.left, bottom: 0, right: contentInsets.right))
            var area = page.intersection(inside)
            guard !area.isNull else { return .zero }
            if maximumContentWidth > 0 { area.size.width = min(area.width, maximumContentWidth) }
            if maximumContentHeight > 0 { area.size.height = min(area.height, maximumContentHeight) }
            return area
        }
        let printArea = PrintArea(first: area(top: contentInsets.top), rest: area(top: 0))
        return printArea.rest.width >= 1 && printArea.rest.height >= 1 ? printArea : nil
    }
}
