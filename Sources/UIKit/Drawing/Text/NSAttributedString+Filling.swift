import Foundation

extension NSAttributedString {
    /// The text with `value` for an attribute that parts of it do not have.
    func filling(_ key: Key, with value: Any) -> NSAttributedString {
        let filled = NSMutableAttributedString(attributedString: self)
        enumerateAttribute(key, in: NSRange(location: 0, length: length), options: []) { own, range, _ in
            if own == nil { filled.addAttribute(key, value: value, range: range) }
        }
        return filled
    }

    /// The style of the first character, and the text in which parts without a font or a colour have that of `old`, if the first character has one.
    func firstStyle(filling old: [Key: Any]) -> FirstStyle {
        let style = attributes(at: 0, effectiveRange: nil)
        var taken = FirstStyle(
            text: self, font: style[.font] as? UIFont, color: style[.foregroundColor] as? UIColor,
            paragraph: style[.paragraphStyle] as? NSParagraphStyle)
        if taken.font != nil, let font = old[.font] { taken.text = taken.text.filling(.font, with: font) }
        if taken.color != nil, let color = old[.foregroundColor] { taken.text = taken.text.filling(.foregroundColor, with: color) }
        return taken
    }

    /// The style that a label or text view takes over from the first character of its attributed text.
    struct FirstStyle {
        /// The text, with a font and a colour in each part.
        var text: NSAttributedString
        var font: UIFont?
        var color: UIColor?
        var paragraph: NSParagraphStyle?
    }
}
