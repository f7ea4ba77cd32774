import Foundation

/// A trait: a property of the interface environment, inherited from screens by scenes, windows, controllers and views.
///
/// A conforming type identifies the trait; it has no instances:
///
/// ```swift
/// struct DensityTrait: UITraitDefinition { static let defaultValue = Density.comfortable }
/// ```
///
/// Values are read and compared on any thread. They must be value types or immutable objects.
public protocol UITraitDefinition: SendableMetatype {
    /// The type of the trait's value.
    associatedtype Value

    /// The value if the trait was not set.
    static var defaultValue: Value { get }
    /// A readable name. The type's name by default.
    static var name: String { get }
    /// A globally unique name. The type's full name by default.
    static var identifier: String { get }
    /// Whether a change of the trait affects the appearance of colours. False by default.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The type's name.
    public static var name: String { String(describing: self) }
    /// The type's full name.
    public static var identifier: String { String(reflecting: self) }
    /// False.
    public static var affectsColorAppearance: Bool { false }
}

/// The type of any trait, for lists of traits.
public typealias UITrait = any UITraitDefinition.Type

/// The trait of ``UITraitCollection/userInterfaceStyle``.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    /// The value if the trait was not set.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    /// True: dynamic colours depend on it.
    public static let affectsColorAppearance = true
}

/// The trait of ``UITraitCollection/horizontalSizeClass``.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    /// The value if the trait was not set.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The trait of ``UITraitCollection/verticalSizeClass``.
public struct UITraitVerticalSizeClass: UITraitDefinition {
    /// The value if the trait was not set.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The trait of ``UITraitCollection/userInterfaceIdiom``.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    /// The value if the trait was not set.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// The trait of ``UITraitCollection/displayScale``.
public struct UITraitDisplayScale: UITraitDefinition {
    /// The value if the trait was not set.
    public static let defaultValue: CGFloat = 0
}

/// The trait of ``UITraitCollection/displayGamut``.
public struct UITraitDisplayGamut: UITraitDefinition {
    /// The value if the trait was not set.
    public static let defaultValue = UIDisplayGamut.unspecified
    /// True: dynamic colours depend on it.
    public static let affectsColorAppearance = true
}

/// The trait of ``UITraitCollection/layoutDirection``.
public struct UITraitLayoutDirection: UITraitDefinition {
    /// The value if the trait was not set.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The trait of ``UITraitCollection/accessibilityContrast``.
public struct UITraitAccessibilityContrast: UITraitDefinition {
    /// The value if the trait was not set.
    public static let defaultValue = UIAccessibilityContrast.unspecified
    /// True: dynamic colours depend on it.
    public static let affectsColorAppearance = true
}

/// The trait of ``UITraitCollection/userInterfaceLevel``.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    /// The value if the trait was not set.
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    /// True: dynamic colours depend on it.
    public static let affectsColorAppearance = true
}

/// The trait of ``UITraitCollection/activeAppearance``.
public struct UITraitActiveAppearance: UITraitDefinition {
    /// The value if the trait was not set.
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
    /// True: dynamic colours depend on it.
    public static let affectsColorAppearance = true
}
