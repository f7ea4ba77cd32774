import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct TextFieldTests {
    @Test func aTapBeginsEditingAndKeysType() {
        let stage = FieldStage()
        stage.host.tap(at: stage.field.center)
        #expect(stage.field.isEditing)
        stage.host.type("Hello, World!")
        #expect(stage.field.text == "Hello, World!")
        #expect(stage.selection == NSRange(location: 13, length: 0))
    }

    @Test func theDelegateIsAskedAndToldInUIKitsOrder() {
        let stage = FieldStage()
        let recorder = FieldRecorder()
        recorder.listen(to: stage.field)
        stage.field.becomeFirstResponder()
        #expect(recorder.calls == ["shouldBegin", "didBegin", "editingDidBegin"])
        recorder.calls = []
        stage.host.type("a")
        #expect(recorder.calls == ["shouldChange 0,0 a", "didChangeSelection", "editingChanged"])
        recorder.calls = []
        stage.host.press("Backspace")
        #expect(recorder.calls == ["shouldChange 0,1 ", "didChangeSelection", "editingChanged"])
        recorder.calls = []
        stage.host.press("Return")
        // If an action for editingDidEndOnExit exists, Return resigns first responder.
        #expect(recorder.calls == ["shouldReturn", "editingDidEndOnExit", "shouldEnd", "didEnd committed", "editingDidEnd"])
        #expect(!stage.field.isFirstResponder)
    }

    @Test func aDelegateThatRefusesKeepsThingsAsTheyAre() {
        let stage = FieldStage()
        let recorder = FieldRecorder()
        recorder.listen(to: stage.field)
        recorder.refuses = { $0 == "shouldBegin" }
        #expect(!stage.field.becomeFirstResponder())
        #expect(recorder.calls == ["shouldBegin"])
        recorder.refuses = { $0.hasSuffix("x") || $0 == "shouldEnd" }
        stage.field.becomeFirstResponder()
        stage.host.type("axb")
        #expect(stage.field.text == "ab")
        #expect(!stage.field.resignFirstResponder())
        #expect(stage.field.isEditing)
        // `endEditing(true)` ends editing in spite of the delegate and notifies it.
        stage.host.window.endEditing(true)
        #expect(!stage.field.isFirstResponder)
        #expect(!stage.field.isEditing)
        #expect(recorder.calls.last == "editingDidEnd")
    }

    @Test func aDelegateMayRemoveTheFieldWhileItTypes() {
        final class Remover: NSObject, UITextFieldDelegate {
            var ends = 0
            func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
                textField.removeFromSuperview()
                return true
            }
            func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
        }
        let host = TestHost()
        let remover = Remover()
        weak var gone: UITextField?
        do {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            gone = field
            field.delegate = remover
            host.window.addSubview(field)
            field.becomeFirstResponder()
        }
        host.type("ab")
        host.advance(by: 1)
        #expect(remover.ends == 1)
        #expect(gone?.superview == nil)
        #expect(gone?.isEditing != true)
    }

    @Test func settingTheTextTellsNoOne() {
        let stage = FieldStage()
        let recorder = FieldRecorder()
        recorder.listen(to: stage.field)
        stage.field.text = "one\ntwo"
        #expect(stage.field.text == "one two")
        stage.field.text = nil
        #expect(stage.field.text == "")
        #expect(recorder.calls.isEmpty)
    }

    @Test func secretsStaySecret() {
        let stage = FieldStage()
        UIPasteboard.general.string = "before"
        stage.field.isSecureTextEntry = true
        stage.field.becomeFirstResponder()
        stage.host.type("pässword")
        #expect(stage.field.text == "pässword")
        #expect(stage.field.accessibilityValue == String(repeating: "\u{2022}", count: 8))
        stage.field.selectAll(nil)
        stage.host.press("c", modifiers: .control)
        stage.host.press("x", modifiers: .control)
        stage.field.copy(nil)
        #expect(UIPasteboard.general.string == "before")
        #expect(stage.field.text == "pässword")
        // Carets are between the bullets.
        let second = stage.field.caretRect(for: stage.field.position(from: stage.field.beginningOfDocument, offset: 2)!)
        let first = stage.field.caretRect(for: stage.field.position(from: stage.field.beginningOfDocument, offset: 1)!)
        #expect(second.minX > first.minX)
    }

    @Test func cutCopyAndPasteGoThroughThePasteboard() {
        let stage = FieldStage()
        stage.field.text = "one two"
        stage.field.becomeFirstResponder()
        stage.select(0, 3)
        stage.host.press("x", modifiers: .control)
        #expect(stage.field.text == " two")
        #expect(UIPasteboard.general.string == "one")
        // Edits within one event are one undo step.
        stage.host.advance(by: 0.1)
        stage.host.press("End")
        stage.host.press("v", modifiers: .control)
        #expect(stage.field.text == " twoone")
        stage.host.advance(by: 0.1)
        stage.host.press("z", modifiers: .control)
        #expect(stage.field.text == " two")
        stage.host.press("z", modifiers: .control)
        #expect(stage.field.text == "one two")
        stage.host.press("z", modifiers: [.control, .shift])
        #expect(stage.field.text == " two")
    }

    @Test func keysMoveAndSelect() {
        let stage = FieldStage()
        stage.field.text = "one two three"
        stage.field.becomeFirstResponder()
        stage.host.press("Home")
        #expect(stage.selection == NSRange(location: 0, length: 0))
        stage.host.press("ArrowRight", modifiers: .control)
        #expect(stage.selection == NSRange(location: 3, length: 0))
        stage.host.press("ArrowRight", modifiers: [.control, .shift])
        #expect(stage.selection == NSRange(location: 3, length: 4))
        stage.host.press("ArrowLeft", modifiers: .shift)
        #expect(stage.selection == NSRange(location: 3, length: 3))
        stage.host.press("ArrowRight")
        #expect(stage.selection == NSRange(location: 6, length: 0))
        stage.host.press("Backspace", modifiers: .control)
        #expect(stage.field.text == "one o three")
        stage.host.press("a", modifiers: .control)
        stage.host.type("x")
        #expect(stage.field.text == "x")
    }

    @Test func theMouseSelects() {
        let stage = FieldStage()
        stage.field.text = "one two three"
        let rect = { (place: Int) in
            stage.field.convert(
                stage.field.caretRect(for: stage.field.position(from: stage.field.beginningOfDocument, offset: place)!), to: nil)
        }
        stage.host.advance(by: 0.1)
        stage.host.pointer.move(to: CGPoint(x: rect(0).midX, y: rect(0).midY))
        stage.host.pointer.press()
        stage.host.pointer.move(to: CGPoint(x: rect(7).midX, y: rect(7).midY), duration: 0.2)
        stage.host.pointer.release()
        #expect(stage.selection == NSRange(location: 0, length: 7))
        // A double click selects a word.
        stage.host.advance(by: 1)
        stage.host.pointer.move(to: CGPoint(x: rect(9).midX, y: rect(9).midY))
        for _ in 0..<2 {
            stage.host.pointer.press()
            stage.host.pointer.release()
        }
        #expect(stage.selection == NSRange(location: 8, length: 5))
    }

    @Test func aDoubleTapSelectsAWordAndHandlesDragItsEnds() {
        let stage = FieldStage()
        stage.field.text = "one two three"
        stage.field.becomeFirstResponder()
        stage.host.advance(by: 0.1)
        let rect = { (place: Int) in
            stage.field.convert(
                stage.field.caretRect(for: stage.field.position(from: stage.field.beginningOfDocument, offset: place)!), to: nil)
        }
        stage.host.tap(at: CGPoint(x: rect(5).midX, y: rect(5).midY), count: 2)
        stage.host.advance(by: 0.1)
        #expect(stage.selection == NSRange(location: 4, length: 3))
        stage.host.drag(from: CGPoint(x: rect(7).midX, y: rect(7).maxY), to: CGPoint(x: rect(13).midX + 4, y: rect(13).maxY))
        #expect(stage.selection == NSRange(location: 4, length: 9))
    }

    @Test func whatIsComposedIsMarkedUntilItIsEntered() {
        let stage = FieldStage()
        stage.field.becomeFirstResponder()
        stage.host.type("a")
        stage.host.advance(by: 0.1)
        stage.host.compose("に")
        #expect(stage.field.text == "aに")
        #expect(stage.field.markedTextRange != nil)
        stage.host.compose("にほん")
        #expect(stage.field.text == "aにほん")
        stage.host.type("日本")
        #expect(stage.field.text == "a日本")
        #expect(stage.field.markedTextRange == nil)
        stage.host.compose("x")
        stage.host.compose("")
        #expect(stage.field.text == "a日本")
        stage.host.press("z", modifiers: .control)
        #expect(stage.field.text == "a")
    }

    @Test func theClearButtonAsksAndClears() {
        let stage = FieldStage()
        let recorder = FieldRecorder()
        recorder.listen(to: stage.field)
        stage.field.clearButtonMode = .always
        stage.field.text = "words"
        stage.host.advance(by: 0.1)
        let rect = stage.field.clearButtonRect(forBounds: stage.field.bounds)
        stage.host.tap(at: stage.field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
        #expect(stage.field.text == "")
        #expect(recorder.calls.first == "shouldClear")
    }

    @Test func tabGoesToTheNextField() {
        let stage = FieldStage()
        let other = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        stage.host.window.addSubview(other)
        stage.field.becomeFirstResponder()
        stage.host.press("Tab")
        #expect(other.isFirstResponder)
        stage.host.press("Tab", modifiers: .shift)
        #expect(stage.field.isFirstResponder)
    }

    @Test func longTextScrollsWithTheCaret() {
        let stage = FieldStage()
        stage.field.becomeFirstResponder()
        stage.host.type(String(repeating: "many words ", count: 12))
        stage.host.advance(by: 0.1)
        let caret = stage.field.caretRect(for: stage.field.endOfDocument)
        #expect(stage.field.bounds.contains(caret))
        stage.host.press("Home")
        stage.host.advance(by: 0.1)
        #expect(stage.field.bounds.contains(stage.field.caretRect(for: stage.field.beginningOfDocument)))
    }

    @Test func anInputViewComesUpAndIsAnnounced() {
        let stage = FieldStage()
        var frames: [CGRect] = []
        let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
            note in
            let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            MainActor.assumeIsolated { frames.append(value?.cgRectValue ?? .zero) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let wheel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 180))
        stage.field.inputView = wheel
        stage.field.becomeFirstResponder()
        stage.host.advance(by: 1)
        #expect(frames == [CGRect(x: 0, y: 300, width: 320, height: 180)])
        #expect(wheel.window != nil)
        stage.field.resignFirstResponder()
        stage.host.advance(by: 1)
        #expect(wheel.window == nil)
    }
}
