import CoreGraphics
import Foundation

/// The layout of a text, by paragraphs: only those that are looked at are laid out, and an edit lays out what it changed.
///
/// Points from the top left corner of the text; places count UTF-16 units. The heights of paragraphs that were never looked at are guessed.
final class TextFlow {
    weak var storage: NSTextStorage?
    private(set) var paragraphs = SummedList<LaidParagraph>()
    /// Paragraphs whose layouts are kept, those that were used last at the end.
    private var kept: [Int] = []
    private static let keptCount = 256
    /// Texts of up to so many paragraphs and UTF-16 units are laid out wholly, so that their heights are exact.
    private static let wholeParagraphs = 400
    private static let wholeLength = 60_000

    /// How long lines may be; infinite for lines that are not broken.
    var width: CGFloat = .infinity {
        didSet { if width != oldValue { invalidateAll() } }
    }
    /// How many lines are shown at most; 0 for all.
    var maximumLines = 0 {
        didSet { if maximumLines != oldValue { invalidateAll() } }
    }
    /// What becomes of the last of those.
    var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { invalidateAll() } }
    }
    /// What lines keep clear of.
    var exclusions: TextExclusions? {
        didSet { if exclusions != oldValue { invalidateAll() } }
    }
    /// Bullets are shown in place of the text.
    var isSecure = false {
        didSet { if isSecure != oldValue { invalidateAll() } }
    }
    /// Letters are drawn so many times as large as they are.
    var fontScale: CGFloat = 1 {
        didSet { if fontScale != oldValue { invalidateAll() } }
    }
    /// What text has that says nothing itself.
    var defaults: [NSAttributedString.Key: Any] = [:] {
        didSet { invalidateAll() }
    }
    /// What links have in addition.
    var linkAttributes: [NSAttributedString.Key: Any]? {
        didSet { dropLayouts() }
    }
    /// What is found in a paragraph, given its text and where it begins, and shown with it.
    var decorations: ((String, Int) -> [TextDecoration])?
    /// The traits of the view that shows the text, with which dynamic colours are resolved: an app may ask where text is at any time. Nil leaves those
    /// that are current.
    var traits: (() -> UITraitCollection?)?
    /// The room that the text is laid out in, for attachments.
    weak var container: NSTextContainer?
    /// What an input method composes, and how it looks.
    private(set) var composed: (range: NSRange, looks: ComposedLooks)?
    /// The text was laid out; whether that is all of it.
    var onLayout: ((Bool) -> Void)?
    /// Lines are no longer as they were laid out.
    var onInvalidation: (() -> Void)?
    /// Heights or letters changed.
    var onChange: (() -> Void)?
    /// Counts what makes layouts differ, for views that show them.
    private(set) var version = 0

    /// What attributes look like, by the object that they are, which is held so that it stays the same.
    private struct Look {
        let attributes: TextAttributes
        let style: TextStyle
        let paragraph: TextParagraphStyle
    }
    private var looks: [ObjectIdentifier: Look] = [:]
    /// Whether ``UIColor/tintColor`` was resolved for a style.
    private(set) var usesTint = false

    private var store: TextStore? { storage?.store }
    private var isWhole = false
    /// Paragraphs that may have no exact height.
    private var unknown = 0..<0
    private var isGuessing = false
    /// Up to so many paragraphs are laid out also where heights may be guessed.
    private static let fewParagraphs = 32

    /// A layout of the same text in another width.
    func copy(width: CGFloat) -> TextFlow {
        let copy = TextFlow()
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

    /// Another text.
    func reset() { invalidateAll() }

    private func invalidateAll() {
        kept = []
        looks = [:]
        isWhole = false
        version += 1
        onInvalidation?()
        guard let store else {
            paragraphs = SummedList()
            unknown = 0..<0
            return
        }
        paragraphs = SummedList(guesses(0..<store.paragraphs.count, in: store))
        unknown = 0..<paragraphs.count
        onChange?()
    }

    /// Lays out again what is shown, in colours that changed.
    func dropLayouts() {
        for index in kept where index < paragraphs.count { paragraphs[index].box = nil }
        kept = []
        looks = [:]
        version += 1
        onChange?()
    }

    /// Draws the paragraphs of a range anew, as far as there is text.
    func redraw(_ range: NSRange) {
        guard let store, range.location >= 0, range.location <= store.length else { return }
        let last = store.paragraph(at: min(range.location + max(range.length - 1, 0), store.length)).index
        for index in store.paragraph(at: range.location).index...last where index < paragraphs.count { paragraphs[index].box = nil }
        looks = [:]
        version += 1
        onChange?()
    }

    /// Lays out the paragraph of a place again.
    func dropLayout(at place: Int) {
        guard let store else { return }
        let index = store.paragraph(at: place).index
        guard index < paragraphs.count else { return }
        paragraphs[index].box = nil
        version += 1
        onChange?()
    }

    /// The paragraphs that an edit replaced.
    func paragraphsDidChange(_ change: TextReplacement) {
        guard let store else { return }
        var old = change.old
        var newCount = change.newCount
        guard old.upperBound <= paragraphs.count, store.paragraphs.count == paragraphs.count - old.count + newCount else {
            return invalidateAll()
        }
        // What follows begins or ends what is next to it: the last paragraph has no space after it.
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
            for place in kept.indices where kept[place] >= old.upperBound { kept[place] += shift }
            paragraphs.replace(old, with: guesses(new, in: store))
        }
        if maximumLines > 0 { return invalidateAll() }
        onInvalidation?()
        onChange?()
    }

    func setComposed(_ range: NSRange?, looks: ComposedLooks = ComposedLooks()) {
        for known in [composed?.range, range] {
            guard let known, let store else { continue }
            let first = store.paragraph(at: known.location).index
            let last = store.paragraph(at: known.location + known.length).index
            for index in first...last where index < paragraphs.count { paragraphs[index].box = nil }
        }
        composed = range.map { ($0, looks) }
        version += 1
        onChange?()
    }

    /// A paragraph that was edited: as high as it was where a few letters came or went, until it is looked at.
    private func edited(_ laid: LaidParagraph, _ paragraph: StoredParagraph) -> LaidParagraph {
        guard let box = laid.box, abs(box.length - paragraph.length) < 16 else {
            return guess(paragraph, font(of: paragraph.attributes(at: 0).attributes))
        }
        return LaidParagraph(height: laid.height, isExact: false, box: nil)
    }

    /// Guesses of some of `store`'s paragraphs.
    private func guesses(_ range: Range<Int>, in store: TextStore) -> [LaidParagraph] {
        var guesses: [LaidParagraph] = []
        guesses.reserveCapacity(range.count)
        // Paragraphs that follow each other have mostly the same attributes.
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

    private func guess(_ paragraph: StoredParagraph, _ font: UIFont) -> LaidParagraph {
        // Letters are about half as wide as they are high.
        let perLine = width.isFinite ? max(width / (font.pointSize * 0.5), 1) : .infinity
        let lines = perLine.isFinite ? max((CGFloat(paragraph.length) / perLine).rounded(.up), 1) : 1
        return LaidParagraph(height: lines * font.lineHeight, isExact: false, box: nil)
    }

    // MARK: Laying out

    /// The layout of a paragraph.
    func box(_ index: Int) -> ParagraphBox {
        if let box = paragraphs[index].box { return box }
        let box = makeBox(index, lines: 0, top: exclusions == nil ? 0 : CGFloat(paragraphs.sum(before: index)))
        keep(box, at: index)
        return box
    }

    private func keep(_ box: ParagraphBox, at index: Int) {
        paragraphs[index] = LaidParagraph(height: box.height, isExact: true, box: box)
        kept.append(index)
        if kept.count > TextFlow.keptCount {
            let oldest = kept.removeFirst()
            if oldest < paragraphs.count, !kept.contains(oldest) { paragraphs[oldest].box = nil }
        }
    }

    private func makeBox(_ index: Int, lines: Int, top: CGFloat = 0) -> ParagraphBox {
        guard let store, index < store.paragraphs.count else {
            return ParagraphBox(layout: TextLayout([]), before: 0, after: 0, length: 0, mask: nil)
        }
        let paragraph = store.paragraphs[index]
        let length = paragraph.length - paragraph.terminatorLength
        let start = store.start(ofParagraph: index)
        var runs: [TextRun] = []
        var place = 0
        let pieces = length > 0 ? paragraph.pieces(in: 0..<length) : [StyledText("", paragraph.attributes(at: 0).attributes)]
        let found = isSecure || length == 0 ? [] : decorations?(paragraph.text, start) ?? []
        for piece in found.isEmpty ? pieces : TextFlow.decorated(pieces, found) {
            for part in cut(piece, at: start + place) { runs.append(run(part, at: start + place)) }
            place += piece.text.utf16.count
        }
        var mask: TextMask?
        if isSecure {
            let hidden = TextMask(runs.reduce("") { $0 + $1.text })
            mask = hidden
            if let first = runs.first { runs = [TextRun(hidden.text, style: first.style, paragraph: first.paragraph)] }
        }
        for number in runs.indices {
            // Truncation is for a whole text, and only where its lines are limited.
            switch runs[number].paragraph.lineBreak {
            case .truncate, .clip: runs[number].paragraph.lineBreak = .byWord
            default: break
            }
            if lineBreakMode == .byCharWrapping { runs[number].paragraph.lineBreak = .byCharacter }
        }
        if fontScale != 1 { runs = runs.map { $0.scaled(by: fontScale) } }
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
        return ParagraphBox(
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

    /// The stretches of a paragraph with what was found in it.
    private static func decorated(_ pieces: [StyledText], _ decorations: [TextDecoration]) -> [StyledText] {
        let paragraph = StoredParagraph(pieces)
        var edges: Set<Int> = [0, paragraph.length]
        for decoration in decorations { edges.formUnion([decoration.range.lowerBound, decoration.range.upperBound]) }
        let places = edges.filter { $0 >= 0 && $0 <= paragraph.length }.sorted()
        return zip(places, places.dropFirst()).flatMap { lower, upper in
            let own = decorations.filter { $0.range.lowerBound <= lower && $0.range.upperBound >= upper }
            return paragraph.pieces(in: lower..<upper).map { piece in
                own.reduce(piece) { StyledText($0.text, TextAttributes($1.attributes.merging($0.attributes.values) { $1 })) }
            }
        }
    }

    private func run(_ piece: StyledText, at place: Int) -> TextRun {
        if let known = looks[ObjectIdentifier(piece.attributes)] {
            return TextRun(piece.text, style: known.style, paragraph: known.paragraph)
        }
        return traits?()?.asCurrent { newRun(piece, at: place) } ?? newRun(piece, at: place)
    }

    private func newRun(_ piece: StyledText, at place: Int) -> TextRun {
        var attributes = defaults.merging(piece.attributes.values) { $1 }
        if attributes[.link] != nil, let linkAttributes { attributes.merge(linkAttributes) { $1 } }
        // Line and paragraph separators inside of a paragraph break lines.
        var (style, hasTint) = UITraitCollection.notingTint { TextStyle(attributes) }
        if hasTint { usesTint = true }
        if let attachment = attributes[.attachment] as? NSTextAttachment {
            style.picture = attachment.picture(
                style, lineWidth: width.isFinite ? width : TextStyle.unlimitedLine, container: container, index: place)
        }
        if attributes[.misspelling] != nil { style.underline = TextStyle.Line(weight: .wavy, color: UIColor.systemRed.cgColor) }
        let paragraph = TextParagraphStyle(attributes[.paragraphStyle] as? NSParagraphStyle, font: style.font)
        // A picture is measured by its place.
        if style.picture == nil {
            if looks.count >= TextFlow.keptCount { looks = [:] }
            looks[ObjectIdentifier(piece.attributes)] = Look(attributes: piece.attributes, style: style, paragraph: paragraph)
        }
        return TextRun(piece.text, style: style, paragraph: paragraph)
    }

    /// The parts of a stretch that are composed, each in its own look, and those that are not.
    private func cut(_ piece: StyledText, at start: Int) -> [StyledText] {
        guard let composed else { return [piece] }
        let length = piece.text.utf16.count
        let offset = composed.range.location - start
        let from = min(max(offset, 0), length)
        let to = min(max(offset + composed.range.length, 0), length)
        guard from < to else { return [piece] }
        let paragraph = StoredParagraph([piece])
        let inside = composed.looks.stretches(of: composed.range.length).map { part in
            let lower = min(max(part.range.lowerBound + offset, from), to)
            let upper = min(max(part.range.upperBound + offset, lower), to)
            return StyledText(paragraph.substring(lower..<upper), TextAttributes(piece.attributes.values.merging(part.style) { $1 }))
        }
        let before = StyledText(paragraph.substring(0..<from), piece.attributes)
        let after = StyledText(paragraph.substring(to..<length), piece.attributes)
        return ([before] + inside + [after]).filter { !$0.text.isEmpty }
    }

    /// Lays out the whole text, where it is short enough for that.
    private func layOutWhole() {
        guard !isWhole, let store else { return }
        let isShort = store.paragraphs.count <= TextFlow.wholeParagraphs && store.length <= TextFlow.wholeLength
        if maximumLines > 0 {
            isWhole = true
            layOutLimited()
        } else {
            if isGuessing, isShort, unknown.count > TextFlow.fewParagraphs, exclusions == nil { return }
            isWhole = true
            if exclusions != nil { layOutAroundExclusions() }
            if isShort {
                for index in unknown where !paragraphs[index].isExact { _ = box(index) }
                unknown = 0..<0
            }
        }
        onLayout?(isShort || maximumLines > 0)
    }

    /// A short text has paragraphs whose heights are guessed, and are measured when they are asked for.
    var isLeftUnmeasured: Bool { !isWhole && unknown.count > TextFlow.fewParagraphs }

    /// While `body` runs, what was not looked at yet may have a guessed height in a short text as well: what is shown of a text that was just set
    /// needs no more of it.
    func guessing<Result>(_ body: () throws -> Result) rethrows -> Result {
        let wasGuessing = isGuessing
        isGuessing = true
        defer { isGuessing = wasGuessing }
        return try body()
    }

    /// Breaks the lines of paragraphs again that moved along shapes, or away from them.
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
                paragraphs[index] = LaidParagraph(height: 0, isExact: true, box: nil)
                continue
            }
            let box = makeBox(index, lines: left)
            left -= box.layout.lines.count
            paragraphs[index] = LaidParagraph(height: box.height, isExact: true, box: box)
        }
    }

    /// The height of the whole text; guessed in part where it is long.
    var height: CGFloat {
        layOutWhole()
        return CGFloat(paragraphs.sum)
    }

    /// The width of the longest line of a text that was laid out wholly, or of the first paragraphs.
    var usedWidth: CGFloat {
        layOutWhole()
        var widest: CGFloat = 0
        for index in 0..<min(paragraphs.count, TextFlow.wholeParagraphs) { widest = max(widest, box(index).layout.size.width) }
        return widest
    }

    // MARK: Where things are

    /// From the top of the text to the top of a paragraph.
    func top(ofParagraph index: Int) -> CGFloat {
        layOutWhole()
        return CGFloat(paragraphs.sum(before: index))
    }

    /// The paragraph at a distance from the top, and its top.
    func paragraph(atY y: CGFloat) -> (index: Int, top: CGFloat) {
        layOutWhole()
        guard paragraphs.count > 0 else { return (0, 0) }
        let found = paragraphs.find(Double(y))
        return (found.index, CGFloat(found.start))
    }

    /// The paragraph of a place: its number, where it begins in the text, and its layout.
    func paragraph(at place: Int) -> (index: Int, start: Int, box: ParagraphBox)? {
        layOutWhole()
        guard let store, paragraphs.count > 0 else { return nil }
        let (index, start) = store.paragraph(at: min(max(place, 0), store.length))
        guard index < paragraphs.count else { return nil }
        return (index, start, box(index))
    }
}
