/// A container controller that decides what the escape gesture pops.
@MainActor
protocol AccessibilityBackNavigation: UIViewController {
    /// Pops a controller and returns true. Returns false if only the root controller is left, and nil without a stack of controllers.
    func popForAccessibility() -> Bool?
}

extension UIViewController {
    /// Pops a controller of the first stack in this controller and its children. Returns nil without a stack, and false if it has only its root.
    func popInFront() -> Bool? {
        if let container = self as? any AccessibilityBackNavigation { return container.popForAccessibility() }
        for child in children {
            if let isPopped = child.popInFront() { return isPopped }
        }
        return nil
    }
}
