/// Gives a scroll view its `delegate`, in the type that each class has for it.
///
/// UIKit's `UICollectionView`, `UITableView` and `UITextView` declare `delegate` again, in a type of their own. Swift lets a subclass
/// declare a property anew only where the superclass has none of that name: here `delegate` belongs to this protocol's extension, and a
/// class that declares its own hides it. All of them keep the same object, in ``keptScrollViewDelegate``.
@preconcurrency @MainActor
public protocol UIScrollViewDelegating: AnyObject {
    /// What hears of scrolling; held weakly.
    var keptScrollViewDelegate: (any UIScrollViewDelegate)? { get set }
}

extension UIScrollViewDelegating {
    /// Hears of what happens, and says what zooms. Held weakly.
    public var delegate: (any UIScrollViewDelegate)? {
        get { keptScrollViewDelegate }
        set { keptScrollViewDelegate = newValue }
    }
}
