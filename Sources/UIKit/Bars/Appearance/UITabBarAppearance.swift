import Foundation

/// The appearance of a tab bar: its background and its items.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of items with the title below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
        didSet { changed() }
    }
    /// The appearance of items with the title beside the image.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
        didSet { changed() }
    }
    /// The appearance of items with the title beside the image, in a window of compact height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet { changed() }
    }
    /// The colour of a ``selectionIndicatorImage`` that is a template image. Nil uses the bar's tint colour.
    open var selectionIndicatorTintColor: UIColor? {
        didSet { changed() }
    }
    /// An image behind the selected item.
    open var selectionIndicatorImage: UIImage? {
        didSet { changed() }
    }
    /// The distribution of stacked items along the bar. ``UITabBar/itemPositioning`` takes precedence.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
        didSet { changed() }
    }
    /// The width of centered stacked items, in points. 0 lets the bar choose. ``UITabBar/itemWidth`` takes precedence.
    open var stackedItemWidth: CGFloat = 0 {
        didSet { changed() }
    }
    /// The space between centered stacked items, in points. 0 lets the bar choose. ``UITabBar/itemSpacing`` takes precedence.
    open var stackedItemSpacing: CGFloat = 0 {
        didSet { changed() }
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
        inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }
}

/// The appearance of a tab bar item in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: MainActorObject {
    /// The title attributes that differ from the defaults.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points. Zero uses the offset of the normal state. ``UITabBarItem/titlePositionAdjustment`` takes precedence.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of the image. Nil uses the default colour.
    open var iconColor: UIColor?
    /// The text attributes of the badge that differ from the defaults.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the badge. Nil uses red.
    open var badgeBackgroundColor: UIColor?
    /// The offset of the badge, in points. Zero uses the offset of the normal state.
    open var badgePositionAdjustment = UIOffset.zero
    /// The offset of the text in the badge, in points. Zero uses the offset of the normal state.
    open var badgeTitlePositionAdjustment = UIOffset.zero

    init() { super.init(onMainActor: ()) }

    func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeBackgroundColor = other.badgeBackgroundColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}

/// The appearance of tab bar items in each state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: MainActorObject, NSCopying {
    /// The layout of an item's title and image.
    public enum Style: Int, Sendable {
        /// The title is below the image.
        case stacked = 0
        /// The title is beside the image.
        case inline = 1
        /// The title is beside the image, in a compact-height window.
        case compactInline = 2
    }

    private var style: Style

    /// The appearance of items that are not selected.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// The appearance of the selected item.
    open private(set) var selected = UITabBarItemStateAppearance()
    /// The appearance of disabled items.
    open private(set) var disabled = UITabBarItemStateAppearance()
    /// The appearance of the item with the keyboard focus. It only contains the differences from the item's other states.
    open private(set) var focused = UITabBarItemStateAppearance()

    /// Creates the default appearance of a style.
    public init(style: Style) {
        self.style = style
        super.init(onMainActor: ())
    }

    /// Creates the default appearance of items with the title below the image.
    public convenience init() { self.init(style: .stacked) }

    /// Resets all values to the defaults of a style.
    open func configureWithDefault(for style: Style) {
        self.style = style
        for state in [normal, selected, disabled, focused] { state.take(UITabBarItemStateAppearance()) }
    }

    /// Returns a copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    func duplicate() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance(style: style)
        copy.normal.take(normal)
        copy.selected.take(selected)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }
}
