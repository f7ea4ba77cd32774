import Foundation

/// A found range of a text view's text, in UTF-16 units.
struct SearchDecoratedText {
    var range: Range<Int>
    var style: UITextSearchFoundTextStyle
}

extension UITextView {
    /// The interaction that ``isFindInteractionEnabled`` adds.
    var ownFindInteraction: UIFindInteraction? {
        interactions.lazy.compactMap { $0 as? UIFindInteraction }.first { $0.delegate === self }
    }

    /// Adds or removes the interaction of the find bar.
    func setFindInteraction(_ isEnabled: Bool) {
        guard isEnabled != isFindInteractionEnabled else { return }
        if let interaction = findInteraction {
            removeInteraction(interaction)
        } else {
            addInteraction(UIFindInteraction(sessionDelegate: self))
        }
    }
}

extension UITextView: UIFindInteractionDelegate {
    /// A session that searches in the text.
    public func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        UITextSearchingFindSession(searchableObject: self)
    }
}

extension UITextView: UITextSearching {
    public typealias DocumentIdentifier = AnyHashable?

    /// The offsets of a range, in UTF-16 units.
    func offsets(of range: UITextRange) -> Range<Int> {
        let start = offset(from: beginningOfDocument, to: range.start)
        return start..<max(start, offset(from: beginningOfDocument, to: range.end))
    }

    private func textRange(_ range: NSRange) -> UITextRange? {
        guard let start = position(from: beginningOfDocument, offset: range.location),
            let end = position(from: start, offset: range.length)
        else { return nil }
        return self.textRange(from: start, to: end)
    }

    /// The implementation of ``compare(_:toRange:document:)``.
    func baseCompare(_ range: UITextRange, _ other: UITextRange) -> ComparisonResult {
        let order = compare(range.start, to: other.start)
        return order == .orderedSame ? compare(range.end, to: other.end) : order
    }

    /// The implementation of ``performTextSearch(queryString:options:resultAggregator:)``.
    func search(_ query: String, _ options: UITextSearchOptions, _ aggregator: UITextSearchAggregator<AnyHashable?>) {
        for range in options.ranges(of: query, in: text ?? "") {
            if let range = textRange(range) { aggregator.foundRange(range, searchString: query, document: nil) }
        }
        aggregator.finishedSearching()
    }

    /// The implementation of ``replaceAll(queryString:options:withText:)``.
    func baseReplaceAll(_ query: String, _ options: UITextSearchOptions, _ replacement: String) {
        undoManager?.beginUndoGrouping()
        defer { undoManager?.endUndoGrouping() }
        // Replace backwards, so that the remaining ranges stay valid.
        for range in options.ranges(of: query, in: text ?? "").reversed() {
            guard let range = textRange(range), shouldReplace(foundTextRange: range, document: nil, withText: replacement) else { continue }
            replace(range, withText: replacement)
        }
    }

    /// The implementation of ``scrollRangeToVisible(_:inDocument:)``.
    func baseScrollRangeToVisible(_ range: UITextRange) {
        let offsets = offsets(of: range)
        scrollRangeToVisible(NSRange(location: offsets.lowerBound, length: offsets.count))
    }
}

extension TextEditor {
    private static let foundColor = UIColor.systemYellow.withAlphaComponent(0.3)

    /// Sets the style of a found range. Keeps the ranges sorted.
    func setFound(_ range: Range<Int>, _ style: UITextSearchFoundTextStyle) {
        let index = found.partitionIndex { $0.range.lowerBound < range.lowerBound }
        if index < found.count, found[index].range == range { found.remove(at: index) }
        if style != .normal { found.insert(SearchDecoratedText(range: range, style: style), at: index) }
        redrawFound(range)
    }

    /// Removes all found ranges.
    func clearFound() {
        guard !found.isEmpty else { return }
        found = []
        if hasText { textLayout.dropLayouts() }
    }

    private func redrawFound(_ range: Range<Int>) {
        guard hasText, range.lowerBound <= length else { return }
        let first = storage.store.paragraph(at: range.lowerBound).index
        let last = storage.store.paragraph(at: min(range.upperBound, length)).index
        textLayout.dropLayout(at: range.lowerBound)
        if first != last { textLayout.dropLayout(at: min(range.upperBound, length)) }
    }

    /// The decorations of found ranges in a paragraph of `count` UTF-16 units with start offset `start`.
    func searchDecorations(at start: Int, count: Int) -> [TextDecoration] {
        var index = found.partitionIndex { $0.range.upperBound <= start }
        var decorations: [TextDecoration] = []
        while index < found.count, found[index].range.lowerBound < start + count {
            let one = found[index]
            let range = max(one.range.lowerBound - start, 0)..<min(one.range.upperBound - start, count)
            let attributes: [NSAttributedString.Key: Any] =
                one.style == .highlighted
                ? [.backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black] : [.backgroundColor: Self.foundColor]
            if !range.isEmpty { decorations.append(TextDecoration(range: range, attributes: attributes)) }
            index += 1
        }
        return decorations
    }
}

extension Array {
    /// The partition point: the index of the first element for which `isBefore` is false. It must be true for all earlier elements. O(log n).
    fileprivate func partitionIndex(_ isBefore: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
