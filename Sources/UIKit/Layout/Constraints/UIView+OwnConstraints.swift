extension UIView {
    /// Whether the view has constraints, and a subview that is positioned by constraints.
    var hasConstraintsOfItsOwn: Bool {
        !(constraintLayout?.held.isEmpty ?? true) && subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }
}
