import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import ItemProviders
@testable import UIKit

/// Small data that would expand to enormous data, and documents that refer to other files.
@Suite("Limits of content") @MainActor
struct ContentLimitTests {
    // MARK: Property lists

    /// A binary property list of nested arrays, each of which contains the next one `uses` times.
    private func nested(_ depth: Int, uses: UInt8) -> Data {
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for index in 0..<depth {
            offsets.append(bytes.count)
            let next = UInt16(index + 1)
            bytes.append(0xA0 | uses)
            for _ in 0..<uses { bytes += [UInt8(next >> 8), UInt8(next & 255)] }
        }
        offsets.append(bytes.count)
        bytes.append(0x09)
        let table = bytes.count
        for offset in offsets { bytes += [UInt8(offset >> 8), UInt8(offset & 255)] }
        func number(_ value: Int) -> [UInt8] { (0..<8).reversed().map { UInt8(value >> ($0 * 8) & 255) } }
        bytes += [0, 0, 0, 0, 0, 0, 2, 2] + number(depth + 1) + number(0) + number(table)
        return Data(bytes)
    }

    @Test("A small property list that expands to millions of values is refused")
    func propertyListBomb() throws {
        let small = try #require(try LimitedPropertyList.value(in: nested(10, uses: 2)) as? [Any])
        #expect(small.count == 2)
        #expect(nested(24, uses: 2).count < 260)
        #expect(throws: CocoaError.self) { try LimitedPropertyList.value(in: nested(24, uses: 2)) }
        #expect(throws: CocoaError.self) { try LimitedPropertyList.value(in: nested(8, uses: 14)) }
        // Deep lists, and lists that contain themselves.
        #expect(throws: CocoaError.self) { try LimitedPropertyList.value(in: nested(5000, uses: 1)) }
        var cycle = nested(1, uses: 1)
        cycle[10] = 0
        #expect(throws: CocoaError.self) { try LimitedPropertyList.value(in: cycle) }
        let deep = "<plist version=\"1.0\">" + String(repeating: "<array>", count: 100_000) + String(repeating: "</array>", count: 100_000)
        #expect(throws: (any Error).self) { try LimitedPropertyList.value(in: Data((deep + "</plist>").utf8)) }
    }

    @Test("Values of all types are read from a binary list")
    func propertyListValues() throws {
        let list: [String: Any] = [
            "big": UInt64.max, "date": Date(timeIntervalSinceReferenceDate: 5), "data": Data([1]), "list": [true, 2.5, "ü"] as [Any],
            "inner": ["a": ["b": Array(repeating: 1, count: 40)]],
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        #expect(try NSDictionary(dictionary: list).isEqual(LimitedPropertyList.value(in: data)))
    }

    @Test("Another program's property list on the clipboard is not expanded beyond the limit")
    func pasteboard() {
        let host = TestHost()
        let bomb = nested(24, uses: 2)
        host.copyOutside(OutsideContent(["application/x-plist": bomb]))
        let pasteboard = UIPasteboard.general
        for type in pasteboard.types { #expect(pasteboard.value(forPasteboardType: type) is [Any] == false) }
        #expect(PasteboardValue.value(of: bomb, type: "com.apple.property-list") as? Data == bomb)
    }

    @Test("A property list does not read other files through entities")
    func propertyListEntity() {
        let text = """
            <?xml version="1.0"?><!DOCTYPE plist [<!ENTITY x SYSTEM "file:///etc/passwd">]>
            <plist version="1.0"><dict><key>a</key><string>&x;</string></dict></plist>
            """
        let list = try? LimitedPropertyList.value(in: Data(text.utf8)) as? [String: String]
        #expect(list?["a"]?.contains("root") != true)
    }

    // MARK: Images

    private func drawing(_ content: String, head: String = "", width: String = "20", height: String = "20") -> Data {
        Data(
            """
            <?xml version="1.0"?>\(head)<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
            width="\(width)" height="\(height)">\(content)</svg>
            """.utf8)
    }

    /// Whether no pixel of a drawing is visible. A drawing that is refused is empty.
    private func isEmpty(_ data: Data) -> Bool {
        guard let image = try? ImageCoding.decode(data) else { return true }
        return (0..<image.height).allSatisfy { y in (0..<image.width).allSatisfy { image.pixel(x: $0, y: y) >> 24 == 0 } }
    }

    @Test("A drawing reads no other file: images, style sheets and entities are left out")
    func drawingsWithReferences() throws {
        let secret = try TemporaryFile("secret.png", try #require(picture(.red, width: 20, height: 20).pngData()))
        let address = secret.url.absoluteString
        #expect(!isEmpty(drawing("<rect width=\"20\" height=\"20\"/>")))
        for name in [address, secret.url.path, "secret.png"] {
            #expect(isEmpty(drawing("<image xlink:href=\"\(name)\" width=\"20\" height=\"20\"/>")))
            #expect(isEmpty(drawing("<image href=\"\(name)\" width=\"20\" height=\"20\"/>")))
        }
        let sheet = try TemporaryFile("sheet.css", Data("rect { fill: red; fill-opacity: 1 }".utf8))
        let styled = "<style>@import url('\(sheet.url.absoluteString)');</style><rect fill-opacity=\"0\" width=\"20\" height=\"20\"/>"
        #expect(isEmpty(drawing(styled)))
        let entity = "<!DOCTYPE svg [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>"
        #expect(isEmpty(drawing("<text y=\"15\">&x;</text>", head: entity)))
    }

    @Test("Drawings with expanding entities, enormous sizes or compression are refused")
    func drawingBombs() {
        var entities = "<!ENTITY a0 \"lollollollol\">"
        for level in 1...12 { entities += "<!ENTITY a\(level) \"\(String(repeating: "&a\(level - 1);", count: 10))\">" }
        let laughs = drawing("<text>&a12;</text>", head: "<!DOCTYPE svg [\(entities)]>")
        #expect(isEmpty(laughs))
        #expect(throws: ImageDecodingError.self) { try ImageCoding.decode(drawing("<rect/>", width: "1000000", height: "1000000")) }
        #expect(throws: ImageDecodingError.self) { try ImageCoding.decode(Self.gzip(drawing("<rect width=\"20\" height=\"20\"/>"))) }
    }

    /// A gzip file with one stored block.
    private static func gzip(_ data: Data) -> Data {
        let crc =
            ~data.reduce(UInt32.max) { crc, byte in
                (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
            }
        func little(_ value: UInt32, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
        let count = UInt32(data.count)
        let head = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1] + little(count, 2) + little(~count, 2))
        return head + data + Data(little(crc, 4) + little(count, 4))
    }

    // MARK: Documents

    @Test("HTML from another program runs no script, and reads no file and no address")
    func html() throws {
        let secret = try TemporaryFile("secret.png", try #require(picture(.red).pngData()))
        let html = """
            <p onclick="evil()">Text<script>document.write('written')</script><img src="\(secret.url.absoluteString)">\
            <img src="http://localhost:1/a.png"><iframe src="file:///etc/passwd">frame</iframe><object data="file:///etc/passwd">object</object>\
            <link rel="stylesheet" href="file:///etc/passwd"></p>
            """
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: NSAttributedString.DocumentType.html]
        let text = try NSAttributedString(data: Data(html.utf8), options: options, documentAttributes: nil)
        #expect(text.string.trimmingCharacters(in: .whitespacesAndNewlines) == "Text")
        text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: text.length)) { value, _, _ in #expect(value == nil) }
    }

    private nonisolated static let scripts = [
        "javascript:alert(1)", " JavaScript:alert(1)", "java\nscript:alert(1)", "vbscript:x", "data:text/html,x",
    ]

    @Test("Links to scripts and to embedded documents are left out of HTML and RTF", arguments: scripts)
    func scriptLinks(address: String) throws {
        let html = "<a href=\"\(address)\">link</a> <a href=\"https://example.org/\">other</a>"
        let rtf = "{\\rtf1{\\field{\\*\\fldinst HYPERLINK \"\(address.replacing("\n", with: ""))\"}{\\fldrslt link}} other}"
        for (data, type) in [(html, NSAttributedString.DocumentType.html), (rtf, .rtf)] {
            let text = try NSAttributedString(data: Data(data.utf8), options: [.documentType: type], documentAttributes: nil)
            var links: [String] = []
            text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { value, _, _ in
                if let url = value as? URL { links.append(url.absoluteString) } else if let text = value as? String { links.append(text) }
            }
            #expect(text.string.contains("link") && links == (type == .html ? ["https://example.org/"] : []))
        }
    }
}
