import CoreGraphics
import Foundation

/// Checks the words of a language and caches the results.
@MainActor
final class SpellingDictionary {
    let language: String
    private let library: EnchantLibrary
    private let dictionary: EnchantLibrary.Dictionary
    private var known: [String: Bool] = [:]
    private var ignored: Set<String> = []

    /// The maximum number of cached words.
    private static let capacity = 20_000
    /// The maximum length of a checked paragraph, in UTF-16 units.
    private static let longestParagraph = 20_000
    /// The maximum length of a checked word, in characters.
    private static let longestWord = 60

    /// Cached dictionaries, keyed by normalized and requested language names.
    private static var books: [String: SpellingDictionary?] = [:]

    /// The dictionary of a language, such as `en_US` or `en-US`. Nil if no dictionary of the language, or no spell checker, is installed.
    static func book(for language: String) -> SpellingDictionary? {
        if let book = books[language] { return book }
        guard let name = LocaleName(language)?.underlined else { return nil }
        let book = books[name] ?? SpellingDictionary(name)
        books[name] = .some(book)
        books[language] = .some(book)
        return book
    }

    /// The dictionary of the first preferred language that has one, or else of US English.
    static var current: SpellingDictionary? {
        for language in DesktopLanguages.preferred + ["en_US"] {
            if let book = book(for: language) { return book }
            if let book = book(for: String(language.prefix { $0 != "-" && $0 != "_" })) { return book }
        }
        return nil
    }

    private init?(_ language: String) {
        guard !language.isEmpty, let library = EnchantLibrary.shared, let dictionary = library.dictionary(language) else { return nil }
        self.language = language
        self.library = library
        self.dictionary = dictionary
    }

    /// The misspelled words of a paragraph, as ranges in UTF-16 units in the text's order.
    func misspelled(in text: String) -> [Range<Int>] {
        let length = text.utf16.count
        guard length <= SpellingDictionary.longestParagraph else { return [] }
        let breaks = TextBreaks(text)
        let units = Array(text.utf16)
        func letters(_ word: Range<Int>) -> String {
            let start = text.utf16.index(text.startIndex, offsetBy: word.lowerBound)
            return String(text[start..<text.utf16.index(start, offsetBy: word.count)])
        }
        var result: [Range<Int>] = []
        var offset = 0
        while offset < length {
            guard breaks.isWordStart(offset), let word = breaks.word(at: offset) else {
                offset += 1
                continue
            }
            if !isPartOfAddress(word, in: units), !isCorrect(letters(word)) { result.append(word) }
            offset = max(word.upperBound, offset + 1)
        }
        return result
    }

    /// Whether a word is not misspelled: it is in the dictionary or the user's word list, it is ignored, or it cannot be checked.
    func isCorrect(_ word: String) -> Bool {
        if let answer = known[word] { return answer }
        if ignored.contains(word) || !SpellingDictionary.isChecked(word) { return true }
        // Dictionaries contain straight apostrophes, so curly ones are replaced.
        let answer = library.isCorrect(word.replacingOccurrences(of: "\u{2019}", with: "'"), in: dictionary)
        if known.count >= SpellingDictionary.capacity { known.removeAll() }
        known[word] = answer
        return answer
    }

    private static func isChecked(_ word: String) -> Bool {
        guard word.count > 1, word.count <= longestWord else { return false }
        var hasSmall = false
        for scalar in word.unicodeScalars {
            if scalar.properties.numericType != nil { return false }
            // Scripts without spaces have no words to look up.
            if (0x0E00...0x0EFF).contains(scalar.value) || (0x3040...0x30FF).contains(scalar.value) || scalar.properties.isIdeographic {
                return false
            }
            if scalar.properties.isLowercase { hasSmall = true }
        }
        return hasSmall || !word.contains { $0.isCased }
    }

    /// Whether a word is part of an address or an identifier. Such a word is next to `@`, `/`, `_`, `\`, `#`, or to a period or colon between letters.
    private func isPartOfAddress(_ word: Range<Int>, in units: [UInt16]) -> Bool {
        func isJoint(_ index: Int) -> Bool {
            guard units.indices.contains(index) else { return false }
            return [0x40, 0x2F, 0x5F, 0x5C, 0x23].contains(units[index])
        }
        if isJoint(word.lowerBound - 1) || isJoint(word.upperBound) { return true }
        func isLetter(_ index: Int) -> Bool {
            units.indices.contains(index) && (Unicode.Scalar(units[index])?.properties.isAlphabetic ?? false)
        }
        func isPoint(_ index: Int) -> Bool { units.indices.contains(index) && (units[index] == 0x2E || units[index] == 0x3A) }
        return (isPoint(word.lowerBound - 1) && isLetter(word.lowerBound - 2))
            || (isPoint(word.upperBound) && isLetter(word.upperBound + 1))
    }

    /// Possible corrections of a word, most likely first.
    func suggestions(for word: String) -> [String] { library.suggestions(for: word, in: dictionary) }

    func learn(_ word: String) {
        library.learn(word, in: dictionary)
        known[word] = true
    }

    func unlearn(_ word: String) {
        library.unlearn(word, in: dictionary)
        known[word] = nil
    }

    func hasLearned(_ word: String) -> Bool { library.hasLearned(word, in: dictionary) }

    /// Ignores a word until the program ends.
    func ignore(_ word: String) {
        ignored.insert(word)
        known[word] = nil
    }
}
