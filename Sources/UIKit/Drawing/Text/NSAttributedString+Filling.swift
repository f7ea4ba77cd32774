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
}
