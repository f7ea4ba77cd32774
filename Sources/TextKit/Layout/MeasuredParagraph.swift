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
    /// The paragraph's distance from the text's top, in points, when its lines were laid out around exclusions. Nil without nearby exclusions.
    let laidTop: CGFloat?
    /// The most recently computed caret. It is cached because each frame reads it several times.
    private var lastCaret: (offset: Int, isUpstream: Bool, caret: (strong: CGRect, weak: CGRect?))?

    init(layout: TextLayout, before: CGFloat, after: CGFloat, length: Int, mask: TextMask?, laidTop: CGFloat? = nil) {
        self.laidTop = laidTop
        self.layout = layout
        self.before = before
        self.length = length
        self.mask = mask
        height = before + layout.size.height + after
    }

    /// Converts an offset in the paragraph to an offset in the layout.
    func shown(_ offset: Int) -> Int { mask?.shown(offset) ?? min(max(offset, 0), length) }

    /// The caret at an offset in the layout.
    func caret(at offset: Int, isUpstream: Bool) -> (strong: CGRect, weak: CGRect?) {
        if let lastCaret, lastCaret.offset == offset, lastCaret.isUpstream == isUpstream { return lastCaret.caret }
        let caret = layout.caret(at: offset, isUpstream: isUpstream)
        lastCaret = (offset, isUpstream, caret)
        return caret
    }

    /// Converts an offset in the layout to an offset in the paragraph.
    func given(_ offset: Int) -> Int { mask?.given(offset) ?? min(max(offset, 0), length) }
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

    func shown(_ offset: Int) -> Int { starts.lastIndex { $0 <= offset } ?? 0 }
    func given(_ offset: Int) -> Int { starts[min(max(offset, 0), starts.count - 1)] }
}
