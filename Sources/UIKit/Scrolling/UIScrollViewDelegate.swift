import CConformance
import Foundation

/// Delegate of a scroll view, which can change the end of a drag and provides the zoomed view. All methods are optional.
///
/// A drag calls `willBeginDragging`, `didScroll` for each step, `willEndDragging` and `didEndDragging`. If the content decelerates, it then calls
/// `willBeginDecelerating`, `didScroll` and `didEndDecelerating`.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// Called after the content offset changed, for any reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called after the zoom scale changed, for any reason.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called before a drag starts.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when a drag ends.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - velocity: The velocity of the offset, in points per millisecond.
    ///   - targetContentOffset: The offset at which the content will rest; change it to let it rest elsewhere.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called after a drag ended. `decelerate` is whether the content continues to move.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called before the content decelerates.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called after a deceleration ended or was stopped.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called after a requested animation ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The subview to zoom. Nil, the default, disables zooming.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called before a pinch zooms `view`.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called after a pinch or a requested animation zoomed `view` to `scale`.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Whether Home or Command-Up scrolls to the start. Called if `scrollsToTop` is true.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called after Home or Command-Up scrolled the content to its start.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Called after the adjusted content inset changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { defaultImplementation(of: .scrollViewDidScroll) }
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { defaultImplementation(of: .scrollViewDidZoom) }
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { defaultImplementation(of: .scrollViewWillBeginDragging) }
    /// Keeps the proposed target.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { defaultImplementation(of: .scrollViewWillEndDraggingWithVelocityTargetContentOffset) }
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        defaultImplementation(of: .scrollViewDidEndDraggingWillDecelerate)
    }
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { defaultImplementation(of: .scrollViewWillBeginDecelerating) }
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { defaultImplementation(of: .scrollViewDidEndDecelerating) }
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        defaultImplementation(of: .scrollViewDidEndScrollingAnimation)
    }
    /// Returns nil: zooming is disabled.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        defaultImplementation(of: .viewForZoomingIn)
        return nil
    }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        defaultImplementation(of: .scrollViewWillBeginZoomingWith)
    }
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        defaultImplementation(of: .scrollViewDidEndZoomingWithAtScale)
    }
    /// Returns true.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        defaultImplementation(of: .scrollViewShouldScrollToTop)
        return true
    }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { defaultImplementation(of: .scrollViewDidScrollToTop) }
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        defaultImplementation(of: .scrollViewDidChangeAdjustedContentInset)
    }
}
