import Foundation

/// Attributes that are drawn on a range of a paragraph but not stored in the text.
package struct TextDecoration {
    /// The range in the paragraph, in UTF-16 units.
    package var range: Range<Int>
    package var attributes: [NSAttributedString.Key: Any]

    package init(range: Range<Int>, attributes: [NSAttributedString.Key: Any]) {
        self.range = range
        self.attributes = attributes
    }
}

extension NSAttributedString.Key {
    /// Marks a misspelled word, which has a wavy underline.
    package static let misspelling = NSAttributedString.Key(rawValue: "LodestoneMisspelling")
}
