internal import CGtk

extension TextParagraph {
    /// Forbids breaks within Korean words that fit on a line. The estimate assumes that each syllable is as wide as the font size.
    func keepHangulWords(availableWidth: CGFloat, in list: OpaquePointer?) {
        var (start, end, count) = (0, 0, 0)
        func keep() {
            if count > 1, CGFloat(count) * (style(at: start)?.font.size ?? 0) <= availableWidth {
                TextParagraph.forbidBreaks(start..<end, in: list)
            }
            (start, count) = (end, 0)
        }
        for scalar in text.unicodeScalars {
            let isHangul =
                switch scalar.value {
                case 0x1100..<0x1200, 0x3130..<0x3190, 0xA960..<0xA980, 0xAC00..<0xD800: true
                default: false
                }
            if !isHangul { keep() }
            end += UTF8.width(scalar)
            if isHangul { count += 1 } else { start = end }
        }
        keep()
    }

    /// If the last line has only one word, moves the last word of the previous line to it.
    func pushOutWord() {
        let shown = lines
        guard shown.count > 1, let last = shown.last else { return }
        let utf8 = Array(text.utf8)
        let (start, above) = (Int(last.pointee.start_index), Int(shown[shown.count - 2].pointee.start_index))
        // The last line must begin with a whole word.
        guard start > above, utf8[start - 1] == 0x20, !utf8[start...].dropLast(utf8.last == 0x20 ? 1 : 0).contains(0x20) else { return }
        var word = start
        while word > above, utf8[word - 1] == 0x20 { word -= 1 }
        while word > above, utf8[word - 1] != 0x20 { word -= 1 }
        guard word > above, let list = pango_layout_get_attributes(layout).map({ pango_attr_list_copy($0) }) else { return }
        TextParagraph.forbidBreaks(word..<utf8.count, in: list)
        let old = pango_attr_list_ref(pango_layout_get_attributes(layout))
        pango_layout_set_attributes(layout, list)
        if lines.count > shown.count { pango_layout_set_attributes(layout, old) }
        pango_attr_list_unref(old)
        pango_attr_list_unref(list)
    }

    private static func forbidBreaks(_ range: Range<Int>, in list: OpaquePointer?) {
        guard let attribute = pango_attr_allow_breaks_new(0) else { return }
        attribute.pointee.start_index = guint(range.lowerBound)
        attribute.pointee.end_index = guint(range.upperBound)
        pango_attr_list_insert(list, attribute)
    }
}
