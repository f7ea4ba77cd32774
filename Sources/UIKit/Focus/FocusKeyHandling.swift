/// A view that handles keys of the focus itself.
@MainActor
protocol FocusKeyHandling: UIView {
    /// Whether the view's own arrow keys adjust it, or move between its parts.
    var handlesArrowKeys: Bool { get }
    /// Whether the view handles Space and Return itself.
    var handlesActivationKeys: Bool { get }
}
