import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct TextFaultTests {
    @Test func whatIsNoTextOnTheClipboardIsNotPasted() {
        let stage = FieldStage()
        stage.field.text = "kept"
        stage.field.becomeFirstResponder()
        stage.host.copyOutside(OutsideContent(["text/plain;charset=utf-8": Data([0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80])]))
        stage.host.press("v", modifiers: .control)
        #expect(stage.field.text == "kept")
        // Invalid UTF-8 is not pasted. Plain text without a charset is read as Latin-1.
        stage.host.copyOutside(OutsideContent(["text/plain": Data([0xE9, 0x74, 0xE9])]))
        stage.host.press("v", modifiers: .control)
        #expect(stage.field.text == "keptété")
    }

    @Test func brokenStylesOnTheClipboardLeaveTheLetters() {
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

    @Test func aFieldThatGoesWhileSomethingIsComposedKeepsIt() {
        let stage = FieldStage()
        stage.field.becomeFirstResponder()
        stage.host.compose("にほ")
        stage.field.removeFromSuperview()
        stage.host.advance(by: 0.1)
        #expect(stage.field.text == "にほ")
        #expect(stage.field.markedTextRange == nil)
        stage.host.compose("x")
        stage.host.type("y")
        #expect(stage.field.text == "にほ")
    }

    @Test func aDelegateThatEmptiesTheTextWhileItTypes() {
        final class Emptier: NSObject, UITextViewDelegate {
            func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
                textView.text = ""
                return true
            }
        }
        let host = TestHost()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let emptier = Emptier()
        view.delegate = emptier
        view.text = "some text"
        host.window.addSubview(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 5, length: 4)
        host.type("ab")
        host.press("Backspace")
        #expect(view.text.utf16.count <= 1)
    }
}
