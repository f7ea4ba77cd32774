import Foundation

/// The attributes of marked text.
package struct MarkedTextAttributes {
    package typealias Style = [NSAttributedString.Key: Any]

    /// The attributes for the parts without attributes of their own.
    package var style: Style = [:]
    /// Parts with their own attributes, in UTF-16 units from the start of the marked text.
    package var parts: [(range: Range<Int>, style: Style)] = []

    package init(style: Style = [:], parts: [(range: Range<Int>, style: Style)] = []) {
        self.style = style
        self.parts = parts
    }

    /// Splits the marked text into runs with one set of attributes each. If parts overlap, the first one wins.
    ///
    /// - Parameter length: The length of the marked text.
    package func stretches(of length: Int) -> [(range: Range<Int>, style: Style)] {
        var result: [(range: Range<Int>, style: Style)] = []
        var offset = 0
        for part in parts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            let lower = min(max(part.range.lowerBound, offset), length)
            let upper = min(part.range.upperBound, length)
            guard lower < upper else { continue }
            if offset < lower { result.append((offset..<lower, style)) }
            result.append((lower..<upper, part.style))
            offset = upper
        }
        if offset < length { result.append((offset..<length, style)) }
        return result
    }
}
