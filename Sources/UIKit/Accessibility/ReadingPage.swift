import Foundation

/// The text and the lines of a ``UIAccessibilityReadingContent``. Each query creates a new page from the current content.
@MainActor
struct ReadingPage {
    let text: String
    private let object: NSObject
    private let content: any UIAccessibilityReadingContent
    /// The ranges of the lines in the text, in code points. Each range includes the separator after the line.
    private let lines: [Range<Int>]
    /// The number of code points in the text.
    private let length: Int

    /// The maximum number of lines that are requested for a page. An app's implementation might never return nil for a line.
    private static let maximumLines = 1000

    /// Whether an object is read line by line. Text inputs provide their own text.
    static func isRead(_ object: NSObject) -> Bool { object is any UIAccessibilityReadingContent && !(object is any UITextInput) }

    /// Reads the text and the lines of an object. Nil if the object is not read line by line.
    init?(_ object: NSObject) {
        guard Self.isRead(object), let content = object as? any UIAccessibilityReadingContent else { return nil }
        (self.object, self.content) = (object, content)
        var texts: [String] = []
        while texts.count < Self.maximumLines {
            let number = texts.count
            guard
                let line = content.accessibilityContent(forLineNumber: number)
                    ?? content.accessibilityAttributedContent(forLineNumber: number)?.string
            else { break }
            texts.append(line)
        }
        let page = content.accessibilityPageContent() ?? content.accessibilityAttributedPageContent()?.string
        if let page, let starts = Self.starts(of: texts, in: page) {
            text = page
            length = page.unicodeScalars.count
            lines = Self.ranges(starts, length)
        } else {
            // The page's text is missing or does not contain the lines. Uses the text of the lines, because only lines have frames.
            text = texts.isEmpty ? page ?? "" : texts.joined(separator: "\n")
            length = text.unicodeScalars.count
            var (starts, offset) = ([Int](), 0)
            for line in texts {
                starts.append(offset)
                offset += line.unicodeScalars.count + 1
            }
            lines = Self.ranges(starts, length)
        }
    }

    /// The start of each line in a page's text, in code points; nil if a line is not found after the previous one.
    private static func starts(of lines: [String], in page: String) -> [Int]? {
        let scalars = Array(page.unicodeScalars)
        var (starts, offset) = ([Int](), 0)
        for line in lines {
            let line = Array(line.unicodeScalars)
            guard line.count <= scalars.count - offset else { return nil }
            guard let start = (offset...(scalars.count - line.count)).first(where: { scalars[$0..<($0 + line.count)] == line[...] }) else {
                return nil
            }
            starts.append(start)
            offset = start + line.count
        }
        return starts
    }

    /// The range of each line, which ends at the start of the next line. The first range begins at offset 0.
    private static func ranges(_ starts: [Int], _ length: Int) -> [Range<Int>] {
        starts.indices.map { index in
            (index == 0 ? 0 : starts[index])..<(index + 1 < starts.count ? starts[index + 1] : length)
        }
    }

    /// The line that contains an offset; nil outside of the text or without lines.
    func line(at offset: Int) -> Range<Int>? {
        guard offset >= 0, offset <= length else { return nil }
        return offset == length ? lines.last : lines.first { $0.contains(offset) }
    }

    /// The start of the line at a screen point, in code points; -1 if the point is not on a line.
    func lineStart(at point: CGPoint) -> Int {
        guard let view = AccessibilityTree.view(of: object), let screen = view.window?.layer.superlayer else { return -1 }
        let number = content.accessibilityLineNumber(for: view.layer.convert(point, from: screen))
        return lines.indices.contains(number) ? lines[number].lowerBound : -1
    }

    /// The union of the frames of the lines that a range overlaps, in screen coordinates. The frames of single glyphs are unknown.
    func frame(of range: Range<Int>) -> CGRect {
        let touched = lines.indices.filter { range.isEmpty ? lines[$0].contains(range.lowerBound) : lines[$0].overlaps(range) }
        let frame = touched.reduce(CGRect.null) { $0.union(content.accessibilityFrame(forLineNumber: $1)) }
        return frame.isNull ? .zero : frame
    }
}
