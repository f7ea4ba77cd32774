import Foundation

/// The preferred size of text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String
    /// Creates a category with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No preference.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest size.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// The second smallest size.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// One step below the default size.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// One step above the default size.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Two steps above the default size.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest size that is not an accessibility size.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest accessibility size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// The index, from 0 for the smallest category; that of ``large`` if the category is unspecified.
    var step: Int { UIContentSizeCategory.all.firstIndex(of: self) ?? 3 }

    /// Whether the category is an accessibility size.
    public var isAccessibilityCategory: Bool { step >= 7 }

    /// Whether `left` is smaller than `right`.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step < right.step }
    /// Whether `left` is larger than `right`.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { right < left }
    /// Whether `left` is at most as large as `right`.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { !(right < left) }
    /// Whether `left` is at least as large as `right`.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { !(left < right) }

    /// Posted after a change of ``UIApplication/preferredContentSizeCategory``.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The user info key of the new category.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIContentSizeCategory {
    /// Creates the category whose body text is nearest to the scale factor `textScale`, on a logarithmic scale. An invalid factor gives ``large``.
    package init(textScale: Double) {
        guard textScale.isFinite, textScale > 0, abs(textScale - 1) > 0.03 else { self = .large; return }
        let wanted = log(textScale)
        self =
            Self.all.min { first, second in
                func distance(_ category: UIContentSizeCategory) -> Double {
                    abs(log(Double(UIFont.TextStyle.body.size(at: category) / UIFont.TextStyle.body.size)) - wanted)
                }
                return distance(first) < distance(second)
            } ?? .large
    }
}

/// A view whose font can follow the preferred size of text.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the font follows the preferred size of text. It must be a font of a text style: `UIFont.preferredFont(forTextStyle:)` or
    /// ``UIFontMetrics``.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// The trait of the preferred size of text. See ``UITraitCollection/preferredContentSizeCategory``.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// The value if neither the app nor the desktop sets one.
    public static let defaultValue = UIContentSizeCategory.unspecified
}

extension UITraitCollection {
    /// Creates a trait collection with the preferred size of text.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
}

extension UIMutableTraits {
    /// The preferred size of text.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }
}

/// The rule by which a font follows the preferred size of text.
package struct FontScaling: Sendable, Hashable {
    var style: UIFont.TextStyle
    /// The font's size in points at the default category.
    var baseSize: CGFloat
    /// The maximum size in points; 0 for no limit.
    var maximumSize: CGFloat = 0
    /// Whether the font is bolder than its style because of the bold text setting.
    var isBolder = false

    func size(at category: UIContentSizeCategory) -> CGFloat {
        let scaled = (baseSize * style.size(at: category) / style.size).rounded()
        return maximumSize > 0 ? min(scaled, maximumSize) : scaled
    }
}

extension UIFont.TextStyle {
    /// The font size in points at a content size category, from Apple's Human Interface Guidelines.
    func size(at category: UIContentSizeCategory) -> CGFloat {
        let sizes: [CGFloat] =
            switch self {
            case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
            case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
            case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
            case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
            case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
            case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
            case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
            case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
            case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
            default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
            }
        return sizes[category.step]
    }
}

/// Scales custom fonts and lengths with the preferred size of text, in the same proportions as a text style.
open class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    /// Creates metrics that scale like `textStyle`.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// The metrics of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Returns `font` scaled for the preferred size of text.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// Returns `font` scaled for the preferred size of text, with at most `maximumPointSize` points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns `font` scaled for the preferred size of text of `traitCollection`, or of the current traits if it is nil.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns `font` scaled for the preferred size of text of `traitCollection`, with at most `maximumPointSize` points. Nil means the current
    /// traits.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let scaling = FontScaling(style: style, baseSize: font.pointSize, maximumSize: maximumPointSize)
        return UIFont(face: font.face, scaling: scaling).adjusted(for: traitCollection ?? .current) ?? font
    }

    /// Returns a length scaled for the preferred size of text, in points.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length scaled for the preferred size of text of `traitCollection`, or of the current traits if it is nil.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        return value * style.size(at: traits.preferredContentSizeCategory) / style.size
    }
}

extension UIFont {
    /// Returns the font scaled for the preferred size of text of `traits`; nil if the font does not scale.
    package func adjusted(for traits: UITraitCollection) -> UIFont? {
        guard let scaling else { return nil }
        var resized = face
        resized.size = scaling.size(at: traits.preferredContentSizeCategory)
        let plain = scaling.style.weight.number
        let bold = max(plain, Weight.semibold.number)
        guard face.family == FontDescription.systemFamily, face.weight == (scaling.isBolder ? bold : plain) else {
            return UIFont(face: resized, scaling: scaling)
        }
        var adjusted = scaling
        adjusted.isBolder = traits.legibilityWeight == .bold
        resized.weight = adjusted.isBolder ? bold : plain
        return UIFont(face: resized, scaling: adjusted)
    }
}
