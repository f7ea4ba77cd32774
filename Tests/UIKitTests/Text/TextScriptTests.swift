import Foundation
import Testing
import UIKit
import UIKitTesting

/// Typing, caret movement and deletion in scripts with characters of several code points.
@MainActor
struct TextScriptTests {
    struct Sample: CustomStringConvertible, Sendable {
        var name: String
        /// User-perceived characters, one in each string.
        var characters: [String]
        /// Backspace removes one code point of the last character.
        var deletesCodePoints = false
        var description: String { name }
    }

    nonisolated static let samples: [Sample] = [
        Sample(name: "Latin with combining marks", characters: ["e\u{301}", "n", "a\u{308}\u{323}", "o"]),
        Sample(name: "Arabic", characters: ["م", "ر", "حَ", "ب", "ا"], deletesCodePoints: true),
        Sample(name: "Hebrew", characters: ["שָׁ", "ל", "וֹ", "ם"], deletesCodePoints: true),
        Sample(name: "Devanagari", characters: ["न", "म", "स्ते"], deletesCodePoints: true),
        Sample(name: "Thai", characters: ["ส", "วั", "ส", "ดี"], deletesCodePoints: true),
        Sample(name: "Han", characters: ["漢", "字", "𠮷"]),
        Sample(name: "Hangul", characters: ["한", "글", "\u{1112}\u{1161}\u{11AB}"], deletesCodePoints: true),
        Sample(name: "emoji", characters: ["👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️", "😀"]),
    ]

    @Test(arguments: samples)
    func typedTextIsUnchanged(_ sample: Sample) {
        let fixture = FieldFixture()
        fixture.field.becomeFirstResponder()
        let text = sample.characters.joined()
        fixture.host.type(text)
        #expect(fixture.field.text == text)
    }

    @Test(arguments: samples)
    func carets(_ sample: Sample) {
        let fixture = FieldFixture()
        fixture.field.text = sample.characters.joined()
        fixture.field.becomeFirstResponder()
        var expected = [0]
        for character in sample.characters { expected.append(expected.last! + character.utf16.count) }
        var met: [Int] = [0]
        fixture.select(0)
        for _ in 0..<(expected.count + 2) {
            guard let head = fixture.field.selectedTextRange?.end,
                let next = fixture.field.tokenizer.position(from: head, toBoundary: .character, inDirection: .storage(.forward))
            else { break }
            fixture.field.selectedTextRange = fixture.field.textRange(from: next, to: next)
            if met.last != fixture.selection.location { met.append(fixture.selection.location) }
        }
        #expect(met == expected)
    }

    @Test(arguments: samples)
    func forwardDeletionTakesWholeCharacters(_ sample: Sample) {
        let fixture = FieldFixture()
        fixture.field.text = sample.characters.joined()
        fixture.field.becomeFirstResponder()
        for count in 1...sample.characters.count {
            fixture.select(0)
            fixture.host.press("Delete")
            #expect(fixture.field.text == sample.characters.dropFirst(count).joined())
        }
    }

    @Test(arguments: samples)
    func backspaceDeletesOneTypedUnit(_ sample: Sample) {
        let fixture = FieldFixture()
        let text = sample.characters.joined()
        fixture.field.text = text
        fixture.field.becomeFirstResponder()
        fixture.host.press("Backspace")
        let expected = sample.deletesCodePoints ? String(text.unicodeScalars.dropLast()) : sample.characters.dropLast().joined()
        #expect(fixture.field.text == expected)
    }

    @Test(arguments: samples)
    func shiftAndArrowsSelectWholeCharacters(_ sample: Sample) {
        let fixture = FieldFixture()
        fixture.field.text = sample.characters.joined()
        fixture.field.becomeFirstResponder()
        fixture.select(0)
        let isFromRight = ["Arabic", "Hebrew"].contains(sample.name)
        for count in 1...sample.characters.count {
            fixture.host.press(isFromRight ? "ArrowLeft" : "ArrowRight", modifiers: .shift)
            let selected = fixture.field.selectedTextRange.flatMap { fixture.field.text(in: $0) }
            #expect(selected == sample.characters.prefix(count).joined())
        }
        fixture.host.press(isFromRight ? "ArrowRight" : "ArrowLeft", modifiers: .shift)
        let rest = sample.characters.dropLast().joined()
        #expect(fixture.field.selectedTextRange.flatMap { fixture.field.text(in: $0) } == rest)
        // Typed text replaces the selection, and undo restores it.
        fixture.host.type("x")
        #expect(fixture.field.text == "x" + sample.characters.suffix(1).joined())
        fixture.host.press("z", modifiers: .control)
        #expect(fixture.field.text == sample.characters.joined())
    }

    @Test(arguments: samples)
    func markedTextIsCommittedOrDropped(_ sample: Sample) {
        let fixture = FieldFixture()
        fixture.field.text = "ab"
        fixture.field.becomeFirstResponder()
        fixture.select(1)
        for count in 1...sample.characters.count {
            fixture.host.compose(sample.characters.prefix(count).joined())
            #expect(fixture.field.text == "a" + sample.characters.prefix(count).joined() + "b")
        }
        fixture.host.compose("")
        #expect(fixture.field.text == "ab")
        fixture.host.compose(sample.characters[0])
        fixture.host.type(sample.characters.joined())
        #expect(fixture.field.text == "a" + sample.characters.joined() + "b")
        fixture.host.press("z", modifiers: .control)
        #expect(fixture.field.text == "ab")
    }

    @Test func arrowsMoveInVisualOrder() {
        let fixture = FieldFixture()
        fixture.field.text = "שלום"
        fixture.field.becomeFirstResponder()
        fixture.select(0)
        let start = fixture.field.caretRect(for: fixture.field.selectedTextRange!.end).minX
        fixture.host.press("ArrowLeft")
        #expect(fixture.selection.location == 1)
        #expect(fixture.field.caretRect(for: fixture.field.selectedTextRange!.end).minX < start)
        fixture.host.press("ArrowRight")
        #expect(fixture.selection.location == 0)
    }

    @Test func mixedDirectionsHaveTwoSelectionRectangles() {
        let fixture = FieldFixture()
        fixture.field.text = "abc שלום def"
        fixture.field.becomeFirstResponder()
        fixture.select(2, 4)
        let rects = fixture.field.selectionRects(for: fixture.field.selectedTextRange!).filter { $0.rect.width > 0.5 }
        #expect(rects.count == 2)
        #expect(fixture.field.text(in: fixture.field.selectedTextRange!) == "c של")
    }

    @Test func invalidUTF8OfAPasteboardIsRepaired() {
        let fixture = FieldFixture()
        let bytes: [UInt8] = [0x61, 0xFF, 0xC3, 0x62, 0xE2, 0x82]
        fixture.field.becomeFirstResponder()
        UIPasteboard.general.setData(Data(bytes), forPasteboardType: "public.utf8-plain-text")
        fixture.host.press("v", modifiers: .control)
        // Any interpretation of the invalid bytes is allowed, but no character may be split: the text can be edited and undone.
        let pasted = fixture.field.text ?? ""
        fixture.host.type("x")
        #expect(fixture.field.text == pasted + "x")
        while fixture.field.undoManager?.canUndo == true { fixture.field.undoManager?.undo() }
        #expect(fixture.field.text == "")
    }
}
