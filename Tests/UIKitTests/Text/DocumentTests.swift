import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct DocumentTests {
    private func html(_ source: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(source.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    }

    private func font(_ text: NSAttributedString, _ index: Int) -> UIFont? {
        text.attribute(.font, at: index, effectiveRange: nil) as? UIFont
    }

    @Test func htmlIsRead() throws {
        let text = try html(
            """
            <!DOCTYPE html><html><head><title>no</title><style>body { font-family: monospace; font-size: 20px } .red, #x { color: #f00 }</style>
            <script>var x = "<p>no</p>";</script></head><body>
            <h1>Big</h1> <p>One <b>bold</b> and <i>it</i>,&nbsp;&amp; <a href="https://example.org/?a=1&amp;b=2">link</a><br>next
              line.</p><ul><li>a<li>b</ul><p class="red" style="text-align: center">red &lt;3 &#8364; &#x1F600;</p></body></html>
            """)
        #expect(text.string == "Big\nOne bold and it,\u{A0}& link\u{2028}next line.\n\u{2022}\ta\n\u{2022}\tb\nred <3 \u{20AC} 😀\n")
        #expect(font(text, 0)?.pointSize == 40)
        #expect(font(text, 4)?.pointSize == 20)
        #expect(font(text, 8)?.fontDescriptor.symbolicTraits.contains([.traitBold, .traitMonoSpace]) == true)
        let link = (text.string as NSString).range(of: "link")
        #expect(text.attribute(.link, at: link.location, effectiveRange: nil) as? URL == URL(string: "https://example.org/?a=1&b=2"))
        let red = (text.string as NSString).range(of: "red")
        #expect(
            text.attribute(.foregroundColor, at: red.location, effectiveRange: nil) as? UIColor
                == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect((text.attribute(.paragraphStyle, at: red.location, effectiveRange: nil) as? NSParagraphStyle)?.alignment == .center)
    }

    @Test func htmlWithoutMarkupIsText() throws {
        #expect(try html("a &unknown; < b & c").string == "a &unknown; < b & c")
        #expect(try html("").string == "")
        #expect(try html("<b>open <i>both</b> on").string == "open both on")
        #expect(try html("  a\n\n b<!-- no > --> c  ").string == "a b c")
    }

    @Test func malformedHTMLIsReadInBoundedTime() throws {
        #expect(try html(String(repeating: "<div>", count: 20_000) + "deep").string.hasSuffix("deep"))
        #expect(try html(String(repeating: "</div>", count: 20_000) + "x").string.contains("x"))
        var generator = SeededGenerator(seed: 4)
        let parts = [
            "<", ">", "<p", "</", "<b style='", "\"", "&", "&#", "<!--", "-->", "a", " ", "<li>", "<ul>", "<img src=data:image/png;base64,",
            "=",
        ]
        for _ in 0..<300 {
            let source = (0..<40).map { _ in parts[Int.random(in: 0..<parts.count, using: &generator)] }.joined()
            _ = try html(source)
        }
    }

    @Test func rtfIsRead() throws {
        let source = #"""
            {\rtf1\ansi\ansicpg1252\uc1{\fonttbl\f0\fswiss Helvetica;\f1\fmodern Courier New;}{\colortbl;\red255\green0\blue0;}
            {\*\generator no;}{\info{\author no}}\pard\qc\f0\fs28 Na\'efve \b bold\b0  {\i\cf1 red}\par
            \pard\li720\fi-360\f1\u8364?\u-10179?\u-8704? {\field{\*\fldinst{HYPERLINK "https://example.org"}}{\fldrslt link}}\line end\}\tab x}
            """#
        let text = try NSAttributedString(data: Data(source.utf8), documentAttributes: nil)
        #expect(text.string == "Naïve bold red\n€😀 link\u{2028}end}\tx")
        #expect(font(text, 0)?.pointSize == 14)
        #expect(font(text, 6)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(text.attribute(.foregroundColor, at: 11, effectiveRange: nil) as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let link = (text.string as NSString).range(of: "link").location
        #expect(text.attribute(.link, at: link, effectiveRange: nil) as? URL == URL(string: "https://example.org"))
        #expect(text.attribute(.link, at: link + 4, effectiveRange: nil) == nil)
        let style = text.attribute(.paragraphStyle, at: link, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.headIndent == 36)
        #expect(style?.firstLineHeadIndent == 18)
        #expect(throws: CocoaError.self) {
            _ = try NSAttributedString(
                data: Data("no".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
        }
    }

    @Test func malformedRTFIsReadInBoundedTime() throws {
        var generator = SeededGenerator(seed: 5)
        let parts = [
            "{", "}", "\\", "\\'", "\\u", "-5", "9999999999", "\\par", "\\*", "\\pict", "\\bin99", "\\fonttbl", "\\f", ";", "a", " ",
            "\\fldinst",
        ]
        for _ in 0..<300 {
            let source = "{\\rtf1" + (0..<40).map { _ in parts[Int.random(in: 0..<parts.count, using: &generator)] }.joined()
            _ = try NSAttributedString(data: Data(source.utf8), documentAttributes: nil)
        }
        let deep = "{\\rtf1" + String(repeating: "{", count: 50_000) + "x"
        #expect(try NSAttributedString(data: Data(deep.utf8), documentAttributes: nil).string == "x")
    }

    @Test(arguments: [NSAttributedString.DocumentType.html, .rtf]) func writtenDocumentsAreReadBack(type: NSAttributedString.DocumentType)
        throws
    {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 6)) }
        let text = NSMutableAttributedString(
            string: "Plain  <two> & {brace} \\ ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(
            NSAttributedString(
                string: "bold été 漢字 😀",
                attributes: [
                    .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1),
                    .underlineStyle: NSUnderlineStyle.single.rawValue,
                ]))
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        text.append(
            NSAttributedString(
                string: "\nlink", attributes: [.link: URL(string: "https://example.org/a?b&c")!, .paragraphStyle: style]))
        text.append(NSAttributedString(attachment: NSTextAttachment(image: picture)))
        let data = try text.data(from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: type])
        var attributes: NSDictionary?
        let back = try NSAttributedString(data: data, documentAttributes: &attributes)
        #expect(attributes?["DocumentType"] as? String == type.rawValue)
        #expect(back.string == text.string + (type == .html ? "\n" : ""))
        let bold = (text.string as NSString).range(of: "bold").location
        #expect(font(back, 0)?.pointSize == 17)
        #expect(font(back, bold)?.pointSize == 20)
        #expect(font(back, bold)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(back.attribute(.foregroundColor, at: bold, effectiveRange: nil) as? UIColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(back.attribute(.underlineStyle, at: bold, effectiveRange: nil) as? Int == 1)
        let link = (text.string as NSString).range(of: "link").location
        #expect(back.attribute(.link, at: link, effectiveRange: nil) as? URL == URL(string: "https://example.org/a?b&c"))
        #expect((back.attribute(.paragraphStyle, at: link, effectiveRange: nil) as? NSParagraphStyle)?.alignment == .right)
        let attachment = back.attribute(.attachment, at: text.length - 1, effectiveRange: nil) as? NSTextAttachment
        #expect(attachment?.image?.size == CGSize(width: 8, height: 6) || attachment?.bounds.size == CGSize(width: 8, height: 6))
    }

    @Test("A list may begin at any number that HTML contains", arguments: [Int.min, Int.max])
    func listNumbers(start: Int) throws {
        let text = try html("<ol start=\"\(start)\"><li>a<li>b<li>c</ol>").string
        #expect(text.split(separator: "\n").count == 3)
        #expect(text.contains(start < 0 ? "-999999999.\tb" : "1000000001.\tb"))
    }

    @Test("A style sheet that repeats a selector is applied in linear time; its last declaration has precedence")
    func repeatedSelector() throws {
        let rules = String(repeating: "p { text-indent: 0 }", count: 20_000)
        let text = try html("<style>\(rules) p { color: #00f }</style>" + String(repeating: "<p>a</p>", count: 2000))
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test("Numbers that are not finite do not end the app when a text is written", arguments: [CGFloat.nan, .infinity, 1e300])
    func extremeNumbers(number: CGFloat) throws {
        let style = NSMutableParagraphStyle()
        style.headIndent = number
        style.paragraphSpacing = number
        let text = NSAttributedString(
            string: "a", attributes: [.paragraphStyle: style, .baselineOffset: number, .font: UIFont.systemFont(ofSize: 12)])
        for type in [NSAttributedString.DocumentType.html, .rtf] {
            let data = try text.data(from: NSRange(location: 0, length: 1), documentAttributes: [.documentType: type])
            #expect(try NSAttributedString(data: data, documentAttributes: nil).string.hasPrefix("a"))
        }
    }
}
