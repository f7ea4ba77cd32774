extension UIViewController {
    /// Makes the controller the first responder, if it can be and supplies input views, so that its input bar appears together with it. Does nothing if
    /// the first responder is in a controller that does not disappear.
    func showOwnInputViews(animated: Bool) {
        guard let window = viewIfLoaded?.window, canBecomeFirstResponder, suppliesInputViews else { return }
        if let current = window.firstResponder {
            guard current !== self, current.isOnDisappearingPage else { return }
        }
        if animated { becomeFirstResponder() } else { UIView.performWithoutAnimation { _ = becomeFirstResponder() } }
    }
}

extension UIResponder {
    /// Whether the responder itself supplies an input view or an accessory.
    fileprivate var suppliesInputViews: Bool {
        inputAccessoryView != nil || inputView != nil || inputAccessoryViewController != nil || inputViewController != nil
    }

    /// Whether a controller in the responder chain is about to disappear.
    fileprivate var isOnDisappearingPage: Bool {
        sequence(first: self, next: \.next).contains {
            if case .disappearing? = ($0 as? UIViewController)?.appearance { true } else { false }
        }
    }
}
