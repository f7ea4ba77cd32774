// The controllers of the presented views are notified of text changes.
extension InputViewTray: TextInputFollower {
    var textInputDelegates: [any UITextInputDelegate] {
        guard let views = shown?.views else { return [] }
        return [views.input, views.accessory].compactMap { $0?.controller as? UIInputViewController }
    }

    func textInputDidChange(_ input: any UITextInput) { appearance = input.keyboardAppearance }
}

extension WindowStack {
    /// Updates the input views for the scene's first responder. The first responder with input views creates their presenter.
    func updateInputViews() {
        let first = keyWindow?.firstResponder
        guard inputTray != nil || first?.inputViews?.isEmpty == false else { return }
        let tray = inputTray ?? InputViewTray()
        if inputTray == nil {
            inputTray = tray
            keyWindow?.textInputSession?.follower = tray
        }
        tray.appearance = (first as? any UITextInputTraits)?.keyboardAppearance ?? .default
        tray.show(for: first)
    }
}
