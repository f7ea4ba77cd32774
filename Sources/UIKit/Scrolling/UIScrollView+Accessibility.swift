extension UIScrollView: AccessibilityScrolling {}

extension UIScrollView: FocusKeyHandling {
    var handlesArrowKeys: Bool { false }
    var handlesActivationKeys: Bool { true }
    var isPressedBySpace: Bool { false }
}
