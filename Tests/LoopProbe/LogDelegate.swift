import BufferedLogging
import Logging
import UIKit

/// Logs in the window's first layout. The program's second argument determines how it ends.
final class LogDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let end = CommandLine.arguments.dropFirst(2).first ?? ""
        switch end {
        case "own": LoggingSystem.bootstrap { OwnHandler(label: $0) }
        case "plain": break
        case "exit", "threads", "overflow", "details": BufferedLogHandler.bootstrap()
        default: BufferedLogHandler.bootstrap(flushingOnSignals: true)
        }
        let window = LoopProbe.makeWindow()
        window.addSubview(ChattyView(frame: window.bounds, end: end))
        self.window = window
    }

    /// An app's own log handler.
    struct OwnHandler: LogHandler {
        let label: String
        var logLevel = Logger.Level.info
        var metadata: Logger.Metadata = [:]

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            LoopProbe.say("own \(label): \(event.message)")
        }
    }

    /// A view that logs when it is laid out.
    private final class ChattyView: UIView {
        private let log = Logger(label: "probe.log")
        private let end: String
        private var hasLogged = false

        init(frame: CGRect, end: String) {
            self.end = end
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            guard !hasLogged else { return }
            hasLogged = true
            switch end {
            case "overflow":
                // Writes about twice the buffer's size. The test does not read the output during that time.
                let text = String(repeating: "x", count: 400)
                for number in 1...20_000 { log.info("line \(number) \(text)") }
                LoopProbe.say("not blocked")
            case "threads":
                DispatchQueue.concurrentPerform(iterations: 8) { [log] thread in
                    for number in 1...500 { log.info("thread \(thread) line \(number)") }
                }
                exit(0)
            default:
                for number in 1...1000 { log.info("line \(number)") }
                finish()
            }
        }

        private func finish() {
            switch end {
            case "exit": exit(3)
            case "fatal": fatalError("the probe falls")
            case "overrun": _ = overrun(1)
            case "abort": abort()
            case "quit":
                // Sent directly after the last line, so that the log's thread has no time to write the line.
                kill(getpid(), SIGQUIT)
            case "details":
                var log = self.log
                log[metadataKey: "view"] = "chatty"
                log.warning("ünï → words", error: CocoaError(.fileNoSuchFile), metadata: ["answer": "42"])
                log.debug("this is below the level")
                log.notice("a file\u{1B}]0;title\u{7}\u{9B}31m\u{7F}\tname")
                log.error("\(String(repeating: "é", count: 300_000))")
            default: break
            }
        }

        /// Overflows the stack.
        private func overrun(_ depth: Int) -> Int {
            depth < 0 ? 0 : 1 + overrun(depth + 1) * 2
        }
    }
}
