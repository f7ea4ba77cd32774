extension UIDropInteraction: AccessibilityInteraction {
    var acceptsDrops: Bool { true }
}
