/// Typing of keys into the first responder.
extension UIResponder {
    /// If the responder is the first responder, performs the text actions of the pressed keys. Returns the presses without such an action.
    func textPressesLeft(of presses: Set<UIPress>) -> Set<UIPress> {
        guard self is any UIKeyInput, isFirstResponder else { return presses }
        return presses.filter { press in
            guard let key = press.key, let action = TextKeys.action(of: key, in: self), TextKeys.perform(action, in: self) else {
                return true
            }
            press.isTyped = press.responder === self
            return false
        }
    }

    /// Whether `key` is typed into the responder.
    func takesAsText(_ key: UIKey) -> Bool {
        self is any UIKeyInput && isFirstResponder && TextKeys.action(of: key, in: self) != nil
    }
}

extension UIPress {
    /// Types a held key again, if the responder of the press is still the first responder.
    func typeAgain(_ key: UIKey) {
        guard let responder, responder.isFirstResponder, let action = TextKeys.action(of: key, in: responder) else { return }
        TextKeys.perform(action, in: responder)
    }
}
