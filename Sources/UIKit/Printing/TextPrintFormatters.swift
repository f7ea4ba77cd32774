import CoreGraphics
import Foundation

/// Prints plain text in one style, or attributed text.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    private var pages: PrintedText?

    /// A formatter of plain text.
    public init(text: String) {
        self.text = text
        super.init()
    }

    /// A formatter of attributed text, in its own fonts and colours.
    public init(attributedText: NSAttributedString) {
        self.attributedText = attributedText
        super.init()
    }

    /// The text, in ``font``, ``color`` and ``textAlignment``. Nil if attributed text is set.
    open var text: String? {
        didSet {
            if text != nil { attributedText = nil }
            pages = nil
        }
    }

    /// The attributed text. Nil if plain text is set.
    open var attributedText: NSAttributedString? {
        didSet {
            if attributedText != nil { text = nil }
            pages = nil
        }
    }

    /// The font of text without a font attribute. Nil, the default, is the system font of 12 points.
    open var font: UIFont? {
        didSet { pages = nil }
    }

    /// The colour of text without a colour attribute. Nil, the default, is black.
    open var color: UIColor? {
        didSet { pages = nil }
    }

    /// The alignment of plain text. Natural unless set.
    open var textAlignment = NSTextAlignment.natural {
        didSet { pages = nil }
    }

    private var content: NSAttributedString {
        if let attributedText { return attributedText }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return NSAttributedString(string: text ?? "", attributes: [.paragraphStyle: style])
    }

    private func laidOut(_ area: PrintArea) -> PrintedText {
        if let pages, pages.area == area { return pages }
        let made = PrintedText(content, font: font ?? .systemFont(ofSize: 12), color: color ?? .black, area: area)
        pages = made
        return made
    }

    override func countPages(_ area: PrintArea) -> Int { laidOut(area).pages.count }

    override func drawPage(_ number: Int, _ area: PrintArea, in rect: CGRect, _ context: CGContext) {
        laidOut(area).draw(number, at: rect.origin, in: context)
    }
}

/// Prints HTML that is converted to an `NSAttributedString`. Does not fetch resources or run scripts.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    private var pages: PrintedText?

    /// A formatter of HTML.
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }

    /// The HTML source.
    open var markupText: String? {
        didSet { pages = nil }
    }

    private func laidOut(_ area: PrintArea) -> PrintedText {
        if let pages, pages.area == area { return pages }
        var text = NSAttributedString(string: "")
        do {
            text = try NSAttributedString(
                data: Data((markupText ?? "").utf8),
                options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue],
                documentAttributes: nil)
        } catch {
            viewLog.error("Cannot print the markup text: \(error.localizedDescription)")
        }
        let made = PrintedText(text, font: .systemFont(ofSize: 12), color: .black, area: area)
        pages = made
        return made
    }

    override func countPages(_ area: PrintArea) -> Int { laidOut(area).pages.count }

    override func drawPage(_ number: Int, _ area: PrintArea, in rect: CGRect, _ context: CGContext) {
        laidOut(area).draw(number, at: rect.origin, in: context)
    }
}

/// A text laid out in lines of a page's width and divided into pages.
@MainActor
final class PrintedText {
    /// Lines of one paragraph, with the top of the paragraph's layout relative to the page.
    struct Part {
        var paragraph: Int
        var lines: Range<Int>
        var top: CGFloat
    }

    let area: UIPrintFormatter.PrintArea
    private(set) var pages: [[Part]] = []
    private let storage: NSTextStorage
    private let manager = NSLayoutManager()

    init(_ text: NSAttributedString, font: UIFont, color: UIColor, area: UIPrintFormatter.PrintArea) {
        self.area = area
        storage = NSTextStorage(attributedString: text)
        manager.textLayout.defaults = [.font: font, .foregroundColor: color]
        let container = NSTextContainer(size: CGSize(width: area.rest.width, height: .greatestFiniteMagnitude))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        guard text.length > 0 else { return }
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent { breakPages() }
    }

    private func breakPages() {
        let textLayout = manager.textLayout
        var page: [Part] = []
        /// The distances from the text's top to the top of the page and to the top of the paragraph, in points.
        var pageTop: CGFloat = 0
        var top: CGFloat = 0
        for index in 0..<textLayout.paragraphs.count {
            let box = textLayout.box(index)
            let start = top + box.before
            for (number, line) in box.layout.lines.enumerated() {
                let height = pages.isEmpty ? area.first.height : area.rest.height
                // A line taller than a page has a separate page.
                if start + line.rect.maxY - pageTop > height + 0.01, !page.isEmpty {
                    pages.append(page)
                    page = []
                    pageTop = start + line.rect.minY
                }
                if let last = page.last, last.paragraph == index, last.lines.upperBound == number {
                    page[page.count - 1].lines = last.lines.lowerBound..<(number + 1)
                } else {
                    page.append(Part(paragraph: index, lines: number..<(number + 1), top: start - pageTop))
                }
            }
            top += box.height
        }
        if !page.isEmpty { pages.append(page) }
    }

    func draw(_ number: Int, at corner: CGPoint, in context: CGContext) {
        guard pages.indices.contains(number) else { return }
        for part in pages[number] where part.paragraph < manager.textLayout.paragraphs.count {
            let box = manager.textLayout.box(part.paragraph)
            box.layout.draw(lines: part.lines, in: context, at: CGPoint(x: corner.x, y: corner.y + part.top))
        }
    }
}
