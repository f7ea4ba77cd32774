import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct TextEditMenuTests {
    private func rect(_ stage: FieldStage, _ place: Int) -> CGRect {
        let position = stage.field.position(from: stage.field.beginningOfDocument, offset: place) ?? stage.field.endOfDocument
        return stage.field.convert(stage.field.caretRect(for: position), to: nil)
    }

    private func titles(_ host: TestHost) -> [String] {
        ["Cut", "Copy", "Paste", "Delete", "Select", "Select All"].filter { host.view(labelled: $0) != nil }
    }

    @Test func aDoubleTapSelectsAndOffersCommands() {
        let stage = FieldStage()
        UIPasteboard.general.string = nil
        stage.field.text = "one two three"
        stage.field.becomeFirstResponder()
        stage.host.advance(by: 0.1)
        stage.host.tap(at: CGPoint(x: rect(stage, 5).midX, y: rect(stage, 5).midY), count: 2)
        stage.host.advance(by: 0.5)
        #expect(titles(stage.host) == ["Cut", "Copy", "Select All"])
        stage.host.tap("Cut")
        stage.host.advance(by: 0.5)
        #expect(stage.field.text == "one  three")
        #expect(UIPasteboard.general.string == "two")
        #expect(titles(stage.host).isEmpty)
    }

    @Test func aTapOnTheCaretBringsTheMenuAndTheNextSendsItAway() {
        let stage = FieldStage()
        UIPasteboard.general.string = "pasted"
        stage.field.text = "one"
        stage.field.becomeFirstResponder()
        stage.host.advance(by: 0.1)
        let end = CGPoint(x: rect(stage, 3).midX, y: rect(stage, 3).midY)
        stage.host.tap(at: end)
        stage.host.advance(by: 1)
        #expect(titles(stage.host) == ["Paste", "Select", "Select All"])
        stage.host.tap(at: end)
        stage.host.advance(by: 1)
        #expect(titles(stage.host).isEmpty)
        stage.host.tap(at: end)
        stage.host.advance(by: 1)
        stage.host.tap("Select All")
        stage.host.advance(by: 1)
        #expect(stage.selection == NSRange(location: 0, length: 3))
        // Typing dismisses the menu.
        stage.host.tap(at: CGPoint(x: rect(stage, 1).midX, y: rect(stage, 1).midY))
        stage.host.advance(by: 1)
        #expect(titles(stage.host) == ["Cut", "Copy", "Paste"])
        stage.host.type("x")
        stage.host.advance(by: 1)
        #expect(titles(stage.host).isEmpty)
    }

    @Test func aFingerThatRestedGetsTheMenuWhenItIsLifted() {
        let stage = FieldStage()
        stage.field.text = "one two"
        stage.field.becomeFirstResponder()
        stage.host.advance(by: 0.1)
        stage.host.longPress(at: CGPoint(x: rect(stage, 2).midX, y: rect(stage, 2).midY))
        stage.host.advance(by: 0.5)
        #expect(titles(stage.host).contains("Select All"))
        stage.host.tap("Select")
        stage.host.advance(by: 0.5)
        #expect(stage.selection == NSRange(location: 0, length: 3))
        stage.field.resignFirstResponder()
        stage.host.advance(by: 0.5)
        #expect(titles(stage.host).isEmpty)
    }

    @Test func theSecondaryButtonSelectsAWordAndOpensAList() {
        let stage = FieldStage()
        UIPasteboard.general.string = nil
        stage.field.text = "one two three"
        stage.host.advance(by: 0.1)
        stage.host.pointer.move(to: CGPoint(x: rect(stage, 5).midX, y: rect(stage, 5).midY))
        stage.host.pointer.press(.secondary)
        stage.host.pointer.release()
        stage.host.advance(by: 1)
        #expect(stage.selection == NSRange(location: 4, length: 3))
        #expect(titles(stage.host) == ["Cut", "Copy", "Delete", "Select All"])
        stage.host.tap("Delete")
        stage.host.advance(by: 1)
        #expect(stage.field.text == "one  three")
    }

    @Test func theDelegateMakesTheMenu() {
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

    @Test func aDelegateThatRemovesItsViewFromTheMenuLeavesNothing() {
        final class Remover: NSObject, UITextFieldDelegate {
            func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
                textField.removeFromSuperview()
            }
        }
        let stage = FieldStage()
        let remover = Remover()
        stage.field.delegate = remover
        stage.field.text = "word"
        stage.field.becomeFirstResponder()
        stage.host.advance(by: 0.1)
        stage.host.tap(at: CGPoint(x: rect(stage, 1).midX, y: rect(stage, 1).midY), count: 2)
        stage.host.advance(by: 1)
        #expect(titles(stage.host).isEmpty)
    }

    @Test func quotesAndDashesAreSmartWhereTheyAreAskedFor() {
        let stage = FieldStage()
        stage.field.becomeFirstResponder()
        stage.host.type("\"a\"--'b'")
        #expect(stage.field.text == "\"a\"--'b'")
        stage.field.text = ""
        stage.field.smartQuotesType = .yes
        stage.field.smartDashesType = .yes
        stage.host.type("\"it's\" a--b")
        #expect(stage.field.text == "\u{201C}it\u{2019}s\u{201D} a\u{2014}b")
        stage.host.press("Backspace")
        stage.host.press("Backspace")
        stage.host.type("--")
        stage.host.advance(by: 0.1)
        stage.host.press("z", modifiers: .control)
        #expect(stage.field.text?.hasSuffix("\u{2014}") == false)
        stage.field.isSecureTextEntry = true
        stage.field.text = ""
        stage.host.type("\"--")
        #expect(stage.field.text == "\"--")
    }

    @Test func undoTakesTheSmartSignAwayBeforeWhatWasTyped() {
        let stage = FieldStage()
        stage.field.smartQuotesType = .yes
        stage.field.smartDashesType = .yes
        stage.field.becomeFirstResponder()
        let recorder = FieldRecorder()
        recorder.listen(to: stage.field)
        stage.host.type("say \"")
        #expect(stage.field.text == "say \u{201C}")
        // The delegate is called once, with the replaced character.
        #expect(recorder.calls.filter { $0.hasPrefix("shouldChange") }.last == "shouldChange 4,0 \u{201C}")
        #expect(recorder.calls.filter { $0 == "editingChanged" }.count == 5)
        stage.host.press("z", modifiers: .control)
        #expect(stage.field.text == "say \"")
        stage.host.press("z", modifiers: .control)
        #expect(stage.field.text == "")
        stage.host.press("z", modifiers: [.control, .shift])
        #expect(stage.field.text == "say \"")
        stage.host.press("z", modifiers: [.control, .shift])
        #expect(stage.field.text == "say \u{201C}")
        stage.host.type("so--")
        #expect(stage.field.text == "say \u{201C}so\u{2014}")
        stage.host.press("z", modifiers: .control)
        #expect(stage.field.text == "say \u{201C}so--")
        stage.host.type("x")
        #expect(stage.field.text == "say \u{201C}so--x")
        stage.host.advance(by: 0.1)
        // Undoing a smart quote that replaced a selection also restores the selected text.
        stage.select(0, 3)
        stage.host.type("'")
        #expect(stage.field.text == "\u{2018} \u{201C}so--x")
        stage.host.press("z", modifiers: .control)
        #expect(stage.field.text == "' \u{201C}so--x")
        stage.host.press("z", modifiers: .control)
        #expect(stage.field.text == "say \u{201C}so--x")
    }

    @Test func spacesComeAndGoWithWords() {
        let stage = FieldStage()
        stage.field.smartInsertDeleteType = .yes
        stage.field.text = "one two three"
        stage.field.becomeFirstResponder()
        stage.select(4, 3)
        stage.host.press("x", modifiers: .control)
        #expect(stage.field.text == "one three")
        stage.select(0)
        stage.host.press("v", modifiers: .control)
        #expect(stage.field.text == "two one three")
    }
}
