import Foundation
import Synchronization
import Testing
import UIKitTesting

@testable import CoreGraphics

/// Layout of text on several threads. `Scripts/sanitize thread` runs the same under ThreadSanitizer.
@Suite("Text on several threads")
struct TextThreadTests {
    private static let words = [
        "a", "lodestone", "fi", "AVATAR", "naïve", "e\u{301}te\u{301}", "жизнь", "λόγος", "字典", "日本語の", "한국어", "สวัสดีครับ", "👩‍👩‍👧", "🇩🇪", "(x)",
        "“so”", "3.14", "नमस्ते", "—", "שלום", String(repeating: "longest", count: 12),
    ]

    /// Paragraphs of random words, from a single word to a paragraph long enough for ``LongParagraphLines``.
    private static func paragraphs(seed: Int) -> [String] {
        var dice = SeededGenerator(seed: UInt64(seed))
        return [1, 12, 60, 900].map { count in
            (0..<count).map { _ in words.randomElement(using: &dice) ?? "" }.joined(separator: " ")
        }
    }

    private static func runs(_ text: String, size: CGFloat) -> [TextRun] {
        [TextRun(text, style: TextStyle(font: FontDescription(family: FontDescription.systemFamily, size: size)))]
    }

    /// The ranges and rectangles of all lines.
    private static func lines(_ texts: [String], size: CGFloat) -> [String] {
        texts.flatMap { text in
            [CGFloat.infinity, 300, 90].flatMap { width in
                TextLayout(runs(text, size: size), limits: TextLayout.Limits(width: width)).lines.map { "\($0.range) \($0.rect)" }
            }
        }
    }

    /// The results of `body` on four threads that start at the same time.
    private static func onFourThreads<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> [Result] {
        let results = Mutex<[Result]>([])
        let done = DispatchSemaphore(value: 0)
        for _ in 0..<4 {
            Thread.detachNewThread {
                let own = body()
                results.withLock { $0.append(own) }
                done.signal()
            }
        }
        for _ in 0..<4 { done.wait() }
        return results.withLock { $0 }
    }

    // Each seed has its own font size, so that the threads start without cached fonts. For the same reason the single thread runs last.
    @Test("Four threads that lay out the same paragraphs get the same lines as one thread", arguments: 1...6)
    func sameLines(seed: Int) {
        let texts = Self.paragraphs(seed: seed)
        let size = 13 + CGFloat(seed) * 0.37
        let results = Self.onFourThreads { Self.lines(texts, size: size) }
        let expected = Self.lines(texts, size: size)
        #expect(results.count == 4)
        #expect(results.allSatisfy { $0 == expected })
    }

    // Cairo keeps ten font files open. With more files it opens and closes them while threads draw and measure.
    @Test("Four threads whose texts need more than ten font files get the lines of one thread", arguments: 1...4)
    func manyFontFiles(seed: Int) {
        let texts = Self.paragraphs(seed: seed)
        let lines: @Sendable (Int) -> [String] = { thread in
            (0..<24).flatMap { round in
                let font = FontDescription(
                    family: FontDescription.systemFamily, size: 15 + CGFloat(seed), weight: 100 + 100 * ((2 * thread + 5 * round) % 9),
                    isItalic: (thread + round) % 2 == 1)
                return TextLayout([TextRun(texts[2], style: TextStyle(font: font))], limits: TextLayout.Limits(width: 300))
                    .lines.map { "\(thread) \($0.range) \($0.rect)" }
            }
        }
        let threads = Mutex(0)
        let results = Self.onFourThreads { () -> [String] in
            lines(
                threads.withLock {
                    $0 += 1
                    return $0
                })
        }
        let expected = (1...4).map(lines)
        #expect(Set(results) == Set(expected))
    }

    @Test("On each of four threads the measured lines of a long paragraph are those of Pango's layout", arguments: 1...6)
    func measuredLines(seed: Int) {
        let text = Self.paragraphs(seed: seed)[2].replacing("שלום", with: "of")
        let size = 17 + CGFloat(seed) * 0.41
        let results = Self.onFourThreads { () -> [[String]] in
            let runs = Self.runs(text, size: size)
            let measured = LongParagraphLines(runs: runs, utf16Offset: 0, width: 240, smallestLength: 0)
            let paragraph = TextParagraph(runs: runs, utf16Offset: 0, width: 240, maximumLines: 0, truncation: nil)
            let layout = TextLayout([], limits: TextLayout.Limits(width: 240))
            let broken = paragraph.lines.map { layout.makeLine($0, of: paragraph, isFirst: false, top: 0, width: 240).line }
            func texts(_ lines: [(end: Int, width: CGFloat)]) -> [String] { lines.map { "\($0.end) \($0.width.rounded())" } }
            return [
                texts((measured?.lines ?? []).map { ($0.range.upperBound, $0.width) }),
                texts(broken.map { ($0.range.upperBound, $0.rect.width) }),
            ]
        }
        for lines in results {
            #expect(!lines[0].isEmpty)
            #expect(lines == results.first)
            #expect(zip(lines[0], lines[1]).allSatisfy { $0.split(separator: " ").first == $1.split(separator: " ").first })
        }
    }
}
