import Testing
import UIKitTesting

@testable import UIKit

/// Style properties of views after their attributed text is set, and the style of text that replaces a selection.
@Suite @MainActor
struct TextStyleFollowingTests {
    private let styled: NSAttributedString = {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let text = NSMutableAttributedString(
            string: "Red", attributes: [.font: UIFont.boldSystemFont(ofSize: 21), .foregroundColor: UIColor.red, .paragraphStyle: style])
        text.append(
            NSAttributedString(string: " blue", attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.blue]))
        return text
    }()

    @Test("A label's font, colour and alignment are those of its attributed text's first character")
    func label() {
        let label = UILabel()
        label.text = "plain"
        label.attributedText = styled
        #expect(label.font == .boldSystemFont(ofSize: 21) && label.textColor == .red && label.textAlignment == .center)
        #expect(label.text == styled.string)
        #expect(label.attributedText?.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .blue)
        label.attributedText = NSAttributedString(string: "bare")
        #expect(label.font == .boldSystemFont(ofSize: 21) && label.textColor == .red)
        label.attributedText = nil
        label.attributedText = NSAttributedString()
        #expect(label.textColor == .red && label.text == "")
        label.text = "again"
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    @Test("A field's font, colour and alignment are those of its attributed text's first character")
    func field() {
        let field = UITextField()
        field.attributedText = styled
        #expect(field.font == .boldSystemFont(ofSize: 21) && field.textColor == .red && field.textAlignment == .center)
        #expect(field.attributedText?.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .blue)
        field.attributedText = NSAttributedString(string: "bare")
        #expect(field.font == .boldSystemFont(ofSize: 21) && field.textColor == .red)
    }

    @Test("A text view's font, colour and alignment are those of its attributed text's first character")
    func view() {
        let view = UITextView()
        view.text = "plain"
        view.attributedText = styled
        #expect(view.font == .boldSystemFont(ofSize: 21) && view.textColor == .red && view.textAlignment == .center)
        #expect(view.text == styled.string)
        #expect(view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .blue)
        view.text = "other"
        #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    @Test("Parts of an attributed text without attributes have the style that the view had before")
    func gaps() {
        let text = NSMutableAttributedString(string: "* needed")
        text.addAttributes([.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30)], range: NSRange(location: 0, length: 1))
        let (label, field, view) = (UILabel(), UITextField(), UITextView())
        label.textColor = .green
        field.textColor = .green
        view.textColor = .green
        label.attributedText = text
        field.attributedText = text
        view.attributedText = text
        for shown in [label.attributedText, field.attributedText, view.attributedText] {
            #expect(color(shown, 0) == .red && color(shown, 3) == .green)
        }
        #expect((label.attributedText?.attribute(.font, at: 3, effectiveRange: nil) as? UIFont)?.pointSize == 17)
        #expect(label.textColor == .red && field.textColor == .red && view.textColor == .red)
    }

    private func color(_ text: NSAttributedString?, _ index: Int) -> UIColor? {
        text?.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }

    @Test("Text that is typed over a selection has the style of the selection's first character")
    func typing() throws {
        let host = TestHost()
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 300, height: 40))
        let view = UITextView(frame: CGRect(x: 10, y: 60, width: 300, height: 100))
        for text in [field, view] as [UIView & UITextInput] {
            host.window.addSubview(text)
            text.becomeFirstResponder()
            func set(_ value: NSAttributedString) { text === field ? (field.attributedText = value) : (view.attributedText = value) }
            var now: NSAttributedString? { text === field ? field.attributedText : view.attributedText }
            func range(_ start: Int, _ end: Int) throws -> UITextRange {
                let from = try #require(text.position(from: text.beginningOfDocument, offset: start))
                let to = try #require(text.position(from: text.beginningOfDocument, offset: end))
                return try #require(text.textRange(from: from, to: to))
            }
            set(styled)
            host.press("a", modifiers: .control)
            host.type("x")
            #expect(now?.string == "x" && color(now, 0) == .red)
            host.press("Backspace")
            host.type("y")
            #expect(now?.string == "y" && color(now, 0) == .red)
            set(styled)
            text.selectedTextRange = try range(3, 8)
            host.type("z")
            #expect(now?.string == "Redz" && color(now, 3) == .blue)
            // An input method's correction replaces text that is not selected.
            set(styled)
            text.replace(try range(0, 3), withText: "Green")
            #expect(now?.string == "Green blue" && color(now, 4) == .red && color(now, 6) == .blue)
        }
    }

    @Test("In a secure field that is edited again, the first key replaces or deletes the whole text")
    func secureField() {
        let host = TestHost()
        let recorder = FieldRecorder()
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 300, height: 40))
        let other = UITextField(frame: CGRect(x: 10, y: 60, width: 300, height: 40))
        field.isSecureTextEntry = true
        host.window.addSubview(field)
        host.window.addSubview(other)
        field.becomeFirstResponder()
        host.type("abc")
        #expect(field.text == "abc")
        other.becomeFirstResponder()
        field.becomeFirstResponder()
        recorder.listen(to: field)
        host.type("xy")
        #expect(field.text == "xy" && recorder.calls.first { $0.hasPrefix("shouldChange") } == "shouldChange 0,3 x")
        other.becomeFirstResponder()
        field.becomeFirstResponder()
        host.press("Backspace")
        #expect(field.text == "")
        host.type("pq")
        other.becomeFirstResponder()
        field.becomeFirstResponder()
        recorder.refuses = { $0.hasPrefix("shouldChange") }
        host.type("z")
        #expect(field.text == "pq")
        // A field that is not secure keeps its text. A secure field keeps it if the app sets the text before the first key.
        recorder.refuses = { _ in false }
        other.becomeFirstResponder()
        field.becomeFirstResponder()
        field.text = "set"
        host.type("!")
        #expect(field.text == "set!")
        other.text = "open"
        other.becomeFirstResponder()
        host.type("!")
        #expect(other.text == "open!")
    }

    @Test("In a test host, typing, deletions and a replaced selection are undone one by one without time between them")
    func undoGroups() {
        let host = TestHost()
        let view = UITextView(frame: CGRect(x: 10, y: 60, width: 300, height: 100))
        host.window.addSubview(view)
        view.becomeFirstResponder()
        host.type("one two")
        host.press("Backspace")
        host.press("Backspace")
        view.selectedRange = NSRange(location: 0, length: 3)
        host.type("X")
        #expect(view.text == "X t")
        view.undoManager?.undo()
        #expect(view.text == "one t")
        view.undoManager?.undo()
        #expect(view.text == "one two")
        view.undoManager?.undo()
        #expect(view.text == "")
        view.undoManager?.redo()
        #expect(view.text == "one two")
    }

    @Test("In a test host each tap is a separate undo group, and a group that the app has opened stays open")
    func undoGroupsOfTaps() {
        let host = TestHost()
        let manager = UndoManager()
        var undone: [Int] = []
        var count = 0
        let button = UIButton(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            primaryAction: UIAction { _ in
                count += 1
                let number = count
                manager.registerUndo(withTarget: host) { _ in undone.append(number) }
            })
        host.window.addSubview(button)
        host.tap(at: CGPoint(x: 50, y: 50))
        host.tap(at: CGPoint(x: 50, y: 50))
        manager.undo()
        #expect(undone == [2])
        manager.undo()
        #expect(undone == [2, 1])
        manager.beginUndoGrouping()
        host.tap(at: CGPoint(x: 50, y: 50))
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(manager.groupingLevel > 0)
        manager.endUndoGrouping()
        undone = []
        manager.undo()
        #expect(undone == [4, 3])
    }

    private final class Editor: UITextView {
        var performed: [String] = []
        var priority = false
        override var keyCommands: [UIKeyCommand]? {
            let inputs: [(String, UIKeyModifierFlags)] = [("a", []), ("\r", []), (UIKeyCommand.inputUpArrow, []), ("k", .command)]
            return inputs.map { input, flags in
                let command = UIKeyCommand(input: input, modifierFlags: flags, action: Selector(Editor.act(_:)))
                command.wantsPriorityOverSystemBehavior = priority
                return command
            } + [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector(Editor.act(_:)))]
        }
        func act(_ command: UIKeyCommand) { performed.append(command.input ?? "") }
    }

    @Test("Without wantsPriorityOverSystemBehavior, a text view's key commands without modifiers do not prevent typing")
    func keyCommands() {
        let host = TestHost()
        let view = Editor(frame: CGRect(x: 10, y: 60, width: 300, height: 100))
        host.window.addSubview(view)
        view.becomeFirstResponder()
        host.type("ba\n")
        host.press("k", modifiers: .command)
        host.press("Escape")
        #expect(view.text == "ba\n" && view.performed == ["k", UIKeyCommand.inputEscape])
        view.priority = true
        view.performed = []
        host.type("a\n")
        #expect(view.text == "ba\n" && view.performed == ["a", "\r"])
    }
}
