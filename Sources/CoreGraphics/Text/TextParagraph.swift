internal import CGtk

/// A paragraph of a layout: its text, and the Pango layout that breaks it into lines.
final class TextParagraph {
    /// The style of a part of the text, from a byte offset to the next part.
    struct Part {
        var start: Int
        var style: TextStyle
    }

    let text: String
    let parts: [Part]
    let style: TextParagraphStyle
    /// The paragraph's offset in the whole text, in UTF-16 units.
    let utf16Offset: Int
    /// The length of the text without the paragraph separator, in UTF-16 units.
    let utf16Length: Int
    let layout: OpaquePointer
    private let heights: [LodestoneTextHeight]
    /// The byte offsets of direction controls that the layout adds to the text, in ascending order. Each control is one UTF-16 unit.
    private let controls: [Int]

    /// - Parameters:
    ///   - runs: At least one run. An empty paragraph uses the font of the first one.
    ///   - width: The available width, indents included; infinite for no limit.
    ///   - maximumLines: The maximum number of lines; 0 for no limit.
    ///   - truncation: The truncation of the last line if there are more lines.
    ///   - isCutShort: Whether this paragraph ends with an ellipsis because the paragraphs after it do not fit.
    init(
        runs: [TextRun], utf16Offset: Int, width: CGFloat, maximumLines: Int, truncation: TextTruncation?, isCutShort: Bool = false
    ) {
        self.utf16Offset = utf16Offset
        style = runs.first?.paragraph ?? TextParagraphStyle()
        var text = ""
        var parts: [Part] = []
        var controls: [Int] = []
        func add(_ control: Character) {
            controls.append(text.utf8.count)
            text.append(control)
        }
        for run in runs where !run.text.isEmpty || parts.isEmpty {
            parts.append(Part(start: text.utf8.count, style: run.style))
            for direction in run.style.directions { add(direction.control) }
            text += run.text
            for _ in run.style.directions { add(TextStyle.Direction.end) }
        }
        self.controls = controls
        utf16Length = text.utf16.count - controls.count
        heights = parts.isEmpty ? [LodestoneTextHeight()] : parts.map { TextParagraph.height(of: $0.style, from: $0.start) }
        if isCutShort { text += "…" }
        self.text = text
        self.parts = parts
        let direction: PangoDirection =
            switch style.direction {
            case .natural: PANGO_DIRECTION_WEAK_LTR
            case .leftToRight: PANGO_DIRECTION_LTR
            case .rightToLeft: PANGO_DIRECTION_RTL
            }
        layout = CairoPointer.unwrap(pango_layout_new(TextContext.shared(direction)))
        configure(width: width, maximumLines: maximumLines, truncation: truncation)
        if style.avoidsLoneWords, width.isFinite, maximumLines == 0 { pushOutWord() }
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
    }

    private func configure(width: CGFloat, maximumLines: Int, truncation: TextTruncation?) {
        pango_layout_set_auto_dir(layout, style.direction == .natural ? 1 : 0)
        pango_layout_set_text(layout, text, gint(text.utf8.count))
        parts.first?.style.font.withPango { pango_layout_set_font_description(layout, $0) }
        // A short text with one style and an unlimited width needs no attributes, only the layout's own font.
        if width.isFinite || !isFontAlone || text.utf8.count > LongWordBreaking.smallestLength {
            let attributes = makeAttributes(availableWidth: style.availableWidth(of: width))
            pango_layout_set_attributes(layout, attributes)
            pango_attr_list_unref(attributes)
        }
        setTabs()
        let inner = style.availableWidth(of: width)
        var limit = maximumLines
        var ellipsis = truncation
        switch style.lineBreak {
        case .byWord: pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        case .byCharacter: pango_layout_set_wrap(layout, PANGO_WRAP_CHAR)
        case .clip:
            pango_layout_set_width(layout, -1)
            return
        case .truncate(let own):
            limit = 1
            ellipsis = own
        }
        guard inner.isFinite else { return }
        pango_layout_set_width(layout, TextParagraph.units(inner))
        if style.alignment == .justified { pango_layout_set_justify(layout, 1) }
        pango_layout_set_indent(layout, TextParagraph.units(style.firstLineHeadIndent - style.headIndent))
        guard let ellipsis, limit > 0 else { return }
        pango_layout_set_height(layout, gint(-limit))
        switch ellipsis {
        case .head: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
        case .middle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
        case .tail: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        }
    }

    /// Whether the layout added direction controls to the text.
    var hasControls: Bool { !controls.isEmpty }

    /// Whether all of the text uses the layout's own font, without further attributes.
    private var isFontAlone: Bool { parts.count == 1 && parts[0].style.isFontAlone && parts[0].style.font.tracking == 0 }

    private func makeAttributes(availableWidth: CGFloat) -> OpaquePointer? {
        let list = pango_attr_list_new()
        let length = text.utf8.count
        forbidHyphens(in: list)
        splitLongWords(in: list)
        if style.keepsHangulWords { keepHangulWords(availableWidth: availableWidth, in: list) }
        if isFontAlone { return list }
        for (index, part) in parts.enumerated() {
            let end = index + 1 < parts.count ? parts[index + 1].start : length
            func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                guard let attribute else { return }
                attribute.pointee.start_index = guint(part.start)
                attribute.pointee.end_index = guint(end)
                pango_attr_list_insert(list, attribute)
            }
            insert(part.style.shapedFont.withPango { pango_attr_font_desc_new($0) })
            // This library draws the colours itself. The attributes only keep Pango from merging two styles into one run.
            insert(pango_attr_foreground_new(guint16(truncatingIfNeeded: index), guint16(truncatingIfNeeded: index >> 16), 0))
            part.style.addLetterSpacing(of: text, from: part.start, to: end, in: list)
            if part.style.baselineOffset != 0 { insert(pango_attr_rise_new(TextParagraph.units(part.style.baselineOffset))) }
            if let features = part.style.fontFeatures { insert(pango_attr_font_features_new(features)) }
            if let picture = part.style.picture { reserveSpace(for: picture, from: part.start, to: end, in: list) }
        }
        return list
    }

    /// Reserves the size of the image for each object replacement character.
    private func reserveSpace(for picture: TextStyle.Picture, from start: Int, to end: Int, in list: OpaquePointer?) {
        let utf8 = text.utf8
        var position = utf8.index(utf8.startIndex, offsetBy: start)
        var rectangle = PangoRectangle(
            x: 0, y: -TextParagraph.units(picture.size.height + picture.rise),
            width: TextParagraph.units(picture.size.width + 2 * picture.padding), height: TextParagraph.units(picture.size.height))
        for byte in start..<max(end - 2, start) {
            // U+FFFC in UTF-8 is EF BF BC.
            if utf8[position] == 0xEF, utf8[utf8.index(position, offsetBy: 1)] == 0xBF, utf8[utf8.index(position, offsetBy: 2)] == 0xBC,
                let attribute = pango_attr_shape_new(&rectangle, &rectangle)
            {
                attribute.pointee.start_index = guint(byte)
                attribute.pointee.end_index = guint(byte + 3)
                pango_attr_list_insert(list, attribute)
            }
            position = utf8.index(after: position)
        }
    }

    /// Disables the hyphens that Pango inserts where it breaks a word. Soft hyphens remain visible: no attribute range extends across one, because Pango hides
    /// a soft hyphen inside of such a range.
    private func forbidHyphens(in list: OpaquePointer?) {
        var start = 0
        func forbid(upTo end: guint) {
            guard let attribute = pango_attr_insert_hyphens_new(0) else { return }
            attribute.pointee.start_index = guint(start)
            attribute.pointee.end_index = end
            pango_attr_list_insert(list, attribute)
        }
        var position = 0
        var previous: UInt8 = 0
        for byte in text.utf8 {
            position += 1
            // A soft hyphen: U+00AD in UTF-8.
            if previous == 0xC2, byte == 0xAD {
                forbid(upTo: guint(position))
                start = position
            }
            previous = byte
        }
        forbid(upTo: guint.max)
    }

    /// Splits long words into several items. After each line break, Pango reshapes the rest of the item, so one item for the whole text would be reshaped for
    /// every line. Glyphs on both sides of a split do not kern, which is hardly visible.
    private func splitLongWords(in list: OpaquePointer?) {
        guard text.utf8.count > LongWordBreaking.smallestLength else { return }
        for piece in LongWordBreaking.pieces(of: text) {
            // This attribute changes nothing except that Pango starts a new item at both of its ends.
            guard let attribute = pango_attr_fallback_new(1) else { continue }
            attribute.pointee.start_index = guint(piece.lowerBound)
            attribute.pointee.end_index = guint(piece.upperBound)
            pango_attr_list_insert(list, attribute)
        }
    }

    private func setTabs() {
        guard text.utf8.contains(9) else { return }
        let interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : 28
        var stops = style.tabStops.sorted { $0.location < $1.location }
        // Adds enough default tab stops for a line.
        while stops.count < style.tabStops.count + 40 {
            stops.append(.init(((stops.last?.location ?? 0) / interval).rounded(.down) * interval + interval))
        }
        let tabs = pango_tab_array_new(gint(stops.count), 0)
        for (index, stop) in stops.enumerated() {
            let alignment =
                switch stop.alignment {
                case .leading: PANGO_TAB_LEFT
                case .center: PANGO_TAB_CENTER
                case .trailing: PANGO_TAB_RIGHT
                case .decimal: PANGO_TAB_DECIMAL
                }
            pango_tab_array_set_tab(tabs, gint(index), alignment, TextParagraph.units(stop.location))
        }
        pango_layout_set_tabs(layout, tabs)
        pango_tab_array_free(tabs)
    }

    /// The line height that a style requires, for text from the byte offset `start`.
    static func height(of style: TextStyle, from start: Int) -> LodestoneTextHeight {
        if let picture = style.picture {
            return LodestoneTextHeight(
                start: gint(start), top: -units(picture.size.height + picture.rise), bottom: -units(picture.rise), is_given: 1,
                has_glyphs: 0)
        }
        guard let shares = style.font.lines.shares else {
            if style.stretch != 1 {
                // Pango measures the stretched font, which has a different height.
                let metrics = style.font.metrics
                return LodestoneTextHeight(
                    start: gint(start), top: -units(metrics.ascender), bottom: -units(metrics.descender), is_given: 1, has_glyphs: 1)
            }
            return LodestoneTextHeight(start: gint(start), top: 0, bottom: 0, is_given: 0, has_glyphs: 1)
        }
        return LodestoneTextHeight(
            start: gint(start), top: -units(shares.ascender * style.font.size), bottom: -units(shares.descender * style.font.size),
            is_given: 1,
            has_glyphs: 1)
    }

    /// The width of a line, its top relative to the baseline, and its height, in Pango units.
    func measure(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> PangoRectangle {
        var rect = PangoRectangle()
        lodestone_text_measure_line(line, heights, gint(heights.count), &rect)
        return rect
    }

    static func units(_ points: CGFloat) -> gint {
        // Pango's numbers have 32 bits, so lengths are limited to a million points.
        gint((min(max(points, -1e6), 1e6) * CGFloat(PANGO_SCALE)).rounded())
    }

    /// The lines. They are valid while the paragraph exists.
    var lines: [UnsafeMutablePointer<PangoLayoutLine>] {
        var result: [UnsafeMutablePointer<PangoLayoutLine>] = []
        var next = pango_layout_get_lines_readonly(layout)
        let isEllipsized = isEllipsized
        while let node = next {
            if let line = node.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) {
                if isEllipsized { lodestone_text_close_gaps(line, pango_layout_get_text(layout)) }
                result.append(line)
            }
            next = node.pointee.next
        }
        return result
    }

    /// Whether an ellipsis replaces some of the text.
    var isEllipsized: Bool { pango_layout_is_ellipsized(layout) != 0 }

    /// Whether the base direction is right to left. Cached, because Pango iterates over all lines.
    private(set) lazy var isRightToLeft: Bool =
        switch style.direction {
        case .leftToRight: false
        case .rightToLeft: true
        case .natural: pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
        }

    /// The style at a byte offset of the text.
    func style(at byte: Int) -> TextStyle? {
        parts.last { $0.start <= byte }?.style ?? parts.first?.style
    }

    /// Converts a byte offset of the paragraph to an offset in the whole text, in UTF-16 units.
    func utf16Index(ofByte byte: Int) -> Int {
        let utf8 = text.utf8
        let index = utf8.index(utf8.startIndex, offsetBy: min(max(byte, 0), utf8.count))
        let own = controls.prefix { $0 < byte }.count
        return utf16Offset + min(text.utf16.distance(from: text.utf16.startIndex, to: index) - own, utf16Length)
    }

    /// Converts an offset in the whole text, in UTF-16 units, to a byte offset of the paragraph.
    func byte(ofUTF16Index index: Int) -> Int {
        let utf16 = text.utf16
        let unit = min(max(index - utf16Offset, 0), utf16Length)
        var position = utf16.index(utf16.startIndex, offsetBy: unit)
        // An offset at a control is converted to the byte after the control.
        for control in controls {
            guard text.utf8.distance(from: text.utf8.startIndex, to: position) >= control else { break }
            position = utf16.index(after: position)
        }
        return text.utf8.distance(from: text.utf8.startIndex, to: position)
    }
}
