internal import CGtk

/// Where carets may stand in a text, and where its words and sentences begin and end. Places count UTF-16 units.
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

    /// What holds at each place, the end included; nothing inside of a pair of surrogates.
    private var flags: [UInt8]

    /// The breaks of `text`: a paragraph, or a part of one. It costs what the text is long.
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
        // Where characters begin the standard library knows by a newer Unicode than Pango may: it keeps Devanagari's conjuncts together.
        for index in flags.indices { flags[index] &= ~Flags.cursor.rawValue }
        var place = 0
        for character in text {
            flags[place] |= Flags.cursor.rawValue
            place += character.utf16.count
        }
        flags[flags.count - 1] |= Flags.cursor.rawValue
    }

    /// UTF-16 units of the text.
    package var length: Int { flags.count - 1 }

    private func has(_ flag: Flags, at place: Int) -> Bool {
        flags.indices.contains(place) && flags[place] & flag.rawValue != 0
    }

    /// Whether a caret may stand there: between characters as people see them.
    package func isCursor(_ place: Int) -> Bool { has(.cursor, at: place) }
    package func isWordStart(_ place: Int) -> Bool { has(.wordStart, at: place) }
    package func isWordEnd(_ place: Int) -> Bool { has(.wordEnd, at: place) }
    package func isSentenceStart(_ place: Int) -> Bool { has(.sentenceStart, at: place) }
    package func isSentenceEnd(_ place: Int) -> Bool { has(.sentenceEnd, at: place) }

    /// Whether Backspace behind `place` takes away one code point of the character before, as it does in scripts whose marks are typed one by
    /// one, and not all of it.
    package func deletesOneCodePoint(before place: Int) -> Bool { has(.deletesCharacter, at: place) }

    /// The next place for a caret behind `place`, at most the end.
    package func cursor(after place: Int) -> Int {
        var next = place + 1
        while next < length, !isCursor(next) { next += 1 }
        return min(next, length)
    }

    /// The next place for a caret before `place`, at least 0.
    package func cursor(before place: Int) -> Int {
        var next = place - 1
        while next > 0, !isCursor(next) { next -= 1 }
        return max(next, 0)
    }

    /// The word that holds the character behind `place`; nil between words.
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
