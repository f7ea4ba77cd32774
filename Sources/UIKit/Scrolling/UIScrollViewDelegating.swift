/// Provides `delegate` of scroll views, with a different type in some subclasses.
///
/// UIKit's `UICollectionView`, `UITableView` and `UITextView` redeclare `delegate` with their own type. Swift allows this only if the superclass
/// has no property with that name. Therefore `delegate` is declared in an extension of this protocol, which a class's own property hides. All of
/// them store the object in ``keptScrollViewDelegate``.
@preconcurrency @MainActor
public protocol UIScrollViewDelegating: AnyObject {
    /// Storage of the delegate. Held weakly.
    var keptScrollViewDelegate: (any UIScrollViewDelegate)? { get set }
}

extension UIScrollViewDelegating {
    /// The delegate of the scroll view. Held weakly.
    public var delegate: (any UIScrollViewDelegate)? {
        get { keptScrollViewDelegate }
        set { keptScrollViewDelegate = newValue }
    }
}
