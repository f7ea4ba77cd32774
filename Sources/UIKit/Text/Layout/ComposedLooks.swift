import Foundation

/// How what an input method composes looks.
struct ComposedLooks {
    typealias Style = [NSAttributedString.Key: Any]

    /// The attributes of what no part says anything of.
    var style: Style = [:]
    /// Parts with attributes of their own, in UTF-16 units from the beginning of what is composed.
    var parts: [(range: Range<Int>, style: Style)] = []

    /// All of what is composed, which is so long, in stretches of one look each. Of parts that overlap the first is seen.
    func stretches(of length: Int) -> [(range: Range<Int>, style: Style)] {
        var result: [(range: Range<Int>, style: Style)] = []
        var place = 0
        for part in parts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            let lower = min(max(part.range.lowerBound, place), length)
            let upper = min(part.range.upperBound, length)
            guard lower < upper else { continue }
            if place < lower { result.append((place..<lower, style)) }
            result.append((lower..<upper, part.style))
            place = upper
        }
        if place < length { result.append((place..<length, style)) }
        return result
    }
}
