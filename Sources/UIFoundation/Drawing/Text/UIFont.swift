import CoreGraphics
import Foundation

/// A typeface at a size. It is immutable.
///
/// Fonts may be created, measured and passed on any thread. `preferredFont(forTextStyle:)` and ``UIFontMetrics`` follow the text size of the running
/// platform, so call them on the main thread.
///
/// The system font is Inter if it is installed, otherwise an installed sans serif font.
///
/// `@unchecked Sendable` is safe because all stored properties are `Sendable` and set only by initializers.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private var header = CoreFoundationHeader()

    package final private(set) var face: FontDescription
    /// The rule by which the font follows the preferred size of text; nil if it does not.
    final private(set) var scaling: FontScaling?

    /// Creates the system font at ``systemFontSize``.
    public override init() {
        face = FontDescription(family: FontDescription.systemFamily, size: 14)
        super.init()
    }

    package convenience init(face: FontDescription, scaling: FontScaling? = nil) {
        self.init()
        self.face = face
        self.scaling = scaling
    }

    /// Creates a font from the name of a family, or of a family and a style as in "Inter-Bold". The size is in points. Nil if the family is not
    /// installed.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = FontCatalog.face(named: fontName, size: fontSize) else { return nil }
        self.init(face: face)
    }

    /// Creates the font that matches `descriptor` best, at `pointSize` points; 0 means the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var face = descriptor.face
        if pointSize > 0 { face.size = pointSize }
        self.init(face: face)
    }

    /// Returns `self`, since the class is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: System fonts

    /// Returns the system font at `fontSize` points.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the system font at `fontSize` points and a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: FontDescription(family: FontDescription.systemFamily, size: fontSize, weight: weight.number))
    }

    /// Returns the bold system font at `fontSize` points. It is semibold, as on iOS.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// Returns the italic system font at `fontSize` points.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontDescription(family: FontDescription.systemFamily, size: fontSize, isItalic: true))
    }

    /// Returns the monospaced system font.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: FontDescription(family: FontDescription.monospacedFamily, size: fontSize, weight: weight.number))
    }

    /// Returns the system font with digits of equal width.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            face: FontDescription(
                family: FontDescription.systemFamily, size: fontSize, weight: weight.number, hasTabularDigits: true))
    }

    /// Returns the system font for a text style.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the system font for a text style at the preferred size of text of `traitCollection`, or of the current traits if it is nil.
    open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let traits = traitCollection ?? .current
        let isBolder = traits.legibilityWeight == .bold
        let scaling = FontScaling(style: style, baseSize: style.size, isBolder: isBolder)
        let size = scaling.size(at: traits.preferredContentSizeCategory)
        let weight = isBolder ? Weight(rawValue: max(style.weight.rawValue, Weight.semibold.rawValue)) : style.weight
        return UIFont(face: systemFont(ofSize: size, weight: weight).face.with(.textStyle), scaling: scaling)
    }

    /// The default size of labels: 17 points.
    open class var labelFontSize: CGFloat { 17 }
    /// The default size of buttons: 18 points.
    open class var buttonFontSize: CGFloat { 18 }
    /// The size of small text: 12 points.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The size of standard text: 14 points.
    open class var systemFontSize: CGFloat { 14 }

    // MARK: Attributes

    /// Returns the same typeface at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var resized = face
        resized.size = fontSize
        return UIFont(face: resized)
    }

    /// The size in points.
    open var pointSize: CGFloat { face.size }

    /// The name of the installed family that the font uses.
    open var familyName: String { FontCatalog.installedFamily(of: face) }

    /// The names of the family and the style, as in "Inter-SemiBold".
    open var fontName: String { FontCatalog.name(of: face) }

    /// A descriptor that creates this font.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, textStyle: scaling?.style) }

    /// The distance from the baseline up to the top of a line, in points. For the system font and the fonts of iOS it is Apple's value.
    open var ascender: CGFloat { face.metrics.ascender }
    /// The distance from the baseline to the bottom of a line, in points, as a negative number.
    open var descender: CGFloat { face.metrics.descender }
    /// The height of capital letters, in points.
    open var capHeight: CGFloat { face.metrics.capHeight }
    /// The height of the letter x, in points.
    open var xHeight: CGFloat { face.metrics.xHeight }
    /// The height of a line, in points.
    open var lineHeight: CGFloat { face.metrics.lineHeight }
    /// The recommended space between lines in addition to ``lineHeight``, in points. Fonts of text styles have one.
    open var leading: CGFloat { face.metrics.leading }

    // MARK: Installed fonts

    /// The names of the installed families, sorted.
    open class var familyNames: [String] { FontCatalog.families }

    /// The names of the fonts in a family, for ``init(name:size:)``.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        FontCatalog.fontNames(ofFamily: familyName)
    }

    /// Whether `object` is the same typeface at the same size.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.face == face
    }

    /// A hash of the typeface and the size.
    open override var hash: Int { face.hashValue }

    /// The name and the size.
    open override var description: String { "UIFont(\(fontName), \(pointSize))" }
}

extension UIFont {
    /// The weight of a font, from -1 to 1; regular is 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight, from -1 to 1.
        public let rawValue: CGFloat

        /// Creates a weight with the given value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a weight with the given value.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest weight.
        public static let ultraLight = Weight(-0.8)
        /// Thin, CSS weight 200.
        public static let thin = Weight(-0.6)
        /// Light, CSS weight 300.
        public static let light = Weight(-0.4)
        /// Regular, CSS weight 400.
        public static let regular = Weight(0)
        /// Medium, CSS weight 500.
        public static let medium = Weight(0.23)
        /// Semibold, CSS weight 600.
        public static let semibold = Weight(0.3)
        /// Bold, CSS weight 700.
        public static let bold = Weight(0.4)
        /// Heavy, CSS weight 800.
        public static let heavy = Weight(0.56)
        /// The heaviest weight.
        public static let black = Weight(0.62)

        private static let numbers: [(weight: CGFloat, number: CGFloat)] = [
            (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
        ]

        /// The CSS weight from 100 to 900, interpolated linearly between UIKit's weights.
        var number: Int {
            let table = Weight.numbers
            guard let upper = table.firstIndex(where: { $0.weight >= rawValue }) else { return 900 }
            guard upper > 0 else { return 100 }
            let low = table[upper - 1]
            let high = table[upper]
            let part = (rawValue - low.weight) / (high.weight - low.weight)
            return Int((low.number + (high.number - low.number) * part).rounded())
        }

        /// Creates the weight nearest to a CSS weight.
        init(number: Int) {
            let nearest = Weight.numbers.min { abs($0.number - CGFloat(number)) < abs($1.number - CGFloat(number)) }
            self.init(nearest?.weight ?? 0)
        }
    }

    /// A text style.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The style's name.
        public let rawValue: String

        /// Creates a style with the given name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Large titles at the top of a screen: 34 points.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// First-level titles: 28 points.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Second-level titles: 22 points.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Third-level titles: 20 points.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings: 17 points, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Subheadings: 15 points.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text: 17 points.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Callouts: 16 points.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Footnotes: 13 points.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Standard captions: 12 points.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Alternate captions: 11 points.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The size in points at the default content size category.
        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        }

        var weight: Weight { self == .headline ? .semibold : .regular }
    }
}
