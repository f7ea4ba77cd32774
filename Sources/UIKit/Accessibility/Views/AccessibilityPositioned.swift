/// A view with a position among its siblings, such as a tab or a cell.
@MainActor
protocol AccessibilityPositioned: UIView {
    /// The position among the siblings, starting with 1, and their number. Nil if it is unknown.
    var accessibilityPosition: (position: Int, count: Int)? { get }
}
