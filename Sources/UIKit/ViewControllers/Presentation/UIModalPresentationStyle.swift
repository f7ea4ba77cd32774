/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the screen. The presenting view is removed and disappears.
    case fullScreen = 0
    /// A large sheet in front of the dimmed content.
    case pageSheet = 1
    /// A small sheet in the middle of the dimmed content; at the bottom edge in a narrow window.
    case formSheet = 2
    /// Replaces the content of the nearest controller whose ``UIViewController/definesPresentationContext`` is true.
    case currentContext = 3
    /// A presentation controller that the transitioning delegate creates.
    case custom = 4
    /// Covers the screen. The content behind remains in the window.
    case overFullScreen = 5
    /// Covers the content of the nearest controller whose ``UIViewController/definesPresentationContext`` is true.
    case overCurrentContext = 6
    /// A bubble that points to its source; a sheet in a narrow window.
    case popover = 7
    /// Not a presentation: a delegate returns it to keep the style. Also the style of transitions in a container.
    case none = -1
    /// The default style: a page sheet.
    case automatic = -2
}

/// The animation of a presentation and its dismissal.
public enum UIModalTransitionStyle: Int, Sendable {
    /// The controller slides up from the bottom edge, and back down.
    case coverVertical = 0
    /// The content flips around a vertical axis, with the controller on its back.
    case flipHorizontal = 1
    /// The controller fades in and out.
    case crossDissolve = 2
    /// The content curls up from a corner and reveals the controller. Only for full-screen presentations.
    case partialCurl = 3
}
