import Foundation
import Testing
import UIKit
import UIKitTesting

/// Typing, moving the caret and deleting in scripts with characters of several code points.
@MainActor
struct TextScriptTests {
    struct Sample: CustomStringConvertible, Sendable {
        var name: String
        /// The user-perceived characters (grapheme clusters), one each.
        var characters: [String]
        /// Whether Backspace deletes only one code point of the last character.
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
    func typedTextIsWhatWasTyped(_ sample: Sample) {
        let stage = FieldStage()
        stage.field.becomeFirstResponder()
        let text = sample.characters.joined()
        stage.host.type(text)
        #expect(stage.field.text == text)
    }

    @Test(arguments: samples)
    func carets(_ sample: Sample) {
        let stage = FieldStage()
        stage.field.text = sample.characters.joined()
        stage.field.becomeFirstResponder()
        var expected = [0]
        for character in sample.characters { expected.append(expected.last! + character.utf16.count) }
        var met: [Int] = [0]
        stage.select(0)
        for _ in 0..<(expected.count + 2) {
            guard let head = stage.field.selectedTextRange?.end,
                let next = stage.field.tokenizer.position(from: head, toBoundary: .character, inDirection: .storage(.forward))
            else { break }
            stage.field.selectedTextRange = stage.field.textRange(from: next, to: next)
            if met.last != stage.selection.location { met.append(stage.selection.location) }
        }
        #expect(met == expected)
    }

    @Test(arguments: samples)
    func forwardDeletionTakesWholeCharacters(_ sample: Sample) {
        let stage = FieldStage()
        stage.field.text = sample.characters.joined()
        stage.field.becomeFirstResponder()
        for count in 1...sample.characters.count {
            stage.select(0)
            stage.host.press("Delete")
            #expect(stage.field.text == sample.characters.dropFirst(count).joined())
        }
    }

    @Test(arguments: samples)
    func backspaceTakesAsMuchAsIsTypedAtOnce(_ sample: Sample) {
        let stage = FieldStage()
        let text = sample.characters.joined()
        stage.field.text = text
        stage.field.becomeFirstResponder()
        stage.host.press("Backspace")
        let expected = sample.deletesCodePoints ? String(text.unicodeScalars.dropLast()) : sample.characters.dropLast().joined()
        #expect(stage.field.text == expected)
    }

    @Test(arguments: samples)
    func shiftAndArrowsSelectWholeCharacters(_ sample: Sample) {
        let stage = FieldStage()
        stage.field.text = sample.characters.joined()
        stage.field.becomeFirstResponder()
        stage.select(0)
        let isFromRight = ["Arabic", "Hebrew"].contains(sample.name)
        for count in 1...sample.characters.count {
            stage.host.press(isFromRight ? "ArrowLeft" : "ArrowRight", modifiers: .shift)
            let selected = stage.field.selectedTextRange.flatMap { stage.field.text(in: $0) }
            #expect(selected == sample.characters.prefix(count).joined())
        }
        stage.host.press(isFromRight ? "ArrowRight" : "ArrowLeft", modifiers: .shift)
        let rest = sample.characters.dropLast().joined()
        #expect(stage.field.selectedTextRange.flatMap { stage.field.text(in: $0) } == rest)
        // Typing replaces the selection, and undo restores it.
        stage.host.type("x")
        #expect(stage.field.text == "x" + sample.characters.suffix(1).joined())
        stage.host.press("z", modifiers: .control)
        #expect(stage.field.text == sample.characters.joined())
    }

    @Test(arguments: samples)
    func composedTextIsEnteredOrDropped(_ sample: Sample) {
        let stage = FieldStage()
        stage.field.text = "ab"
        stage.field.becomeFirstResponder()
        stage.select(1)
        for count in 1...sample.characters.count {
            stage.host.compose(sample.characters.prefix(count).joined())
            #expect(stage.field.text == "a" + sample.characters.prefix(count).joined() + "b")
        }
        stage.host.compose("")
        #expect(stage.field.text == "ab")
        stage.host.compose(sample.characters[0])
        stage.host.type(sample.characters.joined())
        #expect(stage.field.text == "a" + sample.characters.joined() + "b")
        stage.host.press("z", modifiers: .control)
        #expect(stage.field.text == "ab")
    }

    @Test func arrowsGoAsTheTextIsSeen() {
        let stage = FieldStage()
        stage.field.text = "שלום"
        stage.field.becomeFirstResponder()
        stage.select(0)
        let start = stage.field.caretRect(for: stage.field.selectedTextRange!.end).minX
        stage.host.press("ArrowLeft")
        #expect(stage.selection.location == 1)
        #expect(stage.field.caretRect(for: stage.field.selectedTextRange!.end).minX < start)
        stage.host.press("ArrowRight")
        #expect(stage.selection.location == 0)
    }

    @Test func wordsOfMixedDirectionsAreSelectedInTwoPieces() {
        let stage = FieldStage()
        stage.field.text = "abc שלום def"
        stage.field.becomeFirstResponder()
        stage.select(2, 4)
        let rects = stage.field.selectionRects(for: stage.field.selectedTextRange!).filter { $0.rect.width > 0.5 }
        #expect(rects.count == 2)
        #expect(stage.field.text(in: stage.field.selectedTextRange!) == "c של")
    }

    @Test func brokenUTF8FromAPasteboardIsMended() {
        let stage = FieldStage()
        let bytes: [UInt8] = [0x61, 0xFF, 0xC3, 0x62, 0xE2, 0x82]
        stage.field.becomeFirstResponder()
        UIPasteboard.general.setData(Data(bytes), forPasteboardType: "public.utf8-plain-text")
        stage.host.press("v", modifiers: .control)
        // The decoded text is unspecified, but it can be edited and undone.
        let pasted = stage.field.text ?? ""
        stage.host.type("x")
        #expect(stage.field.text == pasted + "x")
        while stage.field.undoManager?.canUndo == true { stage.field.undoManager?.undo() }
        #expect(stage.field.text == "")
    }
}
