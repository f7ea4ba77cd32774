import CoreGraphics

/// A view that scrolls its content. Constraints may determine the size of the content.
@MainActor
protocol ConstrainedContent: UIView {
    /// The size of the content.
    var contentSize: CGSize { get set }
}
