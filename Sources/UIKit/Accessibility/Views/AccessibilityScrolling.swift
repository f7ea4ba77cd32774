import CoreGraphics

/// A view that scrolls its content.
@MainActor
protocol AccessibilityScrolling: UIView {
    /// Whether the content can be scrolled.
    var isScrollEnabled: Bool { get }
    /// Scrolls until a rectangle of the content is visible.
    func baseScrollRectToVisible(_ rect: CGRect, animated: Bool)
}
