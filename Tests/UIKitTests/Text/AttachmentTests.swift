import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct AttachmentTests {
    private static func picture(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .systemRed) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test func imageHasItsSizeInALabel() {
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let plain = text.size()
        text.insert(NSAttributedString(attachment: NSTextAttachment(image: Self.picture(40, 60))), at: 1)
        let size = text.size()
        #expect(abs(size.width - plain.width - 40) < 0.1)
        #expect(size.height > 60 && size.height < 70)
        let label = UILabel()
        label.attributedText = text
        #expect(label.intrinsicContentSize.height >= 60)
        let attachment = NSTextAttachment(image: Self.picture(40, 60))
        attachment.bounds = CGRect(x: 0, y: -4, width: 20, height: 16)
        attachment.lineLayoutPadding = 3
        let small = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        small.append(NSAttributedString(attachment: attachment))
        #expect(abs(small.size().width - plain.width - 26) < 0.1)
        #expect(abs(small.size().height - plain.height) < 1.5)
    }

    @Test func imageIsDrawnAtItsPosition() {
        let host = TestHost(size: CGSize(width: 200, height: 120), scale: 1)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let first = NSAttributedString(attachment: NSTextAttachment(image: Self.picture(50, 50)))
        let text = NSMutableAttributedString(attributedString: first)
        text.append(NSAttributedString(attachment: NSTextAttachment(image: Self.picture(50, 50, .systemBlue))))
        label.attributedText = text
        host.window.backgroundColor = .white
        host.window.addSubview(label)
        host.advance(by: 0.1)
        let image = host.snapshot()
        func color(_ x: Int, _ y: Int) -> [UInt8] { image.pixel(x, y) }
        #expect(color(25, 50)[0] > 200 && color(25, 50)[2] < 100)
        #expect(color(75, 50)[2] > 200 && color(75, 50)[0] < 100)
        #expect(color(120, 50) == [255, 255, 255, 255])
    }

    @Test func attachmentMayFollowTheLineHeight() {
        final class Wide: NSTextAttachment {
            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
                characterIndex charIndex: Int
            ) -> CGRect { CGRect(x: 0, y: 0, width: lineFrag.width / 2, height: 10) }
        }
        let host = TestHost()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 210, height: 200))
        view.attributedText = NSAttributedString(attachment: Wide())
        host.window.addSubview(view)
        host.advance(by: 0.1)
        let rect = view.selectionRects(for: view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)!)[0].rect
        #expect(abs(rect.width - 100) < 1)
    }

    @Test func imagesAreDeletedAndRestoredAsCharacters() {
        let host = TestHost()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let text = NSMutableAttributedString(string: "a")
        text.append(NSAttributedString(attachment: NSTextAttachment(image: Self.picture(10, 10))))
        view.attributedText = text
        host.window.addSubview(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 2, length: 0)
        host.type("b")
        host.advance(by: 0.1)
        // Text that is typed after an attachment is not an attachment.
        #expect(view.textStorage.attribute(.attachment, at: 2, effectiveRange: nil) == nil)
        host.press("Backspace")
        host.press("Backspace")
        #expect(view.text == "a")
        host.advance(by: 0.1)
        host.press("z", modifiers: .control)
        #expect(view.textStorage.attribute(.attachment, at: 1, effectiveRange: nil) is NSTextAttachment)
    }
}

@MainActor
struct TextItemTests {
    private final class Reader: NSObject, UITextViewDelegate {
        var calls: [String] = []
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
        ) -> Bool {
            calls.append("\(URL) \(characterRange.location),\(characterRange.length) \(interaction.rawValue)")
            return false
        }
        func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
            if case .tag(let tag) = textItem.content { return UIAction { _ in self.calls.append("tag \(tag)") } }
            return defaultAction
        }
    }

    private func fixture(_ text: NSAttributedString) -> (TestHost, UITextView, Reader) {
        let host = TestHost()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        let reader = Reader()
        view.isEditable = false
        view.attributedText = text
        view.delegate = reader
        host.window.addSubview(view)
        host.advance(by: 0.1)
        return (host, view, reader)
    }

    private func point(_ view: UITextView, _ index: Int) -> CGPoint {
        let start = view.position(from: view.beginningOfDocument, offset: index)!
        let rect = view.firstRect(for: view.textRange(from: start, to: view.position(from: start, offset: 1)!)!)
        return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    @Test func addressesAndNumbersAreDetected() {
        let text = "See www.example.com/a_(b), mail me@host.org. Or call +49 (30) 123-4567; not 2024-05-17 or 12."
        let (host, view, reader) = fixture(NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        host.tap(at: point(view, 5))
        #expect(reader.calls.isEmpty)
        view.dataDetectorTypes = [.link, .phoneNumber]
        host.advance(by: 0.5)
        for word in ["www", "me@", "+49", "2024"] {
            host.tap(at: point(view, (text as NSString).range(of: word).location + 1))
            host.advance(by: 0.5)
        }
        #expect(reader.calls == ["http://www.example.com/a_(b) 4,21 0", "mailto:me@host.org 32,11 0", "tel:+49301234567 53,17 0"])
        // A mouse click opens the link too.
        reader.calls = []
        host.pointer.move(to: point(view, 6))
        host.pointer.press()
        host.pointer.release()
        #expect(reader.calls.count == 1)
        // Editable text has no links to tap.
        view.isEditable = true
        host.tap(at: point(view, 8))
        #expect(reader.calls.count == 1)
    }

    @Test func linksTagsAndTheirMenus() {
        let text = NSMutableAttributedString(string: "link tag", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        text.addAttribute(.link, value: URL(string: "https://example.org")!, range: NSRange(location: 0, length: 4))
        text.addAttribute(.textItemTag, value: "mine", range: NSRange(location: 5, length: 3))
        let (host, view, reader) = fixture(text)
        host.tap(at: point(view, 6))
        #expect(reader.calls == ["tag mine"])
        reader.calls = []
        host.longPress(at: point(view, 1))
        host.advance(by: 0.5)
        #expect(reader.calls == ["https://example.org 0,4 1"])
    }

    @Test func longPressOnALinkShowsItsMenu() {
        let text = NSMutableAttributedString(string: "link", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        text.addAttribute(.link, value: URL(string: "https://example.org")!, range: NSRange(location: 0, length: 4))
        let (host, view, _) = fixture(text)
        view.delegate = nil
        host.longPress(at: point(view, 1))
        host.advance(by: 0.5)
        #expect(host.tap("Copy Link"))
        host.advance(by: 0.5)
        #expect(UIPasteboard.general.url?.absoluteString == "https://example.org")
    }
}
