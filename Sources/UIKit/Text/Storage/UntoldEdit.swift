/// What of a text was replaced, by one edit or by several: the range as it was before them, and as it is after. Both begin at the same place.
struct UntoldEdit: Equatable {
    private(set) var old: Range<Int>
    private(set) var new: Range<Int>

    /// The edit of a range as it was before, in UTF-16 units.
    init(_ range: Range<Int>, changeInLength delta: Int) {
        old = range
        new = range.lowerBound..<max(range.upperBound + delta, range.lowerBound)
    }

    /// This edit and one of the text that it left, as one.
    func followed(by next: UntoldEdit) -> UntoldEdit {
        var both = self
        let start = min(old.lowerBound, next.old.lowerBound)
        // What the next one replaced behind this one is moved by as much as this one made the text longer.
        let end = max(new.upperBound, next.old.upperBound)
        both.old = start..<(old.upperBound + end - new.upperBound)
        both.new = start..<(end + next.new.count - next.old.count)
        return both
    }
}
