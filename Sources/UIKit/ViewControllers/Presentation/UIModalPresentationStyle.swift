/// How a presented controller is shown.
public enum UIModalPresentationStyle: Int, Sendable {
    /// In place of everything else: what is behind is taken away and disappears.
    case fullScreen = 0
    /// On a large sheet in front of what is there, which is dimmed.
    case pageSheet = 1
    /// On a small sheet in the middle of what is there, which is dimmed; at the bottom edge in a narrow window.
    case formSheet = 2
    /// In place of the content of the nearest controller whose ``UIViewController/definesPresentationContext`` is true.
    case currentContext = 3
    /// As the presentation controller says that the transitioning delegate makes.
    case custom = 4
    /// In front of everything, which stays where it is.
    case overFullScreen = 5
    /// In front of the content of the nearest controller whose ``UIViewController/definesPresentationContext`` is true.
    case overCurrentContext = 6
    /// In a bubble that points to what it came from; on a sheet in a narrow window.
    case popover = 7
    /// No presentation: a delegate's answer that means "do not adapt", and the style of a transition in a container.
    case none = -1
    /// What suits best: a page sheet.
    case automatic = -2
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It slides up from the bottom edge, and down again.
    case coverVertical = 0
    /// What is shown turns round, and the controller is on its back.
    case flipHorizontal = 1
    /// It fades in and out.
    case crossDissolve = 2
    /// A corner of what is shown curls up, and the controller is beneath. Only for full screens.
    case partialCurl = 3
}
