import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`; 12 points of the system font by default.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// An `NSParagraphStyle`. The style at the beginning of a paragraph applies to the whole paragraph.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The text colour, a `UIColor`; black by default.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The `UIColor` behind the text.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// A number: points added after each character.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// A number: points added after each character.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// A number: the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The underline's `UIColor`; the text colour by default.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// A number: the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The strikethrough line's `UIColor`; the text colour by default.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The `UIColor` of the glyphs' outlines; the text colour by default.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// A number: the width of the glyphs' outlines in percent of the font size. A positive width draws only the outlines, a negative one also fills.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// A number: the slant of the glyphs to the right, in multiples of their height; 0 by default.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// A number: the natural logarithm of the factor that stretches glyphs and advances horizontally. It is clamped to -3...3; 0 by default.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// A number: 0 disables ligatures; by default the font's usual ligatures are used.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// A number: the distance by which the baseline is raised, in points.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// A `URL` or a string: the link's destination.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// An `NSTextAttachment`: the content that replaces the character U+FFFC.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// An array of numbers, the outermost direction first. Each is the sum of the raw values of an `NSWritingDirection` and an
    /// `NSWritingDirectionFormatType`.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// A `TextEffectStyle` or its raw value. A shadow attribute takes precedence.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// A string: the tag of a text item that can be tapped in a text view.
    public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTagAttributeName")
}

extension NSAttributedString {
    /// A visual effect of glyphs.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        /// The effect's name.
        public let rawValue: String

        /// Creates an effect with the given name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A letterpress effect: glyphs shaded inside along the upper edges, with a light lower edge.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}

/// The kind of a direction in `NSAttributedString.Key.writingDirection`.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// A directional embedding: the direction applies to the text as a whole; each script keeps its own direction.
    case embedding = 0
    /// A directional override: all characters have the direction.
    case override = 2
}

/// The style of underlines and strikethrough lines.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
    /// The bits: the weight in bits 0 to 3, the pattern in bits 8 to 10.
    public let rawValue: Int

    /// Creates a style with the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A single line of twice the thickness.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// A double line.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// A dotted line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// A dashed line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A line of alternating dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A line of dashes that alternate with two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
}

/// The alignment of the lines of a paragraph.
public enum NSTextAlignment: Int, Sendable {
    /// Left-aligned.
    case left = 0
    /// Centred.
    case center = 1
    /// Right-aligned.
    case right = 2
    /// Justified: all lines but the last fill the width.
    case justified = 3
    /// Aligned at the leading edge of the text's direction.
    case natural = 4
}

/// The treatment of text that is longer than a line.
public enum NSLineBreakMode: Int, Sendable {
    /// Wraps at word boundaries.
    case byWordWrapping = 0
    /// Wraps at any character.
    case byCharWrapping = 1
    /// Clips at the edge.
    case byClipping = 2
    /// Replaces the beginning by an ellipsis.
    case byTruncatingHead = 3
    /// Replaces the end by an ellipsis.
    case byTruncatingTail = 4
    /// Replaces the middle by an ellipsis.
    case byTruncatingMiddle = 5
}

/// The direction of text.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the text's first strong character.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
