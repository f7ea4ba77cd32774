extension UIControl: FocusKeyHandling {
    var handlesArrowKeys: Bool { true }
    var handlesActivationKeys: Bool { false }
    var isPressedBySpace: Bool { true }
}
