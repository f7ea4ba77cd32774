/// The attributes of a text run.
package struct TextStyle: Hashable, Sendable {
    /// An underline or a strikethrough.
    package struct Line: Hashable, Sendable {
        package enum Weight: Hashable, Sendable { case single, thick, double, wavy }

        package var weight: Weight
        /// The lengths of alternating dashes and gaps, in multiples of the line's thickness; empty for a solid line.
        package var dashes: [CGFloat]
        /// The line's colour. If nil, the line has the text's colour.
        package var color: CGColor?

        package init(weight: Weight = .single, dashes: [CGFloat] = [], color: CGColor? = nil) {
            self.weight = weight
            self.dashes = dashes
            self.color = color
        }
    }

    package struct Shadow: Hashable, Sendable {
        /// The offset in points; positive values are to the right and down.
        package var offset: CGSize
        /// Twice the standard deviation of the blur, in points.
        package var blur: CGFloat
        package var color: CGColor

        package init(offset: CGSize, blur: CGFloat, color: CGColor) {
            self.offset = offset
            self.blur = blur
            self.color = color
        }
    }

    /// An explicit writing direction, independent of the script.
    package struct Direction: Hashable, Sendable {
        package var isRightToLeft: Bool
        /// Whether the direction applies to every character (an override). Otherwise it applies only to the text as a whole (an embedding).
        package var isOverride: Bool

        package init(isRightToLeft: Bool, isOverride: Bool) {
            self.isRightToLeft = isRightToLeft
            self.isOverride = isOverride
        }

        /// The Unicode control character before text with this direction.
        var control: Character {
            isOverride ? (isRightToLeft ? "\u{202E}" : "\u{202D}") : (isRightToLeft ? "\u{202B}" : "\u{202A}")
        }
        /// The Unicode control character after text with an explicit direction.
        static let end: Character = "\u{202C}"
    }

    /// An image in place of an object replacement character.
    package struct Picture: Hashable, Sendable {
        /// The image; nil leaves the space empty.
        package var image: CGImage?
        /// The size in points.
        package var size: CGSize
        /// The distance from the baseline up to the image's lower edge, in points.
        package var rise: CGFloat
        /// The space on each side, in points.
        package var padding: CGFloat

        package init(image: CGImage?, size: CGSize, rise: CGFloat, padding: CGFloat = 0) {
            self.image = image
            self.size = size
            self.rise = rise
            self.padding = padding
        }

        package static func == (left: Picture, right: Picture) -> Bool {
            left.image === right.image && left.size == right.size && left.rise == right.rise && left.padding == right.padding
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(image.map { ObjectIdentifier($0) })
            hasher.combine(rise)
        }
    }

    package var font: FontDescription
    package var color: CGColor
    package var picture: Picture?
    package var background: CGColor?
    /// Additional space after each character, in points.
    package var kern: CGFloat
    /// The distance by which glyphs are moved up, in points.
    package var baselineOffset: CGFloat
    package var underline: Line?
    package var strikethrough: Line?
    package var shadow: Shadow?
    /// The width of glyph outlines in percent of the font size. A positive width draws only the outlines. A negative width draws outlines and fills the glyphs.
    package var strokeWidth: CGFloat
    package var strokeColor: CGColor?
    /// The slant of glyphs to the right, in multiples of their height.
    package var obliqueness: CGFloat
    /// The factor by which glyphs and their advances are stretched horizontally.
    package var stretch: CGFloat = 1
    /// Whether glyphs are shaded as if pressed into their background.
    package var isLetterpress = false
    /// Whether the font's ligatures are used.
    package var hasLigatures: Bool
    /// The explicit writing directions, the outermost first.
    package var directions: [Direction] = []

    package init(font: FontDescription, color: CGColor = .black) {
        self.font = font
        self.color = color
        picture = nil
        background = nil
        kern = 0
        baselineOffset = 0
        underline = nil
        strikethrough = nil
        shadow = nil
        strokeWidth = 0
        strokeColor = nil
        obliqueness = 0
        hasLigatures = true
    }

    /// Whether the font alone determines the glyph positions.
    var isFontAlone: Bool {
        picture == nil && kern == 0 && stretch == 1 && baselineOffset == 0 && hasLigatures && !font.hasTabularDigits
            && font.features.isEmpty && directions.isEmpty
    }

    /// The font for shaping, enlarged by ``stretch``. Drawing scales the glyphs back vertically.
    var shapedFont: FontDescription {
        guard stretch != 1 else { return font }
        var shaped = font
        shaped.size *= stretch
        return shaped
    }

    /// The OpenType features in Pango's syntax; nil for none.
    var fontFeatures: String? {
        let features =
            (font.hasTabularDigits ? ["tnum=1"] : []) + font.features.map { "\($0.tag)=\($0.value)" }
            + (hasLigatures ? [] : ["liga=0", "clig=0"])
        return features.isEmpty ? nil : features.joined(separator: ", ")
    }
}

/// The line breaking and alignment of a paragraph. Lengths are in points.
package struct TextParagraphStyle: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case natural, left, center, right, justified }
    package enum LineBreak: Hashable, Sendable {
        case byWord, byCharacter
        /// One line, clipped when it is drawn.
        case clip
        /// One line, truncated with an ellipsis.
        case truncate(TextTruncation)
    }
    package enum Direction: Hashable, Sendable { case natural, leftToRight, rightToLeft }

    /// A tab stop.
    package struct Tab: Hashable, Sendable {
        package enum Alignment: Hashable, Sendable { case leading, center, trailing, decimal }

        package var location: CGFloat
        package var alignment: Alignment

        package init(_ location: CGFloat, _ alignment: Alignment = .leading) {
            self.location = location
            self.alignment = alignment
        }
    }

    package var alignment = Alignment.natural
    package var lineBreak = LineBreak.byWord
    /// Whether Korean words stay unbroken if they fit on a line.
    package var keepsHangulWords = false
    /// Whether a last line of one word receives a second word from the line above.
    package var avoidsLoneWords = false
    package var direction = Direction.natural
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    /// The position of the line's end: its distance from the leading edge if positive, otherwise its negated distance from the trailing edge.
    package var tailIndent: CGFloat = 0
    /// The minimum line height; 0 for no limit.
    package var minimumLineHeight: CGFloat = 0
    /// The maximum line height; 0 for no limit.
    package var maximumLineHeight: CGFloat = 0
    /// A factor of the line height; 0 for no factor.
    package var lineHeightMultiple: CGFloat = 0
    /// Tab stops by their distance from the leading edge. After the last one there is a tab stop every `defaultTabInterval` points.
    package var tabStops: [Tab] = []
    package var defaultTabInterval: CGFloat = 0

    package init() {}

    /// The part of `width` that is available to the widest line, which is either the first line or one with the `headIndent`.
    func availableWidth(of width: CGFloat) -> CGFloat {
        let trailing = tailIndent > 0 ? width - tailIndent : -tailIndent
        return width.isFinite ? max(0, width - min(firstLineHeadIndent, headIndent) - trailing) : width
    }
}

/// The position of the ellipsis in truncated text.
package enum TextTruncation: Hashable, Sendable { case head, middle, tail }

/// Text with uniform attributes.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var style: TextStyle
    package var paragraph: TextParagraphStyle

    package init(_ text: String, style: TextStyle, paragraph: TextParagraphStyle = TextParagraphStyle()) {
        self.text = text
        self.style = style
        self.paragraph = paragraph
    }
}
