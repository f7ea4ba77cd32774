import CoreGraphics
import Foundation

/// How high a paragraph is, and its layout while that is kept.
struct LaidParagraph: Summed {
    var height: CGFloat
    /// The height is measured; otherwise it is guessed from the paragraph's length.
    var isExact: Bool
    var box: ParagraphBox?

    /// Tells the layout from others.
    var identity: ObjectIdentifier? { box.map(ObjectIdentifier.init) }

    var measure: Double { Double(height) }
}

/// The layout of a paragraph.
final class ParagraphBox {
    let layout: TextLayout
    /// Space above the first line, in points.
    let before: CGFloat
    /// The height with the space around, in points.
    let height: CGFloat
    /// UTF-16 units of the paragraph, without what ends it.
    let length: Int
    /// What is shown in place of the text, where that is something else.
    private let mask: TextMask?
    /// Where the paragraph was when its lines were broken around shapes; nil for one that no shape is near to.
    let laidTop: CGFloat?
    /// The caret that was asked for last: a frame asks several times.
    private var lastCaret: (place: Int, isUpstream: Bool, caret: (strong: CGRect, weak: CGRect?))?

    init(layout: TextLayout, before: CGFloat, after: CGFloat, length: Int, mask: TextMask?, laidTop: CGFloat? = nil) {
        self.laidTop = laidTop
        self.layout = layout
        self.before = before
        self.length = length
        self.mask = mask
        height = before + layout.size.height + after
    }

    /// The place in the layout of a place in the paragraph.
    func shown(_ place: Int) -> Int { mask?.shown(place) ?? min(max(place, 0), length) }

    /// The caret at a place in the layout, as ``TextLayout`` has it.
    func caret(at place: Int, isUpstream: Bool) -> (strong: CGRect, weak: CGRect?) {
        if let lastCaret, lastCaret.place == place, lastCaret.isUpstream == isUpstream { return lastCaret.caret }
        let caret = layout.caret(at: place, isUpstream: isUpstream)
        lastCaret = (place, isUpstream, caret)
        return caret
    }

    /// The place in the paragraph of a place in the layout.
    func given(_ place: Int) -> Int { mask?.given(place) ?? min(max(place, 0), length) }
}

/// Bullets in place of characters, and which stands for which. Places count UTF-16 units.
struct TextMask {
    let text: String
    /// Where each character begins, and the end.
    private let starts: [Int]

    init(_ secret: String) {
        var starts = [0]
        for character in secret { starts.append((starts.last ?? 0) + character.utf16.count) }
        self.starts = starts
        text = String(repeating: "\u{2022}", count: starts.count - 1)
    }

    func shown(_ place: Int) -> Int { starts.lastIndex { $0 <= place } ?? 0 }
    func given(_ place: Int) -> Int { starts[min(max(place, 0), starts.count - 1)] }
}
