import Foundation

/// The state of an interactive transition between two layouts.
@MainActor
final class LayoutTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: ((Bool, Bool) -> Void)?
    /// The content offset before the transition, and the visible bounds after it.
    let startOffset: CGPoint
    var targetBounds: CGRect

    init(_ layout: UICollectionViewTransitionLayout, from bounds: CGRect, completion: ((Bool, Bool) -> Void)?) {
        (self.layout, self.completion) = (layout, completion)
        (startOffset, targetBounds) = (bounds.origin, bounds)
    }
}
