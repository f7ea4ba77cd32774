import Foundation

/// A paragraph with its terminator and the attributes of its runs.
package struct StoredParagraph: PrefixSummable {
    package let text: String
    /// The length in UTF-16 units.
    package let length: Int
    /// The attributes of the first run.
    private let first: TextAttributes
    /// The start offsets and attributes of the later runs, in UTF-16 units. Nil for a single run.
    private let changes: [(start: Int, attributes: TextAttributes)]?

    package var measure: Double { Double(length) }

    package init(_ runs: [AttributedRun]) {
        guard let single = runs.first, runs.count > 1 else {
            text = runs.first?.text ?? ""
            first = runs.first?.attributes ?? .none
            length = text.utf16.count
            changes = nil
            return
        }
        var text = single.text
        var position = single.text.utf16.count
        var changes: [(start: Int, attributes: TextAttributes)] = []
        var last = single.attributes
        for piece in runs.dropFirst() where !piece.text.isEmpty {
            if !piece.attributes.isSame(as: last) || position == 0 {
                changes.append((position, piece.attributes))
                last = piece.attributes
            }
            text += piece.text
            position += piece.text.utf16.count
        }
        if let start = changes.first, start.start == 0 {
            first = start.attributes
            changes.removeFirst()
        } else {
            first = single.attributes
        }
        self.text = text
        length = position
        self.changes = changes.isEmpty ? nil : changes
    }

    /// The length of the paragraph terminator, in UTF-16 units.
    package var terminatorLength: Int {
        let bytes = text.utf8
        switch bytes.last {
        case 10: return bytes.count > 1 && bytes[bytes.index(bytes.endIndex, offsetBy: -2)] == 13 ? 2 : 1
        case 13: return 1
        // Other characters can have the same last byte as a paragraph separator.
        case 0xA9: return text.unicodeScalars.last == "\u{2029}" ? 1 : 0
        default: return 0
        }
    }

    /// The attributes at an offset, and the range of their run.
    package func attributes(at offset: Int) -> (attributes: TextAttributes, range: Range<Int>) {
        guard let changes else { return (first, 0..<length) }
        var start = 0
        var found = first
        for change in changes {
            if change.start > offset { return (found, start..<change.start) }
            start = change.start
            found = change.attributes
        }
        return (found, start..<length)
    }

    /// The runs of a range, in UTF-16 units. An empty range has one empty run.
    func runs(in range: Range<Int>) -> [AttributedRun] {
        if changes == nil { return [AttributedRun(substring(range), first)] }
        var result: [AttributedRun] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            let (attributes, extent) = attributes(at: offset)
            let end = min(extent.upperBound, range.upperBound)
            result.append(AttributedRun(substring(offset..<end), attributes))
            offset = end
        }
        return result.isEmpty ? [AttributedRun("", attributes(at: range.lowerBound).attributes)] : result
    }

    /// The text of a range, in UTF-16 units.
    func substring(_ range: Range<Int>) -> String {
        if range.lowerBound <= 0, range.upperBound >= length { return text }
        let utf16 = text.utf16
        let start = utf16.index(utf16.startIndex, offsetBy: min(max(range.lowerBound, 0), length))
        let end = utf16.index(utf16.startIndex, offsetBy: min(max(range.upperBound, 0), length))
        // `String(Substring)` drops an unpaired surrogate, which a UTF-16 view may contain.
        return String(utf16[start..<max(start, end)]) ?? String(decoding: Array(utf16[start..<max(start, end)]), as: UTF16.self)
    }
}
