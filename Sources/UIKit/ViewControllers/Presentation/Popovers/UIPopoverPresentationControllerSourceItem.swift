import Foundation

/// What a popover can point to: a view, or an item of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where it is, in the coordinates of `referenceView`; null where it is not shown.
    func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Where the view is, in the coordinates of `referenceView`; null where both are in no common window.
    public func frame(in referenceView: UIView) -> CGRect {
        guard let window, window === referenceView.window else { return .null }
        return referenceView.convert(bounds, from: self)
    }
}

extension UIBarItem: UIPopoverPresentationControllerSourceItem {
    /// Where the item is shown, in the coordinates of `referenceView`; null where it is not.
    public func frame(in referenceView: UIView) -> CGRect { shownView?.frame(in: referenceView) ?? .null }
}
