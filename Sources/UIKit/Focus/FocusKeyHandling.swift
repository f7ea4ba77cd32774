/// A view that handles some keys itself while it is focused.
@MainActor
protocol FocusKeyHandling: UIView {
    /// Whether the view handles arrow keys itself, to change its value or to move between its parts.
    var handlesArrowKeys: Bool { get }
    /// Whether the view handles Space and Return itself.
    var handlesActivationKeys: Bool { get }
    /// Whether Space presses the focused view.
    var isPressedBySpace: Bool { get }
}
