extension UIView {
    func baseEndEditing(_ force: Bool) -> Bool {
        guard let window, let firstResponder = window.firstResponder, firstResponder.isFollowed(by: self) else { return true }
        if firstResponder.resignFirstResponder() { return true }
        guard force else { return false }
        window.firstResponder = nil
        return true
    }
}
