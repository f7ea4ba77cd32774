import WebKit

/// The demo's page with rooms that can be highlighted, served from a scheme of the app.
@MainActor
final class TapPage: WKURLSchemeHandler {
    /// The page's scheme.
    static let scheme = "gallery"
    /// The scheme of the page's links: the app is notified of taps, and nothing is loaded.
    static let tapScheme = "tap"
    static let url = URL(string: "\(scheme)://taps/")

    static let rooms = [
        "Kitchen", "Study", "Hall", "Bedroom", "Bath", "Porch", "Attic", "Cellar", "Garden", "Garage", "Pantry", "Loft",
    ]

    private static var html: String {
        let links = rooms.map { "<a id='\($0)' href='\(tapScheme)://\($0.lowercased())' draggable='false'>\(local($0))</a>" }.joined()
        let direction = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? "rtl" : "ltr"
        return """
            <!doctype html><html dir=\(direction)><meta charset=utf-8><meta name=viewport content='width=device-width'><title>\(local("Rooms"))</title>
            <style>
            :root { color-scheme: light dark; }
            body { margin: 0; padding: 16px; font: 500 17px sans-serif; background: #f2f2f7; color: #1c1c1e; }
            main { display: grid; grid-template-columns: repeat(auto-fill, minmax(120px, 1fr)); gap: 12px; }
            a { display: flex; height: 88px; align-items: center; justify-content: center; border-radius: 14px; background: #fff; color: inherit;
                text-decoration: none; transition: background .25s, color .25s, transform .25s; user-select: none; -webkit-user-select: none; }
            a:active { transform: scale(.97); }
            a.single { background: #0a5bd8; color: #fff; }
            a.double { background: #16803c; color: #fff; }
            a.card { background: #a34a00; color: #fff; }
            p { color: #545458; margin: 4px 0 16px; line-height: 1.5; }
            @media (prefers-color-scheme: dark) {
                body { background: #2c2c2e; color: #f2f2f7; }
                a { background: #3a3a3c; }
                p { color: #c2c2c7; }
            }
            </style>
            <p>\(local("Tap a room once, or twice. Scroll as far as you like: what is under the finger is found."))</p>
            <main>\(links)</main>
            <p>\(local("This page is one of the app's views: cards lie on it and behind it."))</p>
            <script>
            function light(name, kind) {
                for (const a of document.querySelectorAll('a')) a.className = a.id.toLowerCase() == name.toLowerCase() ? kind : '';
            }
            </script>
            """
    }

    /// Serves the page for every request.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
        guard let url = urlSchemeTask.request.url else { return }
        let data = Data(Self.html.utf8)
        urlSchemeTask.didReceive(URLResponse(url: url, mimeType: "text/html", expectedContentLength: data.count, textEncodingName: "utf-8"))
        urlSchemeTask.didReceive(data)
        urlSchemeTask.didFinish()
    }

    /// Responses are complete at once, so there is nothing to stop.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
}
