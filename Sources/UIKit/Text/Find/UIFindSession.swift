import Foundation

/// A search in a view's content, controlled by the find bar of a ``UIFindInteraction``. Override its methods to search custom content, or use a
/// ``UITextSearchingFindSession``.
@preconcurrency @MainActor
open class UIFindSession: MainActorObject {
    /// The forms in which the find bar shows the number of results.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// The highlighted result's number and the number of all results: "2 of 5".
        case currentAndTotal = 0
        /// The number of all results.
        case total = 1
        /// The find bar shows no number.
        case none = 2
    }

    /// A session without results.
    public init() { super.init(onMainActor: ()) }

    /// The number of results.
    open var resultCount: Int { 0 }

    /// The index of the highlighted result, or `NSNotFound`.
    open var highlightedResultIndex: Int { NSNotFound }

    /// The form in which the find bar shows the number of results. ``SearchResultDisplayStyle/currentAndTotal`` by default.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal

    /// Whether results can be replaced. If true, the find bar offers a second field, for the replacement. False by default.
    open var supportsReplacement: Bool { false }

    /// Whether the highlighted result can be replaced. The value of ``supportsReplacement`` by default.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

    /// Searches for `query`. Called when the text of the find bar or its options changed.
    open func performSearch(query: String, options: UITextSearchOptions?) {}

    /// Replaces the highlighted result.
    open func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}

    /// Replaces all results.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}

    /// Highlights the next result, or the previous one for ``UITextStorageDirection/backward``.
    open func highlightNextResult(in direction: UITextStorageDirection) {}

    /// Discards all results. Called when the query became empty and when the session ends.
    open func invalidateFoundResults() {}
}

/// The options of a search.
@preconcurrency @MainActor
open class UITextSearchOptions: MainActorObject {
    /// The part of a word that a query must match.
    public enum WordMatchMethod: Int, Sendable {
        /// Any part of the word.
        case contains = 0
        /// The beginning of the word.
        case startsWith = 1
        /// The whole word.
        case fullWord = 2
    }

    /// The part of a word that the query must match. ``WordMatchMethod/contains`` by default.
    open internal(set) var wordMatchMethod = WordMatchMethod.contains
    /// The comparison of characters. Ignores case by default.
    open internal(set) var stringCompareOptions: NSString.CompareOptions = .caseInsensitive

    /// The default options of a find bar.
    public init() { super.init(onMainActor: ()) }

    /// The ranges of `text`, in UTF-16 units, that match `query`.
    func ranges(of query: String, in text: String) -> [NSRange] {
        guard !query.isEmpty else { return [] }
        let string = text as NSString
        var found: [NSRange] = []
        var rest = NSRange(location: 0, length: string.length)
        while rest.length > 0 {
            let range = string.range(of: query, options: stringCompareOptions.subtracting([.backwards, .anchored]), range: rest)
            guard range.location != NSNotFound, range.length > 0 else { break }
            if matchesWord(range, in: string) { found.append(range) }
            let end = range.location + range.length
            rest = NSRange(location: end, length: string.length - end)
        }
        return found
    }

    private func matchesWord(_ range: NSRange, in string: NSString) -> Bool {
        func isLetter(_ index: Int) -> Bool {
            guard index >= 0, index < string.length else { return false }
            let character = string.substring(with: string.rangeOfComposedCharacterSequence(at: index))
            return character.unicodeScalars.contains { CharacterSet.alphanumerics.contains($0) }
        }
        switch wordMatchMethod {
        case .contains: return true
        case .startsWith: return !isLetter(range.location - 1)
        case .fullWord: return !isLetter(range.location - 1) && !isLetter(range.location + range.length)
        }
    }
}
