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
        guard responderChanges == 0, let tray = inputTray, tray.contains(responder), let owner = tray.owner else {
            firstResponder = nil
            return
        }
        _ = changingFirstResponder {
            firstResponder = nil
            return owner !== responder && owner.hostingWindow === self && owner.becomeFirstResponder()
        }
    }

    func firstResponderDidChange() {
        updateTextInput()
        windowScene?.focus.responderDidChange(to: firstResponder)
    }

    /// Updates the input views and the input method after the scene's first responder changed, or started to accept text.
    func updateTextInput() {
        updateInputViews()
        windowScene?.textInput.update()
    }

    // MARK: Input views

    /// Presents the input views of the scene's first responder. Nil until a first responder has input views.
    var inputTray: InputViewTray? { windowScene?.windowStack.inputTray }

    /// Updates the input views for the scene's first responder.
    func updateInputViews() { windowScene?.windowStack.updateInputViews() }

    /// Called before a navigation controller in the window removes `page`. The input views of a first responder in it move along with the page's view.
    func pageWillGo(_ page: UIViewController) { inputTray?.pageWillGo(page) }

    /// Called after a transition of a navigation controller in the window.
    func pagesDidMove() { inputTray?.pagesDidMove() }
}

extension UIResponder {
    /// Whether the responder leaves its window together with `view`: its chain contains the view, or a controller whose view is in it.
    func leaves(with view: UIView) -> Bool {
        sequence(first: self, next: \.next).contains {
            $0 === view || ($0 as? UIViewController)?.viewIfLoaded?.isDescendant(of: view) == true
        }
    }
}
