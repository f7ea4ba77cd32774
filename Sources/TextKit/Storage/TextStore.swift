import Foundation

/// Attributed text in paragraphs. An edit costs time proportional to its paragraph, independent of the text's length.
///
/// Offsets are in UTF-16 units. The last paragraph has no terminator and may be empty.
package struct TextStore {
    package private(set) var paragraphs = PrefixSumArray<StoredParagraph>([StoredParagraph([AttributedRun("", TextAttributes.none)])])

    /// The length in UTF-16 units.
    package var length: Int { Int(paragraphs.sum) }

    /// The index and start offset of the paragraph at an offset.
    package func paragraph(at offset: Int) -> (index: Int, start: Int) {
        let found = paragraphs.find(Double(max(offset, 0)))
        return (found.index, Int(found.start))
    }

    package func start(ofParagraph index: Int) -> Int { Int(paragraphs.sum(before: index)) }

    /// The whole text.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package var string: String {
        var result = ""
        paragraphs.forEach(in: 0..<paragraphs.count) { result += $0.text }
        return result
    }

    /// Calls `body` with each paragraph that intersects `range`, its start offset, and the intersection relative to that offset.
    private func visit(_ range: Range<Int>, _ body: (StoredParagraph, Int, Range<Int>) -> Void) {
        guard !range.isEmpty else { return }
        let last = paragraph(at: range.upperBound).index
        let first = paragraph(at: range.lowerBound)
        var start = first.start
        paragraphs.forEach(in: first.index..<(last + 1)) { paragraph in
            let part = max(range.lowerBound - start, 0)..<min(range.upperBound - start, paragraph.length)
            if !part.isEmpty { body(paragraph, start, part) }
            start += paragraph.length
        }
    }

    package func substring(_ range: Range<Int>) -> String {
        var result = ""
        visit(range.clamped(to: 0..<length)) { paragraph, _, part in result += paragraph.substring(part) }
        return result
    }

    package func runs(in range: Range<Int>) -> [AttributedRun] {
        var result: [AttributedRun] = []
        visit(range.clamped(to: 0..<length)) { paragraph, _, part in result += paragraph.runs(in: part) }
        return result
    }

    package func attributedSubstring(_ range: Range<Int>) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for piece in runs(in: range) { result.append(NSAttributedString(string: piece.text, attributes: piece.attributes.values)) }
        return result.copy() as? NSAttributedString ?? result
    }

    /// The attributes at an offset. At the end, those of the last character.
    package func attributes(at offset: Int) -> TextAttributes {
        let offset = min(max(offset, 0), max(length - 1, 0))
        let (index, start) = paragraph(at: offset)
        return paragraphs[index].attributes(at: offset - start).attributes
    }

    /// Replaces `range` with `runs`.
    mutating func replace(_ range: Range<Int>, with runs: [AttributedRun]) -> TextReplacement {
        let range = range.clamped(to: 0..<length)
        var (first, firstStart) = paragraph(at: range.lowerBound)
        let startsWithFeed = runs.first { !$0.text.isEmpty }?.text.unicodeScalars.first == "\n"
        if first > 0, firstStart == range.lowerBound, startsWithFeed || range.count > 0 {
            let previous = paragraphs[first - 1]
            // A carriage return and an adjoining line feed form one terminator.
            if previous.text.unicodeScalars.last == "\r" {
                first -= 1
                firstStart -= previous.length
            }
        }
        let (last, lastStart) = paragraph(at: range.upperBound)
        let head = paragraphs[first].runs(in: 0..<(range.lowerBound - firstStart))
        let tailParagraph = paragraphs[last]
        let tail = tailParagraph.runs(in: (range.upperBound - lastStart)..<tailParagraph.length)
        let joined = (head + runs + tail).filter { !$0.text.isEmpty }
        let isLast = last == paragraphs.count - 1
        var new = TextStore.split(joined)
        if isLast {
            // An empty last paragraph keeps the attributes of the removed text for later typing.
            if new.last?.terminatorLength ?? 1 > 0 {
                let attributes = joined.last?.attributes ?? runs.last?.attributes ?? head.last?.attributes ?? TextAttributes.none
                new.append(StoredParagraph([AttributedRun("", attributes)]))
            }
        }
        paragraphs.replace(first..<(last + 1), with: new)
        return TextReplacement(old: first..<(last + 1), newCount: new.count)
    }

    /// Converts the attributes of each run in `range` with `change`.
    mutating func changeAttributes(
        in range: Range<Int>, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) -> TextReplacement {
        var known: [ObjectIdentifier: TextAttributes] = [:]
        // Retains the visited attribute sets, so that their addresses are not reused.
        var met: [TextAttributes] = []
        let changed = runs(in: range).map { piece -> AttributedRun in
            if let attributes = known[ObjectIdentifier(piece.attributes)] { return AttributedRun(piece.text, attributes) }
            let attributes = TextAttributes(change(piece.attributes.values))
            met.append(piece.attributes)
            known[ObjectIdentifier(piece.attributes)] = attributes
            return AttributedRun(piece.text, attributes)
        }
        return replace(range, with: changed)
    }

    /// Splits runs after paragraph terminators.
    private static func split(_ runs: [AttributedRun]) -> [StoredParagraph] {
        var result: [StoredParagraph] = []
        var current: [AttributedRun] = []
        for (number, piece) in runs.enumerated() {
            let following = number + 1 < runs.count ? runs[number + 1].text.utf8.first : nil
            var text = piece.text
            text.withUTF8 { bytes in
                var start = 0
                while let end = end(in: bytes, from: start, before: following) {
                    current.append(AttributedRun(String(decoding: bytes[start..<end], as: UTF8.self), piece.attributes))
                    result.append(StoredParagraph(current))
                    current.removeAll(keepingCapacity: true)
                    start = end
                }
                if start < bytes.count { current.append(AttributedRun(String(decoding: bytes[start...], as: UTF8.self), piece.attributes)) }
            }
        }
        if !current.isEmpty { result.append(StoredParagraph(current)) }
        return result
    }

    /// The offset after the terminator of the paragraph that contains `offset`. Nil if the terminator is not in `bytes`. `following` is the byte after `bytes`.
    private static func end(in bytes: UnsafeBufferPointer<UInt8>, from offset: Int, before following: UInt8?) -> Int? {
        for offset in offset..<bytes.count {
            switch bytes[offset] {
            case 10: return offset + 1
            case 13:
                // A carriage return and an adjoining line feed form one terminator.
                let next = offset + 1 < bytes.count ? bytes[offset + 1] : following
                if next != 10 { return offset + 1 }
            case 0xE2 where offset + 2 < bytes.count && bytes[offset + 1] == 0x80 && bytes[offset + 2] == 0xA9: return offset + 3
            default: break
            }
        }
        return nil
    }
}
