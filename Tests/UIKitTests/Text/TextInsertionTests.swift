import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Insertions that replace the text, the Return key, and field backgrounds") @MainActor
struct TextInsertionTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))
    private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 300, height: 40))
    private let view = UITextView(frame: CGRect(x: 10, y: 60, width: 300, height: 200))

    init() {
        host.window.addSubview(field)
        host.window.addSubview(view)
        UIPasteboard.general.string = "pasted"
    }

    @Test("With clearsOnInsertion typed, composed and pasted text replaces the whole text, once", arguments: [true, false])
    func clears(inField: Bool) {
        let input: any UIView & UITextInput = inField ? field : view
        var text: String? { inField ? field.text : view.text }
        var clears: Bool { inField ? field.clearsOnInsertion : view.clearsOnInsertion }
        func set(_ value: String) {
            if inField {
                (field.text, field.clearsOnInsertion) = (value, true)
            } else {
                (view.text, view.clearsOnInsertion) = (value, true)
            }
        }
        input.becomeFirstResponder()
        #expect(!clears)
        set("old")
        host.type("ab")
        #expect(text == "ab" && !clears)
        set("old")
        host.press("v", modifiers: .control)
        #expect(text == "pasted" && !clears)
        set("old")
        host.compose("ni")
        host.type("你")
        #expect(text == "你" && !clears)
        set("old")
        host.press("Backspace")
        #expect(text == "ol" && clears)
    }

    @Test("A new selection sets clearsOnInsertion to false; until then the caret is hidden")
    func selectionKeepsText() {
        field.becomeFirstResponder()
        field.text = "old"
        host.advance(by: 0.1)
        let overlay = field.canvas.subviews.last
        #expect(overlay?.isHidden == false)
        field.clearsOnInsertion = true
        host.advance(by: 0.1)
        #expect(overlay?.isHidden == true)
        host.press("Home")
        host.advance(by: 0.1)
        #expect(!field.clearsOnInsertion && overlay?.isHidden == false)
        host.type("!")
        #expect(field.text == "!old")
    }

    @Test("With enablesReturnKeyAutomatically the Return key does nothing while a text view or a field is empty")
    func disabledReturnKey() {
        view.enablesReturnKeyAutomatically = true
        view.becomeFirstResponder()
        host.press("Return")
        #expect(view.text == "")
        host.type("a")
        host.press("Return")
        #expect(view.text == "a\n")
        var returns = 0
        field.addAction(UIAction { _ in returns += 1 }, for: .primaryActionTriggered)
        field.enablesReturnKeyAutomatically = true
        field.becomeFirstResponder()
        host.press("Return")
        #expect(returns == 0)
        host.type("a")
        host.press("Return")
        #expect(returns == 1)
    }

    @Test("A field's background image replaces a line or a bezel, and is hidden by a round border")
    func backgrounds() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        let disabled = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        for style in [UITextField.BorderStyle.none, .line, .bezel] {
            field.borderStyle = style
            field.background = image
            #expect(field.borderView.image === image && field.borderView.layer.borderWidth == 0)
            field.disabledBackground = disabled
            field.isEnabled = false
            #expect(field.borderView.image === disabled)
            field.background = nil
            #expect(field.borderView.image == nil)
            field.isEnabled = true
        }
        field.borderStyle = .roundedRect
        field.background = image
        #expect(field.borderView.image == nil && field.borderView.layer.borderWidth > 0)
    }

    @Test("A click with Shift moves the nearer end of the selection", arguments: [(5, 5, 13), (12, 4, 12), (1, 1, 13), (16, 4, 16)])
    func shiftClick(offset: Int, start: Int, end: Int) throws {
        view.text = "one two three four"
        view.becomeFirstResponder()
        host.advance(by: 0.1)
        view.selectedRange = NSRange(location: 4, length: 9)
        let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
        let caret = view.caretRect(for: position)
        host.pointer.move(to: view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil))
        host.pointer.click(modifiers: .shift)
        #expect(view.selectedRange == NSRange(location: start, length: end - start))
    }
}
