/// The views that a window shows at its bottom for a first responder.
@MainActor
struct InputViews {
    /// The view that is shown instead of a keyboard.
    var input: UIView?
    /// The view that is shown above ``input``; without one, at the window's bottom.
    var accessory: UIView?
    /// The responder that supplies the accessory or, without an accessory, the input view.
    var owner: UIResponder?

    /// Whether there is neither an input view nor an accessory.
    var isEmpty: Bool { input == nil && accessory == nil }
}

extension UIResponder {
    /// The input view and the accessory of the nearest responders in the chain, beginning with this one; nil if another controller covers them.
    ///
    /// A presented controller does not inherit the input views of the controller that presents it.
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

    /// Whether the responder itself has an input view or an accessory.
    var suppliesInputViews: Bool {
        inputAccessoryView != nil || inputView != nil || inputAccessoryViewController != nil || inputViewController != nil
    }

    /// The controller in the responder chain that a navigation controller is pushing or popping; nil without a transition.
    var movingPage: UIViewController? {
        for responder in sequence(first: self, next: \.next) {
            guard let page = responder as? UIViewController, let stack = page.container as? UINavigationController else { continue }
            if stack.isMoving(page) { return page }
        }
        return nil
    }
}

extension UIViewController {
    /// Whether this controller presents another that covers its input views. A popover and a search controller do not cover them.
    fileprivate var isCoveredByPresentation: Bool {
        guard let presentation, presentation.phase == .presenting || presentation.phase == .presented else { return false }
        return !(presentation.controller is UIPopoverPresentationController) && !(presentation.presented is UISearchController)
    }

    /// Makes the controller the first responder if it has input views, so that its bar is shown when the controller appears.
    ///
    /// Does nothing if the window has another first responder, unless that one is on a page that disappears.
    func showOwnInputViews(animated: Bool) {
        guard let window = viewIfLoaded?.window, canBecomeFirstResponder, suppliesInputViews else { return }
        if let current = window.firstResponder {
            guard current !== self, current.isOnDisappearingPage else { return }
        }
        if animated { becomeFirstResponder() } else { UIView.performWithoutAnimation { _ = becomeFirstResponder() } }
    }
}

extension UIResponder {
    /// Whether a controller in the responder chain is about to disappear.
    fileprivate var isOnDisappearingPage: Bool {
        sequence(first: self, next: \.next).contains {
            if case .disappearing? = ($0 as? UIViewController)?.appearance { true } else { false }
        }
    }
}
