extension UINavigationController: AccessibilityBackNavigation {
    func popForAccessibility() -> Bool? {
        guard viewControllers.count > 1 else { return false }
        popViewController(animated: true)
        return true
    }
}
