extension UIWindow {
    /// Runs `change`, which may remove the first responder and set another one, with a single notification at the end.
    func changingFirstResponder(_ change: () -> Bool) -> Bool {
        let before = firstResponder
        responderChanges += 1
        let result = change()
        responderChanges -= 1
        if responderChanges == 0, firstResponder !== before { firstResponderDidChange() }
        return result
    }

    /// Resigns the first responder. If it is inside input views, the owner of these views becomes the first responder again, so that they stay visible.
    func resign(_ responder: UIResponder) {
        let session = windowScene?.textInput
        guard responderChanges == 0, let session, session.hasTray, session.tray.contains(responder), let owner = session.tray.owner else {
            firstResponder = nil
            return
        }
        _ = changingFirstResponder {
            firstResponder = nil
            return owner !== responder && owner.hostingWindow === self && owner.becomeFirstResponder()
        }
    }

    func firstResponderDidChange() {
        windowScene?.textInput.update()
        windowScene?.focus.responderDidChange(to: firstResponder)
    }
}

extension UIResponder {
    /// Whether the responder leaves its window together with `view`: its chain contains the view, or a controller whose view is in it.
    func leaves(with view: UIView) -> Bool {
        sequence(first: self, next: \.next).contains {
            $0 === view || ($0 as? UIViewController)?.viewIfLoaded?.isDescendant(of: view) == true
        }
    }
}
