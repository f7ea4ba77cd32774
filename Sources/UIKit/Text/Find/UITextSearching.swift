import Foundation
import Synchronization

/// A style of found text.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// The style of text that is not a search result.
    case normal = 0
    /// The style of a search result that is not highlighted.
    case found = 1
    /// The style of the highlighted search result.
    case highlighted = 2
}

/// Content that a ``UITextSearchingFindSession`` searches in. It may have several documents.
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
    /// The type that identifies documents.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The selected range. A search highlights the first result at or after the selection.
    var selectedTextRange: UITextRange? { get }
    /// The order of two ranges of a document.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// Searches all documents. Report each result, and the end of the search, to `resultAggregator` on any thread.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    /// Applies a style to a found range.
    func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    /// Removes the styles of all found ranges.
    func clearAllDecoratedFoundText()

    /// Whether results can be replaced. False unless implemented.
    var supportsTextReplacement: Bool { get }
    /// Whether a result may be replaced. True unless implemented.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String) -> Bool
    /// Replaces a result.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
    /// Replaces all results.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
    /// Called before a result is highlighted.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Scrolls to a result.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
    /// The document of ``selectedTextRange``; nil unless implemented.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// The order of two documents.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
}

extension UITextSearching {
    public var supportsTextReplacement: Bool { false }
    public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String) -> Bool { true }
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String) {}
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
}

/// Collects the results of a search. Its methods may be called on any thread.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
    let results: SearchResults<DocumentIdentifier>

    /// The found ranges, in the order in which they were reported.
    public var allFoundRanges: [UITextRange] { results.all.map(\.range) }

    /// Reports a found range.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        results.change { $0.append(SearchResultRange(range: range, document: document)) }
    }

    /// Reports that a range no longer matches.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        results.change { $0.removeAll { $0.range === range && $0.document == document } }
    }

    /// Reports that all reported ranges are invalid.
    public func invalidate() { results.change { $0.removeAll() } }

    /// Reports that all documents were searched.
    public func finishedSearching() { results.finish() }
}

struct SearchResultRange<DocumentIdentifier: Hashable> {
    let range: UITextRange
    let document: DocumentIdentifier
}

/// The results of one search.
///
/// `@unchecked Sendable` is safe because a mutex guards the results, and the session is called on the main actor alone.
final class SearchResults<DocumentIdentifier: Hashable>: @unchecked Sendable {
    private let found = Mutex<[SearchResultRange<DocumentIdentifier>]>([])
    private let onChange: @MainActor (_ isFinished: Bool) -> Void

    init(onChange: @escaping @MainActor (_ isFinished: Bool) -> Void) { self.onChange = onChange }

    var all: [SearchResultRange<DocumentIdentifier>] {
        found.withLock { found in
            // `nonisolated(unsafe)`: the array is a copy, so it is safe outside the lock.
            nonisolated(unsafe) let copy = found
            return copy
        }
    }

    func change(_ change: (inout [SearchResultRange<DocumentIdentifier>]) -> Void) {
        withoutActuallyEscaping(change) { change in
            // `nonisolated(unsafe)`: the closure runs synchronously, on this thread.
            nonisolated(unsafe) let change = change
            found.withLock { change(&$0) }
        }
        notify(isFinished: false)
    }

    func finish() { notify(isFinished: true) }

    private func notify(isFinished: Bool) {
        if MainActor.isCurrent {
            MainActor.assumeIsolated { onChange(isFinished) }
        } else {
            Task { @MainActor in self.onChange(isFinished) }
        }
    }
}
