import Foundation

/// An item of a tab bar with an image, a title and an optional badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// A predefined item with a title and an image.
    public enum SystemItem: Int, Sendable {
        /// More items.
        case more = 0
        /// The user's favorites.
        case favorites
        /// Featured content.
        case featured
        /// Top rated content.
        case topRated
        /// Recently used content.
        case recents
        /// Contacts.
        case contacts
        /// The user's history.
        case history
        /// Bookmarks.
        case bookmarks
        /// Search.
        case search
        /// Downloads.
        case downloads
        /// The most recent content.
        case mostRecent
        /// The most viewed content.
        case mostViewed
    }

    /// Creates an empty item.
    public override init() { super.init() }

    /// Creates an empty item for a storyboard. The decoder sets its properties afterwards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates an item with a title, an image and a tag.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// Creates an item with a title, an image, and another image for the selected state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    /// Creates a system item with a tag.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        let (title, sign) = systemItem.look
        (self.title, image, self.tag) = (title, sign.image, tag)
    }

    /// The image while the item is selected. If nil, ``UIBarItem/image`` is used.
    open var selectedImage: UIImage? {
        didSet { itemDidChange() }
    }
    /// The text of the badge on the item. Nil hides the badge.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { itemDidChange() } }
    }
    /// The colour of the badge. If nil, the badge is red.
    open var badgeColor: UIColor? {
        willSet { recordAppearance(\UITabBarItem.badgeColor, newValue) }
        didSet { itemDidChange() }
    }
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        willSet { recordAppearance(\UITabBarItem.titlePositionAdjustment, newValue) }
        didSet { itemDidChange() }
    }
    /// The appearance of the whole bar while this item is selected. Nil uses the bar's appearance.
    open var standardAppearance: UITabBarAppearance? {
        willSet { recordAppearance(\UITabBarItem.standardAppearance, newValue) }
        didSet { itemDidChange() }
    }
    /// The appearance of the whole bar at the scroll edge while this item is selected. Nil uses the bar's appearance.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        willSet { recordAppearance(\UITabBarItem.scrollEdgeAppearance, newValue) }
        didSet { itemDidChange() }
    }

    private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Sets the badge's text attributes in a state.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        recordAppearance([state]) { ($0 as UITabBarItem).setBadgeTextAttributes(textAttributes, for: state) }
        badgeAttributes[state] = textAttributes
        itemDidChange()
    }

    /// The text attributes of the badge in a state. The default is nil.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }
}

extension UITabBarItem.SystemItem {
    /// The localized title and the icon of a system item.
    var look: (title: String, sign: BarIcon) {
        let (title, sign) = englishTitleAndIcon
        return (LocalizedStrings.text(title), sign)
    }

    private var englishTitleAndIcon: (title: String, sign: BarIcon) {
        switch self {
        case .more: ("More", .ellipsis)
        case .favorites: ("Favorites", .star)
        case .featured: ("Featured", .star)
        case .topRated: ("Top Rated", .star)
        case .recents: ("Recents", .clock)
        case .contacts: ("Contacts", .contacts)
        case .history: ("History", .history)
        case .bookmarks: ("Bookmarks", .book)
        case .search: ("Search", .magnifier)
        case .downloads: ("Downloads", .download)
        case .mostRecent: ("Most Recent", .clock)
        case .mostViewed: ("Most Viewed", .list)
        }
    }
}
