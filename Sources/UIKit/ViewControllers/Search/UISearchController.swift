import Foundation

/// Adds a search to another controller: a search bar, and results in front of that controller during the search.
///
/// Set it as the ``UINavigationItem/searchController`` of the searched controller, or add its ``searchBar`` to that controller's view.
@preconcurrency @MainActor
open class UISearchController: UIViewController, SearchBarOwner {
    /// When the scopes of the search bar are visible.
    public enum ScopeBarActivation: Int, Sendable {
        /// During the search.
        case automatic = 0
        /// When the program shows them.
        case manual = 1
        /// While the search bar has text.
        case onTextEntry = 2
        /// During the search.
        case onSearchActivation = 3
    }

    let bar = UISearchBar(frame: .zero)
    private let results: UIViewController?
    private lazy var suggestionList = SearchSuggestionList()
    private var isShowingActive = false
    /// The navigation controller whose bar the search has hidden.
    private weak var stackWithHiddenBar: UINavigationController?
    /// The navigation item that contains the search bar.
    weak var item: UINavigationItem?

    // MARK: Initialization

    /// Creates a search whose results `searchResultsController` shows. With nil, the searched controller shows the results.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a search without a results controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Creates a search from a storyboard.
    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bar.owner = self
        bar.placeholder = LocalizedStrings.text("Search")
        modalPresentationStyle = .overCurrentContext
    }

    // MARK: Components

    /// The controller that shows the results; nil if the searched controller shows them.
    open var searchResultsController: UIViewController? { results }

    /// The search bar. Its default placeholder is the localized "Search".
    open var searchBar: UISearchBar { bar }

    /// The object that updates the results. Held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// The delegate, held weakly.
    open weak var delegate: (any UISearchControllerDelegate)?

    // MARK: State

    /// Whether the search is active. Setting it starts or ends the search with animation.
    open var isActive: Bool {
        get { isShowingActive }
        set {
            if newValue { begin() } else if isShowingActive { end() }
        }
    }

    /// Whether the searched content is dimmed until results are visible. A touch on it ends the search. True by default.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { updateParts() }
    }

    /// The older name of ``obscuresBackgroundDuringPresentation``.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether the titles and items of the navigation bar are hidden during the search. True by default.
    open var hidesNavigationBarDuringPresentation = true

    /// Whether the results are visible exactly while the search bar has text. True until ``showsSearchResultsController`` is set.
    open var automaticallyShowsSearchResultsController = true {
        didSet { updateParts() }
    }

    /// Whether the results are visible during the search. Setting it turns off ``automaticallyShowsSearchResultsController``.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? !(bar.text ?? "").isEmpty : wantsResults }
        set {
            wantsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }
    private var wantsResults = false

    /// Whether the search bar has a cancel button during the search. True by default.
    open var automaticallyShowsCancelButton = true

    /// When the scopes of the search bar are visible.
    open var scopeBarActivation = ScopeBarActivation.automatic {
        didSet { updateBar(animated: false) }
    }

    /// Whether the scopes of the search bar are visible during the search. True by default.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// The position of the search bar in the navigation bar.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .stacked }

    /// The suggestions in a list below the search bar; nil, the default, for no suggestions.
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet { updateParts() }
    }

    /// Whether ``searchSuggestions`` are ignored if the search bar is stacked below the navigation bar. False by default.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
        didSet { updateParts() }
    }

    // MARK: Start and end

    /// The searched controller.
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
            viewLog.error("Cannot activate \(identification): its search bar is not in a window.")
            return
        }
        guard searched.presentation == nil else {
            viewLog.error("Cannot activate \(identification): \(searched.identification) is already presenting a view controller.")
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

    /// Ends the search without animation because the searched controller is removed.
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

    // MARK: Search bar

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
        var area = overlay.bounds
        // A search bar in the content is above the results.
        if item == nil, bar.window != nil, bar.window === overlay.window, stackBar == nil {
            let below = overlay.convert(bar.bounds, from: bar).maxY
            if below > 0, below < area.maxY { area = CGRect(x: 0, y: below, width: area.width, height: area.height - below) }
        }
        overlay.dimming.frame = area
        results?.viewIfLoaded?.frame = area
        suggestionList.frame = area
    }

    /// The navigation bar that contains the search bar.
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
    /// The active search in this controller.
    var activeSearch: UISearchController? { presentation?.presented as? UISearchController }

    /// Inserts the search in front of this controller's view. If `rides`, inserts it into the view, so that both move in a transition.
    func insertSearch(rides: Bool) {
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
