import CoreGraphics
import Foundation
import Synchronization

/// Lays out the same paragraphs on four threads concurrently and compares their lines with those of one thread.
///
/// `Scripts/test-threads` builds it with ThreadSanitizer, which finds memory that threads share without a lock. The program imports
/// `CoreGraphics` alone, so that the build takes little time. It exits with status 1 if the lines differ.
@main
enum TextThreads {
    private static let threadCount = 4
    private static let roundCount = 8

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
            let expected = lines(round: round)
            differences += results.count { $0 != expected }
        }
        print("\(roundCount) rounds on \(threadCount) threads, \(differences) differ from one thread")
        exit(differences == 0 ? 0 : 1)
    }

    /// The ranges and rectangles of all lines.
    private static func lines(round: Int) -> [String] {
        let style = TextStyle(font: FontDescription(family: FontDescription.systemFamily, size: 12 + CGFloat(round) / 2))
        return paragraphs.flatMap { text in
            [CGFloat.infinity, 300, 90].flatMap { width in
                TextLayout([TextRun(text, style: style)], limits: TextLayout.Limits(width: width)).lines.map { "\($0.range) \($0.rect)" }
            }
        }
    }

    /// The same lines from each thread. The threads start at the same time.
    private static func linesOnThreads(round: Int) -> [[String]] {
        let results = Mutex<[[String]]>([])
        let done = DispatchSemaphore(value: 0)
        for _ in 0..<threadCount {
            Thread.detachNewThread {
                let own = lines(round: round)
                results.withLock { $0.append(own) }
                done.signal()
            }
        }
        for _ in 0..<threadCount { done.wait() }
        return results.withLock { $0 }
    }
}
