import Foundation

/// The dimensions of bars, in points, and the durations of their animations, in seconds.
enum BarConstants {
    /// The height of a navigation bar and a toolbar.
    static let height: CGFloat = 44
    static let tabBarHeight: CGFloat = 49
    /// The additional height of a large title.
    static let largeTitleHeight: CGFloat = 52
    /// The additional height of a search bar: a field of 36 points, with 8 points above and 8 points below.
    static let searchHeight: CGFloat = 52
    /// The minimum and maximum width of a search bar in the row of items.
    static let inlineSearchWidths: ClosedRange<CGFloat> = 160...300
    /// The additional height of a prompt.
    static let promptHeight: CGFloat = 30
    /// The side margins of a bar: in a compact-width window, and in a regular-width window.
    static let margin: CGFloat = 16
    static let wideMargin: CGFloat = 20
    /// The space between two items.
    static let spacing: CGFloat = 16
    /// The minimum space between the title and the items beside it.
    static let titleSpacing: CGFloat = 8
    /// The minimum width of a touch target.
    static let touchWidth: CGFloat = 44
    /// The font size of titles and items.
    static let titleSize: CGFloat = 17
    static let largeTitleSize: CGFloat = 34
    static let promptSize: CGFloat = 13
    static let tabTitleSize: CGFloat = 10
    /// The colour of an unselected tab. It is the same in light and dark mode, because a bar's background can have any colour.
    static let unselectedColor = UIColor.systemGray
    /// The duration of pushes and pops on a navigation stack.
    static let pushDuration: TimeInterval = 0.4
    /// The duration of showing or hiding a bar.
    static let hideDuration: TimeInterval = 0.25
    /// The opacity of a pressed item.
    static let pressedAlpha: CGFloat = 0.3
    /// The content offset beyond which the bar shows a background, in points.
    static let edgeTolerance: CGFloat = 0.5
}
