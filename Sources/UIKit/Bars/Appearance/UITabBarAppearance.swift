import Foundation

/// How a tab bar looks: its background and its items.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// How items look whose title is below their picture.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
        didSet { changed() }
    }
    /// How items look whose title is beside their picture.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
        didSet { changed() }
    }
    /// How items look whose title is beside their picture, in a low window.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet { changed() }
    }
    /// The colour of what is behind the chosen item's picture.
    open var selectionIndicatorTintColor: UIColor? {
        didSet { changed() }
    }
    /// A picture behind the chosen item.
    open var selectionIndicatorImage: UIImage? {
        didSet { changed() }
    }
    /// How items share the bar.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
        didSet { changed() }
    }
    /// How wide items are where they are ``UITabBar/ItemPositioning/centered``, in points; 0 for as the bar likes.
    open var stackedItemWidth: CGFloat = 0 {
        didSet { changed() }
    }
    /// The room between items where they are ``UITabBar/ItemPositioning/centered``, in points; 0 for as the bar likes.
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

/// How a tab bar's item looks in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: MainActorObject {
    /// The title's attributes, where they differ from the standard ones.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The picture's colour; nil for the standard one.
    open var iconColor: UIColor?
    /// The badge's attributes, where they differ from the standard ones.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The badge's colour; nil for the standard red.
    open var badgeBackgroundColor: UIColor?
    /// How the badge is moved, in points.
    open var badgePositionAdjustment = UIOffset.zero
    /// How the badge's text is moved, in points.
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

/// How a tab bar's items look in each state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: MainActorObject, NSCopying {
    /// Where an item's title is.
    public enum Style: Int, Sendable {
        /// Below the picture.
        case stacked = 0
        /// Beside the picture.
        case inline = 1
        /// Beside the picture, in a low window.
        case compactInline = 2
    }

    private var style: Style

    /// The look of items that are not chosen.
    public let normal = UITabBarItemStateAppearance()
    /// The look of the chosen item.
    public let selected = UITabBarItemStateAppearance()
    /// The look of items that cannot be chosen.
    public let disabled = UITabBarItemStateAppearance()
    /// The look of items that keys are given to.
    public let focused = UITabBarItemStateAppearance()

    /// The default look of items of a style.
    public init(style: Style) {
        self.style = style
        super.init(onMainActor: ())
    }

    /// The default look of items whose title is below their picture.
    public convenience init() { self.init(style: .stacked) }

    /// Takes everything back that was set.
    open func configureWithDefault(for style: Style) {
        self.style = style
        for state in [normal, selected, disabled, focused] { state.take(UITabBarItemStateAppearance()) }
    }

    /// A copy.
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
