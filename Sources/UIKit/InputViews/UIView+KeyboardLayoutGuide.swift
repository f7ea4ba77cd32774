extension UIView {
    /// The implementation of ``keyboardLayoutGuide``.
    var baseKeyboardLayoutGuide: UIKeyboardLayoutGuide {
        let layout = layoutWithConstraints
        for guide in layout.guides {
            if let guide = guide as? UIKeyboardLayoutGuide { return guide }
        }
        let guide = UIKeyboardLayoutGuide()
        layout.hasTrackingGuide = true
        addLayoutGuide(guide)
        guide.attach(to: self)
        return guide
    }
}
