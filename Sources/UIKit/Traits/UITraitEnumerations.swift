/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Nothing said: what is above in the hierarchy decides.
    case unspecified = 0
    /// Dark text on light ground.
    case light = 1
    /// Light text on dark ground.
    case dark = 2
}

/// Room along one axis, coarsely.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Nothing said.
    case unspecified = 0
    /// Little room: a phone's width.
    case compact = 1
    /// Plenty of room.
    case regular = 2
}

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Nothing said.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet, and the desktop's windows.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's screen.
    case carPlay = 3
    /// A desktop program that looks like its desktop.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// The direction in which lines of text run, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Nothing said.
    case unspecified = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// The direction in which lines of text run.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// Colours that a display can show.
public enum UIDisplayGamut: Int, Sendable {
    /// Nothing said.
    case unspecified = -1
    /// sRGB.
    case SRGB = 0
    /// Display P3.
    case P3 = 1
}

/// The contrast that a person asked for.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Nothing said.
    case unspecified = -1
    /// The usual one.
    case normal = 0
    /// More of it.
    case high = 1
}

/// Whether content lies on the base of the screen or above it, as a sheet does.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Nothing said.
    case unspecified = -1
    /// The window's own content.
    case base = 0
    /// Content above the window's own.
    case elevated = 1
}

/// Whether the window that content is in is the one a person works with.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Nothing said.
    case unspecified = -1
    /// Another window is worked with.
    case inactive = 0
    /// This one is.
    case active = 1
}
