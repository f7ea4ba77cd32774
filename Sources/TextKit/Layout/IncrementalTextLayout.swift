import CoreGraphics
import Foundation

/// Incremental layout of a text by paragraphs. Lays out paragraphs on demand. After an edit, lays out only the changed paragraphs again.
///
/// Points are relative to the text's top left corner; offsets are in UTF-16 units. Heights of paragraphs not yet laid out are estimates.
package final class IncrementalTextLayout {
    weak var storage: NSTextStorage?
    package private(set) var paragraphs = PrefixSumArray<MeasuredParagraph>()
    /// Indexes of paragraphs with cached layouts, oldest layout first.
    private var kept: [Int] = []
    private static let keptCount = 256
    /// The limits, in paragraphs and UTF-16 units, up to which a text is laid out as a whole. The heights of such a text are exact.
    private static let wholeParagraphs = 400
    private static let wholeLength = 60_000

    /// The maximum width of lines, in points. Infinite disables line wrapping.
    package var width: CGFloat = .infinity {
        didSet { if width != oldValue { invalidateAll() } }
    }
    /// The maximum number of lines. 0 is unlimited.
    var maximumLines = 0 {
        didSet { if maximumLines != oldValue { invalidateAll() } }
    }
    /// The truncation of the last line if ``maximumLines`` limits the text.
    var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { invalidateAll() } }
    }
    /// Areas that lines must avoid.
    var exclusions: TextExclusions? {
        didSet { if exclusions != oldValue { invalidateAll() } }
    }
    /// Whether bullets replace the text.
    package var isSecure = false {
        didSet { if isSecure != oldValue { invalidateAll() } }
    }
    /// Scale factor applied to every font size. 1 is the nominal size.
    package var fontScale: CGFloat = 1 {
        didSet { if fontScale != oldValue { invalidateAll() } }
    }
    /// Default attributes for text without attributes of its own.
    package var defaults: [NSAttributedString.Key: Any] = [:] {
        didSet { invalidateAll() }
    }
    /// Attributes that override those of links.
    package var linkAttributes: [NSAttributedString.Key: Any]? {
        didSet { dropLayouts() }
    }
    /// Returns the decorations of a paragraph, such as detected links, given its text and start offset.
    package var decorations: ((String, Int) -> [TextDecoration])?
    /// The trait collection of the view that shows the text. It resolves dynamic colours, because layout can run outside of the view's callbacks. If nil, the
    /// current trait collection is used.
    package var traits: (() -> UITraitCollection?)?
    /// The container of the text, for attachments.
    weak var container: NSTextContainer?
    /// The marked text's range and attributes.
    private(set) var marked: (range: NSRange, styles: MarkedTextAttributes)?
    /// Called after layout. The argument is whether the whole text was laid out.
    var onLayout: ((Bool) -> Void)?
    /// Called if lines became invalid.
    var onInvalidation: (() -> Void)?
    /// Called if heights or glyphs changed.
    package var onChange: (() -> Void)?
    /// Incremented by every change of the layouts, so that views can detect it.
    private(set) var version = 0

    /// Resolved styles, keyed by the identity of the attribute set. Retains the set so that its address is not reused.
    private struct ResolvedStyle {
        let attributes: TextAttributes
        let style: TextStyle
        let paragraph: TextParagraphStyle
    }
    private var styles: [ObjectIdentifier: ResolvedStyle] = [:]
    /// Whether ``UIColor/tintColor`` was resolved for a style.
    package private(set) var usesTint = false

    private var store: TextStore? { storage?.store }
    private var isWhole = false
    /// The range of paragraph indexes outside of which all heights are exact.
    private var unknown = 0..<0
    private var isGuessing = false
    /// The maximum number of unmeasured paragraphs that are measured immediately even while ``guessing(_:)`` allows estimates.
    private static let fewParagraphs = 32

    /// A separate layout of the same text with another width.
    package func copy(width: CGFloat) -> IncrementalTextLayout {
        let copy = IncrementalTextLayout()
        copy.storage = storage
        copy.width = width
        copy.maximumLines = maximumLines
        copy.lineBreakMode = lineBreakMode
        copy.isSecure = isSecure
        copy.defaults = defaults
        copy.traits = traits
        copy.container = container
        copy.exclusions = exclusions
        return copy
    }

    // MARK: Changes

    /// Discards all layouts after the text was replaced.
    func reset() { invalidateAll() }

    private func invalidateAll() {
        kept = []
        styles = [:]
        isWhole = false
        version += 1
        onInvalidation?()
        guard let store else {
            paragraphs = PrefixSumArray()
            unknown = 0..<0
            return
        }
        paragraphs = PrefixSumArray(guesses(0..<store.paragraphs.count, in: store))
        unknown = 0..<paragraphs.count
        onChange?()
    }

    /// Discards cached layouts, for example because colours changed.
    package func dropLayouts() {
        for index in kept where index < paragraphs.count { paragraphs[index].box = nil }
        kept = []
        styles = [:]
        version += 1
        onChange?()
    }

    /// Discards the layouts of the paragraphs in a range, clamped to the text.
    func redraw(_ range: NSRange) {
        guard let store, range.location >= 0, range.location <= store.length else { return }
        let last = store.paragraph(at: min(range.location + max(range.length - 1, 0), store.length)).index
        for index in store.paragraph(at: range.location).index...last where index < paragraphs.count { paragraphs[index].box = nil }
        styles = [:]
        version += 1
        onChange?()
    }

    /// Discards the layout of the paragraph at an offset.
    package func dropLayout(at offset: Int) {
        guard let store else { return }
        let index = store.paragraph(at: offset).index
        guard index < paragraphs.count else { return }
        paragraphs[index].box = nil
        version += 1
        onChange?()
    }

    /// Updates the paragraphs after an edit.
    func paragraphsDidChange(_ change: TextReplacement) {
        guard let store else { return }
        var old = change.old
        var newCount = change.newCount
        guard old.upperBound <= paragraphs.count, store.paragraphs.count == paragraphs.count - old.count + newCount else {
            return invalidateAll()
        }
        // An edit at the end also changes the paragraph before the edit, because the last paragraph is laid out without spacing after it.
        if old.upperBound == paragraphs.count, old.lowerBound > 0 {
            old = (old.lowerBound - 1)..<old.upperBound
            newCount += 1
        }
        version += 1
        isWhole = false
        let shift = newCount - old.count
        let end = unknown.upperBound <= old.lowerBound ? unknown.upperBound : unknown.upperBound + shift
        let new = old.lowerBound..<(old.lowerBound + newCount)
        unknown = unknown.isEmpty ? new : min(unknown.lowerBound, new.lowerBound)..<max(end, new.upperBound)
        kept.removeAll(where: old.contains)
        if shift == 0 {
            for index in old { paragraphs[index] = edited(paragraphs[index], store.paragraphs[index]) }
        } else {
            for number in kept.indices where kept[number] >= old.upperBound { kept[number] += shift }
            paragraphs.replace(old, with: guesses(new, in: store))
        }
        if maximumLines > 0 { return invalidateAll() }
        onInvalidation?()
        onChange?()
    }

    package func setMarkedRange(_ range: NSRange?, styles: MarkedTextAttributes = MarkedTextAttributes()) {
        for known in [marked?.range, range] {
            guard let known, let store else { continue }
            let first = store.paragraph(at: known.location).index
            let last = store.paragraph(at: known.location + known.length).index
            for index in first...last where index < paragraphs.count { paragraphs[index].box = nil }
        }
        marked = range.map { ($0, styles) }
        version += 1
        onChange?()
    }

    /// The entry of an edited paragraph. If its length changed by less than 16 units, the old height becomes the estimate.
    private func edited(_ laid: MeasuredParagraph, _ paragraph: StoredParagraph) -> MeasuredParagraph {
        guard let box = laid.box, abs(box.length - paragraph.length) < 16 else {
            return guess(paragraph, font(of: paragraph.attributes(at: 0).attributes))
        }
        return MeasuredParagraph(height: laid.height, isExact: false, box: nil)
    }

    /// Estimated heights for a range of `store`'s paragraphs.
    private func guesses(_ range: Range<Int>, in store: TextStore) -> [MeasuredParagraph] {
        var guesses: [MeasuredParagraph] = []
        guesses.reserveCapacity(range.count)
        // Most successive paragraphs share their attributes, so the last font is reused.
        var known = TextAttributes.none
        var font = font(of: known)
        store.paragraphs.forEach(in: range) { paragraph in
            let attributes = paragraph.attributes(at: 0).attributes
            if attributes !== known { (known, font) = (attributes, self.font(of: attributes)) }
            guesses.append(guess(paragraph, font))
        }
        return guesses
    }

    private func font(of attributes: TextAttributes) -> UIFont {
        (attributes.values[.font] ?? defaults[.font]) as? UIFont ?? .systemFont(ofSize: 12)
    }

    private func guess(_ paragraph: StoredParagraph, _ font: UIFont) -> MeasuredParagraph {
        // Estimates the average advance as half the font size.
        let perLine = width.isFinite ? max(width / (font.pointSize * 0.5), 1) : .infinity
        let lines = perLine.isFinite ? max((CGFloat(paragraph.length) / perLine).rounded(.up), 1) : 1
        return MeasuredParagraph(height: lines * font.lineHeight, isExact: false, box: nil)
    }

    // MARK: Layout

    /// The layout of a paragraph, from the cache if possible.
    package func box(_ index: Int) -> ParagraphLayout {
        if let box = paragraphs[index].box { return box }
        let box = makeBox(index, lines: 0, top: exclusions == nil ? 0 : CGFloat(paragraphs.sum(before: index)))
        keep(box, at: index)
        return box
    }

    private func keep(_ box: ParagraphLayout, at index: Int) {
        paragraphs[index] = MeasuredParagraph(height: box.height, isExact: true, box: box)
        kept.append(index)
        if kept.count > IncrementalTextLayout.keptCount {
            let oldest = kept.removeFirst()
            if oldest < paragraphs.count, !kept.contains(oldest) { paragraphs[oldest].box = nil }
        }
    }

    /// A paragraph in one line of at most `width` points. If the text is wider, the line break mode of its style determines what is left out: by default
    /// the end.
    ///
    /// - Complexity: O(*n*) in the length of the paragraph. The line is not cached.
    package func truncatedLine(ofParagraph index: Int, width: CGFloat) -> TextLayout {
        let (runs, _, _) = runs(ofParagraph: index)
        let truncation: TextTruncation? =
            switch runs.first?.paragraph.lineBreak {
            case .truncate(let part): part
            case .clip: nil
            default: .tail
            }
        return TextLayout(runs, limits: .init(width: width, lines: 1, truncation: truncation))
    }

    /// A paragraph's runs as they are shown, the mask of a secure text, and the paragraph's length without its terminator.
    private func runs(ofParagraph index: Int) -> (runs: [TextRun], mask: TextMask?, length: Int) {
        guard let store, index < store.paragraphs.count else { return ([], nil, 0) }
        let paragraph = store.paragraphs[index]
        let length = paragraph.length - paragraph.terminatorLength
        let start = store.start(ofParagraph: index)
        var runs: [TextRun] = []
        var offset = 0
        let pieces = length > 0 ? paragraph.runs(in: 0..<length) : [AttributedRun("", paragraph.attributes(at: 0).attributes)]
        let found = isSecure || length == 0 ? [] : decorations?(paragraph.text, start) ?? []
        for piece in found.isEmpty ? pieces : IncrementalTextLayout.decorated(pieces, found) {
            for part in cut(piece, at: start + offset) { runs.append(run(part, at: start + offset)) }
            offset += piece.text.utf16.count
        }
        var mask: TextMask?
        if isSecure {
            let hidden = TextMask(runs.reduce("") { $0 + $1.text })
            mask = hidden
            if let first = runs.first { runs = [TextRun(hidden.text, style: first.style, paragraph: first.paragraph)] }
        }
        if fontScale != 1 { runs = runs.map { $0.scaled(by: fontScale) } }
        return (runs, mask, length)
    }

    private func makeBox(_ index: Int, lines: Int, top: CGFloat = 0) -> ParagraphLayout {
        guard let store, index < store.paragraphs.count else {
            return ParagraphLayout(layout: TextLayout([]), before: 0, after: 0, length: 0, mask: nil)
        }
        var (runs, mask, length) = runs(ofParagraph: index)
        for number in runs.indices {
            // Truncation needs a line limit and applies to the text's last line only.
            switch runs[number].paragraph.lineBreak {
            case .truncate, .clip: runs[number].paragraph.lineBreak = .byWord
            default: break
            }
            if lineBreakMode == .byCharWrapping { runs[number].paragraph.lineBreak = .byCharacter }
        }
        let style = runs.first?.paragraph ?? TextParagraphStyle()
        var limits = TextLayout.Limits(width: width, lines: lines, truncation: lines > 0 ? truncation : nil)
        let before = index > 0 ? style.paragraphSpacingBefore : 0
        var laidTop: CGFloat?
        if let exclusions, lines == 0, top < exclusions.bottom {
            limits.exclusions = exclusions.moved(up: top + before)
            laidTop = top
        }
        let layout = TextLayout(runs, limits: limits)
        let isLast = index == store.paragraphs.count - 1
        return ParagraphLayout(
            layout: layout, before: before, after: isLast ? 0 : style.paragraphSpacing + style.lineSpacing, length: length, mask: mask,
            laidTop: laidTop)
    }

    private var truncation: TextTruncation? {
        switch lineBreakMode {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        case .byTruncatingTail: .tail
        default: nil
        }
    }

    /// Splits a paragraph's runs at decorations and merges the decorations' attributes.
    private static func decorated(_ pieces: [AttributedRun], _ decorations: [TextDecoration]) -> [AttributedRun] {
        let paragraph = StoredParagraph(pieces)
        var edges: Set<Int> = [0, paragraph.length]
        for decoration in decorations { edges.formUnion([decoration.range.lowerBound, decoration.range.upperBound]) }
        let offsets = edges.filter { $0 >= 0 && $0 <= paragraph.length }.sorted()
        return zip(offsets, offsets.dropFirst()).flatMap { lower, upper in
            let own = decorations.filter { $0.range.lowerBound <= lower && $0.range.upperBound >= upper }
            return paragraph.runs(in: lower..<upper).map { piece in
                own.reduce(piece) { AttributedRun($0.text, TextAttributes($1.attributes.merging($0.attributes.values) { $1 })) }
            }
        }
    }

    private func run(_ piece: AttributedRun, at offset: Int) -> TextRun {
        if let known = styles[ObjectIdentifier(piece.attributes)] {
            return TextRun(piece.text, style: known.style, paragraph: known.paragraph)
        }
        return traits?()?.asCurrent { newRun(piece, at: offset) } ?? newRun(piece, at: offset)
    }

    private func newRun(_ piece: AttributedRun, at offset: Int) -> TextRun {
        var attributes = defaults.merging(piece.attributes.values) { $1 }
        if attributes[.link] != nil, let linkAttributes { attributes.merge(linkAttributes) { $1 } }
        var (style, hasTint) = UITraitCollection.notingTint { TextStyle(attributes) }
        if hasTint { usesTint = true }
        if let attachment = attributes[.attachment] as? NSTextAttachment {
            style.picture = attachment.picture(
                style, lineWidth: width.isFinite ? width : TextStyle.unlimitedLine, container: container, index: offset)
        }
        if attributes[.misspelling] != nil { style.underline = TextStyle.Line(weight: .wavy, color: UIColor.systemRed.cgColor) }
        let paragraph = TextParagraphStyle(attributes[.paragraphStyle] as? NSParagraphStyle, font: style.font)
        // An attachment's image depends on its position, so its style is not cached.
        if style.picture == nil {
            if styles.count >= IncrementalTextLayout.keptCount { styles = [:] }
            styles[ObjectIdentifier(piece.attributes)] = ResolvedStyle(attributes: piece.attributes, style: style, paragraph: paragraph)
        }
        return TextRun(piece.text, style: style, paragraph: paragraph)
    }

    /// Splits a run at the marked text and merges the marked text's attributes.
    private func cut(_ piece: AttributedRun, at start: Int) -> [AttributedRun] {
        guard let marked else { return [piece] }
        let length = piece.text.utf16.count
        let offset = marked.range.location - start
        let from = min(max(offset, 0), length)
        let to = min(max(offset + marked.range.length, 0), length)
        guard from < to else { return [piece] }
        let paragraph = StoredParagraph([piece])
        let inside = marked.styles.stretches(of: marked.range.length).map { part in
            let lower = min(max(part.range.lowerBound + offset, from), to)
            let upper = min(max(part.range.upperBound + offset, lower), to)
            return AttributedRun(paragraph.substring(lower..<upper), TextAttributes(piece.attributes.values.merging(part.style) { $1 }))
        }
        let before = AttributedRun(paragraph.substring(0..<from), piece.attributes)
        let after = AttributedRun(paragraph.substring(to..<length), piece.attributes)
        return ([before] + inside + [after]).filter { !$0.text.isEmpty }
    }

    /// Lays out the whole text if it is short enough.
    private func layOutWhole() {
        guard !isWhole, let store else { return }
        let isShort = store.paragraphs.count <= IncrementalTextLayout.wholeParagraphs && store.length <= IncrementalTextLayout.wholeLength
        if maximumLines > 0 {
            isWhole = true
            layOutLimited()
        } else {
            if isGuessing, isShort, unknown.count > IncrementalTextLayout.fewParagraphs, exclusions == nil { return }
            isWhole = true
            if exclusions != nil { layOutAroundExclusions() }
            if isShort {
                for index in unknown where !paragraphs[index].isExact { _ = box(index) }
                unknown = 0..<0
            }
        }
        onLayout?(isShort || maximumLines > 0)
    }

    /// Whether a short text still has estimated heights, because ``guessing(_:)`` allowed them. The text then measures its paragraphs on demand.
    package var isLeftUnmeasured: Bool { !isWhole && unknown.count > IncrementalTextLayout.fewParagraphs }

    /// Allows estimated heights in short texts while `body` runs. Showing a new text then lays out only the visible paragraphs.
    package func guessing<Result>(_ body: () throws -> Result) rethrows -> Result {
        let wasGuessing = isGuessing
        isGuessing = true
        defer { isGuessing = wasGuessing }
        return try body()
    }

    /// Lays out paragraphs again whose vertical position relative to the exclusions changed.
    private func layOutAroundExclusions() {
        guard let exclusions else { return }
        var top: CGFloat = 0
        var index = 0
        while index < paragraphs.count, top < exclusions.bottom {
            var box = paragraphs[index].box
            if box == nil || box?.laidTop != top {
                let new = makeBox(index, lines: 0, top: top)
                keep(new, at: index)
                box = new
            }
            top += box?.height ?? 0
            index += 1
        }
        for other in kept where other >= index && other < paragraphs.count && paragraphs[other].box?.laidTop != nil {
            paragraphs[other].box = nil
        }
    }

    private func layOutLimited() {
        var left = maximumLines
        for index in 0..<paragraphs.count {
            guard left > 0 else {
                paragraphs[index] = MeasuredParagraph(height: 0, isExact: true, box: nil)
                continue
            }
            let box = makeBox(index, lines: left)
            left -= box.layout.lines.count
            paragraphs[index] = MeasuredParagraph(height: box.height, isExact: true, box: box)
        }
    }

    /// The height of the whole text, in points. Partly estimated for long texts.
    package var height: CGFloat {
        layOutWhole()
        return CGFloat(paragraphs.sum)
    }

    /// The width of the longest line, in points, among the first 400 paragraphs.
    package var usedWidth: CGFloat {
        layOutWhole()
        var widest: CGFloat = 0
        for index in 0..<min(paragraphs.count, IncrementalTextLayout.wholeParagraphs) { widest = max(widest, box(index).layout.size.width) }
        return widest
    }

    // MARK: Geometry

    /// The identity of a paragraph's cached layout; nil without one. Does not copy the paragraph, which would retain its references.
    package func identity(ofParagraph index: Int) -> ObjectIdentifier? { paragraphs.part(of: index) { $0.identity } }

    /// The distance from the text's top to a paragraph's top, in points.
    package func top(ofParagraph index: Int) -> CGFloat {
        layOutWhole()
        return CGFloat(paragraphs.sum(before: index))
    }

    /// The paragraph at a vertical distance from the text's top, and that paragraph's top, in points.
    package func paragraph(atY y: CGFloat) -> (index: Int, top: CGFloat) {
        layOutWhole()
        guard paragraphs.count > 0 else { return (0, 0) }
        let found = paragraphs.find(Double(y))
        return (found.index, CGFloat(found.start))
    }

    /// The index, start offset and layout of the paragraph at an offset.
    package func paragraph(at offset: Int) -> (index: Int, start: Int, box: ParagraphLayout)? {
        layOutWhole()
        guard let store, paragraphs.count > 0 else { return nil }
        let (index, start) = store.paragraph(at: min(max(offset, 0), store.length))
        guard index < paragraphs.count else { return nil }
        return (index, start, box(index))
    }
}
