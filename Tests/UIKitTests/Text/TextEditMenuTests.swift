import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct TextEditMenuTests {
    private func rect(_ fixture: FieldFixture, _ index: Int) -> CGRect {
        let position = fixture.field.position(from: fixture.field.beginningOfDocument, offset: index) ?? fixture.field.endOfDocument
        return fixture.field.convert(fixture.field.caretRect(for: position), to: nil)
    }

    private func titles(_ host: TestHost) -> [String] {
        ["Cut", "Copy", "Paste", "Delete", "Select", "Select All"].filter { host.view(labelled: $0) != nil }
    }

    @Test func doubleTapSelectsAndShowsTheMenu() {
        let fixture = FieldFixture()
        UIPasteboard.general.string = nil
        fixture.field.text = "one two three"
        fixture.field.becomeFirstResponder()
        fixture.host.advance(by: 0.1)
        fixture.host.tap(at: CGPoint(x: rect(fixture, 5).midX, y: rect(fixture, 5).midY), count: 2)
        fixture.host.advance(by: 0.5)
        #expect(titles(fixture.host) == ["Cut", "Copy", "Select All"])
        fixture.host.tap("Cut")
        fixture.host.advance(by: 0.5)
        #expect(fixture.field.text == "one  three")
        #expect(UIPasteboard.general.string == "two")
        #expect(titles(fixture.host).isEmpty)
    }

    @Test func tapOnTheCaretTogglesTheMenu() {
        let fixture = FieldFixture()
        UIPasteboard.general.string = "pasted"
        fixture.field.text = "one"
        fixture.field.becomeFirstResponder()
        fixture.host.advance(by: 0.1)
        let end = CGPoint(x: rect(fixture, 3).midX, y: rect(fixture, 3).midY)
        fixture.host.tap(at: end)
        fixture.host.advance(by: 1)
        #expect(titles(fixture.host) == ["Paste", "Select", "Select All"])
        fixture.host.tap(at: end)
        fixture.host.advance(by: 1)
        #expect(titles(fixture.host).isEmpty)
        fixture.host.tap(at: end)
        fixture.host.advance(by: 1)
        fixture.host.tap("Select All")
        fixture.host.advance(by: 1)
        #expect(fixture.selection == NSRange(location: 0, length: 3))
        // Typing dismisses the menu.
        fixture.host.tap(at: CGPoint(x: rect(fixture, 1).midX, y: rect(fixture, 1).midY))
        fixture.host.advance(by: 1)
        #expect(titles(fixture.host) == ["Cut", "Copy", "Paste"])
        fixture.host.type("x")
        fixture.host.advance(by: 1)
        #expect(titles(fixture.host).isEmpty)
    }

    @Test func liftAfterALongPressShowsTheMenu() {
        let fixture = FieldFixture()
        fixture.field.text = "one two"
        fixture.field.becomeFirstResponder()
        fixture.host.advance(by: 0.1)
        fixture.host.longPress(at: CGPoint(x: rect(fixture, 2).midX, y: rect(fixture, 2).midY))
        fixture.host.advance(by: 0.5)
        #expect(titles(fixture.host).contains("Select All"))
        fixture.host.tap("Select")
        fixture.host.advance(by: 0.5)
        #expect(fixture.selection == NSRange(location: 0, length: 3))
        fixture.field.resignFirstResponder()
        fixture.host.advance(by: 0.5)
        #expect(titles(fixture.host).isEmpty)
    }

    @Test func secondaryButtonSelectsAWordAndOpensTheMenu() {
        let fixture = FieldFixture()
        UIPasteboard.general.string = nil
        fixture.field.text = "one two three"
        fixture.host.advance(by: 0.1)
        fixture.host.pointer.move(to: CGPoint(x: rect(fixture, 5).midX, y: rect(fixture, 5).midY))
        fixture.host.pointer.press(.secondary)
        fixture.host.pointer.release()
        fixture.host.advance(by: 1)
        #expect(fixture.selection == NSRange(location: 4, length: 3))
        #expect(titles(fixture.host) == ["Cut", "Copy", "Delete", "Select All"])
        fixture.host.tap("Delete")
        fixture.host.advance(by: 1)
        #expect(fixture.field.text == "one  three")
    }

    @Test func delegateProvidesTheMenu() {
        final class Maker: NSObject, UITextViewDelegate {
            var calls: [String] = []
            func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
                calls.append("menu \(range.location),\(range.length)")
                let shout = UIAction(title: "Shout") { _ in textView.text = textView.text.uppercased() }
                return UIMenu(children: [shout] + suggestedActions)
            }
            func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
                calls.append("present")
            }
            func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
                calls.append("dismiss")
            }
        }
        let host = TestHost()
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        let maker = Maker()
        view.delegate = maker
        view.text = "loud"
        host.window.addSubview(view)
        host.advance(by: 0.1)
        host.tap(at: CGPoint(x: 35, y: 115), count: 2)
        host.advance(by: 0.5)
        #expect(maker.calls == ["menu 0,4", "present"])
        host.tap("Shout")
        host.advance(by: 0.5)
        #expect(view.text == "LOUD")
        #expect(maker.calls == ["menu 0,4", "present", "dismiss"])
    }

    @Test func menuActionMayRemoveItsView() {
        final class Remover: NSObject, UITextFieldDelegate {
            func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
                textField.removeFromSuperview()
            }
        }
        let fixture = FieldFixture()
        let remover = Remover()
        fixture.field.delegate = remover
        fixture.field.text = "word"
        fixture.field.becomeFirstResponder()
        fixture.host.advance(by: 0.1)
        fixture.host.tap(at: CGPoint(x: rect(fixture, 1).midX, y: rect(fixture, 1).midY), count: 2)
        fixture.host.advance(by: 1)
        #expect(titles(fixture.host).isEmpty)
    }

    @Test func smartQuotesAndDashesIfEnabled() {
        let fixture = FieldFixture()
        fixture.field.becomeFirstResponder()
        fixture.host.type("\"a\"--'b'")
        #expect(fixture.field.text == "\"a\"--'b'")
        fixture.field.text = ""
        fixture.field.smartQuotesType = .yes
        fixture.field.smartDashesType = .yes
        fixture.host.type("\"it's\" a--b")
        #expect(fixture.field.text == "\u{201C}it\u{2019}s\u{201D} a\u{2014}b")
        fixture.host.press("Backspace")
        fixture.host.press("Backspace")
        fixture.host.type("--")
        fixture.host.advance(by: 0.1)
        fixture.host.press("z", modifiers: .control)
        #expect(fixture.field.text?.hasSuffix("\u{2014}") == false)
        fixture.field.isSecureTextEntry = true
        fixture.field.text = ""
        fixture.host.type("\"--")
        #expect(fixture.field.text == "\"--")
    }

    @Test func undoRevertsTheSmartCharacterFirst() {
        let fixture = FieldFixture()
        fixture.field.smartQuotesType = .yes
        fixture.field.smartDashesType = .yes
        fixture.field.becomeFirstResponder()
        let recorder = FieldRecorder()
        recorder.listen(to: fixture.field)
        fixture.host.type("say \"")
        #expect(fixture.field.text == "say \u{201C}")
        // The delegate's shouldChangeText is called once, for the inserted text.
        #expect(recorder.calls.filter { $0.hasPrefix("shouldChange") }.last == "shouldChange 4,0 \u{201C}")
        #expect(recorder.calls.filter { $0 == "editingChanged" }.count == 5)
        fixture.host.press("z", modifiers: .control)
        #expect(fixture.field.text == "say \"")
        fixture.host.press("z", modifiers: .control)
        #expect(fixture.field.text == "")
        fixture.host.press("z", modifiers: [.control, .shift])
        #expect(fixture.field.text == "say \"")
        fixture.host.press("z", modifiers: [.control, .shift])
        #expect(fixture.field.text == "say \u{201C}")
        fixture.host.type("so--")
        #expect(fixture.field.text == "say \u{201C}so\u{2014}")
        fixture.host.press("z", modifiers: .control)
        #expect(fixture.field.text == "say \u{201C}so--")
        fixture.host.type("x")
        #expect(fixture.field.text == "say \u{201C}so--x")
        fixture.host.advance(by: 0.1)
        // Undoing a smart quote that replaced a selection restores the selection too.
        fixture.select(0, 3)
        fixture.host.type("'")
        #expect(fixture.field.text == "\u{2018} \u{201C}so--x")
        fixture.host.press("z", modifiers: .control)
        #expect(fixture.field.text == "' \u{201C}so--x")
        fixture.host.press("z", modifiers: .control)
        #expect(fixture.field.text == "say \u{201C}so--x")
    }

    @Test func smartInsertDeleteAdjustsSpaces() {
        let fixture = FieldFixture()
        fixture.field.smartInsertDeleteType = .yes
        fixture.field.text = "one two three"
        fixture.field.becomeFirstResponder()
        fixture.select(4, 3)
        fixture.host.press("x", modifiers: .control)
        #expect(fixture.field.text == "one three")
        fixture.select(0)
        fixture.host.press("v", modifiers: .control)
        #expect(fixture.field.text == "two one three")
    }
}
