/// Keys that are typed into a first responder.
extension UIResponder {
    /// Types those of `presses` that the responder takes, where it is the first one and text can be typed into it; answers the others.
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
    /// The key is still down: its responder types it once more, as long as keys go to it.
    func typeAgain(_ key: UIKey) {
        guard let responder, responder.isFirstResponder, let action = TextKeys.action(of: key, in: responder) else { return }
        TextKeys.perform(action, in: responder)
    }
}
