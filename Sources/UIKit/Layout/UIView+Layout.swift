extension UIView {
    /// Lays out the subviews, between the two calls that the view's controller gets.
    func layoutWithController() {
        currentTraits.asCurrent {
            guard let controller else { return layoutSubviews() }
            controller.viewIsAppearingIfNeeded()
            controller.viewWillLayoutSubviews()
            layoutSubviews()
            controller.viewDidLayoutSubviews()
        }
    }
}
