/// The views that a window shows at its bottom for a first responder.
@MainActor
struct InputViews {
    /// Shown instead of a keyboard.
    var input: UIView?
    /// Shown above ``input``, or at the window's bottom.
    var accessory: UIView?
    /// The responder that supplies the accessory, or else the input view.
    var owner: UIResponder?

    /// Whether neither view is there.
    var isEmpty: Bool { input == nil && accessory == nil }
}

extension UIResponder {
    /// The input views of the nearest responders along the chain that have some, this one first; nil if another controller covers them.
    ///
    /// A controller that is presented does not inherit those of the one that presents it.
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

    /// Whether the responder itself has a view for the window's bottom.
    var suppliesInputViews: Bool {
        inputAccessoryView != nil || inputView != nil || inputAccessoryViewController != nil || inputViewController != nil
    }

    /// The controller along the chain that a navigation controller is moving in or out at the moment.
    var movingPage: UIViewController? {
        for responder in sequence(first: self, next: \.next) {
            guard let page = responder as? UIViewController, let stack = page.container as? UINavigationController else { continue }
            if stack.isMoving(page) { return page }
        }
        return nil
    }
}

extension UIViewController {
    /// Whether this controller presents one that covers its input views: any but a popover and a search.
    fileprivate var isCoveredByPresentation: Bool {
        guard let presentation, presentation.phase == .presenting || presentation.phase == .presented else { return false }
        return !(presentation.controller is UIPopoverPresentationController) && !(presentation.presented is UISearchController)
    }

    /// Becomes the first responder if the controller has input views and can: a bar is shown with the page that it belongs to. A first
    /// responder of a page that stays keeps the keyboard.
    func showOwnInputViews(animated: Bool) {
        guard let window = viewIfLoaded?.window, canBecomeFirstResponder, suppliesInputViews else { return }
        if let current = window.firstResponder {
            guard current !== self, current.isOnDisappearingPage else { return }
        }
        if animated { becomeFirstResponder() } else { UIView.performWithoutAnimation { _ = becomeFirstResponder() } }
    }
}

extension UIResponder {
    /// Whether a controller along the chain is about to disappear.
    fileprivate var isOnDisappearingPage: Bool {
        sequence(first: self, next: \.next).contains {
            if case .disappearing? = ($0 as? UIViewController)?.appearance { true } else { false }
        }
    }
}
