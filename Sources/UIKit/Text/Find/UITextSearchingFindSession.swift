import Foundation

/// A session that stores the results of a ``UITextSearching`` object and moves between them.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    /// The object that searches and highlights results. Held weakly.
    open var searchableObject: (any UITextSearching)? { source.object }
    private let source: any FindSource

    /// A session of `searchableObject`.
    public init(searchableObject: any UITextSearching) {
        source = Self.source(of: searchableObject)
        super.init()
    }

    private static func source<Object: UITextSearching>(of object: Object) -> any FindSource { TypedFindSource(object) }

    /// Called when the results have changed.
    var onChange: (() -> Void)? {
        get { source.onChange }
        set { source.onChange = newValue }
    }

    open override var resultCount: Int { source.count }
    open override var highlightedResultIndex: Int { source.highlighted ?? NSNotFound }
    open override var supportsReplacement: Bool { source.supportsReplacement }
    open override var allowsReplacementForCurrentlyHighlightedResult: Bool { source.mayReplaceHighlighted }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        source.search(query, options ?? UITextSearchOptions())
    }

    open override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) { source.replaceHighlighted(searchQuery, replacementString, options ?? UITextSearchOptions()) }

    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        source.replaceAll(searchQuery, replacementString, options ?? UITextSearchOptions())
    }

    open override func highlightNextResult(in direction: UITextStorageDirection) { source.step(direction == .forward ? 1 : -1) }

    open override func invalidateFoundResults() { source.clear() }
}

/// The searchable object of a session, with its document type erased.
@MainActor
private protocol FindSource: AnyObject {
    var object: (any UITextSearching)? { get }
    var onChange: (() -> Void)? { get set }
    var count: Int { get }
    var highlighted: Int? { get }
    var supportsReplacement: Bool { get }
    var mayReplaceHighlighted: Bool { get }
    func search(_ query: String, _ options: UITextSearchOptions)
    func step(_ count: Int)
    func replaceHighlighted(_ query: String, _ replacement: String, _ options: UITextSearchOptions)
    func replaceAll(_ query: String, _ replacement: String, _ options: UITextSearchOptions)
    func clear()
}

private final class TypedFindSource<Object: UITextSearching>: FindSource {
    private weak var searched: Object?
    /// The sequence number of the last search. Late results of earlier searches have lower numbers and are ignored.
    private var lastNumber = 0
    private var results: SearchResults<Object.DocumentIdentifier>?
    private var ordered: [SearchResultRange<Object.DocumentIdentifier>] = []
    private(set) var highlighted: Int?
    var onChange: (() -> Void)?

    init(_ object: Object) { searched = object }

    var object: (any UITextSearching)? { searched }
    var count: Int { ordered.count }
    var supportsReplacement: Bool { searched?.supportsTextReplacement == true }

    private var current: SearchResultRange<Object.DocumentIdentifier>? { highlighted.map { ordered[$0] } }

    var mayReplaceHighlighted: Bool {
        guard supportsReplacement, let searched, let current else { return false }
        return searched.shouldReplace(foundTextRange: current.range, document: current.document, withText: "")
    }

    func search(_ query: String, _ options: UITextSearchOptions) {
        clear()
        guard let searched, !query.isEmpty else { return }
        lastNumber += 1
        let number = lastNumber
        let made = SearchResults<Object.DocumentIdentifier> { [weak self] isFinished in
            // Ignore results of a search that a newer one replaced.
            guard let self, lastNumber == number, let results else { return }
            if isFinished || ordered.count > results.all.count { take(results.all) }
        }
        results = made
        searched.performTextSearch(queryString: query, options: options, resultAggregator: UITextSearchAggregator(results: made))
    }

    private func take(_ found: [SearchResultRange<Object.DocumentIdentifier>]) {
        guard let searched else { return }
        searched.clearAllDecoratedFoundText()
        ordered = found.sorted { first, second in
            if first.document != second.document {
                return searched.compare(document: first.document, toDocument: second.document) == .orderedAscending
            }
            return searched.compare(first.range, toRange: second.range, document: first.document) == .orderedAscending
        }
        for found in ordered { searched.decorate(foundTextRange: found.range, document: found.document, usingStyle: .found) }
        highlighted = nil
        if !ordered.isEmpty { highlight(firstIndex(searched)) }
        onChange?()
    }

    /// The first result at or after the selection.
    private func firstIndex(_ searched: Object) -> Int {
        guard let selection = searched.selectedTextRange else { return 0 }
        let document = searched.selectedTextSearchDocument
        return ordered.firstIndex {
            (document == nil || $0.document == document)
                && searched.compare($0.range, toRange: selection, document: $0.document) != .orderedAscending
        } ?? 0
    }

    private func highlight(_ index: Int) {
        guard let searched else { return }
        if let current { searched.decorate(foundTextRange: current.range, document: current.document, usingStyle: .found) }
        highlighted = index
        let next = ordered[index]
        searched.willHighlight(foundTextRange: next.range, document: next.document)
        searched.decorate(foundTextRange: next.range, document: next.document, usingStyle: .highlighted)
        searched.scrollRangeToVisible(next.range, inDocument: next.document)
    }

    func step(_ count: Int) {
        guard !ordered.isEmpty else { return }
        highlight(highlighted.map { ($0 + count + ordered.count) % ordered.count } ?? 0)
        onChange?()
    }

    func replaceHighlighted(_ query: String, _ replacement: String, _ options: UITextSearchOptions) {
        guard let searched, let current, let index = highlighted,
            searched.shouldReplace(foundTextRange: current.range, document: current.document, withText: replacement)
        else { return }
        searched.replace(foundTextRange: current.range, document: current.document, withText: replacement)
        search(query, options)
        // The earlier results are unchanged, so the next result has the replaced one's index.
        if !ordered.isEmpty { highlight(index < ordered.count ? index : 0) }
        onChange?()
    }

    func replaceAll(_ query: String, _ replacement: String, _ options: UITextSearchOptions) {
        searched?.replaceAll(queryString: query, options: options, withText: replacement)
        search(query, options)
        onChange?()
    }

    func clear() {
        results = nil
        ordered = []
        highlighted = nil
        searched?.clearAllDecoratedFoundText()
        onChange?()
    }
}
