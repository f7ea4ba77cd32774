import Foundation
import QuartzCore

/// Checks spelling with the desktop's dictionaries, through `enchant`. Without `enchant` every word is correct.
///
/// Ranges are in UTF-16 units.
@preconcurrency @MainActor
open class UITextChecker: MainActorObject {
    /// A checker without ignored words.
    public init() {
        super.init(onMainActor: ())
    }

    /// The languages with a dictionary, as in `en_US`.
    open class var availableLanguages: [String] { EnchantLibrary.shared?.languages ?? [] }

    /// Additional words that the checker accepts. Nil by default.
    open var ignoredWords: [String]?

    /// Ignores a word.
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    /// The first misspelled word in `range` from `startingOffset` on. If `wrapFlag` is true, the search continues at the range's beginning. The
    /// location is `NSNotFound` if all words are correct.
    ///
    /// - Complexity: O(*n*) in the length of the paragraphs.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let nothing = NSRange(location: NSNotFound, length: 0)
        let length = stringToCheck.utf16.count
        guard let book = SpellingDictionary.book(for: language), range.location >= 0, range.length >= 0, range.location <= length else {
            return nothing
        }
        let end = min(range.location + range.length, length)
        let text = stringToCheck as NSString
        let ignored = Set(ignoredWords ?? [])
        var first: NSRange?
        var offset = range.location
        while offset < end {
            let paragraph = text.paragraphRange(for: NSRange(location: offset, length: 0))
            for word in book.misspelled(in: text.substring(with: paragraph)) {
                let found = NSRange(location: paragraph.location + word.lowerBound, length: word.count)
                guard found.location >= range.location, found.location + found.length <= end,
                    !ignored.contains(text.substring(with: found))
                else { continue }
                if found.location >= startingOffset { return found }
                if first == nil { first = found }
            }
            offset = max(paragraph.location + paragraph.length, offset + 1)
        }
        return wrapFlag ? first ?? nothing : nothing
    }

    /// Possible corrections of the word in `range`, most likely first. Nil without a dictionary of the language.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let book = SpellingDictionary.book(for: language), range.location >= 0, range.length > 0,
            range.location + range.length <= string.utf16.count
        else { return nil }
        return book.suggestions(for: (string as NSString).substring(with: range))
    }

    /// Adds a word to the user's word list, which other programs share.
    open class func learnWord(_ word: String) { SpellingDictionary.current?.learn(word) }

    /// Whether a word is in the user's word list.
    open class func hasLearnedWord(_ word: String) -> Bool { SpellingDictionary.current?.hasLearned(word) ?? false }

    /// Removes a word from the user's word list.
    open class func unlearnWord(_ word: String) { SpellingDictionary.current?.unlearn(word) }
}
