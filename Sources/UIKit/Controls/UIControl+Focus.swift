extension UIControl: FocusKeyHandling {
    var handlesArrowKeys: Bool { true }
    var handlesActivationKeys: Bool { false }
}
