internal import CGtk
import Synchronization

/// The description of a font: family, size, weight, slant.
package struct FontDescription: Hashable, Sendable {
    /// A font family, or several separated by commas. The first one that is installed is used.
    package var family: String {
        didSet { lines = FontLines(of: family, weight: weight) }
    }
    /// The size in points.
    package var size: CGFloat
    /// The weight from 100 (thin) to 900 (black); 400 is regular, 700 bold.
    package var weight: Int
    package var isItalic: Bool
    /// Whether all digits have the same width.
    package var hasTabularDigits: Bool
    /// OpenType features that differ from the font's defaults.
    package var features: [FontFeature] = []
    /// The font that determines the line heights in layout.
    package private(set) var lines: FontLines

    package init(family: String, size: CGFloat, weight: Int = 400, isItalic: Bool = false, hasTabularDigits: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasTabularDigits = hasTabularDigits
        lines = FontLines(of: family, weight: weight)
    }

    /// Returns the font with the line heights of `lines`.
    package func with(_ lines: FontLines) -> FontDescription {
        var changed = self
        changed.lines = lines
        return changed
    }

    /// The additional space between lines in layout, in points. Only text styles have such a space. Frames in Xcode documents show none for Helvetica Neue,
    /// although that font has a line gap.
    package var spacing: CGFloat { lines == .textStyle ? lines.leading(ofSize: size) : 0 }

    /// The font's own letter spacing, in points. It is nonzero only for the system font in its default design, if Inter substitutes that font.
    package var tracking: CGFloat {
        guard lines == .system || lines == .textStyle, family == FontDescription.systemFamily, FontCatalog.systemIsInter else { return 0 }
        return SystemTracking.spacing(ofSize: size, weight: weight)
    }

    /// The font families of the system font: Inter if it is installed, otherwise a sans-serif family that most systems have.
    package static let systemFamily = "Inter,Cantarell,Noto Sans,Ubuntu,DejaVu Sans,sans-serif"
    /// The font families of the monospaced system font.
    package static let monospacedFamily = "JetBrains Mono,Noto Sans Mono,Ubuntu Mono,DejaVu Sans Mono,monospace"
    /// The font families of the system font with serifs.
    package static let serifFamily = "Source Serif 4,Noto Serif,DejaVu Serif,serif"

    /// Calls `body` with Pango's description of the font.
    func withPango<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
        let description = PangoDescription.lastUsed.withLock { last in
            if let last, last.font == self { return last.description }
            let made = PangoDescription(self)
            last = (self, made)
            return made
        }
        return withExtendedLifetime(description) { body(description.pointer) }
    }

    /// The metrics that layout uses.
    package var metrics: FontMetrics {
        if let known = FontMetrics.known.withLock({ $0[self] }) { return known }
        let measured = FontMetrics(measuring: self)
        FontMetrics.known.withLock { $0[self] = measured }
        return measured
    }
}

/// A Pango font description. It is immutable, so all threads may read it.
private final class PangoDescription: @unchecked Sendable {
    let pointer: OpaquePointer?
    /// The description of the last font, cached because most texts use the same font as the previous text.
    static let lastUsed = Mutex<(font: FontDescription, description: PangoDescription)?>(nil)

    init(_ font: FontDescription) {
        pointer = pango_font_description_new()
        pango_font_description_set_family(pointer, font.family)
        // An absolute size is in the layout's units, points. It does not depend on the desktop's dots per inch.
        pango_font_description_set_absolute_size(pointer, max(font.size, 0.01) * Double(PANGO_SCALE))
        pango_font_description_set_weight(pointer, PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 1000))))
        pango_font_description_set_style(pointer, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    }

    deinit { pango_font_description_free(pointer) }
}

/// The metrics of a font, in points. For the fonts in ``FontLines``, ascender, descender and leading are those of Apple's font. The other metrics are those of
/// the installed font, because they position things relative to the visible glyphs.
package struct FontMetrics: Hashable, Sendable {
    /// The distance from the baseline up to the line's top.
    package var ascender: CGFloat
    /// The distance from the baseline down to the line's bottom; negative.
    package var descender: CGFloat
    /// The space that the font requests between lines.
    package var leading: CGFloat
    /// The height of an H.
    package var capHeight: CGFloat
    /// The height of an x.
    package var xHeight: CGFloat
    /// The distance from the baseline down to the middle of an underline; negative.
    package var underlinePosition: CGFloat
    package var underlineThickness: CGFloat
    /// The distance from the baseline up to the middle of a strikethrough of lowercase letters.
    package var strikethroughPosition: CGFloat

    package var lineHeight: CGFloat { ascender - descender }

    fileprivate static let known = Mutex<[FontDescription: FontMetrics]>([:])

    fileprivate init(measuring font: FontDescription) {
        lodestone_text_lock()
        defer { lodestone_text_unlock() }
        let unit = CGFloat(PANGO_SCALE)
        let context = TextContext.shared()
        let metrics = font.withPango { pango_context_get_metrics(context, $0, nil) }
        defer { pango_font_metrics_unref(metrics) }
        if let shares = font.lines.shares {
            ascender = shares.ascender * font.size
            descender = shares.descender * font.size
            leading = font.lines.leading(ofSize: font.size)
        } else {
            ascender = CGFloat(pango_font_metrics_get_ascent(metrics)) / unit
            descender = -CGFloat(pango_font_metrics_get_descent(metrics)) / unit
            leading = 0
        }
        let thickness = CGFloat(pango_font_metrics_get_underline_thickness(metrics)) / unit
        underlineThickness = thickness
        // Pango returns the upper edge of the underline, not its middle.
        underlinePosition = CGFloat(pango_font_metrics_get_underline_position(metrics)) / unit - thickness / 2
        let strike = CGFloat(pango_font_metrics_get_strikethrough_thickness(metrics)) / unit
        strikethroughPosition = CGFloat(pango_font_metrics_get_strikethrough_position(metrics)) / unit - strike / 2
        func inkHeight(_ letter: String) -> CGFloat {
            let layout = pango_layout_new(context)
            defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
            font.withPango { pango_layout_set_font_description(layout, $0) }
            pango_layout_set_text(layout, letter, -1)
            var ink = PangoRectangle()
            pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), &ink, nil)
            return -CGFloat(ink.y) / unit
        }
        capHeight = inkHeight("H")
        xHeight = inkHeight("x")
    }
}

/// Access to the Pango contexts.
enum TextContext {
    /// The current thread's context for a base direction, owned by the thread. Its metrics do not depend on pixels, so a text has the same size at every scale.
    ///
    /// Each thread has its own contexts, font map and fonts. Fontconfig's configuration, Pango's shaping buffer and libthai's dictionary are shared and lock
    /// themselves. Cairo's font files are shared, too. Cairo does not lock them, so code that measures or draws glyphs calls `lodestone_text_lock()`
    /// (Documentation/decisions/2026-11-text-lock.md).
    static func shared(_ direction: PangoDirection = PANGO_DIRECTION_WEAK_LTR) -> OpaquePointer {
        CairoPointer.unwrap(lodestone_text_context(direction))
    }
}
