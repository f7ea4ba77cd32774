import Foundation

/// Controllers of which one is shown, chosen on a bar at the bottom.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, ScrollObserver {
    var tabs: [UIViewController] = []
    /// The controller whose view is shown, or is to be.
    var selected: UIViewController?
    /// The transition that is under way, with the controller that was shown before it.
    var transition: (context: TransitionContext, from: UIViewController)?
    let stage = UIView()
    /// The bar is hidden since what is shown wants no bar at the bottom.
    var isBarPushedAway = false
    private lazy var moreList = MoreListController(self)
    private var isGivenTabs = false
    private var moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)

    /// Shows the tab to which an unwind segue leads.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if tabs.contains(where: { $0 === subsequentVC }) { selectedViewController = subsequentVC }
    }

    /// Hears of what is shown, and says how it gets there.
    open weak var delegate: (any UITabBarControllerDelegate)?

    // MARK: Tabs

    /// The controllers, in reading order. Nil until some are set, or after nil was set; none is an empty list.
    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty && !isGivenTabs ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers. The one that is shown stays, where it is among the new ones; otherwise the one at the same place is shown.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        finishTransition()
        var new: [UIViewController] = []
        for controller in viewControllers ?? [] where !new.contains(where: { $0 === controller }) { new.append(controller) }
        let oldIndex = selectedIndex
        let gone = tabs.filter { old in !new.contains { $0 === old } }
        let added = new.filter { controller in !tabs.contains { $0 === controller } }
        for controller in gone { controller.willMove(toParent: nil) }
        for controller in added { addChild(controller) }
        tabs = new
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

    /// The place of the controller that is shown, or `NSNotFound` where that is the list of further ones. Setting it shows the controller
    /// there; the delegate is not asked.
    open var selectedIndex: Int {
        get { selected.flatMap { shown in tabs.firstIndex { $0 === shown } } ?? NSNotFound }
        set {
            guard tabs.indices.contains(newValue) else { return }
            select(tabs[newValue])
        }
    }

    /// The controller that is shown. Setting it shows one of ``viewControllers``; the delegate is not asked.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            guard tabs.contains(where: { $0 === newValue }) || newValue === moreNavigationController else {
                viewLog.error("\(identification) cannot show \(newValue.identification), which is not one of its controllers.")
                return
            }
            select(newValue)
        }
    }

    /// The controller with the list of the controllers for which the bar has no room.
    open private(set) lazy var moreNavigationController: UINavigationController = {
        let controller = UINavigationController(rootViewController: moreList)
        controller.tabBarItem = moreItem
        return controller
    }()

    /// How many items the bar has room for.
    private var itemLimit: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

    /// Whether there are more controllers than the bar has room for.
    var hasMore: Bool { tabs.count > itemLimit }

    /// The controllers for which the bar has no room.
    var furtherTabs: [UIViewController] { hasMore ? Array(tabs.dropFirst(itemLimit - 1)) : [] }

    // MARK: Bar

    /// The bar. Its items are those of the controllers.
    open private(set) lazy var tabBar: UITabBar = {
        let bar = UITabBar()
        bar.owner = self
        return bar
    }()

    /// Whether there is no bar. False unless set.
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

    /// The items that the bar has room for.
    func tabItemsDidChange(animated: Bool) {
        let direct = hasMore ? Array(tabs.prefix(itemLimit - 1)) : tabs
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

    /// A person chose an item of the bar.
    func tapped(_ item: UITabBarItem) {
        if item === moreItem { return choose(moreNavigationController) }
        guard let controller = tabs.first(where: { $0.tabBarItem === item }) else { return }
        choose(controller)
    }

    /// A person chose a controller.
    func choose(_ controller: UIViewController) {
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        if controller === selected {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(controller)
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    // MARK: As a child and a parent

    open override func loadView() {
        let view = ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.layOut() }
        stage.frame = view.bounds
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stage)
        view.addSubview(tabBar)
        self.view = view
    }

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

    /// The controller that is chosen.
    open override var childForStatusBarStyle: UIViewController? { selected }
    /// The controller that is chosen.
    open override var childForStatusBarHidden: UIViewController? { selected }
    /// The controller that is shown.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
    /// The controller that is shown.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selected }

    // MARK: Keys

    /// Alt with a digit shows the controller at that place; Control with Page Up, Page Down or Tab the one before or after.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { !chooses(for: $0) }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }

    // MARK: Content under the bar

    func contentDidMove(in scrollView: UIScrollView) { showContentUnder() }
}
