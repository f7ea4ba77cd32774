import BufferedLogging
import Logging
import UIKit
import UIKitTesting
import os

/// Measures ten thousand log lines from `layoutSubviews` on the main thread, in one scroll of a hundred frames.
///
/// `log-scroll` uses `BufferedLogging`; `log-scroll+stderr` uses swift-log's default handler, which writes each line to standard error at once; `log-scroll+nslog` calls `NSLog`;
/// `log-scroll+print` prints to standard output. Both outputs are a file.
/// `log-scroll+os` uses `Logger` of `os`, which writes through `BufferedLogging`; `log-scroll+os-disabled` does so with a level that is not written.
@MainActor
enum LoggingCosts {
    private static let frames = 100
    private static let rows = 20
    private static let linesOfRow = 5

    static func run() {
        BufferedLogHandler.bootstrap()
        let buffered = Logging.Logger(label: "bench")
        let apple = os.Logger(subsystem: "bench", category: "rows")
        let direct = Logging.Logger(label: "bench") { StreamLogHandler.standardError(label: $0) }
        measure("log-scroll") { buffered.info("row \($0) is laid out") }
        measure("log-scroll+os") { apple.info("row \($0) is laid out") }
        measure("log-scroll+os-disabled") { apple.debug("row \($0) is laid out") }
        measure("log-scroll+stderr") { direct.info("row \($0) is laid out") }
        measure("log-scroll+nslog") { NSLog("row %d is laid out", $0) }
        measure("log-scroll+print") { print("row \($0) is laid out") }
    }

    /// Scrolls nine times and reports the median, which excludes the page faults of the first scroll.
    private static func measure(_ name: String, _ log: @escaping (Int) -> Void) {
        var samples = Samples(capacity: 9)
        for _ in 0..<9 {
            let spent = intoFile { scroll(log) }
            samples.add(spent)
        }
        samples.report(name, frames * rows * linesOfRow, in: .ms)
    }

    /// The time of the log calls in one scroll, in nanoseconds.
    private static func scroll(_ log: @escaping (Int) -> Void) -> UInt64 {
        let host = TestHost(size: CGSize(width: 400, height: 800), scale: 1)
        let scrollView = UIScrollView(frame: host.window.bounds)
        scrollView.contentSize = CGSize(width: 400, height: 100_000)
        let rows = (0..<rows).map { ChattyRow(number: $0, log: log) }
        rows.forEach(scrollView.addSubview)
        host.window.addSubview(scrollView)
        host.advance(by: 0.1)
        for row in rows { row.spent = 0 }
        for frame in 1...frames {
            scrollView.contentOffset.y = CGFloat(frame * 5)
            for row in rows {
                row.frame.origin.y = scrollView.contentOffset.y + CGFloat(row.number * 40)
                row.setNeedsLayout()
            }
            host.advance(by: 1.0 / 60)
        }
        return rows.reduce(0) { $0 + $1.spent }
    }

    private final class ChattyRow: UIView {
        let number: Int
        var spent: UInt64 = 0
        private let log: (Int) -> Void

        init(number: Int, log: @escaping (Int) -> Void) {
            self.number = number
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 400, height: 39))
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            let begin = nanoseconds()
            for _ in 0..<linesOfRow { log(number) }
            spent += nanoseconds() - begin
        }
    }

    /// Runs `body` with both outputs redirected to a file.
    private static func intoFile(_ body: () -> UInt64) -> UInt64 {
        fflush(nil)
        let outputs = [(STDOUT_FILENO, dup(STDOUT_FILENO)), (STDERR_FILENO, dup(STDERR_FILENO))]
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-log-\(getpid())")
        let descriptor = open(file.path, O_CREAT | O_TRUNC | O_WRONLY, 0o600)
        for (output, _) in outputs { dup2(descriptor, output) }
        let spent = body()
        BufferedLogHandler.flush()
        fflush(nil)
        for (output, original) in outputs {
            dup2(original, output)
            close(original)
        }
        close(descriptor)
        try? FileManager.default.removeItem(at: file)
        return spent
    }
}
