import CConformance
import Foundation

/// The base class of table and collection view controllers. It declares the methods of the scroll view delegate, so that subclasses can override them. In
/// UIKit, both controllers inherit directly from `UIViewController`.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _ScrollViewController: UIViewController, UIScrollViewDelegate {
    /// Called after each change of the content offset. Does nothing unless overridden.
    @inline(never) open func scrollViewDidScroll(_ scrollView: UIScrollView) { defaultImplementation(of: .scrollViewDidScroll) }

    /// Called after each change of the zoom scale. Does nothing unless overridden.
    @inline(never) open func scrollViewDidZoom(_ scrollView: UIScrollView) { defaultImplementation(of: .scrollViewDidZoom) }

    /// Called when the user starts to drag the content. Does nothing unless overridden.
    @inline(never) open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        defaultImplementation(of: .scrollViewWillBeginDragging)
    }

    /// Called when the user ends a drag. Does nothing unless overridden.
    ///
    /// - Parameters:
    ///   - velocity: The velocity of the offset, in points per millisecond.
    ///   - targetContentOffset: The offset at which the content will come to rest. Set it to change that offset.
    @inline(never) open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { defaultImplementation(of: .scrollViewWillEndDraggingWithVelocityTargetContentOffset) }

    /// Called after the user ended a drag. `decelerate` is whether the content continues to move. Does nothing unless overridden.
    @inline(never) open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        defaultImplementation(of: .scrollViewDidEndDraggingWillDecelerate)
    }

    /// Called when deceleration starts after a drag. Does nothing unless overridden.
    @inline(never) open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        defaultImplementation(of: .scrollViewWillBeginDecelerating)
    }

    /// Called when deceleration ended or was stopped. Does nothing unless overridden.
    @inline(never) open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        defaultImplementation(of: .scrollViewDidEndDecelerating)
    }

    /// Called when a scrolling animation ended that the app started. Does nothing unless overridden.
    @inline(never) open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        defaultImplementation(of: .scrollViewDidEndScrollingAnimation)
    }

    /// Returns the subview to zoom; nil disables zooming. Nil unless overridden.
    @inline(never) open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        defaultImplementation(of: .viewForZoomingIn)
        return nil
    }

    /// Called when the user starts to zoom `view`. Does nothing unless overridden.
    @inline(never) open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        defaultImplementation(of: .scrollViewWillBeginZoomingWith)
    }

    /// Called when zooming of `view` by the user or by an animation ended. `scale` is the new zoom scale. Does nothing unless overridden.
    @inline(never) open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        defaultImplementation(of: .scrollViewDidEndZoomingWithAtScale)
    }

    /// Whether Home or Command-Up scrolls to the start of the content. False keeps the offset. Called only if `scrollsToTop` is true. True unless overridden.
    @inline(never) open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        defaultImplementation(of: .scrollViewShouldScrollToTop)
        return true
    }

    /// Called after Home or Command-Up scrolled to the start of the content. Does nothing unless overridden.
    @inline(never) open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { defaultImplementation(of: .scrollViewDidScrollToTop) }

    /// Called when the adjusted content insets changed. Does nothing unless overridden.
    @inline(never) open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        defaultImplementation(of: .scrollViewDidChangeAdjustedContentInset)
    }
}
