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

    /// The sizes of body text from the smallest category on, in points, from Apple's Human Interface Guidelines.
    static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

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

    /// Posted after a change of `UIApplication.preferredContentSizeCategory`.
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
                    abs(log(Double(Self.bodySizes[category.step] / Self.bodySizes[Self.large.step])) - wanted)
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
