import Foundation

/// What a navigation bar shows for one controller: a title, items, and how the bar looks meanwhile.
@preconcurrency @MainActor
open class UINavigationItem: MainActorObject {
    /// Whether a title is shown large, below the items.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item before it.
        case automatic = 0
        /// Always, where the bar prefers large titles.
        case always = 1
        /// Never.
        case never = 2
        /// Small, between the items.
        case inline = 3
    }

    /// What the item says that leads back to this one.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// This item's title, a shorter one, or none: as there is room.
        case `default` = 0
        /// "Back".
        case generic = 1
        /// Nothing: the arrow alone.
        case minimal = 2
    }

    /// Where a search bar is in a navigation bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// As the bar thinks best: below.
        case automatic = 0
        /// Between the items, at the trailing edge; below in a narrow window.
        case inline = 1
        /// Below the items and the large title.
        case stacked = 2
    }

    /// The bar that shows the item.
    weak var display: (any NavigationItemDisplay)?

    /// An item with a title.
    public init(title: String) {
        self.title = title
        super.init(onMainActor: ())
    }

    /// An item that a storyboard describes: as one made without anything, until its properties are read.
    public required init?(coder: NSCoder) { super.init(onMainActor: ()) }

    /// An item without a title.
    public convenience init() {
        self.init(title: "")
        title = nil
    }

    private func changed(animated: Bool = false) { display?.navigationItemDidChange(self, animated: animated) }

    // MARK: Title

    /// The title.
    open var title: String? {
        didSet { if title != oldValue { changed() } }
    }
    /// What is shown in place of the title.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { changed() } }
    }
    /// A line above the title.
    open var prompt: String? {
        didSet { if prompt != oldValue { changed() } }
    }
    /// Whether the title is shown large, where the bar prefers that.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { changed() } }
    }

    // MARK: Back

    /// The item that leads back to this one, from the next: nil makes one of the title.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { changed() }
    }
    /// The title of the item that leads back to this one, where ``backBarButtonItem`` is nil.
    open var backButtonTitle: String? {
        didSet { changed() }
    }
    /// What the item says that leads back to this one.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { changed() }
    }
    /// Whether nothing is shown that leads back from this item. False unless set.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { changed() } }
    }
    /// What a tap on the item that leads back does from this item, instead of going back.
    open var backAction: UIAction? {
        didSet { changed() }
    }
    /// Whether what leads back is shown beside items at the leading edge, and not replaced by them. False unless set.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
    }

    /// Shows or hides what leads back.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    // MARK: Items

    /// The items at the leading edge, from the edge on.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { changed() }
    }
    /// The items at the trailing edge, from the edge on.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { changed() }
    }
    /// Groups of items at the leading edge, after ``leftBarButtonItems``.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { groupsDidChange(leadingItemGroups) }
    }
    /// Groups of items at the trailing edge, before ``rightBarButtonItems``, in reading order.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { groupsDidChange(trailingItemGroups) }
    }

    private func groupsDidChange(_ groups: [UIBarButtonItemGroup]) {
        for group in groups { group.onChange = { [weak self] in self?.changed() } }
        changed()
    }

    /// The item nearest to the leading edge. Setting it replaces all of them.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The item nearest to the trailing edge. Setting it replaces all of them.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Replaces the items at the leading edge; animated, they fade.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        withoutDisplay { leftBarButtonItems = items }
        changed(animated: animated)
    }

    /// Replaces the items at the trailing edge; animated, they fade.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        withoutDisplay { rightBarButtonItems = items }
        changed(animated: animated)
    }

    /// Replaces the items at the leading edge by one; animated, they fade.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Replaces the items at the trailing edge by one; animated, they fade.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// An item that a container adds at the leading edge.
    var containerItem: UIBarButtonItem? {
        didSet { if containerItem !== oldValue { changed() } }
    }

    private func withoutDisplay(_ change: () -> Void) {
        let display = display
        self.display = nil
        change()
        self.display = display
    }

    /// All items at the leading edge, from the edge on.
    var shownLeadingItems: [UIBarButtonItem] {
        (containerItem.map { [$0] } ?? []) + (leftBarButtonItems ?? []).filter { !$0.isHidden } + leadingItemGroups.flatMap(\.shownItems)
    }

    /// All items at the trailing edge, from the edge on.
    var shownTrailingItems: [UIBarButtonItem] {
        (rightBarButtonItems ?? []).filter { !$0.isHidden } + trailingItemGroups.reversed().flatMap { $0.shownItems.reversed() }
    }

    // MARK: Search

    /// Searches what the controller shows; the bar shows its search bar.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            if oldValue?.item === self { oldValue?.item = nil }
            searchController?.item = self
            changed()
        }
    }
    /// Whether the search bar goes while content is scrolled. True unless set.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
    }
    /// Where the search bar should be.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { changed() } }
    }
    /// Where the search bar is.
    open var searchBarPlacement: SearchBarPlacement {
        let isWide = (display as? UIView)?.traitCollection.horizontalSizeClass == .regular
        return preferredSearchBarPlacement == .inline && isWide ? .inline : .stacked
    }

    // MARK: Looks

    /// How the bar looks while this item is shown; nil: as it does by itself.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
    /// The same in a low window.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
    /// The same while content that scrolls is at its beginning.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
    /// The same in a low window, while content that scrolls is at its beginning.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
}

/// What shows a navigation item.
@MainActor
protocol NavigationItemDisplay: AnyObject {
    /// Something of the item changed.
    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool)
}
