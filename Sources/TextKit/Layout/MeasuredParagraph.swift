import CoreGraphics
import Foundation

/// A paragraph's height, and its layout while it is cached.
package struct MeasuredParagraph: PrefixSummable {
    var height: CGFloat
    /// Whether the height is measured rather than estimated from the paragraph's length.
    var isExact: Bool
    package var box: ParagraphLayout?

    /// The identity of the layout. Nil without a cached layout.
    package var identity: ObjectIdentifier? { box.map(ObjectIdentifier.init) }

    package var measure: Double { Double(height) }
}

/// The cached text layout of a paragraph. A class, so that copies of a ``MeasuredParagraph`` share it.
package final class ParagraphLayout {
    package let layout: TextLayout
    /// Space above the first line, in points.
    package let before: CGFloat
    /// The height with the space above and below, in points.
    package let height: CGFloat
    /// The length of the paragraph without its terminator, in UTF-16 units.
    let length: Int
    /// The mask of a secure text. Nil if the text is shown.
    private let mask: TextMask?
    /// The paragraph's top when its lines were broken around exclusions, in points. Nil without nearby exclusions.
    let laidTop: CGFloat?
    /// The last computed caret, because each frame reads it several times.
    private var lastCaret: (place: Int, isUpstream: Bool, caret: (strong: CGRect, weak: CGRect?))?

    init(layout: TextLayout, before: CGFloat, after: CGFloat, length: Int, mask: TextMask?, laidTop: CGFloat? = nil) {
        self.laidTop = laidTop
        self.layout = layout
        self.before = before
        self.length = length
        self.mask = mask
        height = before + layout.size.height + after
    }

    /// The offset in the layout of an offset in the paragraph.
    func shown(_ place: Int) -> Int { mask?.shown(place) ?? min(max(place, 0), length) }

    /// The caret at an offset in the layout.
    func caret(at place: Int, isUpstream: Bool) -> (strong: CGRect, weak: CGRect?) {
        if let lastCaret, lastCaret.place == place, lastCaret.isUpstream == isUpstream { return lastCaret.caret }
        let caret = layout.caret(at: place, isUpstream: isUpstream)
        lastCaret = (place, isUpstream, caret)
        return caret
    }

    /// The offset in the paragraph of an offset in the layout.
    func given(_ place: Int) -> Int { mask?.given(place) ?? min(max(place, 0), length) }
}

/// A text of bullets with a mapping to the masked characters. Offsets are in UTF-16 units.
package struct TextMask {
    package let text: String
    /// The start offset of each character, and the end offset.
    private let starts: [Int]

    package init(_ secret: String) {
        var starts = [0]
        for character in secret { starts.append((starts.last ?? 0) + character.utf16.count) }
        self.starts = starts
        text = String(repeating: "\u{2022}", count: starts.count - 1)
    }

    func shown(_ place: Int) -> Int { starts.lastIndex { $0 <= place } ?? 0 }
    func given(_ place: Int) -> Int { starts[min(max(place, 0), starts.count - 1)] }
}
