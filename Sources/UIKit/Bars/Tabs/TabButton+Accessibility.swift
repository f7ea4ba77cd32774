extension TabButton: AccessibilityPositioned {
    var accessibilityPosition: (position: Int, count: Int)? {
        guard let bar = enclosing(UITabBar.self) else { return nil }
        let tabs = AccessibilityTree.children(of: bar).filter { $0 is TabButton }
        return ((tabs.firstIndex { $0 === self } ?? -1) + 1, tabs.count)
    }
}

extension UITabBar: FocusGroupBar {}
