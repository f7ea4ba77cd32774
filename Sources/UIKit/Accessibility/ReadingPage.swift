import Foundation

/// The text of a ``UIAccessibilityReadingContent`` and its lines, read anew for each question.
@MainActor
struct ReadingPage {
    let text: String
    private let object: NSObject
    private let content: any UIAccessibilityReadingContent
    /// Where the lines are in the text, in code points, with what separates each from the next.
    private let lines: [Range<Int>]
    /// How many code points the text has.
    private let length: Int

    /// How many lines of a page are asked for at most: an app may answer without end.
    private static let maximumLines = 1000

    /// Whether an object is read line by line. What is typed into says more of its text by itself.
    static func isRead(_ object: NSObject) -> Bool { object is any UIAccessibilityReadingContent && !(object is any UITextInput) }

    /// The page that an object is; nil for what is none.
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
            // The lines are what the app has frames for, so that they count where the page says something else.
            text = texts.isEmpty ? page ?? "" : texts.joined(separator: "\n")
            length = text.unicodeScalars.count
            var (starts, place) = ([Int](), 0)
            for line in texts {
                starts.append(place)
                place += line.unicodeScalars.count + 1
            }
            lines = Self.ranges(starts, length)
        }
    }

    /// Where each line begins in a page's text, in code points; nil where one is not found after the one before.
    private static func starts(of lines: [String], in page: String) -> [Int]? {
        let scalars = Array(page.unicodeScalars)
        var (starts, place) = ([Int](), 0)
        for line in lines {
            let line = Array(line.unicodeScalars)
            guard line.count <= scalars.count - place else { return nil }
            guard let start = (place...(scalars.count - line.count)).first(where: { scalars[$0..<($0 + line.count)] == line[...] }) else {
                return nil
            }
            starts.append(start)
            place = start + line.count
        }
        return starts
    }

    /// Each line up to where the next begins, the first from the text's start on.
    private static func ranges(_ starts: [Int], _ length: Int) -> [Range<Int>] {
        starts.indices.map { index in
            (index == 0 ? 0 : starts[index])..<(index + 1 < starts.count ? starts[index + 1] : length)
        }
    }

    /// The line that a place is in; nil outside of the text, or where no lines are known.
    func line(at place: Int) -> Range<Int>? {
        guard place >= 0, place <= length else { return nil }
        return place == length ? lines.last : lines.first { $0.contains(place) }
    }

    /// The beginning of the line at a point of the screen; -1 where there is none.
    func place(at point: CGPoint) -> Int {
        guard let view = AccessibilityTree.view(of: object), let screen = view.window?.layer.superlayer else { return -1 }
        let number = content.accessibilityLineNumber(for: view.layer.convert(point, from: screen))
        return lines.indices.contains(number) ? lines[number].lowerBound : -1
    }

    /// Where the lines of a part of the text are, on the screen: of letters no more is known than their line.
    func frame(of range: Range<Int>) -> CGRect {
        let touched = lines.indices.filter { range.isEmpty ? lines[$0].contains(range.lowerBound) : lines[$0].overlaps(range) }
        let frame = touched.reduce(CGRect.null) { $0.union(content.accessibilityFrame(forLineNumber: $1)) }
        return frame.isNull ? .zero : frame
    }
}
