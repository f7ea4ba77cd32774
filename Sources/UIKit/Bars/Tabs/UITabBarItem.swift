import Foundation

/// An item of a tab bar: a picture, a title, and perhaps a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// An item that the system gives a title and a picture.
    public enum SystemItem: Int, Sendable {
        /// What else there is.
        case more = 0
        /// What was marked.
        case favorites
        /// What is presented.
        case featured
        /// What is valued most.
        case topRated
        /// What was used last.
        case recents
        /// People.
        case contacts
        /// What was done.
        case history
        /// Places that were kept.
        case bookmarks
        /// To look for something.
        case search
        /// What is brought here.
        case downloads
        /// What came last.
        case mostRecent
        /// What is seen most.
        case mostViewed
    }

    /// An item that shows nothing.
    public override init() { super.init() }

    /// An item that a storyboard describes: as one made without anything, until its properties are read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// An item with a title and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// An item with a title, a picture, and another one while it is chosen.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    /// One of the system's items.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        let (title, sign) = systemItem.look
        (self.title, image, self.tag) = (title, sign.image, tag)
    }

    /// The picture while the item is chosen; ``UIBarItem/image`` where it is nil.
    open var selectedImage: UIImage? {
        didSet { itemDidChange() }
    }
    /// What is shown in a small circle on the item; nil for none.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { itemDidChange() } }
    }
    /// The badge's colour; nil for red.
    open var badgeColor: UIColor? {
        willSet { recordAppearance(\UITabBarItem.badgeColor, newValue) }
        didSet { itemDidChange() }
    }
    /// How the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        willSet { recordAppearance(\UITabBarItem.titlePositionAdjustment, newValue) }
        didSet { itemDidChange() }
    }
    /// How the item looks, where it differs from the bar's others.
    open var standardAppearance: UITabBarAppearance? {
        willSet { recordAppearance(\UITabBarItem.standardAppearance, newValue) }
        didSet { itemDidChange() }
    }
    /// The same while content that scrolls is at its end.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        willSet { recordAppearance(\UITabBarItem.scrollEdgeAppearance, newValue) }
        didSet { itemDidChange() }
    }

    private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Gives the badge's text attributes in a state.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        recordAppearance([state]) { ($0 as UITabBarItem).setBadgeTextAttributes(textAttributes, for: state) }
        badgeAttributes[state] = textAttributes
        itemDidChange()
    }

    /// The attributes that the badge's text was given for a state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }
}

extension UITabBarItem.SystemItem {
    /// The title and the sign.
    var look: (title: String, sign: BarSign) {
        let (title, sign) = englishLook
        return (LibraryWords.text(title), sign)
    }

    private var englishLook: (title: String, sign: BarSign) {
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
