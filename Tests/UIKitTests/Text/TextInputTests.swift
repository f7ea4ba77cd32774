import Foundation
import Host
import Testing
import UIKit
import UIKitTesting

/// Keys, input methods and tokenizers work in the same way with a text view and with an app's own text input.
@Suite @MainActor
struct TextInputTests {
    /// The classes of text inputs.
    enum Kind: CaseIterable, Sendable { case textView, own }

    /// A text input as the first responder of a host.
    @MainActor
    private struct Fixture {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let input: any UIView & UITextInput

        init(_ kind: Kind, _ text: String = "", isEditable: Bool = true) {
            let frame = CGRect(x: 0, y: 0, width: 320, height: 240)
            switch kind {
            case .textView:
                let view = UITextView(frame: frame)
                view.font = .systemFont(ofSize: 17)
                view.text = text
                view.isEditable = isEditable
                input = view
            case .own:
                let view = GridTextInput(frame: frame)
                view.content = text
                view.isEditable = isEditable
                input = view
            }
            host.window.addSubview(input)
            input.becomeFirstResponder()
            host.advance(by: 0.1)
        }

        var text: String? { input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).flatMap { input.text(in: $0) } }

        var selection: NSRange? { input.selectedTextRange.map { range(of: $0) } }

        /// The text input as the platform accesses it. Nil if the input method is not connected.
        var client: (any HostTextInputClient)? { host.window.windowScene?.hostWindow.textInputClient }

        func range(of range: UITextRange) -> NSRange {
            NSRange(
                location: input.offset(from: input.beginningOfDocument, to: range.start),
                length: input.offset(from: range.start, to: range.end))
        }

        func position(_ offset: Int) -> UITextPosition {
            input.position(from: input.beginningOfDocument, offset: offset) ?? input.endOfDocument
        }

        func select(_ location: Int, _ length: Int = 0) {
            input.selectedTextRange = input.textRange(from: position(location), to: position(location + length))
        }
    }

    // MARK: Typing

    @Test("Keys insert characters and line feeds at the caret", arguments: Kind.allCases)
    func typing(kind: Kind) {
        let fixture = Fixture(kind)
        fixture.host.type("one\ntwo")
        #expect(fixture.text == "one\ntwo")
        fixture.select(3)
        fixture.host.type("s")
        #expect(fixture.text == "ones\ntwo")
        #expect(fixture.selection == NSRange(location: 4, length: 0))
    }

    @Test("A typed character replaces the selection", arguments: Kind.allCases)
    func typingOverASelection(kind: Kind) {
        let fixture = Fixture(kind, "one two three")
        fixture.select(4, 4)
        fixture.host.type("x")
        #expect(fixture.text == "one xthree")
    }

    // MARK: Marked text

    @Test("Marked text is replaced until it is committed", arguments: Kind.allCases)
    func markedText(kind: Kind) {
        let fixture = Fixture(kind, "a")
        fixture.select(1)
        fixture.host.compose("に")
        fixture.host.compose("にほん")
        #expect(fixture.text == "aにほん")
        #expect(fixture.input.markedTextRange.map(fixture.range(of:)) == NSRange(location: 1, length: 3))
        fixture.host.type("日本")
        #expect(fixture.text == "a日本")
        #expect(fixture.input.markedTextRange == nil)
    }

    @Test("When an input method cancels its input, the marked text is removed", arguments: Kind.allCases)
    func emptyMarkedText(kind: Kind) {
        let fixture = Fixture(kind, "a")
        fixture.select(1)
        fixture.host.compose("に")
        fixture.host.compose("")
        #expect(fixture.text == "a")
        #expect(fixture.input.markedTextRange == nil)
    }

    @Test("Moving the caret commits the marked text", arguments: Kind.allCases)
    func markedTextAndCaret(kind: Kind) {
        let fixture = Fixture(kind, "a")
        fixture.select(1)
        fixture.host.compose("にほん")
        fixture.host.press("ArrowLeft")
        #expect(fixture.text == "aにほん")
        #expect(fixture.input.markedTextRange == nil)
    }

    @Test("A text input that is not editable gets no marked text", arguments: Kind.allCases)
    func markedTextWithoutEditing(kind: Kind) {
        let fixture = Fixture(kind, "a", isEditable: false)
        #expect(fixture.input.isFirstResponder)
        #expect(fixture.client == nil)
        fixture.host.compose("x")
        #expect(fixture.text == "a")
    }

    @Test("An app's UITextInput receives the input method's style of each part of the marked text")
    func styledMarkedText() throws {
        let fixture = Fixture(.own)
        fixture.host.compose("mmm", choosing: NSRange(location: 1, length: 1))
        let input = try #require(fixture.input as? GridTextInput)
        let marked = try #require(input.lastMarked)
        #expect(marked.string == "mmm")
        func hasBackground(_ index: Int) -> Bool { marked.attribute(.backgroundColor, at: index, effectiveRange: nil) != nil }
        #expect((0..<3).map(hasBackground) == [false, true, false])
        #expect((0..<3).allSatisfy { marked.attribute(.underlineStyle, at: $0, effectiveRange: nil) != nil })
    }

    // MARK: Selection

    @Test("Arrow keys, Home and End move the caret", arguments: Kind.allCases)
    func movement(kind: Kind) {
        let fixture = Fixture(kind, "mmmm\nmmmm")
        fixture.select(2)
        func offset(after key: String, _ modifiers: UIKeyModifierFlags = []) -> Int? {
            fixture.host.press(key, modifiers: modifiers)
            return fixture.selection?.location
        }
        #expect(offset(after: "ArrowRight") == 3)
        #expect(offset(after: "ArrowLeft") == 2)
        #expect(offset(after: "ArrowDown") == 7)
        #expect(offset(after: "ArrowUp") == 2)
        #expect(offset(after: "End") == 4)
        #expect(offset(after: "Home") == 0)
        #expect(offset(after: "End", .control) == 9)
        #expect(offset(after: "Home", .control) == 0)
    }

    @Test("Shift with a movement key extends the selection", arguments: Kind.allCases)
    func extending(kind: Kind) {
        let fixture = Fixture(kind, "one two three\nfour")
        func selection(from offset: Int, _ key: String, _ modifiers: UIKeyModifierFlags) -> NSRange? {
            fixture.select(offset)
            fixture.host.press(key, modifiers: modifiers)
            return fixture.selection
        }
        #expect(selection(from: 4, "ArrowRight", .shift) == NSRange(location: 4, length: 1))
        #expect(selection(from: 4, "ArrowRight", [.control, .shift]) == NSRange(location: 4, length: 3))
        #expect(selection(from: 4, "ArrowLeft", [.control, .shift]) == NSRange(location: 0, length: 4))
        #expect(selection(from: 4, "End", .shift) == NSRange(location: 4, length: 9))
        #expect(selection(from: 4, "Home", .shift) == NSRange(location: 0, length: 4))
        #expect(selection(from: 4, "End", [.control, .shift]) == NSRange(location: 4, length: 14))
    }

    @Test("Shift with movement keys always moves the same end of the selection", arguments: Kind.allCases)
    func anchor(kind: Kind) {
        let fixture = Fixture(kind, "one two three")
        func selection(from offset: Int, _ keys: [String]) -> NSRange? {
            fixture.select(offset)
            for key in keys { fixture.host.press(key, modifiers: .shift) }
            return fixture.selection
        }
        #expect(selection(from: 4, ["ArrowRight", "ArrowRight", "ArrowLeft"]) == NSRange(location: 4, length: 1))
        #expect(selection(from: 4, ["ArrowLeft", "ArrowLeft", "ArrowRight"]) == NSRange(location: 3, length: 1))
        #expect(selection(from: 4, ["ArrowRight", "Home"]) == NSRange(location: 0, length: 4))
        #expect(selection(from: 4, ["ArrowLeft", "End"]) == NSRange(location: 4, length: 9))
    }

    @Test("The End key moves to the end of a line with a soft line break")
    func softLineBreak() {
        let fixture = Fixture(.own, String(repeating: "m", count: 30))
        fixture.select(5)
        fixture.host.press("End", modifiers: .shift)
        #expect(fixture.selection == NSRange(location: 5, length: 15))
        fixture.select(25)
        fixture.host.press("Home")
        #expect(fixture.selection == NSRange(location: 20, length: 0))
    }

    // MARK: Deletion

    @Test("Backspace and Delete remove a character, or with Control a word", arguments: Kind.allCases)
    func deletion(kind: Kind) {
        let fixture = Fixture(kind, "one two three")
        func text(at offset: Int, _ key: String, _ modifiers: UIKeyModifierFlags = []) -> String? {
            fixture.select(offset)
            fixture.host.press(key, modifiers: modifiers)
            return fixture.text
        }
        #expect(text(at: 13, "Backspace") == "one two thre")
        #expect(text(at: 0, "Delete") == "ne two thre")
        #expect(text(at: 11, "Backspace", .control) == "ne two ")
        #expect(text(at: 0, "Delete", .control) == " two ")
        #expect(fixture.selection == NSRange(location: 0, length: 0))
    }

    @Test("Backspace and Delete remove the selection", arguments: ["Backspace", "Delete"], Kind.allCases)
    func deletionOfASelection(key: String, kind: Kind) {
        let fixture = Fixture(kind, "one two three")
        fixture.select(3, 4)
        fixture.host.press(key)
        #expect(fixture.text == "one three")
    }

    @Test("Delete removes a whole grapheme cluster", arguments: Kind.allCases)
    func deletionOfACluster(kind: Kind) {
        let fixture = Fixture(kind, "e\u{301}😀a")
        fixture.select(0)
        fixture.host.press("Delete")
        #expect(fixture.text == "😀a")
        fixture.host.press("Delete")
        #expect(fixture.text == "a")
    }

    // MARK: Correction by input methods

    @Test("An input method reads the text around the caret and replaces a word", arguments: Kind.allCases)
    func correction(kind: Kind) throws {
        let fixture = Fixture(kind, "wait for teh end")
        fixture.select(12)
        let client = try #require(fixture.client)
        #expect(client.surroundingText == HostSurroundingText(text: "wait for teh end", caret: 12, anchor: 12))
        #expect(client.deleteText(at: -3, count: 3))
        client.commit("the")
        #expect(fixture.text == "wait for the end")
        #expect(fixture.selection == NSRange(location: 12, length: 0))
    }

    @Test("An input method gets the caret's rectangle", arguments: Kind.allCases)
    func caretRectangle(kind: Kind) throws {
        let fixture = Fixture(kind, "mmmm")
        let client = try #require(fixture.client)
        fixture.select(0)
        let start = client.caretRect
        fixture.select(4)
        #expect(start.height > 0)
        #expect(client.caretRect.minX > start.minX)
    }

    // MARK: Tokenizers

    nonisolated static let texts = [
        "", "One two. Three four?\nFive", "a\n\nb\n", "a\r\nb\rc\r\n", "a\u{2029}b", "日本語 text", "e\u{301} 😀 x",
        String(repeating: "word ", count: 200) + "\n" + String(repeating: "x", count: 700),
    ]

    @Test("UITextInputStringTokenizer finds the same character, word, sentence and paragraph boundaries as a text view", arguments: texts)
    func boundaries(text: String) throws {
        let (view, own) = (Fixture(.textView, text), Fixture(.own, text))
        let length = text.utf16.count
        func summary(_ fixture: Fixture, _ offset: Int) -> [String] {
            let (tokenizer, position) = (fixture.input.tokenizer, fixture.position(offset))
            var found: [String] = []
            for granularity in [UITextGranularity.character, .word, .sentence, .paragraph, .document] {
                for direction in [UITextDirection.storage(.forward), .storage(.backward), .layout(.left), .layout(.right)] {
                    let range = tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: direction)
                    let next = tokenizer.position(from: position, toBoundary: granularity, inDirection: direction)
                    let isBoundary = tokenizer.isPosition(position, atBoundary: granularity, inDirection: direction)
                    let isWithin = tokenizer.isPosition(position, withinTextUnit: granularity, inDirection: direction)
                    let offset = next.map { fixture.input.offset(from: fixture.input.beginningOfDocument, to: $0) }
                    let description = range.map { "\(fixture.range(of: $0))" } ?? "nil"
                    found.append("\(granularity) \(direction.rawValue): \(description) \(offset ?? -1) \(isBoundary) \(isWithin)")
                }
            }
            return found
        }
        let offsets = length < 100 ? Array(0...length) : [0, 1, 255, 256, 257, 500, 998, 999, 1000, 1001, 1002, 1300, length - 1, length]
        for offset in offsets {
            #expect(summary(own, offset) == summary(view, offset), "at \(offset)")
        }
    }

    @Test("A line ends at a soft line break, and the next line begins there")
    func lines() {
        let fixture = Fixture(.own, String(repeating: "m", count: 30) + "\nmm")
        func line(_ offset: Int) -> NSRange? {
            let tokenizer = fixture.input.tokenizer
            return tokenizer.rangeEnclosingPosition(fixture.position(offset), with: .line, inDirection: .storage(.forward))
                .map { fixture.range(of: $0) }
        }
        #expect(line(0) == NSRange(location: 0, length: 20))
        #expect(line(19) == NSRange(location: 0, length: 20))
        #expect(line(20) == NSRange(location: 20, length: 10))
        #expect(line(30) == NSRange(location: 20, length: 10))
        #expect(line(31) == NSRange(location: 31, length: 2))
        #expect(line(33) == NSRange(location: 31, length: 2))
    }
}
