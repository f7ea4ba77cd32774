import CConformance
import Foundation

/// Delegate of a tab bar controller, which can provide animators. All methods are optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether the user may select a controller.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called after the user selected a controller, possibly the one already selected.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Whether the user may select a tab. Unless implemented, the result of the method for controllers.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    /// Called after the user selected a tab, possibly the one already selected. Unless implemented, calls the method for controllers.
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    /// The animator of a change; nil makes the change without animation.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// The interaction controller for that animator; nil if the transition is not interactive.
    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    /// True.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        defaultImplementation(of: .tabBarControllerShouldSelect)
        return true
    }
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        defaultImplementation(of: .tabBarControllerDidSelect)
    }
    /// The result of the method for the tab's controller.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        defaultImplementation(of: .tabBarControllerShouldSelectTab)
        return tab.viewController.map { self.tabBarController(tabBarController, shouldSelect: $0) } ?? true
    }
    /// Calls the method for the tab's controller.
    public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        defaultImplementation(of: .tabBarControllerDidSelectTabPreviousTab)
        if let controller = selectedTab.viewController { self.tabBarController(tabBarController, didSelect: controller) }
    }
    /// Nil.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        defaultImplementation(of: .tabBarControllerAnimationControllerForTransitionFromTo)
        return nil
    }
    /// Nil.
    public func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        defaultImplementation(of: .tabBarControllerInteractionControllerFor)
        return nil
    }
}
