import Foundation

/// Inserts typed text with smart quotes and smart dashes if the text's traits enable them.
@MainActor
enum SmartTyping {
    /// Types `text` into `input`.
    static func type(_ text: String, into input: any UIResponder & UIKeyInput) {
        guard let owner = input as? any TextEditorOwner, !owner.isSecureTextEntry, text.utf16.count == 1 else {
            return input.insertText(text)
        }
        switch text {
        case "\"", "'":
            guard owner.smartQuotesType == .yes, owner.editor.marked == nil else { break }
            let range = owner.editor.selection
            let quote = quote(text, after: character(before: range.lowerBound, in: owner.editor))
            owner.editor.substitute(quote, for: text, in: range)
            return
        case "-":
            guard owner.smartDashesType == .yes, joinDash(in: owner) else { break }
            return
        default: break
        }
        input.insertText(text)
    }

    /// The curly form of a straight quotation mark: an opening mark at the start of a word, otherwise a closing mark.
    static func quote(_ mark: String, after previous: Character?) -> String {
        let opens = previous.map { $0.isWhitespace || "([{<«‹“‘„‚—–-/".contains($0) } ?? true
        let locale = DesktopLanguages.preferred.first.map { Locale(identifier: $0) } ?? .current
        if mark == "'" {
            guard opens else { return "\u{2019}" }
            return locale.alternateQuotationBeginDelimiter ?? "\u{2018}"
        }
        return (opens ? locale.quotationBeginDelimiter : locale.quotationEndDelimiter) ?? (opens ? "\u{201C}" : "\u{201D}")
    }

    private static func character(before offset: Int, in editor: TextEditor) -> Character? {
        editor.storage.store.substring(max(offset - 2, 0)..<offset).last
    }

    /// Joins a typed hyphen and the hyphen before the caret into a dash.
    private static func joinDash(in owner: any TextEditorOwner) -> Bool {
        let editor = owner.editor
        let caret = editor.selection.lowerBound
        guard editor.selection.isEmpty, editor.marked == nil, caret > 0, editor.storage.store.substring((caret - 1)..<caret) == "-",
            editor.storage.store.substring(max(caret - 2, 0)..<(caret - 1)) != "-"
        else { return false }
        owner.insertText("-")
        guard editor.selection == (caret + 1)..<(caret + 1), editor.storage.store.substring((caret - 1)..<(caret + 1)) == "--" else {
            return true
        }
        editor.separateUndo()
        editor.change((caret - 1)..<(caret + 1), to: "\u{2014}", kind: .other)
        editor.separateUndo()
        return true
    }

    // MARK: Cutting and pasting

    /// The range to cut for a selected range. If the selection consists of whole words, the range includes one adjacent space.
    static func rangeToCut(_ range: Range<Int>, in owner: any TextEditorOwner) -> Range<Int> {
        let store = owner.editor.storage.store
        guard owner.smartInsertDeleteType == .yes, !range.isEmpty else { return range }
        let selected = store.substring(range)
        guard let first = selected.first, let last = selected.last, !first.isWhitespace, !last.isWhitespace else { return range }
        let before = character(before: range.lowerBound, in: owner.editor)
        let after = store.substring(range.upperBound..<min(range.upperBound + 2, store.length)).first
        guard before.map({ !isWord($0) }) ?? true, after.map({ !isWord($0) }) ?? true else { return range }
        if before == " ", after.map({ $0.isWhitespace || $0.isPunctuation }) ?? true { return (range.lowerBound - 1)..<range.upperBound }
        if before == nil, after == " " { return range.lowerBound..<(range.upperBound + 1) }
        return range
    }

    /// The text to paste over a range: `text`, with a space at each end that would otherwise join two words.
    static func textToPaste(_ text: String, at range: Range<Int>, in owner: any TextEditorOwner) -> String {
        let store = owner.editor.storage.store
        guard owner.smartInsertDeleteType == .yes, let first = text.first, let last = text.last else { return text }
        let before = character(before: range.lowerBound, in: owner.editor)
        let after = store.substring(range.upperBound..<min(range.upperBound + 2, store.length)).first
        let leading = isWord(first) && (before.map { isWord($0) } ?? false) ? " " : ""
        let trailing = isWord(last) && (after.map { isWord($0) } ?? false) ? " " : ""
        return leading + text + trailing
    }

    private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
