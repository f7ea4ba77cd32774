import CoreGraphics
import Foundation

/// A typeface at a size. It never changes.
///
/// Fonts may be made, measured and passed on any thread. `preferredFont(forTextStyle:)` and ``UIFontMetrics`` follow the text size of the
/// running platform, so call them on the main thread.
///
/// The system's family is Inter where it is installed, else a clean sans that the machine has.
///
/// `@unchecked Sendable` is safe because all that it holds is itself `Sendable` and set once, while it is made.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private var header = CoreFoundationHeader()

    final private(set) var face: FontDescription
    /// How the font follows the preferred size of text; nil for one that does not.
    final private(set) var scaling: FontScaling?

    /// The system's font at ``systemFontSize``.
    public override init() {
        face = FontDescription(family: FontDescription.systemFamily, size: 14)
        super.init()
    }

    convenience init(face: FontDescription, scaling: FontScaling? = nil) {
        self.init()
        self.face = face
        self.scaling = scaling
    }

    /// The font of a family, or of a family and a style as in "Inter-Bold", at `size` points; nil where no such family is installed.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = FontCatalog.face(named: fontName, size: fontSize) else { return nil }
        self.init(face: face)
    }

    /// The font that `descriptor` describes best, at `pointSize` points; 0 takes the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var face = descriptor.face
        if pointSize > 0 { face.size = pointSize }
        self.init(face: face)
    }

    /// The font itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: The system's fonts

    /// The system's font at `fontSize` points.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system's font at `fontSize` points and a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: FontDescription(family: FontDescription.systemFamily, size: fontSize, weight: weight.number))
    }

    /// The system's bold font at `fontSize` points. It is semibold, as on iOS.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// The system's italic font at `fontSize` points.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontDescription(family: FontDescription.systemFamily, size: fontSize, isItalic: true))
    }

    /// A font of which all letters are equally wide.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: FontDescription(family: FontDescription.monospacedFamily, size: fontSize, weight: weight.number))
    }

    /// The system's font with digits that are all equally wide.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            face: FontDescription(
                family: FontDescription.systemFamily, size: fontSize, weight: weight.number, hasTabularDigits: true))
    }

    /// The system's font for a kind of text.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The system's font for a kind of text, at the preferred size of text in `traitCollection`; in the current traits for nil.
    open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let traits = traitCollection ?? .current
        let isBolder = traits.legibilityWeight == .bold
        let scaling = FontScaling(style: style, baseSize: style.size, isBolder: isBolder)
        let size = scaling.size(at: traits.preferredContentSizeCategory)
        let weight = isBolder ? Weight(rawValue: max(style.weight.rawValue, Weight.semibold.rawValue)) : style.weight
        return UIFont(face: systemFont(ofSize: size, weight: weight).face.with(.textStyle), scaling: scaling)
    }

    /// Points of a label's font: 17.
    open class var labelFontSize: CGFloat { 17 }
    /// Points of a button's font: 18.
    open class var buttonFontSize: CGFloat { 18 }
    /// Points of small text: 12.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// Points of ordinary text: 14.
    open class var systemFontSize: CGFloat { 14 }

    // MARK: The font

    /// The same typeface at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var resized = face
        resized.size = fontSize
        return UIFont(face: resized)
    }

    /// Points.
    open var pointSize: CGFloat { face.size }

    /// The family as it was found.
    open var familyName: String { FontCatalog.installedFamily(of: face) }

    /// The family and the style, as in "Inter-SemiBold".
    open var fontName: String { FontCatalog.name(of: face) }

    /// A description from which the font can be made.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, textStyle: scaling?.style) }

    /// From the baseline up to the top of a line, in points. Those of the system's font and of fonts that every iPhone has are Apple's.
    open var ascender: CGFloat { face.metrics.ascender }
    /// From the baseline down to the bottom of a line, in points; negative.
    open var descender: CGFloat { face.metrics.descender }
    /// The height of a capital letter, in points.
    open var capHeight: CGFloat { face.metrics.capHeight }
    /// The height of an x, in points.
    open var xHeight: CGFloat { face.metrics.xHeight }
    /// The height of a line, in points.
    open var lineHeight: CGFloat { face.metrics.lineHeight }
    /// Space between lines that the font asks for beyond ``lineHeight``, in points. Fonts of text styles get it.
    open var leading: CGFloat { face.metrics.leading }

    // MARK: Installed fonts

    /// The families that are installed, sorted.
    open class var familyNames: [String] { FontCatalog.families }

    /// The fonts of a family, as ``init(name:size:)`` takes them.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        FontCatalog.fontNames(ofFamily: familyName)
    }

    /// Whether `object` is the same typeface at the same size.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.face == face
    }

    /// Equal for equal fonts.
    open override var hash: Int { face.hashValue }

    /// Name and size.
    open override var description: String { "UIFont(\(fontName), \(pointSize))" }
}

extension UIFont {
    /// How thick letters are, from -1 to 1; regular is 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// From -1 to 1.
        public let rawValue: CGFloat

        /// The weight of the given number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The weight of the given number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// As thin as it gets.
        public static let ultraLight = Weight(-0.8)
        /// Very thin.
        public static let thin = Weight(-0.6)
        /// Thin.
        public static let light = Weight(-0.4)
        /// As in running text.
        public static let regular = Weight(0)
        /// A little thicker.
        public static let medium = Weight(0.23)
        /// Half bold.
        public static let semibold = Weight(0.3)
        /// Bold.
        public static let bold = Weight(0.4)
        /// Very bold.
        public static let heavy = Weight(0.56)
        /// As thick as it gets.
        public static let black = Weight(0.62)

        private static let numbers: [(weight: CGFloat, number: CGFloat)] = [
            (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
        ]

        /// As CSS counts, from 100 to 900, steps between UIKit's weights taken evenly.
        var number: Int {
            let table = Weight.numbers
            guard let upper = table.firstIndex(where: { $0.weight >= rawValue }) else { return 900 }
            guard upper > 0 else { return 100 }
            let low = table[upper - 1]
            let high = table[upper]
            let part = (rawValue - low.weight) / (high.weight - low.weight)
            return Int((low.number + (high.number - low.number) * part).rounded())
        }

        /// The weight nearest to what CSS counts.
        init(number: Int) {
            let nearest = Weight.numbers.min { abs($0.number - CGFloat(number)) < abs($1.number - CGFloat(number)) }
            self.init(nearest?.weight ?? 0)
        }
    }

    /// What a text is for.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The style's name.
        public let rawValue: String

        /// The style of the given name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A title at the top of a screen: 34 points.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The first level of titles: 28 points.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The second level of titles: 22 points.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The third level of titles: 20 points.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings: 17 points, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Second headings: 15 points.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text: 17 points.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Callouts: 16 points.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Footnotes: 13 points.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Captions: 12 points.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Second captions: 11 points.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// Points at the default content size.
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
