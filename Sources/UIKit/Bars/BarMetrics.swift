import Foundation

/// The sizes of bars, in points (Documentation/look.md) and the times that they take, in seconds.
enum BarConstants {
    /// How high a navigation bar is, and a toolbar.
    static let height: CGFloat = 44
    /// How high a tab bar is.
    static let tabBarHeight: CGFloat = 49
    /// What a large title adds to a navigation bar.
    static let largeTitleHeight: CGFloat = 52
    /// What a search bar adds to a navigation bar: a field of 36 points with 8 above and below.
    static let searchHeight: CGFloat = 52
    /// How wide a search bar between items is at least, and at most.
    static let inlineSearchWidths: ClosedRange<CGFloat> = 160...300
    /// What a prompt adds to a navigation bar.
    static let promptHeight: CGFloat = 30
    /// The room at a bar's sides in a narrow window, and in a wide one.
    static let margin: CGFloat = 16
    static let wideMargin: CGFloat = 20
    /// The room between two items.
    static let spacing: CGFloat = 16
    /// The least room between the title and items beside it.
    static let titleSpacing: CGFloat = 8
    /// The least width that can be touched.
    static let touchWidth: CGFloat = 44
    /// The size of titles and of items.
    static let titleSize: CGFloat = 17
    static let largeTitleSize: CGFloat = 34
    static let promptSize: CGFloat = 13
    static let tabTitleSize: CGFloat = 10
    /// The colour of a tab that is not selected. The same in light and dark, since a bar's background is any colour.
    static let unselectedColor = UIColor.systemGray
    /// How long controllers take to come and go on a stack.
    static let pushDuration: TimeInterval = 0.4
    /// How long bars take to come and go.
    static let hideDuration: TimeInterval = 0.25
    /// How much of an item's colour is left under a finger.
    static let pressedAlpha: CGFloat = 0.3
    /// From this offset on content is under the bar, so that the bar has a background.
    static let edgeTolerance: CGFloat = 0.5
}
