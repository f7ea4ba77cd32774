import Foundation
import Testing
import UIKit
import UIKitTesting

/// Glyphs are at whole pixels for every position of a line, and are not clipped.
@MainActor
@Suite("Pixel positions and colours of text")
struct TextPixelTests {
    /// The dark pixels in a window, cropped to their bounding rectangle, as rows of grey values.
    private func ink(_ host: TestHost) throws -> [[UInt8]] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = host.window.screen.scale
        let renderer = UIGraphicsImageRenderer(size: host.window.bounds.size, format: format)
        let image = renderer.image { _ in _ = host.window.drawHierarchy(in: host.window.bounds, afterScreenUpdates: true) }
        let drawn = try #require(image.cgImage)
        let data = try #require(drawn.dataProvider?.data) as Data
        let rows = (0..<drawn.height).map { y in (0..<drawn.width).map { x in data[y * drawn.bytesPerRow + x * 4 + 1] } }
        let columns = rows.indices.isEmpty ? [] : rows[0].indices.filter { x in rows.contains { $0[x] < 250 } }
        guard let left = columns.first, let right = columns.last else { return [] }
        return rows.map { Array($0[left...right]) }
    }

    /// The rows with dark pixels, grouped by line of text.
    private func bands(_ rows: [[UInt8]]) -> [[[UInt8]]] {
        rows.split { row in row.allSatisfy { $0 >= 250 } }.map { Array($0) }
    }

    private func textView(_ text: String, size: CGFloat, in host: TestHost) -> UITextView {
        host.window.backgroundColor = .white
        let view = UITextView(frame: host.window.bounds)
        view.backgroundColor = .white
        view.font = .systemFont(ofSize: size)
        view.textColor = .black
        view.text = text
        host.window.addSubview(view)
        host.advance(by: 0.1)
        return view
    }

    @Test(
        "A field that is not edited truncates its text like a label; during editing the text scrolls",
        arguments: [
            "a long name that does not fit",
            "\u{05E9}\u{05DC}\u{05D5}\u{05DD} \u{05E2}\u{05D5}\u{05DC}\u{05DD} \u{05E9}\u{05DC}\u{05D5}\u{05DD}",
        ])
    func truncatedField(text: String) throws {
        let hosts = (0..<2).map { _ in TestHost(size: CGSize(width: 200, height: 100)) }
        for host in hosts { host.window.backgroundColor = .white }
        let font = UIFont.systemFont(ofSize: 20)
        let label = UILabel(frame: CGRect(x: 21, y: 20, width: 98, height: 40))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
        (label.text, label.font, label.textColor) = (text, font, .black)
        (field.text, field.font, field.textColor, field.tintColor) = (text, font, .black, .white)
        hosts[0].window.addSubview(label)
        hosts[1].window.addSubview(field)
        for host in hosts { host.advance(by: 0.1) }
        let truncated = try ink(hosts[0])
        #expect(!truncated.isEmpty)
        #expect(try ink(hosts[1]) == truncated)
        // Taps use the position of the first letter in the whole text.
        let start = field.caretRect(for: field.beginningOfDocument)
        #expect(field.bounds.insetBy(dx: -1, dy: 0).intersects(start))
        hosts[1].tap(at: field.center)
        hosts[1].press("Home")
        hosts[1].advance(by: 1)
        #expect(try ink(hosts[1]) != truncated)
        field.resignFirstResponder()
        hosts[1].advance(by: 1)
        #expect(try ink(hosts[1]) == truncated)
        field.text = "short"
        hosts[1].advance(by: 0.1)
        label.text = "short"
        hosts[0].advance(by: 0.1)
        #expect(try ink(hosts[1]) == ink(hosts[0]))
    }

    @Test("Text that is laid out early, by a request for a caret rectangle, has the colours of the view's traits")
    func colours() throws {
        let host = TestHost(size: CGSize(width: 200, height: 300))
        host.window.overrideUserInterfaceStyle = .dark
        let view = textView(Array(repeating: "HxE", count: 5).joined(separator: "\n"), size: 20, in: host)
        host.window.backgroundColor = .black
        view.backgroundColor = .black
        view.textColor = .label
        host.tap(at: CGPoint(x: 30, y: 40))
        view.insertText("H")
        _ = view.caretRect(for: view.endOfDocument)
        view.text += "\nHxE"
        _ = view.contentSize
        _ = view.caretRect(for: view.endOfDocument)
        view.resignFirstResponder()
        host.advance(by: 0.2)
        let picture = try #require(
            UIGraphicsImageRenderer(size: host.window.bounds.size).image { _ in
                _ = host.window.drawHierarchy(in: host.window.bounds, afterScreenUpdates: true)
            }.cgImage)
        let data = try #require(picture.dataProvider?.data) as Data
        let isBright = (0..<picture.height).map { y in (0..<picture.width).contains { data[y * picture.bytesPerRow + $0 * 4 + 1] > 200 } }
        #expect(isBright.split(separator: false).count == 6)
    }

    @Test("Lines with the same text have equal pixels, although a line's height is not a whole number of pixels", arguments: [1.0, 2])
    func lines(scale: Double) throws {
        let host = TestHost(size: CGSize(width: 200, height: 300), scale: scale)
        let view = textView(Array(repeating: "HxE", count: 9).joined(separator: "\n"), size: 12.7, in: host)
        let height = try #require(view.font).lineHeight * scale
        try #require(abs(height - height.rounded()) > 0.05)
        let lines = bands(try ink(host))
        #expect(lines.count == 9 && lines.allSatisfy { $0 == lines[0] })
    }

    @Test("Scrolling to the caret ends at a whole pixel")
    func scrolling() throws {
        let host = TestHost(size: CGSize(width: 200, height: 101))
        let view = textView(Array(repeating: "HxE", count: 40).joined(separator: "\n"), size: 13, in: host)
        view.becomeFirstResponder()
        for caretLocation in [57, 3, 121] {
            view.selectedRange = NSRange(location: caretLocation, length: 0)
            view.scrollRangeToVisible(view.selectedRange)
            host.advance(by: 1)
            let offset = view.contentOffset.y * host.window.screen.scale
            #expect(offset == offset.rounded())
            let caret = view.caretRect(for: try #require(view.selectedTextRange).start)
            #expect(caret.minY >= view.bounds.minY && caret.maxY <= view.bounds.maxY)
        }
    }

    @Test("A field's glyphs have equal pixels at its left, in its middle and at its right")
    func fields() throws {
        var pictures: [[[UInt8]]] = []
        for alignment in [NSTextAlignment.left, .center, .right] {
            let host = TestHost(size: CGSize(width: 211, height: 60), scale: 1)
            host.window.backgroundColor = .white
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 190, height: 34))
            field.font = .systemFont(ofSize: 13)
            field.textColor = .black
            field.text = "HxE lines"
            field.textAlignment = alignment
            host.window.addSubview(field)
            host.advance(by: 0.1)
            pictures.append(bands(try ink(host)).flatMap { $0 })
        }
        #expect(!pictures[0].isEmpty && pictures[1] == pictures[0] && pictures[2] == pictures[0])
    }

    @Test("Glyphs that are taller than their line are drawn completely")
    func tallGlyphs() throws {
        var heights: [Int] = []
        for lineHeight in [0.0, 14] {
            let host = TestHost(size: CGSize(width: 120, height: 300))
            let view = textView("", size: 60, in: host)
            let style = NSMutableParagraphStyle()
            style.maximumLineHeight = lineHeight
            view.textContainerInset.top = 90
            view.attributedText = NSAttributedString(
                string: "H", attributes: [.font: UIFont.systemFont(ofSize: 60), .foregroundColor: UIColor.black, .paragraphStyle: style])
            host.advance(by: 0.1)
            let rows = try ink(host)
            let dark = rows.indices.filter { y in rows[y].contains { $0 < 250 } }
            heights.append(try #require(dark.last) - (try #require(dark.first)))
        }
        #expect(heights[0] == heights[1])
    }
}
