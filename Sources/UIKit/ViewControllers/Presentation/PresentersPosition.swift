import CoreGraphics

/// The position of a presenting controller's view in its superview, from which a presentation removes it.
@MainActor
struct PresentersPosition {
    let superview: UIView
    /// The index among the superview's subviews.
    let index: Int
    private let oldFrame: CGRect
    private let oldSize: CGSize

    init(of view: UIView, in superview: UIView) {
        self.superview = superview
        index = superview.subviews.firstIndex(of: view) ?? 0
        oldFrame = view.untransformedFrame
        oldSize = superview.bounds.size
    }

    /// The frame in the superview's coordinates. If the superview was resized, the view keeps its distances to the edges.
    var frame: CGRect {
        let (width, height) = (superview.bounds.width - oldSize.width, superview.bounds.height - oldSize.height)
        return CGRect(origin: oldFrame.origin, size: CGSize(width: oldFrame.width + width, height: oldFrame.height + height))
    }
}
