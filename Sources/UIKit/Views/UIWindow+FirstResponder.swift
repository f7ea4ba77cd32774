extension UIWindow {
    /// Runs `change`, which may take the first responder away and name another one, as one change.
    func changingFirstResponder(_ change: () -> Bool) -> Bool {
        let before = firstResponder
        responderChanges += 1
        let result = change()
        responderChanges -= 1
        if responderChanges == 0, firstResponder !== before { firstResponderDidChange() }
        return result
    }

    /// The first responder resigns. The owner of the input views that it is in becomes the first responder again, so that they stay.
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
    /// Whether the responder leaves its window together with `view`: that view, or a controller whose view is in it, is along the chain.
    func leaves(with view: UIView) -> Bool {
        sequence(first: self, next: \.next).contains {
            $0 === view || ($0 as? UIViewController)?.viewIfLoaded?.isDescendant(of: view) == true
        }
    }
}
