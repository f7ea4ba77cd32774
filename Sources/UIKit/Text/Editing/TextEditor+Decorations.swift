import Foundation
import Host

/// Attributes that a part of a paragraph is shown with besides its own.
struct TextDecoration {
    /// In UTF-16 units of the paragraph.
    var range: Range<Int>
    var attributes: [NSAttributedString.Key: Any]
}

/// What is found in the text and shown with it: links of data detectors, misspelled words.
extension TextEditor {
    /// The decorations of a paragraph that begins at `start`.
    func decorations(of text: String, at start: Int) -> [TextDecoration] {
        guard let owner else { return [] }
        var result: [TextDecoration] = []
        if let view = owner as? UITextView, !view.isEditable, !view.dataDetectorTypes.isEmpty {
            result = TextDetector(types: view.dataDetectorTypes).findings(in: text).map {
                TextDecoration(range: $0.range, attributes: [.link: $0.url])
            }
        }
        if !found.isEmpty { result += foundDecorations(at: start, count: text.utf16.count) }
        guard owner.isFirstResponder, let book = spellBook else { return result }
        for range in book.misspelled(in: text) {
            let place = (start + range.lowerBound)...(start + range.upperBound)
            // A word that is being typed is not finished.
            if selection.isEmpty, place.contains(selection.lowerBound), isTypingWord {
                unfinished = place
                continue
            }
            result.append(TextDecoration(range: range, attributes: [.misspelling: true]))
        }
        return result
    }

    /// What the words are looked up in; nil where they are not checked.
    var spellBook: SpellBook? {
        guard let owner, owner.allowsEditing, !owner.isSecureTextEntry else { return nil }
        switch owner.spellCheckingType {
        case .yes: return SpellBook.current
        case .no: return nil
        case .default:
            let isText = owner.keyboardType == .default || owner.keyboardType == .twitter
            guard owner.hostPlatform?.appearance.checksSpelling == true else { return nil }
            return isText && owner.autocorrectionType != .no && owner.textContentType == nil ? SpellBook.current : nil
        }
    }

    /// The misspelled word that the selection is, or that the caret is at; in UTF-16 units.
    var misspelledWord: Range<Int>? {
        guard let book = spellBook else { return nil }
        let (index, start) = storage.store.paragraph(at: selection.lowerBound)
        let inside = (selection.lowerBound - start)..<(selection.upperBound - start)
        let word = book.misspelled(in: storage.store.paragraphs[index].text).first {
            inside.isEmpty ? $0.lowerBound <= inside.lowerBound && inside.upperBound <= $0.upperBound : $0 == inside
        }
        return word.map { (start + $0.lowerBound)..<(start + $0.upperBound) }
    }

    /// Editing began or ended, and marks come or go with it.
    func spellingMayChange() {
        unfinished = nil
        isTypingWord = false
        if hasText, spellBook != nil { flow.dropLayouts() }
    }

    /// The caret left a word that was not marked while it was typed.
    func showFinishedWord() {
        guard let place = unfinished, !selection.isEmpty || !place.contains(selection.lowerBound) else { return }
        unfinished = nil
        flow.dropLayout(at: min(place.lowerBound, length))
    }
}

extension NSAttributedString.Key {
    /// The word is not in the dictionary: a wave under it.
    static let misspelling = NSAttributedString.Key(rawValue: "LodestoneMisspelling")
}
