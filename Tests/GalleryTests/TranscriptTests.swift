import Foundation
import Host
import RemoteControl
import RemoteProtocol
import Testing
import UIKitTesting

@testable import GalleryScreens

/// Repeats the calls of the transcript in `Documentation/remote-control.md`, which `Scripts/transcript` recorded in a real window.
@MainActor
@Suite("The transcript of a coding agent")
struct TranscriptTests {
    @Test("The calls in the page have the responses in the page, and fill in the form")
    func page() async throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("Documentation/remote-control.md"), encoding: .utf8)
        let parts = page.components(separatedBy: "<!-- transcript -->\n\n```\n")
        let recorded = try #require(parts.dropFirst().first?.components(separatedBy: "\n```").first)
        let gallery = await ConfiguredGallery(
            EverySizeTests.Configuration(demo: "", size: CGSize(width: 390, height: 844), isDark: false))
        let session = RemoteSession(platform: try #require(Platform.current))
        let server = MCPServer { request in
            try MainActor.assumeIsolated { try RemoteConnection.result(inResponse: session.handle(request.line).utf8) }
        }
        var lines: [String] = []
        for call in recorded.split(separator: "\n") where !call.hasPrefix(" ") {
            let words = call.split(separator: " ", maxSplits: 1)
            let arguments = try JSONValue(parsing: try #require(words.last).utf8)
            let message: JSONValue = [
                "jsonrpc": "2.0", "id": 1, "method": "tools/call",
                "params": ["name": .string(String(words[0])), "arguments": arguments],
            ]
            let response = try JSONValue(parsing: try #require(server.handle(message.line.utf8)).utf8, depth: RemoteLimits.responseDepth)
            let content = try #require(response["result"]?["content"]?.array?.first)
            let text = content["text"]?.string ?? "(\(content["mimeType"]?.string ?? ""))"
            lines.append(String(call))
            if text != "{}" { lines += text.split(separator: "\n").map { "  \($0)" } }
            await gallery.host.settle(timeout: 0)
        }
        #expect(lines == recorded.split(separator: "\n").map(String.init), "Run Scripts/transcript.")
        let texts = gallery.window.fields.compactMap(\.text)
        #expect(texts.contains("Ada Holm") && texts.contains("ada@example.org") && texts.contains("12.5"))
    }
}

extension UIView {
    /// The text fields in the view.
    fileprivate var fields: [UITextField] { (self as? UITextField).map { [$0] } ?? subviews.flatMap(\.fields) }
}
