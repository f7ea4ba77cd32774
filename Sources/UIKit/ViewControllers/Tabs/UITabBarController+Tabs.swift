extension UITabBarController {
    func replaceTabs(by tabs: [UITab], animated: Bool) {
        for tab in ownTabs where !tabs.contains(tab) { tab.tabBarController = nil }
        ownTabs = tabs
        for tab in tabs { tab.tabBarController = self }
        showTabs(animated: animated)
    }

    /// Shows the controllers of the tabs that are not hidden.
    private func showTabs(animated: Bool) {
        let shown = ownTabs.filter { !$0.isHidden }
        show((shown.filter { !$0.isLast } + shown.filter(\.isLast)).compactMap(\.viewController), animated: animated)
    }

    func tabVisibilityDidChange() { showTabs(animated: false) }

    /// Called when the app sets controllers without tabs.
    func forgetTabs() {
        for tab in ownTabs { tab.tabBarController = nil }
        ownTabs = []
    }

    func tab(showing controller: UIViewController) -> UITab? { ownTabs.first { !$0.isHidden && $0.viewController === controller } }

    /// Whether the delegate allows the user to select a controller.
    func mayChoose(_ controller: UIViewController) -> Bool {
        guard let delegate else { return true }
        guard let tab = tab(showing: controller) else { return delegate.tabBarController(self, shouldSelect: controller) }
        return delegate.tabBarController(self, shouldSelectTab: tab)
    }

    /// Notifies the delegate that the user selected a controller.
    func didChoose(_ controller: UIViewController, previous: UITab?) {
        if let tab = tab(showing: controller) {
            delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
        } else {
            delegate?.tabBarController(self, didSelect: controller)
        }
    }
}
