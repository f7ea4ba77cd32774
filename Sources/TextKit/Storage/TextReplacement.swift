/// A replacement by one or more edits, of paragraph indexes or UTF-16 units.
struct TextReplacement {
    /// The replaced range.
    var old: Range<Int>
    /// The length of the replacement.
    var newCount: Int

    /// The range of the replacement.
    var new: Range<Int> { old.lowerBound..<(old.lowerBound + newCount) }

    /// Combines this replacement with a later one.
    func followed(by next: TextReplacement) -> TextReplacement {
        let newEnd = old.lowerBound + newCount
        let end = max(newEnd, next.old.upperBound)
        let start = min(old.lowerBound, next.old.lowerBound)
        return TextReplacement(
            old: start..<(old.upperBound + end - newEnd), newCount: end - start - next.old.count + next.newCount)
    }
}
