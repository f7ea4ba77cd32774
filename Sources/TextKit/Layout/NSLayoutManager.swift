import CoreGraphics
import Foundation

/// Lays out the text of a storage in a container.
///
/// A layout manager, its containers and its storage belong to one thread: the main thread if a view shows the text. Layout managers with separate
/// storages may run on several threads concurrently.
///
/// Differs from UIKit: glyph indexes equal character indexes, in UTF-16 units. Functions that take a range of glyphs accept the range of their
/// characters.
open class NSLayoutManager: NSObject {
    package final let textLayout = IncrementalTextLayout()
    private var containers: [NSTextContainer] = []
    /// Called after the storage was edited, for the view that shows the text.
    package final var onEdit: ((NSTextStorage.EditActions, NSRange, Int) -> Void)?

    /// A layout manager without text.
    public override init() {
        super.init()
        textLayout.onLayout = { [weak self] isWhole in
            guard let self else { return }
            delegate?.layoutManager(self, didCompleteLayoutFor: containers.first, atEnd: isWhole)
        }
        textLayout.onInvalidation = { [weak self] in
            guard let self else { return }
            delegate?.layoutManagerDidInvalidateLayout(self)
        }
    }

    /// The storage of the text. Held weakly; the storage holds its layout managers strongly.
    open private(set) weak var textStorage: NSTextStorage?

    /// The delegate, which is notified after layout and after invalidation. Held weakly.
    open weak var delegate: (any NSLayoutManagerDelegate)?

    func attach(to storage: NSTextStorage?) {
        textStorage = storage
        textLayout.storage = storage
        textLayout.reset()
    }

    func storageDidEdit(_ mask: NSTextStorage.EditActions, range: NSRange, changeInLength delta: Int, change: TextReplacement?) {
        if let change { textLayout.paragraphsDidChange(change) } else { textLayout.reset() }
        onEdit?(mask, range, delta)
    }

    // MARK: Containers

    /// The containers that the text is laid out in. Differs from UIKit: only the first one is filled.
    open var textContainers: [NSTextContainer] { containers }

    /// Adds a container after the others.
    open func addTextContainer(_ container: NSTextContainer) {
        containers.append(container)
        container.layoutManager = self
        containerDidChange()
    }

    /// Removes a container.
    open func removeTextContainer(at index: Int) {
        containers.remove(at: index).layoutManager = nil
        containerDidChange()
    }

    func containerDidChange() {
        guard let container = containers.first else { return }
        textLayout.container = container
        textLayout.maximumLines = container.maximumNumberOfLines
        textLayout.lineBreakMode = container.lineBreakMode
        let exclusions = TextExclusions(container.exclusionPaths.map(\.cgPath), offset: CGPoint(x: -padding, y: 0))
        textLayout.exclusions = exclusions.isEmpty ? nil : exclusions
        textLayout.width = container.size.width > 0 && container.size.width < 1e6 ? max(container.size.width - 2 * padding, 1) : .infinity
    }

    private var padding: CGFloat { containers.first?.lineFragmentPadding ?? 0 }

    // MARK: Queries

    /// The number of glyphs.
    open var numberOfGlyphs: Int { textStorage?.store.length ?? 0 }

    /// The rectangle that the text occupies in `container`, in its coordinates.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        CGRect(x: 0, y: 0, width: textLayout.usedWidth + 2 * padding, height: textLayout.height)
    }

    /// Discards the layout of the paragraphs in a character range, for example after an attachment changed its size.
    ///
    /// - Parameter actualCharRange: Receives the range of the whole paragraphs.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
        guard let store = textStorage?.store, charRange.location >= 0, charRange.location <= store.length else { return }
        let end = min(charRange.location + max(charRange.length, 1), store.length)
        let first = store.paragraph(at: charRange.location).index
        let last = max(first, store.paragraph(at: max(end - 1, charRange.location)).index)
        let start = store.start(ofParagraph: first)
        actualCharRange?.pointee = NSRange(location: start, length: store.start(ofParagraph: last) + store.paragraphs[last].length - start)
        textLayout.paragraphsDidChange(TextReplacement(old: first..<(last + 1), newCount: last + 1 - first))
    }

    /// Redraws the paragraphs of a character range, with their current layout.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { textLayout.redraw(charRange) }

    /// Redraws the paragraphs of a glyph range, with their current layout.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { textLayout.redraw(glyphRange) }

    /// Lays out the text in `container`.
    open func ensureLayout(for container: NSTextContainer) { _ = textLayout.height }

    /// The glyph range of a character range.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    /// The character range of a glyph range.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// Whether a glyph with an index exists.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

    /// The container of a glyph, and the range of the container's glyphs.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer? {
        guard isValidGlyphIndex(glyphIndex) else { return nil }
        effectiveGlyphRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        return containers.first
    }

    /// The range of the glyphs in `container`.
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }

    /// The index of a character's glyph.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The index of a glyph's character.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// The smallest rectangle around a range of glyphs, in the container's coordinates.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        if glyphRange.length == 0 {
            // For an empty range, returns a rectangle at the caret's position with the height of the line.
            let line = lineFragmentUsedRect(forGlyphAt: glyphRange.location, effectiveRange: nil)
            let caret = textLayout.caret(at: glyphRange.location, isUpstream: false).strong
            return CGRect(x: caret.minX + padding, y: line.minY, width: 0, height: line.height)
        }
        let rects = textLayout.rects(of: glyphRange.location..<(glyphRange.location + glyphRange.length))
        guard let first = rects.first else { return .zero }
        return rects.dropFirst().reduce(first.rect) { $0.union($1.rect) }.offsetBy(dx: padding, dy: 0)
    }

    /// The range of the glyphs that are at least partly in `bounds`, in the container's coordinates.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard numberOfGlyphs > 0, bounds.maxY > 0, bounds.minY < textLayout.height else { return NSRange(location: 0, length: 0) }
        let first = CGPoint(x: bounds.minX - padding, y: max(bounds.minY, 0))
        let last = CGPoint(x: bounds.maxX - padding, y: min(bounds.maxY, textLayout.height) - 0.01)
        let lower = textLayout.character(at: first)?.lowerBound ?? textLayout.caretPosition(at: first).offset
        let upper = textLayout.character(at: last)?.upperBound ?? textLayout.endWithBreak(textLayout.caretPosition(at: last).offset)
        return NSRange(location: lower, length: max(upper - lower, 0))
    }

    /// The range of the glyphs that are at least partly in `bounds`. Differs from UIKit: the same as ``glyphRange(forBoundingRect:in:)``, including
    /// layout on demand.
    open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange {
        glyphRange(forBoundingRect: bounds, in: container)
    }

    /// Calls `block` with each rectangle that encloses a part of a glyph range, in the container's coordinates. Setting the block's last argument to
    /// true stops.
    ///
    /// - Parameter selectedRange: A selected range within the glyphs, or `NSNotFound` as its location. With a selection, the rectangles are selection
    ///   highlights: a line that continues on the next one is filled to its end. Otherwise they enclose the glyphs alone.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let isSelection = selectedRange.location != NSNotFound
        let wanted = isSelection ? NSIntersectionRange(glyphRange, selectedRange) : glyphRange
        guard wanted.length > 0 else { return }
        let end = wanted.location + wanted.length
        let selectedEnd = selectedRange.location + selectedRange.length
        var stop: ObjCBool = false
        enumerateLineFragments(forGlyphRange: wanted) { rect, _, _, line, stopsLines in
            let part = max(line.location, wanted.location)..<min(line.location + line.length, end)
            // A paragraph terminator has an empty rectangle; if it is selected, the highlight extends to the line's end.
            var reach =
                isSelection ? part.upperBound : min(part.upperBound, textLayout.line(at: line.location, isUpstream: false).upperBound)
            if isSelection, reach == line.location + line.length, selectedEnd > reach { reach += 1 }
            for found in textLayout.rects(of: part.lowerBound..<max(reach, part.lowerBound)) where !stop.boolValue {
                let enclosing = found.rect.offsetBy(dx: padding, dy: 0)
                if rect.minY...rect.maxY ~= enclosing.midY { block(enclosing, &stop) }
            }
            stopsLines.pointee = stop
        }
    }

    /// The index of the glyph closest to `point`, in the container's coordinates.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    /// The index of the character closest to `point`, in the container's coordinates.
    ///
    /// - Parameter partialFraction: Receives the point's horizontal fraction across the character, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let inside = CGPoint(x: point.x - padding, y: point.y)
        if let character = textLayout.character(at: inside) {
            let rect = textLayout.rects(of: character).first?.rect ?? .zero
            partialFraction?.pointee = rect.width > 0 ? min(max((inside.x - rect.minX) / rect.width, 0), 1) : 0
            return character.lowerBound
        }
        let offset = textLayout.caretPosition(at: inside).offset
        partialFraction?.pointee = offset >= numberOfGlyphs ? 1 : 0
        return min(offset, max(numberOfGlyphs - 1, 0))
    }

    /// The rectangle of a glyph's line over the container's whole width, and the range of the line's glyphs.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        let used = lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
        guard textLayout.width.isFinite else { return used }
        return CGRect(x: 0, y: used.minY, width: textLayout.width + 2 * padding, height: used.height)
    }

    /// The rectangle of the glyphs of a glyph's line, in the container's coordinates, and the range of the line's glyphs.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        let line = textLayout.line(at: glyphIndex, isUpstream: false)
        // A paragraph terminator belongs to the paragraph's last line.
        let end = textLayout.endWithBreak(line.upperBound)
        effectiveGlyphRange?.pointee = NSRange(location: line.lowerBound, length: end - line.lowerBound)
        let rect = textLayout.lineRect(at: glyphIndex)
        return CGRect(x: rect.minX, y: rect.minY, width: rect.width + 2 * padding, height: rect.height)
    }

    /// The rectangle of the empty last line of a text that is empty or ends with a line break, over the container's whole width. Zero without such a
    /// line.
    open var extraLineFragmentRect: CGRect {
        hasExtraLine ? lineFragmentRect(forGlyphAt: numberOfGlyphs, effectiveRange: nil) : .zero
    }

    /// The used part of ``extraLineFragmentRect``: the line's height, and the width of its padding.
    open var extraLineFragmentUsedRect: CGRect {
        hasExtraLine ? lineFragmentUsedRect(forGlyphAt: numberOfGlyphs, effectiveRange: nil) : .zero
    }

    /// The container of the extra line fragment. Nil without such a line.
    open var extraLineFragmentTextContainer: NSTextContainer? { hasExtraLine ? containers.first : nil }

    private var hasExtraLine: Bool {
        guard let store = textStorage?.store, store.paragraphs.count > 0 else { return false }
        return store.paragraphs[store.paragraphs.count - 1].length == 0
    }

    /// Calls `block` with each line of a glyph range: its rectangle, the rectangle of its glyphs, the container, and its glyph range. Setting the
    /// block's last argument to true stops.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = containers.first else { return }
        var index = glyphRange.location
        var stop: ObjCBool = false
        repeat {
            var range = NSRange()
            let used = lineFragmentUsedRect(forGlyphAt: index, effectiveRange: &range)
            let rect = lineFragmentRect(forGlyphAt: index, effectiveRange: nil)
            block(rect, used, container, range, &stop)
            index = max(range.location + range.length, index + 1)
        } while !stop.boolValue && index < glyphRange.location + glyphRange.length
    }

    // MARK: Drawing

    /// Draws the glyphs of the lines in a glyph range, with the container's origin at `origin` of the current context. Call
    /// ``drawBackground(forGlyphRange:at:)`` before, which draws the background colours.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(.letters, ofGlyphs: glyphsToShow, at: origin)
    }

    /// Draws the background colours of the lines in a glyph range, with the container's origin at `origin` of the current context.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(.backgrounds, ofGlyphs: glyphsToShow, at: origin)
    }

    private func draw(_ parts: TextLayout.Parts, ofGlyphs glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let storage = textStorage, textLayout.paragraphs.count > 0 else { return }
        let first = storage.store.paragraph(at: glyphsToShow.location).index
        let last = storage.store.paragraph(at: glyphsToShow.location + glyphsToShow.length).index
        var top = textLayout.top(ofParagraph: first)
        for index in first...max(first, last) {
            let box = textLayout.box(index)
            box.layout.draw(in: context, at: CGPoint(x: origin.x + padding, y: origin.y + top + box.before), parts)
            top += box.height
        }
    }
}
