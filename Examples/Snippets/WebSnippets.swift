// swift-format-ignore-file
import WebKit

// The code of Documentation/web.md.

@MainActor func count(in web: WKWebView) async throws {
    // snippet: script
    let count = try await web.evaluateJavaScript("document.links.length") as? Int
    let sum = try await web.callAsyncJavaScript("return await add(a, b)", arguments: ["a": 1, "b": 2], contentWorld: .page)
    // end snippet
    print(count as Any, sum as Any)
}
