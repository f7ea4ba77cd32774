/// A cache of the attributes of displayed items. While the layout is valid, it returns the same attribute objects. The collection view skips views
/// that it already positioned with the same objects.
struct LayoutAttributesCache {
    /// Consecutive items of a section.
    private struct Run {
        let first: Int
        let attributes: [UICollectionViewLayoutAttributes]
    }

    private var runs: [Int: Run] = [:]

    /// Caches the attributes of consecutive items of a section, starting with the item `first`.
    mutating func keep(_ attributes: [UICollectionViewLayoutAttributes], from first: Int, in section: Int) {
        runs[section] = Run(first: first, attributes: attributes)
    }

    /// Returns the cached part of a range of a section's items. If no attributes are cached, returns an empty range at the end of `range`.
    func run(in section: Int, within range: Range<Int>) -> (range: Range<Int>, attributes: ArraySlice<UICollectionViewLayoutAttributes>) {
        guard let run = runs[section] else { return (range.upperBound..<range.upperBound, []) }
        let known = range.clamped(to: run.first..<run.first + run.attributes.count)
        guard !known.isEmpty else { return (range.upperBound..<range.upperBound, []) }
        return (known, run.attributes[(known.lowerBound - run.first)..<(known.upperBound - run.first)])
    }
}
