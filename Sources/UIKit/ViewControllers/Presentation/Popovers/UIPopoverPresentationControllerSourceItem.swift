import Foundation

/// A view or bar item that a popover can point to.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// The item's frame in the coordinates of `referenceView`; null if it is not shown.
    func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// The view's frame in the coordinates of `referenceView`; null if the two views are not in the same window.
    public func frame(in referenceView: UIView) -> CGRect {
        guard let window, window === referenceView.window else { return .null }
        return referenceView.convert(bounds, from: self)
    }
}

extension UIBarItem: UIPopoverPresentationControllerSourceItem {
    /// The frame of the item's view in the coordinates of `referenceView`; null if the item is not shown.
    public func frame(in referenceView: UIView) -> CGRect { shownView?.frame(in: referenceView) ?? .null }
}
