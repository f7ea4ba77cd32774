import Foundation

/// Searches what another controller shows: a search bar, and the results in front of that controller while a person searches.
///
/// Give it to the ``UINavigationItem/searchController`` of the controller that is searched, or put its ``searchBar`` into a view of that one's.
@preconcurrency @MainActor
open class UISearchController: UIViewController, SearchBarOwner {
    /// When the scopes of the search bar are shown.
    public enum ScopeBarActivation: Int, Sendable {
        /// While a person searches.
        case automatic = 0
        /// When the program shows them.
        case manual = 1
        /// While there is text.
        case onTextEntry = 2
        /// While a person searches.
        case onSearchActivation = 3
    }

    let bar = UISearchBar(frame: .zero)
    private let results: UIViewController?
    private lazy var suggestionList = SearchSuggestionList()
    private var isShowingActive = false
    /// The navigation bar that the search has hidden.
    private weak var stackWithHiddenBar: UINavigationController?
    /// The item of the navigation bar that shows the search bar.
    weak var item: UINavigationItem?

    // MARK: Making

    /// A search whose results `searchResultsController` shows; nil where the controller that is searched shows them itself.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// A search without a controller for the results.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// A search that a storyboard describes.
    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bar.owner = self
        bar.placeholder = LibraryWords.text("Search")
        modalPresentationStyle = .overCurrentContext
    }

    // MARK: Parts

    /// Shows what is found; nil where the controller that is searched does.
    open var searchResultsController: UIViewController? { results }

    /// The bar to type into. Its placeholder is "Search", in the desktop's language, unless set.
    open var searchBar: UISearchBar { bar }

    /// Finds what is searched for. Held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// Hears of the search. Held weakly.
    open weak var delegate: (any UISearchControllerDelegate)?

    // MARK: State

    /// Whether a person searches. Setting it begins or ends the search, animated.
    open var isActive: Bool {
        get { isShowingActive }
        set {
            if newValue { begin() } else if isShowingActive { end() }
        }
    }

    /// Whether what is searched is dimmed until there are results, so that a touch on it ends the search. True unless set.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { updateParts() }
    }

    /// The older name of ``obscuresBackgroundDuringPresentation``.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether the navigation bar's titles and items go while a person searches. True unless set.
    open var hidesNavigationBarDuringPresentation = true

    /// Whether the results are shown as soon as there is text, and hidden where there is none. True until ``showsSearchResultsController`` is set.
    open var automaticallyShowsSearchResultsController = true {
        didSet { updateParts() }
    }

    /// Whether the results are shown during the search. Setting it ends ``automaticallyShowsSearchResultsController``.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? !(bar.text ?? "").isEmpty : wantsResults }
        set {
            wantsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }
    private var wantsResults = false

    /// Whether the search bar has a cancel button while a person searches. True unless set.
    open var automaticallyShowsCancelButton = true

    /// When the scopes of the search bar are shown.
    open var scopeBarActivation = ScopeBarActivation.automatic {
        didSet { updateBar(animated: false) }
    }

    /// Whether the scopes of the search bar are shown while a person searches. True unless set.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// Where the search bar is in the navigation bar.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .stacked }

    /// What the search bar suggests, in a list below it; nil, the default, for nothing.
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet { updateParts() }
    }

    /// Whether the search bar suggests nothing, whatever ``searchSuggestions`` has. False unless set.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
        didSet { updateParts() }
    }

    // MARK: Beginning and ending

    /// The controller that is searched.
    private var searched: UIViewController? {
        if let item, let stack = (item.display as? UINavigationBar)?.owner {
            return stack.viewControllers.first { $0.containerItems?.navigationItem === item }
        }
        let owner = bar.next?.nearestController
        return (owner as? UINavigationController)?.topViewController ?? owner
    }

    private func begin() {
        guard !isShowingActive, ownPresentation == nil else { return }
        delegate?.presentSearchController(self)
        guard ownPresentation == nil else { return }
        guard let searched, searched.viewIfLoaded?.window != nil else {
            viewLog.error("\(identification) cannot begin: its search bar is in no window.")
            return
        }
        guard searched.presentation == nil else {
            viewLog.error("\(identification) cannot begin: \(searched.identification) presents something already.")
            return
        }
        let presentation = Presentation(of: self, by: searched, source: searched)
        searched.presentation = presentation
        ownPresentation = presentation
        updateTraits()
        presentation.present(animated: UIView.areAnimationsEnabled, source: searched, completion: nil)
    }

    private func end() {
        guard let ownPresentation else { return }
        ownPresentation.dismiss(animated: UIView.areAnimationsEnabled, completion: nil)
    }

    /// Ends the search at once, since what is searched goes.
    func endAtOnce() {
        if let ownPresentation, ownPresentation.presented === self { ownPresentation.end() }
    }

    func willCome() {
        delegate?.willPresentSearchController(self)
        isShowingActive = true
        if let results, results.container !== self {
            addChild(results)
            results.view.frame = view.bounds
            view.addSubview(results.view)
            results.didMove(toParent: self)
        }
        updateParts()
        updateBar(animated: true)
        changeNavigationBar()
        if !bar.isFirstResponder { bar.becomeFirstResponder() }
        updateResults()
    }

    func didCome(_ completed: Bool) {
        guard completed else { return didGo(true) }
        delegate?.didPresentSearchController(self)
    }

    func willGo() {
        guard isShowingActive else { return }
        delegate?.willDismissSearchController(self)
        isShowingActive = false
        if bar.text?.isEmpty == false { bar.searchTextField.text = nil }
        bar.resignFirstResponder()
        updateBar(animated: true)
        changeNavigationBar()
        updateResults()
    }

    func didGo(_ completed: Bool) {
        guard completed else { return isShowingActive = true }
        delegate?.didDismissSearchController(self)
    }

    private func changeNavigationBar() {
        guard let stack = searched?.navigationController else { return }
        if item != nil {
            stack.searchDidChange()
        } else if hidesNavigationBarDuringPresentation, isShowingActive, !stack.isNavigationBarHidden,
            !bar.isDescendant(of: stack.navigationBar)
        {
            stackWithHiddenBar = stack
            stack.setNavigationBarHidden(true, animated: true)
        } else if !isShowingActive, let stack = stackWithHiddenBar {
            stackWithHiddenBar = nil
            stack.setNavigationBarHidden(false, animated: true)
        }
    }

    // MARK: The search bar

    func searchBarDidBeginEditing() { isActive = true }

    func searchBarTextDidChange() {
        guard isShowingActive else { return }
        updateParts()
        if scopeBarActivation == .onTextEntry { updateBar(animated: true) }
        updateResults()
    }

    func searchBarScopeDidChange() { if isShowingActive { updateResults() } }

    func searchBarWasCancelled() { isActive = false }

    private func updateResults() { searchResultsUpdater?.updateSearchResults(for: self) }

    private func updateBar(animated: Bool) {
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(isShowingActive, animated: animated && bar.window != nil) }
        guard scopeBarActivation != .manual, bar.scopeButtonTitles?.isEmpty == false else { return }
        let shows = isShowingActive && (scopeBarActivation != .onTextEntry || bar.text?.isEmpty == false)
        guard shows != bar.showsScopeBar else { return }
        bar.showsScopeBar = shows
        if item != nil { searched?.navigationController?.searchDidChange() }
    }

    // MARK: View

    private var overlay: SearchOverlayView? { viewIfLoaded as? SearchOverlayView }

    open override func loadView() {
        let overlay = SearchOverlayView(self)
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] _ in self?.isActive = false }
        overlay.dimming.addGestureRecognizer(tap)
        suggestionList.onChoice = { [weak self] suggestion in
            guard let self else { return }
            searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
        }
        view = overlay
    }

    private func updateParts() {
        guard let overlay else { return }
        overlay.dimming.isHidden = !obscuresBackgroundDuringPresentation
        results?.viewIfLoaded?.isHidden = !showsSearchResultsController
        let suggestions =
            ignoresSearchSuggestionsForSearchBarPlacementStacked && searchBarPlacement == .stacked ? [] : searchSuggestions ?? []
        suggestionList.suggestions = suggestions
        bar.searchTextField.controllerSuggestions = suggestionList
        if suggestions.isEmpty {
            suggestionList.removeFromSuperview()
        } else {
            overlay.addSubview(suggestionList)
        }
        overlay.setNeedsLayout()
    }

    func layOutOverlay() {
        guard let overlay else { return }
        var room = overlay.bounds
        // A search bar in the content is above the results.
        if item == nil, bar.window != nil, bar.window === overlay.window, stackBar == nil {
            let below = overlay.convert(bar.bounds, from: bar).maxY
            if below > 0, below < room.maxY { room = CGRect(x: 0, y: below, width: room.width, height: room.height - below) }
        }
        overlay.dimming.frame = room
        results?.viewIfLoaded?.frame = room
        suggestionList.frame = room
    }

    /// The navigation bar that shows the search bar as an item's title.
    private var stackBar: UINavigationBar? {
        sequence(first: bar.superview, next: { $0?.superview }).lazy.compactMap { $0 as? UINavigationBar }.first
    }

    override func ownPresentationController(
        for style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? {
        SearchPresentationController(presentedViewController: self, presenting: presenting)
    }

    override func shownScrollView(under edge: NSDirectionalRectEdge) -> UIScrollView? {
        showsSearchResultsController ? results?.shownScrollView(under: edge) : nil
    }

    // MARK: Keys

    /// Escape ends the search.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { $0.key?.keyCode != .keyboardEscape }
        if left.count < presses.count { isActive = false }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }
}

extension UIViewController {
    /// The search that a person makes in this controller now.
    var activeSearch: UISearchController? { presentation?.presented as? UISearchController }

    /// Puts the search in front of this controller's view, or into it while that moves in a transition.
    func placeSearch(rides: Bool) {
        guard activeSearch != nil, let container = presentation?.containerView, let view = viewIfLoaded else { return }
        if rides {
            guard container.superview !== view else { return }
            view.addSubview(container)
            container.frame = view.bounds
        } else if let superview = view.superview {
            if container.superview !== superview { superview.insertSubview(container, aboveSubview: view) }
            container.frame = view.frame
        }
    }
}
