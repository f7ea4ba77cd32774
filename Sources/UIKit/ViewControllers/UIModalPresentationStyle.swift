/// How a presented controller is shown.
public enum UIModalPresentationStyle: Int, Sendable {
    /// In place of everything else: what is behind is taken away and disappears.
    case fullScreen = 0
    /// On a large sheet in front of what is there, which is dimmed; the whole width in a narrow window.
    case pageSheet = 1
    /// On a small sheet in the middle of what is there, which is dimmed; the whole width in a narrow window.
    case formSheet = 2
    /// In front of everything, which stays where it is.
    case overFullScreen = 5
    /// What suits best: a page sheet.
    case automatic = -2
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It slides up from the bottom edge, and down again.
    case coverVertical = 0
    /// It fades in and out.
    case crossDissolve = 2
}
