/// Splits words that are far longer than a line into pieces for layout.
enum LongWordBreaking {
    /// The length in bytes above which words are split. Shorter words cost no perceptible time.
    static let smallestLength = 256
    /// The length in bytes above which words of scripts without spaces are split. A dictionary finds the words in such text, and needs the context.
    static let smallestLengthWithoutSpaces = 4096
    /// The number of characters in a piece. In a measurement with lines of about thirty characters, this was the fastest power of two.
    static let pieceLength = 16

    /// Every second piece of the long words in `text`, as byte ranges between character boundaries. The gaps between the ranges are the other pieces.
    static func pieces(of text: String) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        var position = 0
        var hasSpaces = true
        var previous: UInt8 = 0
        func endWord() {
            if position - start > (hasSpaces ? smallestLength : smallestLengthWithoutSpaces) {
                divide(text, start..<position, into: &result)
            }
        }
        for byte in text.utf8 {
            if byte == 0x20 || byte == 0x09 {
                endWord()
                start = position + 1
                hasSpaces = true
            } else if previous == 0xE0 && 0xB8...0xBB ~= byte || previous == 0xE1 && (0x80...0x82 ~= byte || 0x9E...0x9F ~= byte) {
                // UTF-8 lead bytes of the scripts without spaces: Thai and Lao (E0); Burmese and Khmer (E1).
                hasSpaces = false
            }
            previous = byte
            position += 1
        }
        endWord()
        return result
    }

    private static func divide(_ text: String, _ word: Range<Int>, into result: inout [Range<Int>]) {
        let utf8 = text.utf8
        var index = utf8.index(utf8.startIndex, offsetBy: word.lowerBound)
        var position = word.lowerBound
        var pieceStart = position
        var count = 0
        var isTaken = true
        while position < word.upperBound {
            let next = text.index(after: index)
            position += utf8.distance(from: index, to: next)
            index = next
            count += 1
            guard count == pieceLength || position >= word.upperBound else { continue }
            if isTaken { result.append(pieceStart..<min(position, word.upperBound)) }
            isTaken.toggle()
            pieceStart = position
            count = 0
        }
    }
}
