internal import CGtk

extension TextStyle {
    /// Adds the letter spacing of the bytes `start..<end` of `text` to an attribute list. ``kern`` applies to all characters. The font's tracking applies only
    /// to Latin, Greek and Cyrillic text. Other scripts use other fonts, and the glyphs of some scripts are joined.
    func addLetterSpacing(of text: String, from start: Int, to end: Int, in list: OpaquePointer?) {
        let tracking = font.tracking * stretch
        guard kern != 0 || tracking != 0, start < end else { return }
        func insert(_ spacing: CGFloat, _ range: Range<Int>) {
            let units = TextParagraph.units(spacing)
            guard units != 0, !range.isEmpty, let attribute = pango_attr_letter_spacing_new(units) else { return }
            attribute.pointee.start_index = guint(range.lowerBound)
            attribute.pointee.end_index = guint(range.upperBound)
            pango_attr_list_insert(list, attribute)
        }
        let utf8 = text.utf8
        let first = utf8.index(utf8.startIndex, offsetBy: start)
        let part = text[first..<utf8.index(first, offsetBy: end - start)]
        if tracking == 0 || part.utf8.allSatisfy({ $0 < 0x80 }) { return insert(kern + tracking, start..<end) }
        var (rangeStart, position, wasTracked) = (start, start, true)
        for character in part {
            let isTracked = character.unicodeScalars.allSatisfy(TextStyle.isTracked)
            if isTracked != wasTracked {
                insert(wasTracked ? kern + tracking : kern, rangeStart..<position)
                (rangeStart, wasTracked) = (position, isTracked)
            }
            position += character.utf8.count
        }
        insert(wasTracked ? kern + tracking : kern, rangeStart..<end)
    }

    /// Whether tracking applies to a character: Latin, Greek and Cyrillic letters, and visible punctuation and symbols.
    private static func isTracked(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200B..<0x2010, 0x2028..<0x202F, 0x2060..<0x2070: false
        case 0..<0x530, 0x1D00..<0x2300, 0x2C60..<0x2C80, 0xA720..<0xA800: true
        default: false
        }
    }
}
