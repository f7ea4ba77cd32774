import CoreGraphics
import Foundation
import Synchronization

/// Lays out the same paragraphs on four threads concurrently and compares their lines with those of one thread.
///
/// `Scripts/sanitize thread` builds it with ThreadSanitizer, which finds memory that threads share without a lock. The program imports
/// `CoreGraphics` alone, so that the build takes little time. It exits with status 1 if the lines differ.
@main
enum TextThreads {
    private static let threadCount = 4
    private static let roundCount = 4
    /// Nine weights, upright and italic. Cairo keeps ten font files open and closes others, so that each round opens files on all threads.
    private static let fontCount = 18

    /// A short line, mixed scripts, and a paragraph that is long enough to be measured without Pango's layout.
    private static let paragraphs = [
        "A plain line",
        "naïve e\u{301}te\u{301} жизнь λόγος 字典 日本語の 한국어 สวัสดีครับ नमस्ते 👩‍👩‍👧 🇩🇪 — 3.14",
        "שלום and مرحبا beside Latin words",
        String(repeating: "AVATAR well-known (x) “so” fi жизнь สวัสดีครับ 字典 ", count: 120),
    ]

    static func main() {
        var differences = 0
        // Each round uses another font size, so that it starts without cached fonts.
        for round in 0..<roundCount {
            // The single thread runs afterwards, because it would fill the caches.
            let results = linesOnThreads(round: round)
            let expected = lines(round: round, first: 0)
            differences += results.count { $0 != expected }
        }
        print("\(roundCount) rounds on \(threadCount) threads, \(differences) differ from one thread")
        exit(differences == 0 ? 0 : 1)
    }

    /// The ranges and rectangles of all lines in all fonts. `first` is the font that is used first.
    private static func lines(round: Int, first: Int) -> [String] {
        var result = Array(repeating: "", count: fontCount)
        for number in (0..<fontCount).map({ (first + 5 * $0) % fontCount }) {
            let font = FontDescription(
                family: FontDescription.systemFamily, size: 12 + CGFloat(round) / 2, weight: 100 + 100 * (number % 9), isItalic: number >= 9
            )
            for text in paragraphs {
                for width in [CGFloat.infinity, 300, 90] {
                    let layout = TextLayout([TextRun(text, style: TextStyle(font: font))], limits: TextLayout.Limits(width: width))
                    result[number] += layout.lines.map { "\($0.range) \($0.rect) " }.joined()
                }
            }
        }
        return result
    }

    /// The same lines from each thread. The threads start at the same time.
    private static func linesOnThreads(round: Int) -> [[String]] {
        let results = Mutex<[[String]]>([])
        let done = DispatchSemaphore(value: 0)
        for thread in 0..<threadCount {
            Thread.detachNewThread {
                let own = lines(round: round, first: 4 * thread)
                results.withLock { $0.append(own) }
                done.signal()
            }
        }
        for _ in 0..<threadCount { done.wait() }
        return results.withLock { $0 }
    }
}
