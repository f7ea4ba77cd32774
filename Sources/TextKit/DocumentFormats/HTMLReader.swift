import CoreGraphics
import Foundation

/// Reads HTML text with styles, paragraphs, lists, links and embedded images. Uses a single pass without a tree and ignores mismatched tags.
struct HTMLReader {
    private var scanner: HTMLScanner
    private var text: DocumentText
    private var sheet = StyleSheet()
    private var stack: [Element] = []
    /// The style of pending white space. Nil without pending white space.
    private var space: DocumentCharacterStyle?
    /// Whether the paragraph has content.
    private var isInLine = false
    private var lists: [(isOrdered: Bool, number: Int)] = []
    private var needsMarker = false
    private var picturesSize = 0

    /// The maximum depth of open elements. Deeper elements are ignored.
    private static let maximumDepth = 256
    /// The maximum size of all images, in bytes.
    private static let maximumPictures = 32 << 20
    /// The maximum absolute value of the number of a list's first item. The items after it are counted up.
    private static let maximumNumber = 1_000_000_000
    private static let defaultSize: CGFloat = 12
    static let listStep: CGFloat = 28

    private struct Element {
        var name: String
        var letters: DocumentCharacterStyle
        var paragraph: DocumentParagraph
        var isBlock: Bool
        var keepsSpaces: Bool
        var isHidden: Bool
        /// The space below the element, in points.
        var after: CGFloat
    }

    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "center", "body", "html", "section",
        "article", "header", "footer", "main", "nav", "aside", "figure", "figcaption", "address", "dl", "dt", "dd", "table", "tr", "form",
        "hr", "caption",
    ]
    private static let empty: Set<String> = ["br", "img", "hr", "meta", "link", "input", "wbr", "col", "area", "base", "source"]
    private static let hidden: Set<String> = ["head", "title", "script", "template", "noscript", "iframe", "object", "select", "textarea"]

    init(_ html: String, base: [NSAttributedString.Key: Any]) {
        scanner = HTMLScanner(html)
        text = DocumentText(base: base)
        var letters = DocumentCharacterStyle()
        letters.size = HTMLReader.defaultSize
        stack = [
            Element(
                name: "", letters: letters, paragraph: DocumentParagraph(), isBlock: true, keepsSpaces: false, isHidden: false, after: 0)
        ]
    }

    mutating func read() -> NSAttributedString {
        while let token = scanner.next() {
            switch token {
            case .text(let string): put(string)
            case .open(let name, let attributes, let isClosed):
                open(name, attributes)
                if isClosed, !HTMLReader.empty.contains(name), HTMLReader.blocks.contains(name) == false { close(name) }
            case .close(let name): close(name)
            case .raw(let name, let content):
                if name == "style" { sheet.read(content) }
            }
        }
        return text.finish()
    }

    private var top: Element { stack[stack.count - 1] }

    // MARK: Text

    private mutating func put(_ string: String) {
        guard !top.isHidden else { return }
        if top.keepsSpaces {
            let lines = string.replacingOccurrences(of: "\r\n", with: "\n")
            guard !lines.isEmpty else { return }
            begin()
            isInLine = true
            text.append(lines, top.letters, top.paragraph)
            return
        }
        var word = ""
        for scalar in string.unicodeScalars {
            if scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" || scalar == "\u{C}" {
                if !word.isEmpty {
                    put(word: word)
                    word = ""
                }
                if space == nil { space = top.letters }
            } else {
                word.unicodeScalars.append(scalar)
            }
        }
        if !word.isEmpty { put(word: word) }
    }

    private mutating func put(word: String) {
        begin()
        if let space, isInLine, let last = text.last, last != "\n", last != "\u{2028}", last != "\t" {
            text.append(" ", space, top.paragraph)
        }
        space = nil
        isInLine = true
        text.append(word, top.letters, top.paragraph)
    }

    /// Starts the paragraph with the marker of a list item, if one is pending.
    private mutating func begin() {
        guard needsMarker else { return }
        needsMarker = false
        guard let list = lists.last else { return }
        let marker = list.isOrdered ? "\(list.number)." : ["\u{2022}", "\u{25E6}", "\u{25AA}"][min(lists.count - 1, 2)]
        text.append("\(marker)\t", top.letters, top.paragraph)
        space = nil
        isInLine = true
    }

    private mutating func endParagraph() {
        begin()
        space = nil
        guard isInLine || (text.last != nil && text.last != "\n") else { return }
        text.append("\n", top.letters, top.paragraph)
        isInLine = false
    }

    private mutating func breakLine(_ separator: String) {
        guard !top.isHidden else { return }
        begin()
        space = nil
        isInLine = true
        text.append(separator, top.letters, top.paragraph)
    }

    // MARK: Elements

    private mutating func open(_ name: String, _ attributes: [String: String]) {
        if name == "br" {
            // `br` is a line separator within a paragraph, otherwise a paragraph separator.
            let block = stack.last { $0.isBlock }?.name ?? ""
            let isParagraph = block == "p" || block == "li" || (block.count == 2 && block.hasPrefix("h"))
            return breakLine(isParagraph ? "\u{2028}" : "\n")
        }
        if name == "img" { return putPicture(attributes) }
        if name == "wbr" { return put("\u{200B}") }
        if HTMLReader.empty.contains(name), name != "hr" { return }
        // An unclosed paragraph, item or cell ends at the start of the next one.
        if name == "li" { closeOpen("li", within: ["ul", "ol"]) }
        if name == "p" || (HTMLReader.blocks.contains(name) && top.name == "p") { closeOpen("p", within: ["div", "li", "td", "body"]) }
        if name == "tr" { closeOpen("tr", within: ["table"]) }
        guard stack.count < HTMLReader.maximumDepth else { return }
        var element = top
        element.name = name
        element.isBlock = HTMLReader.blocks.contains(name)
        element.isHidden = top.isHidden || HTMLReader.hidden.contains(name)
        element.after = 0
        HTMLElementStyles.apply(name, attributes, to: &element.letters, &element.paragraph)
        if name == "pre" { element.keepsSpaces = true }
        if name == "p" || name == "blockquote" || name == "pre" || (name.count == 2 && name.hasPrefix("h") && name != "hr") {
            element.after = element.letters.size
        }
        if name == "ul" || name == "ol" {
            let start = min(max(Int(attributes["start"] ?? "") ?? 1, -HTMLReader.maximumNumber), HTMLReader.maximumNumber)
            lists.append((name == "ol", start - 1))
            element.paragraph.first = HTMLReader.listStep * CGFloat(lists.count) - 14
            element.paragraph.head = HTMLReader.listStep * CGFloat(lists.count)
        }
        var blockStyle = StyleSheet.BlockStyle(before: nil, after: nil, isHidden: false)
        let declarations = sheet.declarations(name, attributes["class"], attributes["id"]) + StyleSheet.parse(attributes["style"] ?? "")
        StyleSheet.apply(declarations, to: &element.letters, &element.paragraph, &blockStyle)
        if let after = blockStyle.after { element.after = after }
        if blockStyle.isHidden { element.isHidden = true }
        if let keepsSpaces = blockStyle.keepsSpaces { element.keepsSpaces = keepsSpaces }
        if element.isBlock, !element.isHidden {
            endParagraph()
            element.paragraph.after = element.after
            element.paragraph.before = blockStyle.before ?? 0
        }
        stack.append(element)
        if name == "li", !element.isHidden, !lists.isEmpty {
            lists[lists.count - 1].number += 1
            needsMarker = true
        }
        if name == "td" || name == "th", isInLine { breakLine("\t") }
        if name == "q" { put("\u{201C}") }
        if name == "hr" {
            breakLine("\u{2015}\u{2015}\u{2015}")
            close("hr")
        }
    }

    /// Closes an open element within the innermost element of a set.
    private mutating func closeOpen(_ name: String, within others: Set<String>) {
        for element in stack.reversed() {
            if element.name == name { return close(name) }
            if others.contains(element.name) || element.name.isEmpty { return }
        }
    }

    private mutating func close(_ name: String) {
        guard let index = stack.lastIndex(where: { $0.name == name }), index > 0 else {
            if name == "p" { endParagraph() }
            return
        }
        if name == "q" { put(word: "\u{201D}") }
        while stack.count > index {
            let element = top
            if element.isBlock, !element.isHidden { endParagraph() }
            if element.name == "ul" || element.name == "ol", !lists.isEmpty {
                lists.removeLast()
                needsMarker = false
            }
            stack.removeLast()
        }
    }

    private mutating func putPicture(_ attributes: [String: String]) {
        guard !top.isHidden else { return }
        guard let source = attributes["src"], source.hasPrefix("data:image/"), let comma = source.firstIndex(of: ","),
            source[..<comma].contains(";base64"), source.utf8.count + picturesSize <= HTMLReader.maximumPictures,
            let data = Data(base64Encoded: String(source[source.index(after: comma)...]), options: .ignoreUnknownCharacters)
        else { return put(attributes["alt"] ?? "") }
        picturesSize += source.utf8.count
        let type = source.dropFirst("data:image/".count).prefix { $0.isLetter }
        let attachment = NSTextAttachment(data: data, ofType: type == "jpeg" ? "public.jpeg" : "public.\(type)")
        guard let image = attachment.image else { return put(attributes["alt"] ?? "") }
        let width = Double(attributes["width"] ?? ""), height = Double(attributes["height"] ?? "")
        if width != nil || height != nil, image.size.width > 0, image.size.height > 0 {
            let ratio = image.size.height / image.size.width
            let shown = CGSize(width: width ?? (height ?? 0) / ratio, height: height ?? (width ?? 0) * ratio)
            if shown.width.isFinite, shown.height.isFinite, (0...4000).contains(shown.width), (0...4000).contains(shown.height) {
                attachment.bounds = CGRect(origin: .zero, size: shown)
            }
        }
        begin()
        if let space, isInLine { text.append(" ", space, top.paragraph) }
        space = nil
        isInLine = true
        text.append(attachment, top.letters, top.paragraph)
    }
}

/// The default styles of HTML elements.
enum HTMLElementStyles {
    static func apply(
        _ name: String, _ attributes: [String: String], to letters: inout DocumentCharacterStyle, _ paragraph: inout DocumentParagraph
    ) {
        switch name {
        case "b", "strong", "th": letters.isBold = true
        case "i", "em", "cite", "var", "dfn", "address": letters.isItalic = true
        case "u", "ins": letters.isUnderlined = true
        case "s", "strike", "del": letters.isStruck = true
        case "code", "tt", "kbd", "samp", "pre": letters.family = "monospace"
        case "mark": letters.background = DocumentColor(red: 1, green: 1, blue: 0)
        case "small": letters.size *= 0.83
        case "big": letters.size *= 1.2
        case "sup":
            letters.rise += letters.size * 0.33
            letters.size *= 0.75
        case "sub":
            letters.rise -= letters.size * 0.2
            letters.size *= 0.75
        case "h1", "h2", "h3", "h4", "h5", "h6":
            letters.isBold = true
            letters.size *= [2, 1.5, 1.17, 1, 0.83, 0.67][Int(name.dropFirst()).map { $0 - 1 } ?? 3]
        case "a":
            if let address = attributes["href"], DocumentLink.isAllowed(address) {
                letters.link = address
                letters.isUnderlined = true
            }
        case "center": paragraph.alignment = .center
        case "blockquote", "dd":
            paragraph.first += 40
            paragraph.head += 40
            if name == "blockquote" { paragraph.tail += 40 }
        case "font":
            if let color = attributes["color"].flatMap({ StyleSheet.color($0) }) { letters.color = color }
            if let face = attributes["face"] { letters.family = face }
            if let size = attributes["size"].flatMap({ Int($0) }) { letters.size = [8, 10, 12, 14, 18, 24, 36][min(max(size, 1), 7) - 1] }
        default: break
        }
        switch attributes["align"]?.lowercased() {
        case "center": paragraph.alignment = .center
        case "right": paragraph.alignment = .right
        case "left": paragraph.alignment = .left
        case "justify": paragraph.alignment = .justified
        default: break
        }
        switch attributes["dir"]?.lowercased() {
        case "rtl": paragraph.direction = .rightToLeft
        case "ltr": paragraph.direction = .leftToRight
        default: break
        }
        letters.size = DocumentCharacterStyle.bounded(letters.size)
    }
}
