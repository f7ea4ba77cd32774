import UIKit

/// A text view whose text is edited at random, with attributes, undo, selections and the find bar. Its layout is compared with that of a new text view.
final class TextScreen: UIViewController, ActingScreen {
    private let text = UITextView()
    private static let font = UIFont.systemFont(ofSize: 15)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        text.frame = view.bounds
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        text.font = Self.font
        text.isFindInteractionEnabled = true
        text.text = "First paragraph with some words.\nSecond paragraph, which is longer, so that it wraps in a narrow window.\n\nEnd"
        view.addSubview(text)
    }

    private static let pieces = [
        "", "word ", "\n", "\u{5e9}\u{5dc}\u{5d5}\u{5dd} ", "a\u{301}", "\u{1f469}\u{200d}\u{1f467}", "long words in a line ", "\t",
    ]

    func act(_ a: Int, _ b: Int, _ c: Int) {
        loadViewIfNeeded()
        let length = (text.text as NSString).length
        let range = (text.text as NSString).rangeOfComposedCharacterSequences(
            for: NSRange(location: min(b, length), length: min(c % 6, length - min(b, length))))
        let piece = Self.pieces[c % Self.pieces.count]
        switch a % 10 {
        case 0, 1:
            guard length < 2_000 else { return }
            text.selectedRange = range
            text.insertText(piece)
        case 2: text.textStorage.replaceCharacters(in: range, with: piece)
        case 3:
            text.textStorage.addAttributes(
                [.font: UIFont.systemFont(ofSize: CGFloat(10 + c % 20)), .foregroundColor: UIColor.systemRed], range: range)
        case 4: text.selectedRange = range
        case 5: text.undoManager?.canUndo == true ? text.undoManager?.undo() : ()
        case 6: text.undoManager?.canRedo == true ? text.undoManager?.redo() : ()
        case 7: text.scrollRangeToVisible(range)
        case 8:
            guard let find = text.findInteraction else { return }
            find.isFindNavigatorVisible ? find.dismissFindNavigator() : find.presentFindNavigator(showingReplace: c % 2 == 0)
        default: text.textContainerInset.left = CGFloat(c % 60)
        }
    }

    func findings() -> [String] {
        guard isViewLoaded, view.window != nil, text.markedTextRange == nil else { return [] }
        text.layoutIfNeeded()
        let new = UITextView(frame: text.frame)
        new.textContainerInset = text.textContainerInset
        new.font = Self.font
        new.attributedText = text.attributedText
        view.insertSubview(new, at: 0)
        defer { new.removeFromSuperview() }
        new.layoutIfNeeded()
        if abs(new.contentSize.height - text.contentSize.height) > 0.51 {
            return ["the text's content is \(text.contentSize) after edits, \(new.contentSize) in a new view"]
        }
        let length = (text.text as NSString).length
        for offset in stride(from: 0, through: length, by: max(1, length / 7)) {
            guard let here = text.position(from: text.beginningOfDocument, offset: offset),
                let there = new.position(from: new.beginningOfDocument, offset: offset)
            else { return ["the text has no position at \(offset) of \(length)"] }
            let (a, b) = (text.caretRect(for: here), new.caretRect(for: there))
            if abs(a.minX - b.minX) > 0.51 || abs(a.minY - b.minY) > 0.51 || abs(a.height - b.height) > 0.51 {
                return ["the caret at \(offset) is \(a) after edits, \(b) in a new view"]
            }
        }
        return []
    }
}
