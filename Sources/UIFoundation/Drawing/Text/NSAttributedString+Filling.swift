import Foundation

extension NSAttributedString {
    /// Returns the text with `value` for an attribute in all ranges that lack it.
    package func filling(_ key: Key, with value: Any) -> NSAttributedString {
        let filled = NSMutableAttributedString(attributedString: self)
        enumerateAttribute(key, in: NSRange(location: 0, length: length), options: []) { own, range, _ in
            if own == nil { filled.addAttribute(key, value: value, range: range) }
        }
        return filled
    }

    /// Returns the style of the first character. If that character has a font, the font of `old` is set for other ranges without a font. The same applies to
    /// colours.
    package func firstStyle(filling old: [Key: Any]) -> FirstStyle {
        let style = attributes(at: 0, effectiveRange: nil)
        var taken = FirstStyle(
            text: self, font: style[.font] as? UIFont, color: style[.foregroundColor] as? UIColor,
            paragraph: style[.paragraphStyle] as? NSParagraphStyle)
        if taken.font != nil, let font = old[.font] { taken.text = taken.text.filling(.font, with: font) }
        if taken.color != nil, let color = old[.foregroundColor] { taken.text = taken.text.filling(.foregroundColor, with: color) }
        return taken
    }

    /// The style that a label or text view adopts from the first character of its attributed text.
    package struct FirstStyle {
        /// The text, with the missing fonts and colours filled in.
        package var text: NSAttributedString
        package var font: UIFont?
        package var color: UIColor?
        package var paragraph: NSParagraphStyle?
    }
}
