import CoreGraphics
import Foundation

/// Lays out the text of a storage in a container.
///
/// A layout manager, its containers and its storage belong to one thread: the main thread if a view shows the text. Managers with storages of
/// their own may lay out on several threads at once.
///
/// Glyphs are counted as characters are, in UTF-16 units: what takes a range of glyphs takes the range of characters that they are for.
open class NSLayoutManager: NSObject {
    let flow = TextFlow()
    private var containers: [NSTextContainer] = []
    /// The text changed; for the view that shows it.
    var onEdit: ((NSTextStorage.EditActions, NSRange, Int) -> Void)?

    /// A layout without text.
    public override init() {
        super.init()
        flow.onLayout = { [weak self] isWhole in
            guard let self else { return }
            delegate?.layoutManager(self, didCompleteLayoutFor: containers.first, atEnd: isWhole)
        }
        flow.onInvalidation = { [weak self] in
            guard let self else { return }
            delegate?.layoutManagerDidInvalidateLayout(self)
        }
    }

    /// The text that is laid out. It keeps its layouts alive; they do not keep it.
    open private(set) weak var textStorage: NSTextStorage?

    /// Is told when the text is laid out. Held weakly.
    open weak var delegate: (any NSLayoutManagerDelegate)?

    func attach(to storage: NSTextStorage?) {
        textStorage = storage
        flow.storage = storage
        flow.reset()
    }

    func storageDidEdit(_ mask: NSTextStorage.EditActions, range: NSRange, changeInLength delta: Int, change: TextReplacement?) {
        if let change { flow.paragraphsDidChange(change) } else { flow.reset() }
        onEdit?(mask, range, delta)
    }

    // MARK: Containers

    /// The rooms that the text is laid out in. Only the first one is filled.
    open var textContainers: [NSTextContainer] { containers }

    /// Adds a room behind the others.
    open func addTextContainer(_ container: NSTextContainer) {
        containers.append(container)
        container.layoutManager = self
        containerDidChange()
    }

    /// Removes a room.
    open func removeTextContainer(at index: Int) {
        containers.remove(at: index).layoutManager = nil
        containerDidChange()
    }

    func containerDidChange() {
        guard let container = containers.first else { return }
        flow.container = container
        flow.maximumLines = container.maximumNumberOfLines
        flow.lineBreakMode = container.lineBreakMode
        let exclusions = TextExclusions(container.exclusionPaths.map(\.cgPath), offset: CGPoint(x: -padding, y: 0))
        flow.exclusions = exclusions.isEmpty ? nil : exclusions
        flow.width = container.size.width > 0 && container.size.width < 1e6 ? max(container.size.width - 2 * padding, 1) : .infinity
    }

    private var padding: CGFloat { containers.first?.lineFragmentPadding ?? 0 }

    // MARK: Asking

    /// How many glyphs there are.
    open var numberOfGlyphs: Int { textStorage?.store.length ?? 0 }

    /// The rectangle that the text takes in `container`, in its coordinates.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        CGRect(x: 0, y: 0, width: flow.usedWidth + 2 * padding, height: flow.height)
    }

    /// Forgets the layout of the paragraphs of a range of characters, which are laid out again when they are asked for: after an attachment
    /// of theirs changed its size.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
        guard let store = textStorage?.store, charRange.location >= 0, charRange.location <= store.length else { return }
        let end = min(charRange.location + max(charRange.length, 1), store.length)
        let first = store.paragraph(at: charRange.location).index
        let last = max(first, store.paragraph(at: max(end - 1, charRange.location)).index)
        let start = store.start(ofParagraph: first)
        actualCharRange?.pointee = NSRange(location: start, length: store.start(ofParagraph: last) + store.paragraphs[last].length - start)
        flow.paragraphsDidChange(TextReplacement(old: first..<(last + 1), newCount: last + 1 - first))
    }

    /// Draws what shows a range of characters anew, laid out as it is.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { flow.redraw(charRange) }

    /// Draws what shows a range of glyphs anew, laid out as it is.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { flow.redraw(glyphRange) }

    /// Lays out the text in `container`.
    open func ensureLayout(for container: NSTextContainer) { _ = flow.height }

    /// The glyphs of a range of characters.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    /// The characters of a range of glyphs.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// Whether there is a glyph of a number.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

    /// The container that a glyph is in, and which glyphs are in it.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer? {
        guard isValidGlyphIndex(glyphIndex) else { return nil }
        effectiveGlyphRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        return containers.first
    }

    /// The glyphs in `container`.
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }

    /// The glyph of a character.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The character of a glyph.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// The smallest rectangle around a range of glyphs, in the container's coordinates.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        if glyphRange.length == 0 {
            // Where a caret would be, as high as its line.
            let line = lineFragmentUsedRect(forGlyphAt: glyphRange.location, effectiveRange: nil)
            let caret = flow.caret(at: glyphRange.location, isUpstream: false).strong
            return CGRect(x: caret.minX + padding, y: line.minY, width: 0, height: line.height)
        }
        let rects = flow.rects(of: glyphRange.location..<(glyphRange.location + glyphRange.length))
        guard let first = rects.first else { return .zero }
        return rects.dropFirst().reduce(first.rect) { $0.union($1.rect) }.offsetBy(dx: padding, dy: 0)
    }

    /// The glyphs from the first to the last one that are in `bounds`, in the container's coordinates, at least in part.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard numberOfGlyphs > 0, bounds.maxY > 0, bounds.minY < flow.height else { return NSRange(location: 0, length: 0) }
        let first = CGPoint(x: bounds.minX - padding, y: max(bounds.minY, 0))
        let last = CGPoint(x: bounds.maxX - padding, y: min(bounds.maxY, flow.height) - 0.01)
        let lower = flow.character(at: first)?.lowerBound ?? flow.place(at: first).place
        let upper = flow.character(at: last)?.upperBound ?? flow.endWithBreak(flow.place(at: last).place)
        return NSRange(location: lower, length: max(upper - lower, 0))
    }

    /// The glyphs from the first to the last one that are in `bounds`: the same as ``glyphRange(forBoundingRect:in:)``, since what is asked for
    /// is laid out.
    open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange {
        glyphRange(forBoundingRect: bounds, in: container)
    }

    /// Calls `block` with each rectangle that encloses a part of a range of glyphs, in the container's coordinates. Setting its last argument to
    /// true stops.
    ///
    /// - Parameter selectedRange: Where it has a place, the rectangles are those that show what is selected in it: a line that goes on in the next
    ///   one is filled to its end. With `NSNotFound` they enclose the glyphs alone.
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
            // What ends a paragraph encloses nothing, and selected it fills the line.
            var reach = isSelection ? part.upperBound : min(part.upperBound, flow.line(at: line.location, isUpstream: false).upperBound)
            if isSelection, reach == line.location + line.length, selectedEnd > reach { reach += 1 }
            for found in flow.rects(of: part.lowerBound..<max(reach, part.lowerBound)) where !stop.boolValue {
                let enclosing = found.rect.offsetBy(dx: padding, dy: 0)
                if rect.minY...rect.maxY ~= enclosing.midY { block(enclosing, &stop) }
            }
            stopsLines.pointee = stop
        }
    }

    /// The glyph nearest to `point`, in the container's coordinates.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    /// The character nearest to `point`, in the container's coordinates; and how far across it the point is, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let inside = CGPoint(x: point.x - padding, y: point.y)
        if let character = flow.character(at: inside) {
            let rect = flow.rects(of: character).first?.rect ?? .zero
            partialFraction?.pointee = rect.width > 0 ? min(max((inside.x - rect.minX) / rect.width, 0), 1) : 0
            return character.lowerBound
        }
        let place = flow.place(at: inside).place
        partialFraction?.pointee = place >= numberOfGlyphs ? 1 : 0
        return min(place, max(numberOfGlyphs - 1, 0))
    }

    /// The rectangle of the line of a glyph, over the whole width of the container, and which glyphs are on the line.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        let used = lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
        guard flow.width.isFinite else { return used }
        return CGRect(x: 0, y: used.minY, width: flow.width + 2 * padding, height: used.height)
    }

    /// The rectangle that the letters of a glyph's line take, in the container's coordinates, and which glyphs are on the line.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        let line = flow.line(at: glyphIndex, isUpstream: false)
        // What ends a paragraph belongs to its last line.
        let end = flow.endWithBreak(line.upperBound)
        effectiveGlyphRange?.pointee = NSRange(location: line.lowerBound, length: end - line.lowerBound)
        let rect = flow.lineRect(at: glyphIndex)
        return CGRect(x: rect.minX, y: rect.minY, width: rect.width + 2 * padding, height: rect.height)
    }

    /// The rectangle of the empty line at the end of a text that is empty or ends with a line break, over the whole width of the container; zero
    /// where there is none.
    open var extraLineFragmentRect: CGRect {
        hasExtraLine ? lineFragmentRect(forGlyphAt: numberOfGlyphs, effectiveRange: nil) : .zero
    }

    /// The part of ``extraLineFragmentRect`` that is used: as high as the line, and as wide as its padding.
    open var extraLineFragmentUsedRect: CGRect {
        hasExtraLine ? lineFragmentUsedRect(forGlyphAt: numberOfGlyphs, effectiveRange: nil) : .zero
    }

    /// The container of the line of ``extraLineFragmentRect``; nil where there is none.
    open var extraLineFragmentTextContainer: NSTextContainer? { hasExtraLine ? containers.first : nil }

    private var hasExtraLine: Bool {
        guard let store = textStorage?.store, store.paragraphs.count > 0 else { return false }
        return store.paragraphs[store.paragraphs.count - 1].length == 0
    }

    /// Calls `block` with each line of a range of glyphs: its rectangle, what its letters take, the container, its glyphs. Setting the last
    /// argument to true stops.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = containers.first else { return }
        var place = glyphRange.location
        var stop: ObjCBool = false
        repeat {
            var range = NSRange()
            let used = lineFragmentUsedRect(forGlyphAt: place, effectiveRange: &range)
            let rect = lineFragmentRect(forGlyphAt: place, effectiveRange: nil)
            block(rect, used, container, range, &stop)
            place = max(range.location + range.length, place + 1)
        } while !stop.boolValue && place < glyphRange.location + glyphRange.length
    }

    // MARK: Drawing

    /// Draws the letters of the lines of a range of glyphs, with the container's corner at `origin` of the current context. The colours
    /// behind them are drawn by ``drawBackground(forGlyphRange:at:)``, which comes first.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(.letters, ofGlyphs: glyphsToShow, at: origin)
    }

    /// Draws the colours behind the letters of the lines of a range of glyphs, with the container's corner at `origin` of the current
    /// context.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(.backgrounds, ofGlyphs: glyphsToShow, at: origin)
    }

    private func draw(_ parts: TextLayout.Parts, ofGlyphs glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let storage = textStorage, flow.paragraphs.count > 0 else { return }
        let first = storage.store.paragraph(at: glyphsToShow.location).index
        let last = storage.store.paragraph(at: glyphsToShow.location + glyphsToShow.length).index
        var top = flow.top(ofParagraph: first)
        for index in first...max(first, last) {
            let box = flow.box(index)
            box.layout.draw(in: context, at: CGPoint(x: origin.x + padding, y: origin.y + top + box.before), parts)
            top += box.height
        }
    }
}
