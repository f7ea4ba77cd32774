import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct TextViewTests {
    final class Recorder: NSObject, UITextViewDelegate {
        var calls: [String] = []
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            calls.append("shouldBegin")
            return true
        }
        func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            calls.append("shouldEnd")
            return true
        }
        func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            calls.append("shouldChange \(range.location),\(range.length) \(text)")
            return true
        }
        func textViewDidChange(_ textView: UITextView) { calls.append("didChange") }
        func textViewDidChangeSelection(_ textView: UITextView) { calls.append("didChangeSelection") }
        func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction)
            -> Bool
        {
            calls.append("link \(URL.absoluteString) \(characterRange.location),\(characterRange.length)")
            return false
        }
    }

    private func makeView(_ text: String, font: CGFloat = 17) -> (host: TestHost, view: UITextView) {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        view.font = .systemFont(ofSize: font)
        view.text = text
        host.window.addSubview(view)
        host.advance(by: 0.1)
        return (host, view)
    }

    @Test func delegateIsCalledInUIKitsOrder() {
        let (host, view) = makeView("")
        let recorder = Recorder()
        view.delegate = recorder
        view.becomeFirstResponder()
        host.type("a\n")
        view.resignFirstResponder()
        #expect(
            recorder.calls == [
                "shouldBegin", "didBegin", "shouldChange 0,0 a", "didChangeSelection", "didChange", "shouldChange 1,0 \n",
                "didChangeSelection", "didChange", "shouldEnd", "didEnd",
            ])
        #expect(view.text == "a\n")
    }

    @Test func verticalArrowsKeepTheColumn() {
        let (host, view) = makeView("wide words here\nab\nwide words again")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 9, length: 0)
        let column = view.caretRect(for: view.selectedTextRange!.end).midX
        host.press("ArrowDown")
        #expect(view.selectedRange.location == 18)
        host.press("ArrowDown")
        #expect(abs(view.caretRect(for: view.selectedTextRange!.end).midX - column) < 8)
        host.press("ArrowDown")
        #expect(view.selectedRange.location == view.text.utf16.count)
    }

    @Test func endKeyStaysOnTheWrappedLine() {
        let (host, view) = makeView(String(repeating: "words that wrap ", count: 8))
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 0)
        let top = view.caretRect(for: view.selectedTextRange!.end).minY
        host.press("End")
        #expect(view.selectedRange.location > 0)
        #expect(view.caretRect(for: view.selectedTextRange!.end).minY == top)
        host.press("Home")
        #expect(view.selectedRange.location == 0)
    }

    @Test func caretIsScrolledIntoView() {
        let (host, view) = makeView(String(repeating: "line\n", count: 100))
        view.becomeFirstResponder()
        host.press("End", modifiers: .control)
        host.advance(by: 0.5)
        #expect(view.bounds.contains(view.caretRect(for: view.endOfDocument)))
        host.press("Home", modifiers: .control)
        host.advance(by: 0.5)
        #expect(view.contentOffset.y <= 1)
        view.scrollRangeToVisible(NSRange(location: 300, length: 2))
        host.advance(by: 1)
        let textPosition = view.position(from: view.beginningOfDocument, offset: 300)!
        #expect(view.bounds.insetBy(dx: 0, dy: -1).contains(view.caretRect(for: textPosition)))
    }

    @Test func delegateReceivesLinks() {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        let text = NSMutableAttributedString(string: "see here now", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: URL(string: "https://example.org")!, range: NSRange(location: 4, length: 4))
        view.attributedText = text
        view.isEditable = false
        let recorder = Recorder()
        view.delegate = recorder
        host.window.addSubview(view)
        host.advance(by: 0.1)
        let range = view.textRange(
            from: view.position(from: view.beginningOfDocument, offset: 4)!, to: view.position(from: view.beginningOfDocument, offset: 8)!)!
        let rect = view.firstRect(for: range)
        host.tap(at: CGPoint(x: rect.midX, y: rect.midY))
        #expect(recorder.calls == ["link https://example.org 4,4"])
    }

    @Test func linksHaveTheTintUnlessOverridden() {
        let host = TestHost(size: CGSize(width: 200, height: 100))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let text = NSMutableAttributedString(
            string: "██████", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.black])
        text.addAttribute(.link, value: URL(string: "https://example.org")!, range: NSRange(location: 0, length: 6))
        view.attributedText = text
        view.tintColor = .init(red: 0, green: 1, blue: 0, alpha: 1)
        host.window.addSubview(view)
        host.advance(by: 0.1)
        func color() -> [UInt8] { host.snapshot().pixel(60, 50) }
        #expect(Array(color().prefix(3)) == [0, 255, 0])
        host.window.tintColor = .blue
        view.tintColor = nil
        host.advance(by: 0.1)
        #expect(Array(color().prefix(3)) == [0, 0, 255])
        view.linkTextAttributes = [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)]
        host.advance(by: 0.1)
        #expect(Array(color().prefix(3)) == [255, 0, 0])
        view.linkTextAttributes = nil
        host.advance(by: 0.1)
        #expect(Array(color().prefix(3)) == [0, 0, 255])
    }

    @Test func textWithoutScrollingIsAsHighAsItsLines() {
        let (_, view) = makeView("one")
        view.isScrollEnabled = false
        let one = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        view.text = "one\ntwo\nthree"
        let three = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        #expect(abs(three - one - 2 * line) < 1.5)
        #expect(view.intrinsicContentSize.height == three)
    }

    @Test func onlyVisibleParagraphsAreLaidOut() {
        let line = String(repeating: "some words of a long document. ", count: 3) + "\n"
        let (host, view) = makeView(String(repeating: line, count: 20_000))
        #expect(view.subviews.count < 60)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: line.utf16.count * 10_000, length: 0)
        host.type("x")
        host.advance(by: 0.5)
        #expect((view.text as NSString).character(at: line.utf16.count * 10_000) == 120)
        #expect(view.bounds.intersects(view.caretRect(for: view.selectedTextRange!.end)))
        #expect(view.subviews.count < 60)
    }

    @Test func customTextStorageIsShown() {
        final class Shouting: NSTextStorage {
            private let backing = NSMutableAttributedString(string: "")
            override var string: String { backing.string }
            override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
                backing.attributes(at: location, effectiveRange: range)
            }
            override func replaceCharacters(in range: NSRange, with str: String) {
                backing.replaceCharacters(in: range, with: str.uppercased())
                edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
            }
            override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
                backing.setAttributes(attrs, range: range)
                edited(.editedAttributes, range: range, changeInLength: 0)
            }
        }
        let storage = Shouting()
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 300, height: 0))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let host = TestHost()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), textContainer: container)
        host.window.addSubview(view)
        view.becomeFirstResponder()
        host.type("loud")
        #expect(view.text == "LOUD")
        #expect(storage.string == "LOUD")
        host.press("Backspace")
        #expect(view.text == "LOU")
    }

    @Test func charactersAreFoundByPoints() {
        let storage = NSTextStorage(string: "tap the link here", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 300, height: 100))
        container.lineFragmentPadding = 0
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let rect = manager.boundingRect(forGlyphRange: NSRange(location: 8, length: 4), in: container)
        #expect(rect.width > 10)
        let index = manager.characterIndex(
            for: CGPoint(x: rect.midX, y: rect.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        #expect((8..<12).contains(index))
        #expect(manager.usedRect(for: container).width > rect.maxX)
    }
}
