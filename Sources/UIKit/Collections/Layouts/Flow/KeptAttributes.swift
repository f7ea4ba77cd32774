/// The attributes of the items that a collection view was given last. It is given them again as long as the layout holds: what they placed
/// does not have to be placed again.
struct KeptAttributes {
    /// Items of a section one after the other.
    private struct Run {
        let first: Int
        let attributes: [UICollectionViewLayoutAttributes]
    }

    private var runs: [Int: Run] = [:]

    /// Keeps the attributes of a section's items from `first` on.
    mutating func keep(_ attributes: [UICollectionViewLayoutAttributes], from first: Int, in section: Int) {
        runs[section] = Run(first: first, attributes: attributes)
    }

    /// What is known of a range of a section's items: of a part of it, or of none, which then is at its end.
    func run(in section: Int, within range: Range<Int>) -> (range: Range<Int>, attributes: ArraySlice<UICollectionViewLayoutAttributes>) {
        guard let run = runs[section] else { return (range.upperBound..<range.upperBound, []) }
        let known = range.clamped(to: run.first..<run.first + run.attributes.count)
        guard !known.isEmpty else { return (range.upperBound..<range.upperBound, []) }
        return (known, run.attributes[(known.lowerBound - run.first)..<(known.upperBound - run.first)])
    }
}
