/// How letters look.
package struct TextStyle: Hashable, Sendable {
    /// A line under or through letters.
    package struct Line: Hashable, Sendable {
        package enum Weight: Hashable, Sendable { case single, thick, double, wavy }

        package var weight: Weight
        /// Lengths of line and gap in turn, in multiples of the line's thickness; none for an unbroken line.
        package var dashes: [CGFloat]
        /// Nil: the letters' colour.
        package var color: CGColor?

        package init(weight: Weight = .single, dashes: [CGFloat] = [], color: CGColor? = nil) {
            self.weight = weight
            self.dashes = dashes
            self.color = color
        }
    }

    package struct Shadow: Hashable, Sendable {
        /// In points; positive is down.
        package var offset: CGSize
        /// Twice the standard deviation.
        package var blur: CGFloat
        package var color: CGColor

        package init(offset: CGSize, blur: CGFloat, color: CGColor) {
            self.offset = offset
            self.blur = blur
            self.color = color
        }
    }

    /// A direction that text runs in, whatever its script.
    package struct Direction: Hashable, Sendable {
        package var isRightToLeft: Bool
        /// All letters run so, and not only the text as a whole.
        package var isOverride: Bool

        package init(isRightToLeft: Bool, isOverride: Bool) {
            self.isRightToLeft = isRightToLeft
            self.isOverride = isOverride
        }

        /// Unicode's control character that begins the direction.
        var control: Character {
            isOverride ? (isRightToLeft ? "\u{202E}" : "\u{202D}") : (isRightToLeft ? "\u{202B}" : "\u{202A}")
        }
        /// The one that ends it.
        static let end: Character = "\u{202C}"
    }

    /// A picture in place of an object replacement character.
    package struct Picture: Hashable, Sendable {
        /// Nil for room that stays empty.
        package var image: CGImage?
        /// In points.
        package var size: CGSize
        /// From the baseline up to the picture's lower edge, in points.
        package var rise: CGFloat
        /// Points that are free on both sides.
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
    /// Added after each letter, in points.
    package var kern: CGFloat
    /// How far the letters are raised, in points.
    package var baselineOffset: CGFloat
    package var underline: Line?
    package var strikethrough: Line?
    package var shadow: Shadow?
    /// The width of letters' outlines in hundredths of the font's size: positive draws only them, negative also fills.
    package var strokeWidth: CGFloat
    package var strokeColor: CGColor?
    /// How far letters lean to the right, in multiples of their height.
    package var obliqueness: CGFloat
    /// The factor by which glyphs and their advances are stretched horizontally.
    package var stretch: CGFloat = 1
    /// Whether glyphs are shaded as if pressed into their background.
    package var isLetterpress = false
    /// Whether letters that the font has as one sign are drawn so.
    package var hasLigatures: Bool
    /// The directions that the text runs in, the outermost first.
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

    /// Whether letters of the style stand where the font alone puts them.
    var isFontAlone: Bool {
        picture == nil && kern == 0 && stretch == 1 && baselineOffset == 0 && hasLigatures && !font.hasTabularDigits
            && font.features.isEmpty && directions.isEmpty
    }

    /// The font that lines are shaped in: larger by ``stretch``, which drawing takes back vertically.
    var shapedFont: FontDescription {
        guard stretch != 1 else { return font }
        var shaped = font
        shaped.size *= stretch
        return shaped
    }

    /// What the font is asked for, as Pango writes it; nil for nothing.
    var fontFeatures: String? {
        let features =
            (font.hasTabularDigits ? ["tnum=1"] : []) + font.features.map { "\($0.tag)=\($0.value)" }
            + (hasLigatures ? [] : ["liga=0", "clig=0"])
        return features.isEmpty ? nil : features.joined(separator: ", ")
    }
}

/// How the lines of a paragraph are broken and placed. Lengths in points.
package struct TextParagraphStyle: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case natural, left, center, right, justified }
    package enum LineBreak: Hashable, Sendable {
        case byWord, byCharacter
        /// One line, cut off by what draws it.
        case clip
        /// One line, the rest of which an ellipsis stands for.
        case truncate(TextTruncation)
    }
    package enum Direction: Hashable, Sendable { case natural, leftToRight, rightToLeft }

    /// A place that a tabulator goes to.
    package struct Tab: Hashable, Sendable {
        package enum Alignment: Hashable, Sendable { case leading, center, trailing, decimal }

        package var place: CGFloat
        package var alignment: Alignment

        package init(_ place: CGFloat, _ alignment: Alignment = .leading) {
            self.place = place
            self.alignment = alignment
        }
    }

    package var alignment = Alignment.natural
    package var lineBreak = LineBreak.byWord
    /// Korean words are not broken, if they fit on a line.
    package var keepsHangulWords = false
    /// The last line has more than one word, if the line above can spare one.
    package var avoidsLoneWords = false
    package var direction = Direction.natural
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    /// From the leading edge where positive, from the trailing one where zero or negative.
    package var tailIndent: CGFloat = 0
    /// 0 for none.
    package var minimumLineHeight: CGFloat = 0
    /// 0 for none.
    package var maximumLineHeight: CGFloat = 0
    /// 0 for none.
    package var lineHeightMultiple: CGFloat = 0
    /// Places of tabulators from the leading edge; after them every `defaultTabInterval`.
    package var tabStops: [Tab] = []
    package var defaultTabInterval: CGFloat = 0

    package init() {}

    /// What the widest of the lines may take of `width`: the first one, or those after it.
    func room(of width: CGFloat) -> CGFloat {
        let trailing = tailIndent > 0 ? width - tailIndent : -tailIndent
        return width.isFinite ? max(0, width - min(firstLineHeadIndent, headIndent) - trailing) : width
    }
}

/// Where an ellipsis stands for what has no room.
package enum TextTruncation: Hashable, Sendable { case head, middle, tail }

/// Text of one style.
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
