import Foundation

/// A container that shows one of several controllers, selected in a bar at the bottom.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, ScrollObserver {
    /// Creates a controller with tabs, and selects the first one.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    var controllers: [UIViewController] = []
    var selected: UIViewController?
    /// The running transition, with the previously selected controller.
    var transition: (context: TransitionContext, from: UIViewController)?
    let contentContainer = UIView()
    /// Whether the bar is hidden because the selected controller hides the bottom bar.
    var isBarPushedAway = false
    private lazy var moreList = MoreListController(self)
    private var isGivenTabs = false
    private var moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)

    /// Selects the tab to which an unwind segue leads.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if controllers.contains(where: { $0 === subsequentVC }) { selectedViewController = subsequentVC }
    }

    /// Delegate that is notified of selections, and provides animators.
    open weak var delegate: (any UITabBarControllerDelegate)?

    // MARK: Tabs

    /// The controllers, in reading order. Nil until set, or after it was set to nil.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty && !isGivenTabs ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers. The selected controller stays selected if it is among the new ones; otherwise the one at the same index is
    /// selected.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        forgetTabs()
        show(viewControllers, animated: animated)
    }

    func show(_ viewControllers: [UIViewController]?, animated: Bool) {
        finishTransition()
        var new: [UIViewController] = []
        for controller in viewControllers ?? [] where !new.contains(where: { $0 === controller }) { new.append(controller) }
        let oldIndex = selectedIndex
        let gone = controllers.filter { old in !new.contains { $0 === old } }
        let added = new.filter { controller in !controllers.contains { $0 === controller } }
        for controller in gone { controller.willMove(toParent: nil) }
        for controller in added { addChild(controller) }
        controllers = new
        isGivenTabs = viewControllers != nil
        if let selected, gone.contains(where: { $0 === selected }) || selected === moreNavigationController && !hasMore {
            show(new.isEmpty ? nil : new[min(max(oldIndex == NSNotFound ? 0 : oldIndex, 0), new.count - 1)], animated: false)
        } else if selected == nil, let first = new.first {
            show(first, animated: false)
        }
        for controller in gone {
            controller.setBarInsets(.zero)
            controller.removeFromParent()
        }
        for controller in added { controller.didMove(toParent: self) }
        tabItemsDidChange(animated: animated)
    }

    var ownTabs: [UITab] = []

    /// The tabs, in reading order. Setting them replaces ``viewControllers`` by the controllers of the tabs that are not hidden. Empty if the app set
    /// ``viewControllers``.
    open var tabs: [UITab] {
        get { ownTabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs. The selected tab stays selected if it is among the new ones. Search tabs are shown last.
    open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(by: tabs, animated: animated) }

    /// The tab whose controller is selected. Setting it selects one of ``tabs`` without calling the delegate. Nil without a tab.
    open var selectedTab: UITab? {
        get { selected.flatMap { tab(showing: $0) } }
        set { if let newValue, ownTabs.contains(newValue) { selectedViewController = newValue.viewController } }
    }

    /// The tab with an identifier. Nil for an unknown identifier.
    open func tab(forIdentifier identifier: String) -> UITab? { ownTabs.first { $0.identifier == identifier } }

    /// The index of the selected controller; `NSNotFound` if the More list is selected. Setting it selects a controller without calling the
    /// delegate.
    open var selectedIndex: Int {
        get { selected.flatMap { shown in controllers.firstIndex { $0 === shown } } ?? NSNotFound }
        set {
            guard controllers.indices.contains(newValue) else { return }
            select(controllers[newValue])
        }
    }

    /// The selected controller. Setting it selects one of ``viewControllers`` without calling the delegate.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            guard controllers.contains(where: { $0 === newValue }) || newValue === moreNavigationController else {
                viewLog.error("Cannot select \(newValue.identification) in \(identification): it is not one of its viewControllers.")
                return
            }
            select(newValue)
        }
    }

    /// The navigation controller of the More list, with the controllers that do not fit into the bar.
    open private(set) lazy var moreNavigationController: UINavigationController = {
        let controller = UINavigationController(rootViewController: moreList)
        controller.tabBarItem = moreItem
        return controller
    }()

    /// The maximum number of items in the bar.
    private var itemLimit: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

    /// Whether some controllers do not fit into the bar.
    var hasMore: Bool { controllers.count > itemLimit }

    /// The controllers that do not fit into the bar.
    var furtherTabs: [UIViewController] { hasMore ? Array(controllers.dropFirst(itemLimit - 1)) : [] }

    // MARK: Bar

    /// The tab bar. Its items are the tab bar items of the controllers.
    open private(set) lazy var tabBar: UITabBar = {
        let bar = UITabBar()
        bar.owner = self
        return bar
    }()

    /// Whether the bar is hidden. False by default.
    open var isTabBarHidden: Bool {
        get { hidesBar }
        set { setTabBarHidden(newValue, animated: false) }
    }
    private var hidesBar = false

    /// Shows or hides the bar.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesBar else { return }
        hidesBar = hidden
        barVisibilityDidChange(animated: animated)
    }

    var isBarShown: Bool { !hidesBar && !isBarPushedAway }

    /// Updates the bar's items and the More list.
    func tabItemsDidChange(animated: Bool) {
        let direct = hasMore ? Array(controllers.prefix(itemLimit - 1)) : controllers
        var items = direct.compactMap { $0.tabBarItem as UITabBarItem? }
        if hasMore {
            if moreNavigationController.container == nil {
                addChild(moreNavigationController)
                moreNavigationController.didMove(toParent: self)
            }
            items.append(moreItem)
        }
        let known = tabBar.items ?? []
        if known.count != items.count || !zip(known, items).allSatisfy({ $0 === $1 }) { tabBar.setItems(items, animated: animated) }
        moreList.reload()
        showSelection()
    }

    func showSelection() {
        guard let selected else { return tabBar.selectedItem = nil }
        let item = selected.tabBarItem as UITabBarItem?
        tabBar.selectedItem = tabBar.items?.first { $0 === item } ?? (hasMore ? moreItem : nil)
    }

    /// Selects a controller after the user tapped an item of the bar.
    func tapped(_ item: UITabBarItem) {
        if item === moreItem { return choose(moreNavigationController) }
        guard let controller = controllers.first(where: { $0.tabBarItem === item }) else { return }
        choose(controller)
    }

    /// Selects a controller for the user, or pops to the root if it is already selected.
    func choose(_ controller: UIViewController) {
        guard mayChoose(controller) else { return }
        let previous = selectedTab
        if controller === selected {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(controller)
        }
        didChoose(controller, previous: previous)
    }

    // MARK: View and containment

    open override func loadView() {
        let view = ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.layOut() }
        contentContainer.frame = view.bounds
        contentContainer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentContainer)
        view.addSubview(tabBar)
        self.view = view
    }

    override func finishTransition() { transition?.context.end() }

    override func prepareToAppear() {
        guard transition == nil, let selected else { return }
        tabItemsDidChange(animated: false)
        install(selected)
    }

    override func barsNeedLayout() {
        if isViewLoaded { tabItemsDidChange(animated: false) }
        viewIfLoaded?.setNeedsLayout()
        super.barsNeedLayout()
    }

    override func shownScrollView(under edge: NSDirectionalRectEdge) -> UIScrollView? { selected?.shownScrollView(under: edge) }

    override var showsControllers: Bool { false }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard isViewLoaded, traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass else { return }
        tabItemsDidChange(animated: false)
    }

    /// The selected controller.
    open override var childForStatusBarStyle: UIViewController? { selected }
    /// The selected controller.
    open override var childForStatusBarHidden: UIViewController? { selected }
    /// The selected controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
    /// The selected controller.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selected }

    // MARK: Keys

    /// Alt and a digit select the controller with that number. Control and Page Up, Page Down or Tab select the previous or next controller.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { !chooses(for: $0) }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }

    // MARK: Content under the bar

    func contentDidMove(in scrollView: UIScrollView) { showContentUnder() }
}
