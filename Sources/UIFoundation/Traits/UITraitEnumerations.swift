/// The light or dark style of the interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not set; the style is inherited.
    case unspecified = 0
    /// Dark text on a light background.
    case light = 1
    /// Light text on a dark background.
    case dark = 2
}

/// The size class along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not set.
    case unspecified = 0
    /// A compact size, such as a phone's width.
    case compact = 1
    /// A regular size.
    case regular = 2
}

/// The kind of device that an interface is designed for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not set.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet, and windows on a desktop.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's screen.
    case carPlay = 3
    /// A desktop app with the style of its desktop.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// The layout direction, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not set.
    case unspecified = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// The layout direction.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// The colour gamut of a display.
public enum UIDisplayGamut: Int, Sendable {
    /// Not set.
    case unspecified = -1
    /// sRGB.
    case SRGB = 0
    /// Display P3.
    case P3 = 1
}

/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not set.
    case unspecified = -1
    /// The normal contrast.
    case normal = 0
    /// A high contrast.
    case high = 1
}

/// The level of content: the base of the window, or elevated above it, as in a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not set.
    case unspecified = -1
    /// The main content of the window.
    case base = 0
    /// Content above the main content of the window.
    case elevated = 1
}

/// Whether the content's window is active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Not set.
    case unspecified = -1
    /// Another window is active.
    case inactive = 0
    /// The window is active.
    case active = 1
}
