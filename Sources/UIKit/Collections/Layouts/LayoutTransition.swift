import Foundation

/// The way from one layout to another while a finger drives it.
@MainActor
final class LayoutTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: ((Bool, Bool) -> Void)?
    /// Where the content was, and what of it will be seen when the way is gone.
    let startOffset: CGPoint
    var targetBounds: CGRect

    init(_ layout: UICollectionViewTransitionLayout, from bounds: CGRect, completion: ((Bool, Bool) -> Void)?) {
        (self.layout, self.completion) = (layout, completion)
        (startOffset, targetBounds) = (bounds.origin, bounds)
    }
}
