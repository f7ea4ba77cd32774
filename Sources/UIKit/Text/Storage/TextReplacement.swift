/// What one edit replaced, or several: paragraphs by number, or UTF-16 units.
struct TextReplacement {
    /// What was there.
    var old: Range<Int>
    /// How much there is in its place.
    var newCount: Int

    /// What is in its place.
    var new: Range<Int> { old.lowerBound..<(old.lowerBound + newCount) }

    /// This replacement and one that came after it, as one.
    func followed(by next: TextReplacement) -> TextReplacement {
        let newEnd = old.lowerBound + newCount
        let end = max(newEnd, next.old.upperBound)
        let start = min(old.lowerBound, next.old.lowerBound)
        return TextReplacement(
            old: start..<(old.upperBound + end - newEnd), newCount: end - start - next.old.count + next.newCount)
    }
}
