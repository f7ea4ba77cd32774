// The default handling of keys by responders.
extension UIResponder {
    /// Whether the responder inserts the text of `key`.
    func insertsText(for key: UIKey) -> Bool { takesAsText(key) }
}

extension UIPress {
    /// Continues the effect of a held key: types its text again, scrolls further, or changes the control again.
    func keyDidRepeat(_ key: UIKey) {
        if isTyped { return typeAgain(key) }
        scroller?.keyDidRepeat(self)
        control?.keyDidRepeat(self)
    }
}
