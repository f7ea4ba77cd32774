import Foundation

/// Traits that can be set: while a collection is made, and in a view's, controller's or window's overrides.
public protocol UIMutableTraits {
    /// The value of a trait; its default where none was set.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }

    /// Light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// Room from left to right.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Room from top to bottom.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// Device pixels per point.
    var displayScale: CGFloat { get set }
    /// Colours that the display can show.
    var displayGamut: UIDisplayGamut { get set }
    /// The direction of text.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The contrast asked for.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// On the base of the screen or above it.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// Whether the window is worked with.
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

extension UIMutableTraits {
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }

    /// Room from left to right.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }

    /// Room from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }

    /// Device pixels per point.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }

    /// Colours that the display can show.
    public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }

    /// The direction of text.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }

    /// The contrast asked for.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }

    /// On the base of the screen or above it.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }

    /// Whether the window is worked with.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }
}
