import Foundation

/// A property of the interface's surroundings that is handed down from screens to scenes, windows, controllers and views.
///
/// A type that conforms names the property; it has no instances:
///
/// ```swift
/// struct DensityTrait: UITraitDefinition { static let defaultValue = Density.comfortable }
/// ```
///
/// A trait's values are read and compared on any thread: they have to be values, or objects that never change.
public protocol UITraitDefinition: SendableMetatype {
    /// What the trait tells.
    associatedtype Value

    /// What it tells where nothing was set.
    static var defaultValue: Value { get }
    /// A name to be read by people; the type's name unless given.
    static var name: String { get }
    /// A name that is unique in all programs; the type's full name unless given.
    static var identifier: String { get }
    /// Whether colours look different when the trait changes; false unless given.
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

/// Any trait, in lists of traits.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark. ``UITraitCollection/userInterfaceStyle``.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    /// What holds where nothing was set.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    /// True: colours may look different.
    public static let affectsColorAppearance = true
}

/// Room from left to right. ``UITraitCollection/horizontalSizeClass``.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    /// What holds where nothing was set.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// Room from top to bottom. ``UITraitCollection/verticalSizeClass``.
public struct UITraitVerticalSizeClass: UITraitDefinition {
    /// What holds where nothing was set.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The kind of device. ``UITraitCollection/userInterfaceIdiom``.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    /// What holds where nothing was set.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// Device pixels per point. ``UITraitCollection/displayScale``.
public struct UITraitDisplayScale: UITraitDefinition {
    /// What holds where nothing was set.
    public static let defaultValue: CGFloat = 0
}

/// Colours that the display can show. ``UITraitCollection/displayGamut``.
public struct UITraitDisplayGamut: UITraitDefinition {
    /// What holds where nothing was set.
    public static let defaultValue = UIDisplayGamut.unspecified
    /// True: colours may look different.
    public static let affectsColorAppearance = true
}

/// The direction of text. ``UITraitCollection/layoutDirection``.
public struct UITraitLayoutDirection: UITraitDefinition {
    /// What holds where nothing was set.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The contrast asked for. ``UITraitCollection/accessibilityContrast``.
public struct UITraitAccessibilityContrast: UITraitDefinition {
    /// What holds where nothing was set.
    public static let defaultValue = UIAccessibilityContrast.unspecified
    /// True: colours may look different.
    public static let affectsColorAppearance = true
}

/// On the base of the screen or above it. ``UITraitCollection/userInterfaceLevel``.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    /// What holds where nothing was set.
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    /// True: colours may look different.
    public static let affectsColorAppearance = true
}

/// Whether the window is worked with. ``UITraitCollection/activeAppearance``.
public struct UITraitActiveAppearance: UITraitDefinition {
    /// What holds where nothing was set.
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
    /// True: colours may look different.
    public static let affectsColorAppearance = true
}
