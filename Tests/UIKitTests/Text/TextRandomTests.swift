import Foundation
import Testing
import UIKit
import UIKitTesting

/// Random edits, compared with a plain string.
@MainActor
struct TextRandomTests {

    nonisolated static let pieces = ["a", "word ", "\n", "e\u{301}", "שלום", "😀", "👩‍👧", "\r\n", "漢字", "\t", "x\ny", "नि", "\u{2029}", "."]

    @Test(arguments: 1...6)
    func editsEqualThoseOfAString(_ seed: Int) {
        let host = TestHost(size: CGSize(width: 300, height: 300))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        host.window.addSubview(view)
        view.becomeFirstResponder()
        var dice = SeededGenerator(seed: UInt64(seed))
        let model = NSMutableString(string: "")
        var history = [""]
        for _ in 0..<250 {
            let location = Int.random(in: 0...model.length, using: &dice)
            let length = Bool.random(using: &dice) ? 0 : Int.random(in: 0...min(6, model.length - location), using: &dice)
            let range = (model as NSString).rangeOfComposedCharacterSequences(for: NSRange(location: location, length: length))
            view.selectedRange = range
            #expect(view.selectedRange == range)
            let text = TextRandomTests.pieces.randomElement(using: &dice) ?? "a"
            if range.length > 0, Bool.random(using: &dice) {
                view.deleteBackward()
                model.deleteCharacters(in: range)
            } else {
                view.insertText(text)
                model.replaceCharacters(in: range, with: text)
            }
            #expect(view.text.utf16.elementsEqual((model as String).utf16))
            if Int.random(in: 0..<8, using: &dice) == 0 { host.advance(by: 0.05) }
            // Each step is a separate undo group, because the selection is set between the steps.
            if history.last != model as String { history.append(model as String) }
            host.advance(by: 0)
        }
        let end = view.text ?? ""
        var steps = 0
        while view.undoManager?.canUndo == true, steps < 2000 {
            view.undoManager?.undo()
            steps += 1
        }
        #expect(view.text == "")
        while view.undoManager?.canRedo == true, steps < 4000 {
            view.undoManager?.redo()
            steps += 1
        }
        #expect(view.text.utf16.elementsEqual(end.utf16))
    }

    /// The storage updates the state of its superclass when the state is read: after each edit, after some edits, or at the end.
    @Test(arguments: 1...12)
    func storagesStoreTextAndAttributes(_ seed: Int) {
        var dice = SeededGenerator(seed: UInt64(seed) &* 77)
        let storage = NSTextStorage()
        let model = NSMutableAttributedString(string: "")
        for step in 0..<200 {
            let location = Int.random(in: 0...model.length, using: &dice)
            let length = Int.random(in: 0...min(8, model.length - location), using: &dice)
            let range = (model.string as NSString).rangeOfComposedCharacterSequences(for: NSRange(location: location, length: length))
            if Bool.random(using: &dice), range.length > 0 {
                storage.addAttribute(.kern, value: Double(step), range: range)
                model.addAttribute(.kern, value: Double(step), range: range)
            } else {
                let text = NSAttributedString(
                    string: TextRandomTests.pieces.randomElement(using: &dice) ?? "", attributes: [.baselineOffset: Double(step)])
                storage.replaceCharacters(in: range, with: text)
                model.replaceCharacters(in: range, with: text)
            }
            #expect(storage.length == model.length)
            guard seed % 3 == 0 || (seed % 3 == 1 && Int.random(in: 0..<7, using: &dice) == 0) else { continue }
            #expect(storage.string == model.string)
            #expect(storage.mutableString as String == model.string)
        }
        #expect(storage.string == model.string)
        for index in 0..<model.length {
            let ours = storage.attributes(at: index, effectiveRange: nil)
            let theirs = model.attributes(at: index, effectiveRange: nil)
            #expect(ours[.kern] as? Double == theirs[.kern] as? Double)
            #expect(ours[.baselineOffset] as? Double == theirs[.baselineOffset] as? Double)
        }
    }
}
