import CConformance
import Foundation

/// Says which pages come before and after others.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before another; nil where that is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after another; nil where that is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// The number of dots of the page indicator. There is one if pages scroll horizontally and both this and ``presentationIndex(for:)`` are implemented.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Which dot is the place, once the program has gone to a page; from there on it follows.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// None.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        defaultImplementation(of: .presentationCountFor)
        return 0
    }
    /// The first.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        defaultImplementation(of: .presentationIndexFor)
        return 0
    }
}

/// Hears of pages that a person turns. All of it may be left out.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Pages begin to come into view by hand.
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Pages came to rest that a hand has moved, at other ones or where they were.
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
