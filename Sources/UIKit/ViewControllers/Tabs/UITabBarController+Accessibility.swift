extension UITabBarController: AccessibilityBackNavigation {
    func popForAccessibility() -> Bool? { selectedViewController?.popInFront() }
}
