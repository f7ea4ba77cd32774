extension UIDragInteraction: AccessibilityInteraction {
    var makesViewUsable: Bool { isEnabled }
}
