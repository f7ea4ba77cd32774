import Foundation

extension NSMutableAttributedString {
    /// Repairs the attributes in the paragraphs of a range. Each paragraph gets one paragraph style, that of its first character. Attachments are
    /// removed from characters other than U+FFFC.
    ///
    /// Fonts are unchanged: drawing substitutes fonts for missing characters.
    public func fixAttributes(in range: NSRange) {
        guard range.length > 0, range.location >= 0, range.location + range.length <= length else { return }
        let text = string as NSString
        let whole = text.paragraphRange(for: range)
        beginEditing()
        fixAttachments(in: range, of: text)
        var offset = whole.location
        while offset < whole.location + whole.length {
            let paragraph = text.paragraphRange(for: NSRange(location: offset, length: 0))
            fixStyle(of: paragraph)
            offset = max(paragraph.location + paragraph.length, offset + 1)
        }
        endEditing()
    }

    private func fixAttachments(in range: NSRange, of text: NSString) {
        var wrong: [NSRange] = []
        enumerateAttribute(.attachment, in: range, options: []) { value, stretch, _ in
            guard value != nil else { return }
            for offset in stretch.location..<(stretch.location + stretch.length) where text.character(at: offset) != 0xFFFC {
                wrong.append(NSRange(location: offset, length: 1))
            }
        }
        for range in wrong { removeAttribute(.attachment, range: range) }
    }

    private func fixStyle(of paragraph: NSRange) {
        let style = attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil) as? NSParagraphStyle
        var others: [NSRange] = []
        enumerateAttribute(.paragraphStyle, in: paragraph, options: []) { value, stretch, _ in
            if value as? NSParagraphStyle != style { others.append(stretch) }
        }
        for stretch in others {
            if let style {
                addAttribute(.paragraphStyle, value: style, range: stretch)
            } else {
                removeAttribute(.paragraphStyle, range: stretch)
            }
        }
    }
}
