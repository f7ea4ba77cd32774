/// A container controller that handles the escape gesture of assistive technologies by popping a controller.
@MainActor
protocol AccessibilityBackNavigation: UIViewController {
    /// Pops a controller and returns true. Returns false if only the root controller is left, and nil without a navigation stack.
    func popForAccessibility() -> Bool?
}

extension UIViewController {
    /// Pops a controller of the first navigation stack in this controller and its children. Returns nil without a stack, and false if the stack
    /// contains only its root controller.
    func popInFront() -> Bool? {
        if let container = self as? any AccessibilityBackNavigation { return container.popForAccessibility() }
        for child in children {
            if let isPopped = child.popInFront() { return isPopped }
        }
        return nil
    }
}
