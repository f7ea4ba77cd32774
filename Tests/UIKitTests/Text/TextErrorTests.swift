import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct TextErrorTests {
    @Test func invalidTextIsNotPasted() {
        let fixture = FieldFixture()
        fixture.field.text = "kept"
        fixture.field.becomeFirstResponder()
        fixture.host.copyOutside(OutsideContent(["text/plain;charset=utf-8": Data([0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80])]))
        fixture.host.press("v", modifiers: .control)
        #expect(fixture.field.text == "kept")
        // The previous data contained an encoded surrogate, which is invalid UTF-8. These data are Latin-1, and are read as Latin-1.
        fixture.host.copyOutside(OutsideContent(["text/plain": Data([0xE9, 0x74, 0xE9])]))
        fixture.host.press("v", modifiers: .control)
        #expect(fixture.field.text == "keptété")
    }

    @Test func malformedStylesPasteThePlainText() {
        let host = TestHost()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.allowsEditingTextAttributes = true
        host.window.addSubview(view)
        view.becomeFirstResponder()
        host.copyOutside(OutsideContent(["text/rtf": Data("no rtf".utf8), "text/plain;charset=utf-8": Data("letters".utf8)]))
        host.press("v", modifiers: .control)
        #expect(view.text == "letters")
        host.copyOutside(OutsideContent(["text/html": Data("<b>bold</b><script>alert(1)</script>".utf8)]))
        host.press("v", modifiers: .control)
        #expect(view.text == "lettersbold")
        #expect((view.textStorage.attribute(.font, at: 8, effectiveRange: nil) as? UIFont)?.fontDescriptor.symbolicTraits == .traitBold)
    }

    @Test func fieldRemovedDuringMarkedTextCommitsIt() {
        let fixture = FieldFixture()
        fixture.field.becomeFirstResponder()
        fixture.host.compose("にほ")
        fixture.field.removeFromSuperview()
        fixture.host.advance(by: 0.1)
        #expect(fixture.field.text == "にほ")
        #expect(fixture.field.markedTextRange == nil)
        fixture.host.compose("x")
        fixture.host.type("y")
        #expect(fixture.field.text == "にほ")
    }

    @Test func delegateClearsTheTextDuringTyping() {
        final class ClearingDelegate: NSObject, UITextViewDelegate {
            func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
                textView.text = ""
                return true
            }
        }
        let host = TestHost()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let clearingDelegate = ClearingDelegate()
        view.delegate = clearingDelegate
        view.text = "some text"
        host.window.addSubview(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 5, length: 4)
        host.type("ab")
        host.press("Backspace")
        #expect(view.text.utf16.count <= 1)
    }
}
