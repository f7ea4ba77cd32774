extension UIView {
    /// Makes the first responder resign, if it is this view or in it.
    ///
    /// - Parameter force: Whether it is taken away even from one that does not want to resign.
    /// - Returns: Whether no first responder is left in this view.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window, let firstResponder = window.firstResponder, firstResponder.isFollowed(by: self) else { return true }
        if firstResponder.resignFirstResponder() { return true }
        guard force else { return false }
        window.firstResponder = nil
        return true
    }
}
