import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`; without it text is 12 points of the system's font.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// An `NSParagraphStyle`; the one at a paragraph's beginning counts for all of it.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The letters' `UIColor`; without it black.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The `UIColor` behind the letters.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// A number: points added after each letter.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// A number: points added after each letter.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// A number: an `NSUnderlineStyle`'s raw value.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The underline's `UIColor`; without it the letters'.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// A number: an `NSUnderlineStyle`'s raw value.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The `UIColor` of the line through the letters; without it the letters'.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The `UIColor` of the letters' outlines; without it the letters'.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// A number: the width of the letters' outlines in hundredths of the font's size; positive draws only them, negative also fills.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// A number: how far the letters lean to the right, in multiples of their height; 0 without it.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// A number: the natural logarithm of the factor by which glyphs and their advances are stretched horizontally, from -3 to 3; 0 without it.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// A number: 0 draws each letter by itself; without it the font's usual ligatures are drawn.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// A number: how many points the letters are raised.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// A `URL` or a string: where the text leads.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// An `NSTextAttachment`: what is shown in place of the character U+FFFC.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// An array of numbers, the outermost direction first: each an `NSWritingDirection`'s raw value plus an `NSWritingDirectionFormatType`'s.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// A `TextEffectStyle`, or its raw value. A shadow of the text's own comes before it.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// A string: the text is an item of a text view that can be tapped.
    public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTagAttributeName")
}

extension NSAttributedString {
    /// An effect of letters.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        /// The effect's name.
        public let rawValue: String

        /// The effect of the given name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Glyphs that seem pressed into their background: shaded inside along the upper edges, with a light lower edge.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}

/// The strength of a direction in ``Foundation/NSAttributedString/Key/writingDirection``.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// Text runs in the direction as a whole, and its letters as their script does.
    case embedding = 0
    /// All letters run in the direction.
    case override = 2
}

/// Lines under and through letters.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
    /// The weight in bits 0 to 3, the pattern in bits 8 to 10.
    public let rawValue: Int

    /// The style of the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One line, twice as thick.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Dashes and dots in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A dash and two dots in turn.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
}

/// Where the lines of a paragraph are put.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// At both sides, all lines but the last stretched.
    case justified = 3
    /// Where the text's own direction begins.
    case natural = 4
}

/// What becomes of text that is longer than a line.
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on in the next line after a word.
    case byWordWrapping = 0
    /// It goes on in the next line after any letter.
    case byCharWrapping = 1
    /// It is cut off at the edge.
    case byClipping = 2
    /// An ellipsis stands for its beginning.
    case byTruncatingHead = 3
    /// An ellipsis stands for its end.
    case byTruncatingTail = 4
    /// An ellipsis stands for its middle.
    case byTruncatingMiddle = 5
}

/// Which way text runs.
public enum NSWritingDirection: Int, Sendable {
    /// As its letters say.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
