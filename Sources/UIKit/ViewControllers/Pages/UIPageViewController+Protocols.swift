import CConformance
import Foundation

/// Provides the pages before and after a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before `viewController`; nil if it is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after `viewController`; nil if it is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// The number of dots of the page indicator. It is shown if pages scroll horizontally and both this and ``presentationIndex(for:)`` are
    /// implemented.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The index of the current dot after the program went to a page. Afterwards the dots follow the user's scrolling.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Zero.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        defaultImplementation(of: .presentationCountFor)
        return 0
    }
    /// The first dot: 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        defaultImplementation(of: .presentationIndexFor)
        return 0
    }
}

/// Delegate that is notified if the user turns pages. All methods are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Called when the user starts to turn to other pages.
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Called after the user's gesture ended. `completed` is whether the page changed.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    { defaultImplementation(of: .pageViewControllerWillTransitionTo) }
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) { defaultImplementation(of: .pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted) }
}
