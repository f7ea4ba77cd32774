import Foundation
import Host

/// How large a person prefers text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String
    /// The category of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing said.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Small.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// A little smaller than most have it.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// What most have.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Larger.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Larger still.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest but those for people who see little.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first size for people who see little.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second size for people who see little.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third size for people who see little.
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth size for people who see little.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// Its place from the smallest; that of ``large`` where nothing is said.
    var step: Int { UIContentSizeCategory.all.firstIndex(of: self) ?? 3 }

    /// Whether it is one for people who see little.
    public var isAccessibilityCategory: Bool { step >= 7 }

    /// Whether one is smaller than another.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step < right.step }
    /// Whether one is larger than another.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { right < left }
    /// Whether one is at most as large as another.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { !(right < left) }
    /// Whether one is at least as large as another.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { !(left < right) }

    /// Posted when ``UIApplication/preferredContentSizeCategory`` changed.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The user info's key of the new category.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIContentSizeCategory {
    /// The category whose body text comes nearest to so many times the usual size.
    init(textScale: Double) {
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

extension UIApplication {
    /// Posts ``UIContentSizeCategory/didChangeNotification`` where the preferred size of text is another one now.
    func postContentSizeChange(from old: HostAppearance, to new: HostAppearance) {
        let category = UIContentSizeCategory(textScale: new.textScale)
        guard category != UIContentSizeCategory(textScale: old.textScale) else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
        if category.isAccessibilityCategory != UIContentSizeCategory(textScale: old.textScale).isAccessibilityCategory {
            NotificationCenter.default.post(name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
        }
    }
}

/// A view whose font can follow the person's preferred size of text.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether it follows. It does so for fonts of text styles (`UIFont.preferredFont(forTextStyle:)`, ``UIFontMetrics``).
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// The preferred size of text. ``UITraitCollection/preferredContentSizeCategory``.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// What holds where neither the app nor the desktop says another.
    public static let defaultValue = UIContentSizeCategory.unspecified
}

extension UITraitCollection {
    /// Traits of a preferred size of text.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
}

extension UIMutableTraits {
    /// How large the person prefers text to be.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }
}

/// How a font follows the preferred size of text.
struct FontScaling: Sendable, Hashable {
    var style: UIFont.TextStyle
    /// Its size at the default size of text.
    var baseSize: CGFloat
    /// 0 for no limit.
    var maximumSize: CGFloat = 0
    /// The font is bolder than its style, for a person who asked for that.
    var isBolder = false

    func size(at category: UIContentSizeCategory) -> CGFloat {
        let scaled = (baseSize * style.size(at: category) / style.size).rounded()
        return maximumSize > 0 ? min(scaled, maximumSize) : scaled
    }
}

extension UIFont.TextStyle {
    /// Points at a preferred size of text, as Apple's Human Interface Guidelines list them.
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

/// Makes fonts of an app's own, and lengths, follow the preferred size of text as a text style does.
open class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    /// Metrics that grow and shrink as `textStyle` does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Those of body text.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// `font` at the size that suits the preferred size of text.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// `font` at the size that suits the preferred size of text, at most `maximumPointSize` points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// `font` at the size that suits the preferred size of text in `traitCollection`; in the current traits for nil.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// `font` at the size that suits the preferred size of text in `traitCollection`, at most `maximumPointSize` points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let scaling = FontScaling(style: style, baseSize: font.pointSize, maximumSize: maximumPointSize)
        return UIFont(face: font.face, scaling: scaling).adjusted(for: traitCollection ?? .current) ?? font
    }

    /// A length that suits the preferred size of text, in points.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length that suits the preferred size of text in `traitCollection`; in the current traits for nil.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        return value * style.size(at: traits.preferredContentSizeCategory) / style.size
    }
}

extension UIFont {
    /// The font at the size that suits the preferred size of text of `traits`; nil for one that does not follow it.
    func adjusted(for traits: UITraitCollection) -> UIFont? {
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
