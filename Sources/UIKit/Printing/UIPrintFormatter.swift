import CoreGraphics
import Foundation

/// Lays out content that may go on from page to page: use ``UISimpleTextPrintFormatter``, ``UIMarkupTextPrintFormatter`` or ``UIViewPrintFormatter``.
///
/// Lengths are in points. A formatter knows its pages as soon as it is in a ``UIPrintPageRenderer`` that has a sheet.
@preconcurrency @MainActor
open class UIPrintFormatter: MainActorObject {
    /// What the layout depends on.
    struct Room: Equatable {
        /// The content's part of the first page and of the others, in points of the sheet.
        var first: CGRect
        var rest: CGRect
    }

    /// A formatter without pages: a subclass says how many there are, and draws them.
    public init() {
        super.init(onMainActor: ())
    }

    /// The renderer whose pages it draws on. Held weakly.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?

    /// Takes it out of its renderer.
    open func removeFromPrintPageRenderer() {
        printPageRenderer?.remove(self)
        printPageRenderer = nil
    }

    /// The greatest height of the content on a page. 0, the default, for no limit.
    open var maximumContentHeight: CGFloat = 0
    /// The greatest width of the content. 0, the default, for no limit.
    open var maximumContentWidth: CGFloat = 0
    /// Margins from the sheet's edges on each page, where the printer does not need wider ones.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// Margins from the part that the printer reaches: at the left and the right of each page, and at the top of the first. That of the bottom does not
    /// count.
    open var contentInsets = UIEdgeInsets.zero
    /// The number of its first page in the job, from 0.
    open var startPage = 0

    /// How many pages it needs; 0 outside of a renderer that has a sheet. Laid out when it is asked for, after each change.
    open var pageCount: Int { room.map { countPages($0) } ?? 0 }

    /// Where its content is on a page of the job, in points of the sheet; nothing where it has none there.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        guard draws(onPageAt: pageIndex), let room else { return .zero }
        return pageIndex == startPage ? room.first : room.rest
    }

    /// Draws its part of a page into the current context, with its corner at that of `rect`.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard draws(onPageAt: pageIndex), let room, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        // Paper is white, whatever the app's appearance.
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent { drawPage(pageIndex - startPage, room, in: rect, context) }
        context.restoreGState()
    }

    func draws(onPageAt pageIndex: Int) -> Bool { pageIndex >= startPage && pageIndex < startPage + pageCount }

    /// How many pages are needed; for subclasses of the library.
    func countPages(_ room: Room) -> Int { 0 }
    /// Draws a page of its own, counted from 0; for subclasses of the library.
    func drawPage(_ number: Int, _ room: Room, in rect: CGRect, _ context: CGContext) {}

    /// The room on pages; nil where there is none.
    var room: Room? {
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
        let room = Room(first: area(top: contentInsets.top), rest: area(top: 0))
        return room.rest.width >= 1 && room.rest.height >= 1 ? room : nil
    }
}
