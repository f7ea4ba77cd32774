internal import CGtk

/// The caret positions, words and sentences of a text. Offsets are in UTF-16 units.
package struct TextBreaks: Sendable {
    private struct Flags: OptionSet {
        let rawValue: UInt8
        static let cursor = Flags(rawValue: UInt8(LODESTONE_BREAK_CURSOR))
        static let wordStart = Flags(rawValue: UInt8(LODESTONE_BREAK_WORD_START))
        static let wordEnd = Flags(rawValue: UInt8(LODESTONE_BREAK_WORD_END))
        static let sentenceStart = Flags(rawValue: UInt8(LODESTONE_BREAK_SENTENCE_START))
        static let sentenceEnd = Flags(rawValue: UInt8(LODESTONE_BREAK_SENTENCE_END))
        static let deletesCharacter = Flags(rawValue: UInt8(LODESTONE_BREAK_DELETES_CHARACTER))
    }

    /// The flags at each offset, including the end; 0 inside of a surrogate pair.
    private var flags: [UInt8]

    /// Finds the breaks of `text`: a paragraph, or a part of one.
    ///
    /// - Complexity: O(length of the text)
    package init(_ text: String) {
        let count = text.unicodeScalars.count + 1
        var attributes = [UInt8](repeating: 0, count: count)
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { lodestone_text_breaks($0.baseAddress, gint($0.count), &attributes, gint(count)) }
        }
        flags = []
        flags.reserveCapacity(text.utf16.count + 1)
        for (scalar, attribute) in zip(text.unicodeScalars, attributes) {
            flags.append(attribute)
            if scalar.value > 0xFFFF { flags.append(0) }
        }
        flags.append(attributes[count - 1])
        // Uses the standard library's grapheme clusters instead of Pango's. The library's Unicode version may be newer, and it does not split Devanagari
        // conjuncts.
        for index in flags.indices { flags[index] &= ~Flags.cursor.rawValue }
        var offset = 0
        for character in text {
            flags[offset] |= Flags.cursor.rawValue
            offset += character.utf16.count
        }
        flags[flags.count - 1] |= Flags.cursor.rawValue
    }

    /// The length of the text, in UTF-16 units.
    package var length: Int { flags.count - 1 }

    private func has(_ flag: Flags, at offset: Int) -> Bool {
        flags.indices.contains(offset) && flags[offset] & flag.rawValue != 0
    }

    /// Whether a caret can be at the offset: between grapheme clusters.
    package func isCursor(_ offset: Int) -> Bool { has(.cursor, at: offset) }
    package func isWordStart(_ offset: Int) -> Bool { has(.wordStart, at: offset) }
    package func isWordEnd(_ offset: Int) -> Bool { has(.wordEnd, at: offset) }
    package func isSentenceStart(_ offset: Int) -> Bool { has(.sentenceStart, at: offset) }
    package func isSentenceEnd(_ offset: Int) -> Bool { has(.sentenceEnd, at: offset) }

    /// Whether Backspace with the caret at `offset` deletes one code point instead of a whole grapheme cluster. This is the case in scripts in which users type
    /// marks one by one.
    package func deletesOneCodePoint(before offset: Int) -> Bool { has(.deletesCharacter, at: offset) }

    /// The next caret position after `offset`, at most the end.
    package func cursor(after offset: Int) -> Int {
        var next = offset + 1
        while next < length, !isCursor(next) { next += 1 }
        return min(next, length)
    }

    /// The previous caret position before `offset`, at least 0.
    package func cursor(before offset: Int) -> Int {
        var next = offset - 1
        while next > 0, !isCursor(next) { next -= 1 }
        return max(next, 0)
    }

    /// The word that contains the character after `offset`; nil between words.
    package func word(at offset: Int) -> Range<Int>? {
        var start = min(offset, length)
        while start >= 0, !isWordStart(start) {
            if isWordEnd(start) { return nil }
            start -= 1
        }
        guard start >= 0 else { return nil }
        var end = max(offset, start) + 1
        while end < length, !isWordEnd(end) { end += 1 }
        return end <= length ? start..<end : nil
    }
}
