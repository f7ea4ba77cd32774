import CConformance
import Foundation

/// Hears of a scroll view's motion, and may change where it leads.
///
/// A drag calls `willBeginDragging`, `didScroll` for each step, `willEndDragging`, `didEndDragging`, and if the content goes on by itself
/// `willBeginDecelerating`, `didScroll` and `didEndDecelerating`.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// The content moved, for whatever reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The zoom scale changed, for whatever reason.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// A finger begins to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// A finger lets go of the content.
    ///
    /// - Parameters:
    ///   - velocity: How fast the offset changes, in points per millisecond.
    ///   - targetContentOffset: Where the content will come to rest; set it to have it rest elsewhere.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// A finger let go of the content. `decelerate` tells whether it goes on moving by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content begins to move by itself after a finger let go.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest, or was stopped.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animation that the program asked for is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The view, one in the scroll view, that zooms. Nil, the default, for a scroll view that does not.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Fingers begin to zoom `view`.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Fingers, or an animation of the program's, zoomed `view`, which now has `scale`.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// A person asks for the content's beginning, by Home or Command-Up. False leaves it where it is. Asked where `scrollsToTop` is true.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// The content has come to its beginning as a person asked.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// The safe area, or the insets, changed where content may come to rest.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { defaultImplementation(of: .scrollViewDidScroll) }
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { defaultImplementation(of: .scrollViewDidZoom) }
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { defaultImplementation(of: .scrollViewWillBeginDragging) }
    /// Leaves the target where it is.
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
    /// No view zooms.
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
    /// It does.
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
