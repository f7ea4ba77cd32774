import Foundation
import Host

/// Decorations of the text: links of data detectors, found text and misspelled words.
extension TextEditor {
    /// The decorations of a paragraph with start offset `start`.
    func decorations(of text: String, at start: Int) -> [TextDecoration] {
        guard let owner else { return [] }
        var result: [TextDecoration] = []
        if let view = owner as? UITextView, !view.isEditable, !view.dataDetectorTypes.isEmpty {
            result = TextDetector(types: view.dataDetectorTypes).findings(in: text).map {
                TextDecoration(range: $0.range, attributes: [.link: $0.url])
            }
        }
        if !found.isEmpty { result += searchDecorations(at: start, count: text.utf16.count) }
        guard owner.isFirstResponder, let book = spellingDictionary else { return result }
        for range in book.misspelled(in: text) {
            let wordRange = (start + range.lowerBound)...(start + range.upperBound)
            // Do not mark the word that is being typed.
            if selection.isEmpty, wordRange.contains(selection.lowerBound), isTypingWord {
                unfinished = wordRange
                continue
            }
            result.append(TextDecoration(range: range, attributes: [.misspelling: true]))
        }
        return result
    }

    /// The dictionary for the text. Nil if spelling is not checked.
    var spellingDictionary: SpellingDictionary? {
        guard let owner, owner.allowsEditing, !owner.isSecureTextEntry else { return nil }
        switch owner.spellCheckingType {
        case .yes: return SpellingDictionary.current
        case .no: return nil
        case .default:
            let isText = owner.keyboardType == .default || owner.keyboardType == .twitter
            guard owner.hostPlatform?.appearance.checksSpelling == true else { return nil }
            return isText && owner.autocorrectionType != .no && owner.textContentType == nil ? SpellingDictionary.current : nil
        }
    }

    /// The range of the misspelled word that is selected or contains the caret, in UTF-16 units. Nil without such a word.
    var misspelledWord: Range<Int>? {
        guard let book = spellingDictionary else { return nil }
        let (index, start) = storage.store.paragraph(at: selection.lowerBound)
        let inside = (selection.lowerBound - start)..<(selection.upperBound - start)
        let word = book.misspelled(in: storage.store.paragraphs[index].text).first {
            inside.isEmpty ? $0.lowerBound <= inside.lowerBound && inside.upperBound <= $0.upperBound : $0 == inside
        }
        return word.map { (start + $0.lowerBound)..<(start + $0.upperBound) }
    }

    /// Updates the spelling marks after editing began or ended.
    func spellingMayChange() {
        unfinished = nil
        isTypingWord = false
        if hasText, spellingDictionary != nil { textLayout.dropLayouts() }
    }

    /// Spell-checks the unfinished word after the caret left it.
    func showFinishedWord() {
        guard let wordRange = unfinished, !selection.isEmpty || !wordRange.contains(selection.lowerBound) else { return }
        unfinished = nil
        textLayout.dropLayout(at: min(wordRange.lowerBound, length))
    }
}
