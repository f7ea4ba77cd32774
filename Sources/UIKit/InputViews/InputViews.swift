/// The input view and the accessory of a first responder, shown at the bottom of its window.
@MainActor
struct InputViews {
    /// The view that replaces the keyboard.
    var input: UIView?
    /// The view above ``input``, or at the bottom of the window if ``input`` is nil.
    var accessory: UIView?
    /// The responder that supplies the accessory or, without an accessory, the input view.
    var owner: UIResponder?

    /// Whether both views are nil.
    var isEmpty: Bool { input == nil && accessory == nil }
}

extension UIResponder {
    /// The input view and the accessory, each from the nearest responder in the chain that supplies it, beginning with this responder. Nil if a
    /// presented controller covers them.
    ///
    /// A presented controller does not inherit the input views of its presenting controller.
    var inputViews: InputViews? {
        var found = InputViews()
        for responder in sequence(first: self, next: \.next) {
            let controller = responder as? UIViewController
            if controller?.isCoveredByPresentation == true { return nil }
            if !(responder is UIInputViewController) {
                if found.input == nil, let view = responder.inputView ?? responder.inputViewController?.view {
                    found.input = view
                    if found.accessory == nil { found.owner = responder }
                }
                if found.accessory == nil, let view = responder.inputAccessoryView ?? responder.inputAccessoryViewController?.view {
                    found.accessory = view
                    found.owner = responder
                }
            }
            if controller?.ownPresentation != nil { break }
        }
        return found
    }

    /// The controller in the responder chain that a navigation controller is currently pushing or popping.
    var movingPage: UIViewController? {
        for responder in sequence(first: self, next: \.next) {
            guard let page = responder as? UIViewController, let stack = page.container as? UINavigationController else { continue }
            if stack.isMoving(page) { return page }
        }
        return nil
    }
}

extension UIViewController {
    /// Whether a presented controller covers this controller's input views. Popovers and search controllers do not.
    fileprivate var isCoveredByPresentation: Bool {
        guard let presentation, presentation.phase == .presenting || presentation.phase == .presented else { return false }
        return !(presentation.controller is UIPopoverPresentationController) && !(presentation.presented is UISearchController)
    }
}
