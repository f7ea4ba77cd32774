import Foundation
import QuartzCore

/// Looks words up in the desktop's dictionaries, by `enchant` where that is installed. Without it every word is right.
///
/// Ranges count UTF-16 units.
@preconcurrency @MainActor
open class UITextChecker: MainActorObject {
    /// A checker that ignores no words.
    public init() {
        super.init(onMainActor: ())
    }

    /// The languages that there are dictionaries of, as `en_US`.
    open class var availableLanguages: [String] { EnchantLibrary.shared?.languages ?? [] }

    /// The words that are not marked, besides those of the dictionary. Nil unless some are ignored.
    open var ignoredWords: [String]?

    /// Marks a word no more.
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    /// The first word of `range` from `startingOffset` on that is not in the dictionary; from the range's beginning on if there is none and
    /// `wrapFlag` is set. Its location is `NSNotFound` where all words are right.
    ///
    /// It costs what the paragraphs are long.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let nothing = NSRange(location: NSNotFound, length: 0)
        let length = stringToCheck.utf16.count
        guard let book = SpellBook.book(for: language), range.location >= 0, range.length >= 0, range.location <= length else {
            return nothing
        }
        let end = min(range.location + range.length, length)
        let text = stringToCheck as NSString
        let ignored = Set(ignoredWords ?? [])
        var first: NSRange?
        var place = range.location
        while place < end {
            let paragraph = text.paragraphRange(for: NSRange(location: place, length: 0))
            for word in book.misspelled(in: text.substring(with: paragraph)) {
                let found = NSRange(location: paragraph.location + word.lowerBound, length: word.count)
                guard found.location >= range.location, found.location + found.length <= end,
                    !ignored.contains(text.substring(with: found))
                else { continue }
                if found.location >= startingOffset { return found }
                if first == nil { first = found }
            }
            place = max(paragraph.location + paragraph.length, place + 1)
        }
        return wrapFlag ? first ?? nothing : nothing
    }

    /// Words that may be meant by the word in `range`, the likeliest first; nil without a dictionary of the language.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let book = SpellBook.book(for: language), range.location >= 0, range.length > 0,
            range.location + range.length <= string.utf16.count
        else { return nil }
        return book.suggestions(for: (string as NSString).substring(with: range))
    }

    /// Puts a word on the person's own list, which other programs use too.
    open class func learnWord(_ word: String) { SpellBook.current?.learn(word) }

    /// Whether a word is on the person's own list.
    open class func hasLearnedWord(_ word: String) -> Bool { SpellBook.current?.hasLearned(word) ?? false }

    /// Takes a word off the person's own list.
    open class func unlearnWord(_ word: String) { SpellBook.current?.unlearn(word) }
}
