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
        var places = [UInt8](repeating: 0, count: count)
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { lodestone_text_breaks($0.baseAddress, gint($0.count), &places, gint(count)) }
        }
        flags = []
        flags.reserveCapacity(text.utf16.count + 1)
        for (scalar, place) in zip(text.unicodeScalars, places) {
            flags.append(place)
            if scalar.value > 0xFFFF { flags.append(0) }
        }
        flags.append(places[count - 1])
        // The standard library's grapheme clusters replace Pango's: its Unicode version may be newer, and it keeps Devanagari conjuncts together.
        for index in flags.indices { flags[index] &= ~Flags.cursor.rawValue }
        var place = 0
        for character in text {
            flags[place] |= Flags.cursor.rawValue
            place += character.utf16.count
        }
        flags[flags.count - 1] |= Flags.cursor.rawValue
    }

    /// The length of the text, in UTF-16 units.
    package var length: Int { flags.count - 1 }

    private func has(_ flag: Flags, at place: Int) -> Bool {
        flags.indices.contains(place) && flags[place] & flag.rawValue != 0
    }

    /// Whether a caret can be at the offset: between grapheme clusters.
    package func isCursor(_ place: Int) -> Bool { has(.cursor, at: place) }
    package func isWordStart(_ place: Int) -> Bool { has(.wordStart, at: place) }
    package func isWordEnd(_ place: Int) -> Bool { has(.wordEnd, at: place) }
    package func isSentenceStart(_ place: Int) -> Bool { has(.sentenceStart, at: place) }
    package func isSentenceEnd(_ place: Int) -> Bool { has(.sentenceEnd, at: place) }

    /// Whether Backspace after `place` deletes one code point instead of a whole grapheme cluster, as in scripts whose marks are typed one by one.
    package func deletesOneCodePoint(before place: Int) -> Bool { has(.deletesCharacter, at: place) }

    /// The next caret position after `place`, at most the end.
    package func cursor(after place: Int) -> Int {
        var next = place + 1
        while next < length, !isCursor(next) { next += 1 }
        return min(next, length)
    }

    /// The previous caret position before `place`, at least 0.
    package func cursor(before place: Int) -> Int {
        var next = place - 1
        while next > 0, !isCursor(next) { next -= 1 }
        return max(next, 0)
    }

    /// The word that contains the character after `place`; nil between words.
    package func word(at place: Int) -> Range<Int>? {
        var start = min(place, length)
        while start >= 0, !isWordStart(start) {
            if isWordEnd(start) { return nil }
            start -= 1
        }
        guard start >= 0 else { return nil }
        var end = max(place, start) + 1
        while end < length, !isWordEnd(end) { end += 1 }
        return end <= length ? start..<end : nil
    }
}
