import WebKit

/// A program for tests of web views.
///
/// `stage WORD…` shows a page and prints its events and those of recognizers. `check NAME…` runs checks of page features. `reader` shows pages for a screen
/// reader. `headless` loads a page without a display. `decoder` does the same while another thread decodes an image. `peer FILE` shows a page for benchmarks
/// with other programs. `square` shows the benchmark's square without a page.
@main
@MainActor
enum WebProbe {
    static func main() {
        switch CommandLine.arguments.dropFirst().first {
        case "check": CheckDelegate.main()
        case "headless": headless()
        case "decoder":
            let decoder = Task.detached { decode() }
            headless()
            // The main actor is free while it waits, unless the decoder hangs.
            Task {
                await decoder.value
                exit(0)
            }
            RunLoop.main.run()
        case "reader": ReaderDelegate.main()
        case "peer", "square":
            setenv("LODESTONE_WINDOW", "1280x800 bare", 0)
            PeerDelegate.main()
        default: PageDelegate.main()
        }
    }

    /// Loads a page without a display, and prints the result.
    private static func headless() {
        let listener = Listener()
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.navigationDelegate = listener
        view.loadHTMLString("<p>", baseURL: nil)
        view.evaluateJavaScript("1") { _, error in say("script \(error?.localizedDescription ?? "ran")") }
        let end = Date(timeIntervalSinceNow: 10)
        while !listener.isDone, Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05)) }
        say(listener.isDone ? "over" : "nothing was told")
    }

    /// Decodes an image while the library is loaded. The first image of a format loads a decoder.
    private nonisolated static func decode() {
        // The library takes longer to load, so the decoder is loaded in the meantime.
        usleep(50_000)
        let data = Data(base64Encoded: "R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=") ?? Data()
        say(UIImage(data: data) == nil ? "no image" : "decoded")
    }

    private final class Listener: WKNavigationDelegate {
        var isDone = false

        func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
            say(
                "failed \((error as? WebKitUnavailable).map { $0 == .noDisplay ? "noDisplay" : "noLibrary" } ?? "otherwise") \(error.localizedDescription)"
            )
            isDone = true
        }
    }

    /// The arguments after the first.
    static var words: [String] { Array(CommandLine.arguments.dropFirst(2)) }

    /// Writes a line without buffering, so that tests can wait for it.
    nonisolated static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
