import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct TextFieldTests {
    @Test func tapBeginsEditingAndKeysType() {
        let fixture = FieldFixture()
        fixture.host.tap(at: fixture.field.center)
        #expect(fixture.field.isEditing)
        fixture.host.type("Hello, World!")
        #expect(fixture.field.text == "Hello, World!")
        #expect(fixture.selection == NSRange(location: 13, length: 0))
    }

    @Test func delegateIsCalledInUIKitsOrder() {
        let fixture = FieldFixture()
        let recorder = FieldRecorder()
        recorder.listen(to: fixture.field)
        fixture.field.becomeFirstResponder()
        #expect(recorder.calls == ["shouldBegin", "didBegin", "editingDidBegin"])
        recorder.calls = []
        fixture.host.type("a")
        #expect(recorder.calls == ["shouldChange 0,0 a", "didChangeSelection", "editingChanged"])
        recorder.calls = []
        fixture.host.press("Backspace")
        #expect(recorder.calls == ["shouldChange 0,1 ", "didChangeSelection", "editingChanged"])
        recorder.calls = []
        fixture.host.press("Return")
        // With an action for editingDidEndOnExit, Return makes the field resign first responder.
        #expect(recorder.calls == ["shouldReturn", "editingDidEndOnExit", "shouldEnd", "didEnd committed", "editingDidEnd"])
        #expect(!fixture.field.isFirstResponder)
    }

    @Test func refusingDelegatePreventsChanges() {
        let fixture = FieldFixture()
        let recorder = FieldRecorder()
        recorder.listen(to: fixture.field)
        recorder.refuses = { $0 == "shouldBegin" }
        #expect(!fixture.field.becomeFirstResponder())
        #expect(recorder.calls == ["shouldBegin"])
        recorder.refuses = { $0.hasSuffix("x") || $0 == "shouldEnd" }
        fixture.field.becomeFirstResponder()
        fixture.host.type("axb")
        #expect(fixture.field.text == "ab")
        #expect(!fixture.field.resignFirstResponder())
        #expect(fixture.field.isEditing)
        // endEditing(true) ends editing even if the delegate refuses, and the delegate is notified.
        fixture.host.window.endEditing(true)
        #expect(!fixture.field.isFirstResponder)
        #expect(!fixture.field.isEditing)
        #expect(recorder.calls.last == "editingDidEnd")
    }

    @Test func delegateMayRemoveTheFieldDuringTyping() {
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
        weak var weakField: UITextField?
        do {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            weakField = field
            field.delegate = remover
            host.window.addSubview(field)
            field.becomeFirstResponder()
        }
        host.type("ab")
        host.advance(by: 1)
        #expect(remover.ends == 1)
        #expect(weakField?.superview == nil)
        #expect(weakField?.isEditing != true)
    }

    @Test func settingTheTextNotifiesNoDelegate() {
        let fixture = FieldFixture()
        let recorder = FieldRecorder()
        recorder.listen(to: fixture.field)
        fixture.field.text = "one\ntwo"
        #expect(fixture.field.text == "one two")
        fixture.field.text = nil
        #expect(fixture.field.text == "")
        #expect(recorder.calls.isEmpty)
    }

    @Test func secureTextIsNotRevealed() {
        let fixture = FieldFixture()
        UIPasteboard.general.string = "before"
        fixture.field.isSecureTextEntry = true
        fixture.field.becomeFirstResponder()
        fixture.host.type("pässword")
        #expect(fixture.field.text == "pässword")
        #expect(fixture.field.accessibilityValue == String(repeating: "\u{2022}", count: 8))
        fixture.field.selectAll(nil)
        fixture.host.press("c", modifiers: .control)
        fixture.host.press("x", modifiers: .control)
        fixture.field.copy(nil)
        #expect(UIPasteboard.general.string == "before")
        #expect(fixture.field.text == "pässword")
        // Caret positions are between the bullets.
        let second = fixture.field.caretRect(for: fixture.field.position(from: fixture.field.beginningOfDocument, offset: 2)!)
        let first = fixture.field.caretRect(for: fixture.field.position(from: fixture.field.beginningOfDocument, offset: 1)!)
        #expect(second.minX > first.minX)
    }

    @Test func cutCopyAndPasteUseThePasteboard() {
        let fixture = FieldFixture()
        fixture.field.text = "one two"
        fixture.field.becomeFirstResponder()
        fixture.select(0, 3)
        fixture.host.press("x", modifiers: .control)
        #expect(fixture.field.text == " two")
        #expect(UIPasteboard.general.string == "one")
        // One undo reverts all changes of one event.
        fixture.host.advance(by: 0.1)
        fixture.host.press("End")
        fixture.host.press("v", modifiers: .control)
        #expect(fixture.field.text == " twoone")
        fixture.host.advance(by: 0.1)
        fixture.host.press("z", modifiers: .control)
        #expect(fixture.field.text == " two")
        fixture.host.press("z", modifiers: .control)
        #expect(fixture.field.text == "one two")
        fixture.host.press("z", modifiers: [.control, .shift])
        #expect(fixture.field.text == " two")
    }

    @Test func keysMoveTheCaretAndSelect() {
        let fixture = FieldFixture()
        fixture.field.text = "one two three"
        fixture.field.becomeFirstResponder()
        fixture.host.press("Home")
        #expect(fixture.selection == NSRange(location: 0, length: 0))
        fixture.host.press("ArrowRight", modifiers: .control)
        #expect(fixture.selection == NSRange(location: 3, length: 0))
        fixture.host.press("ArrowRight", modifiers: [.control, .shift])
        #expect(fixture.selection == NSRange(location: 3, length: 4))
        fixture.host.press("ArrowLeft", modifiers: .shift)
        #expect(fixture.selection == NSRange(location: 3, length: 3))
        fixture.host.press("ArrowRight")
        #expect(fixture.selection == NSRange(location: 6, length: 0))
        fixture.host.press("Backspace", modifiers: .control)
        #expect(fixture.field.text == "one o three")
        fixture.host.press("a", modifiers: .control)
        fixture.host.type("x")
        #expect(fixture.field.text == "x")
    }

    @Test func mouseSelects() {
        let fixture = FieldFixture()
        fixture.field.text = "one two three"
        let rect = { (index: Int) in
            fixture.field.convert(
                fixture.field.caretRect(for: fixture.field.position(from: fixture.field.beginningOfDocument, offset: index)!), to: nil)
        }
        fixture.host.advance(by: 0.1)
        fixture.host.pointer.move(to: CGPoint(x: rect(0).midX, y: rect(0).midY))
        fixture.host.pointer.press()
        fixture.host.pointer.move(to: CGPoint(x: rect(7).midX, y: rect(7).midY), duration: 0.2)
        fixture.host.pointer.release()
        #expect(fixture.selection == NSRange(location: 0, length: 7))
        // A double click selects a word.
        fixture.host.advance(by: 1)
        fixture.host.pointer.move(to: CGPoint(x: rect(9).midX, y: rect(9).midY))
        for _ in 0..<2 {
            fixture.host.pointer.press()
            fixture.host.pointer.release()
        }
        #expect(fixture.selection == NSRange(location: 8, length: 5))
    }

    @Test func doubleTapSelectsAWordAndHandlesMoveItsEnds() {
        let fixture = FieldFixture()
        fixture.field.text = "one two three"
        fixture.field.becomeFirstResponder()
        fixture.host.advance(by: 0.1)
        let rect = { (index: Int) in
            fixture.field.convert(
                fixture.field.caretRect(for: fixture.field.position(from: fixture.field.beginningOfDocument, offset: index)!), to: nil)
        }
        fixture.host.tap(at: CGPoint(x: rect(5).midX, y: rect(5).midY), count: 2)
        fixture.host.advance(by: 0.1)
        #expect(fixture.selection == NSRange(location: 4, length: 3))
        fixture.host.drag(from: CGPoint(x: rect(7).midX, y: rect(7).maxY), to: CGPoint(x: rect(13).midX + 4, y: rect(13).maxY))
        #expect(fixture.selection == NSRange(location: 4, length: 9))
    }

    @Test func markedTextStaysUntilCommitted() {
        let fixture = FieldFixture()
        fixture.field.becomeFirstResponder()
        fixture.host.type("a")
        fixture.host.advance(by: 0.1)
        fixture.host.compose("に")
        #expect(fixture.field.text == "aに")
        #expect(fixture.field.markedTextRange != nil)
        fixture.host.compose("にほん")
        #expect(fixture.field.text == "aにほん")
        fixture.host.type("日本")
        #expect(fixture.field.text == "a日本")
        #expect(fixture.field.markedTextRange == nil)
        fixture.host.compose("x")
        fixture.host.compose("")
        #expect(fixture.field.text == "a日本")
        fixture.host.press("z", modifiers: .control)
        #expect(fixture.field.text == "a")
    }

    @Test("Keys that delete a word or paste commit the marked text first", arguments: ["Backspace", "v"])
    func editingKeysCommitMarkedText(key: String) {
        let fixture = FieldFixture()
        UIPasteboard.general.string = "pasted"
        fixture.field.becomeFirstResponder()
        fixture.host.type("one two")
        fixture.host.compose("にほ")
        fixture.host.press(key, modifiers: .control)
        #expect(fixture.field.markedTextRange == nil)
        // The input method begins a new composition, and does not replace a range that is gone.
        fixture.host.compose("x")
        fixture.host.compose("xy")
        let before = fixture.field.text ?? ""
        #expect(before.hasSuffix("xy") && fixture.field.markedTextRange != nil)
        fixture.host.type("z")
        #expect(fixture.field.text == before.dropLast(2) + "z")
    }

    @Test("If the app sets the text during a composition, the composition ends")
    func settingTextEndsComposition() {
        let fixture = FieldFixture()
        fixture.field.becomeFirstResponder()
        fixture.host.compose("にほ")
        fixture.field.text = "new"
        #expect(fixture.field.markedTextRange == nil && fixture.field.text == "new")
        fixture.host.type("d")
        #expect(fixture.field.text == "newd")
    }

    @Test func clearButtonCallsTheDelegateAndClears() {
        let fixture = FieldFixture()
        let recorder = FieldRecorder()
        recorder.listen(to: fixture.field)
        fixture.field.clearButtonMode = .always
        fixture.field.text = "words"
        fixture.host.advance(by: 0.1)
        let rect = fixture.field.clearButtonRect(forBounds: fixture.field.bounds)
        fixture.host.tap(at: fixture.field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
        #expect(fixture.field.text == "")
        #expect(recorder.calls.first == "shouldClear")
    }

    @Test func tabMovesToTheNextField() {
        let fixture = FieldFixture()
        let other = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        fixture.host.window.addSubview(other)
        fixture.field.becomeFirstResponder()
        fixture.host.press("Tab")
        #expect(other.isFirstResponder)
        fixture.host.press("Tab", modifiers: .shift)
        #expect(fixture.field.isFirstResponder)
    }

    @Test("The views inside of a text field or a text view that was edited are deallocated with it", arguments: [false, true])
    func deallocation(isField: Bool) async {
        struct WeakView { weak var view: UIView? }
        let host = TestHost()
        var parts: [WeakView] = []
        func collect(_ view: UIView) {
            parts.append(WeakView(view: view))
            for subview in view.subviews { collect(subview) }
        }
        do {
            let view: UIView = isField ? UITextField() : UITextView()
            view.frame = CGRect(x: 20, y: 20, width: 200, height: 100)
            host.window.addSubview(view)
            view.becomeFirstResponder()
            host.type("word")
            host.advance(by: 0.1)
            collect(view)
            view.removeFromSuperview()
        }
        await host.settle()
        #expect(parts.count > 3 && parts.allSatisfy { $0.view == nil })
    }

    @Test func longTextScrollsToTheCaret() {
        let fixture = FieldFixture()
        fixture.field.becomeFirstResponder()
        fixture.host.type(String(repeating: "many words ", count: 12))
        fixture.host.advance(by: 0.1)
        let caret = fixture.field.caretRect(for: fixture.field.endOfDocument)
        #expect(fixture.field.bounds.contains(caret))
        fixture.host.press("Home")
        fixture.host.advance(by: 0.1)
        #expect(fixture.field.bounds.contains(fixture.field.caretRect(for: fixture.field.beginningOfDocument)))
    }

    @Test func inputViewAppearsAndPostsNotifications() {
        let fixture = FieldFixture()
        var frames: [CGRect] = []
        let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
            note in
            let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            MainActor.assumeIsolated { frames.append(value?.cgRectValue ?? .zero) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let wheel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 180))
        fixture.field.inputView = wheel
        fixture.field.becomeFirstResponder()
        fixture.host.advance(by: 1)
        #expect(frames == [CGRect(x: 0, y: 300, width: 320, height: 180)])
        #expect(wheel.window != nil)
        fixture.field.resignFirstResponder()
        fixture.host.advance(by: 1)
        #expect(wheel.window == nil)
    }
}
