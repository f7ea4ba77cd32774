import Foundation

/// The content of a navigation bar for one view controller: a title, bar button items, and appearances.
@preconcurrency @MainActor
open class UINavigationItem: MainActorObject {
    /// The mode that determines whether a large title is shown below the items.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The large title is shown if it is shown for the previous item.
        case automatic = 0
        /// The large title is shown if the bar prefers large titles.
        case always = 1
        /// The large title is never shown.
        case never = 2
        /// The title is small and in the row of items.
        case inline = 3
    }

    /// The content of the back button that returns to an item.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The item's title, "Back", or only the arrow. The available space determines which of them is shown.
        case `default` = 0
        /// The title "Back".
        case generic = 1
        /// The arrow without a title.
        case minimal = 2
    }

    /// The placement of a search bar in a navigation bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// The bar chooses the placement, which is `stacked`.
        case automatic = 0
        /// At the trailing edge of the row of items. In a compact-width window, the same as `stacked`.
        case inline = 1
        /// Below the items and the large title.
        case stacked = 2
    }

    /// The bar that shows the item.
    weak var display: (any NavigationItemDisplay)?

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init(onMainActor: ())
    }

    /// Creates an empty item for a storyboard. The decoder sets its properties afterwards.
    public required init?(coder: NSCoder) { super.init(onMainActor: ()) }

    /// Creates an item without a title.
    public convenience init() {
        self.init(title: "")
        title = nil
    }

    private func changed(animated: Bool = false) { display?.navigationItemDidChange(self, animated: animated) }

    // MARK: Title

    /// The title, or nil.
    open var title: String? {
        didSet { if title != oldValue { changed() } }
    }
    /// A second line below the title, in a smaller font. The default is nil. Differs from UIKit: a large title has no subtitle.
    open var subtitle: String? {
        didSet { if subtitle != oldValue { changed() } }
    }
    /// The text of the large title. If nil, the default, the large title shows ``title``.
    open var largeTitle: String? {
        didSet { if largeTitle != oldValue { changed() } }
    }
    /// A view that replaces the title. The default is nil.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { changed() } }
    }
    /// A line of text above the title. The default is nil.
    open var prompt: String? {
        didSet { if prompt != oldValue { changed() } }
    }
    /// Whether a large title is shown in a bar that prefers large titles. The default is ``LargeTitleDisplayMode/automatic``.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { changed() } }
    }

    // MARK: Back button

    /// The back button that returns to this item. If nil, the bar creates a button with the title.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { changed() }
    }
    /// The title of the back button that returns to this item. Used if ``backBarButtonItem`` is nil.
    open var backButtonTitle: String? {
        didSet { changed() }
    }
    /// The content of the back button that returns to this item.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { changed() }
    }
    /// Whether the back button is hidden while this item is shown. The default is false.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { changed() } }
    }
    /// The action of the back button while this item is shown. If nil, the button returns to the previous item.
    open var backAction: UIAction? {
        didSet { changed() }
    }
    /// Whether leading items appear beside the back button instead of replacing it. The default is false.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
    }

    /// Shows or hides the back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    // MARK: Items

    /// The items at the leading edge. The first item is nearest to the edge.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { changed() }
    }
    /// The items at the trailing edge. The first item is nearest to the edge.
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

    /// The item nearest to the leading edge. Setting it replaces all leading items.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The item nearest to the trailing edge. Setting it replaces all trailing items.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Replaces the leading items, with a cross-dissolve if `animated` is true.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        withoutDisplay { leftBarButtonItems = items }
        changed(animated: animated)
    }

    /// Replaces the trailing items, with a cross-dissolve if `animated` is true.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        withoutDisplay { rightBarButtonItems = items }
        changed(animated: animated)
    }

    /// Replaces the leading items with one item, with a cross-dissolve if `animated` is true.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Replaces the trailing items with one item, with a cross-dissolve if `animated` is true.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// An item that a container controller adds at the leading edge.
    var containerItem: UIBarButtonItem? {
        didSet { if containerItem !== oldValue { changed() } }
    }

    private func withoutDisplay(_ change: () -> Void) {
        let display = display
        self.display = nil
        change()
        self.display = display
    }

    /// All shown items at the leading edge. The first item is nearest to the edge.
    var shownLeadingItems: [UIBarButtonItem] {
        (containerItem.map { [$0] } ?? []) + (leftBarButtonItems ?? []).filter { !$0.isHidden } + leadingItemGroups.flatMap(\.shownItems)
    }

    /// All shown items at the trailing edge. The first item is nearest to the edge.
    var shownTrailingItems: [UIBarButtonItem] {
        (rightBarButtonItems ?? []).filter { !$0.isHidden } + trailingItemGroups.reversed().flatMap { $0.shownItems.reversed() }
    }

    // MARK: Search

    /// The search controller for the view controller's content. The navigation bar shows its search bar. The default is nil.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            if oldValue?.item === self { oldValue?.item = nil }
            searchController?.item = self
            changed()
        }
    }
    /// Whether the search bar collapses during scrolling. The default is true.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
    }
    /// The preferred placement of the search bar. The default is ``SearchBarPlacement/automatic``.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { changed() } }
    }
    /// The current placement of the search bar.
    open var searchBarPlacement: SearchBarPlacement {
        let isWide = (display as? UIView)?.traitCollection.horizontalSizeClass == .regular
        return preferredSearchBarPlacement == .inline && isWide ? .inline : .stacked
    }

    // MARK: Appearance

    /// The bar's appearance while this item is shown. Nil uses the bar's appearance.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
    /// The bar's appearance in a compact-height window while this item is shown. Nil uses the bar's appearance.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
    /// The bar's appearance at the scroll edge while this item is shown. Nil uses the bar's appearance.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
    /// The bar's appearance at the scroll edge in a compact-height window while this item is shown. Nil uses the bar's appearance.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
}

/// An object that displays a navigation item.
@MainActor
protocol NavigationItemDisplay: AnyObject {
    /// Called after a property of the item changed.
    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool)
}
