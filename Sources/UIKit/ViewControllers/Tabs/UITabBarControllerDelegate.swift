import CConformance
import Foundation

/// Hears of what a tab bar controller shows, and says how it gets there. All of it may be left out.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a person may choose a controller.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// A person chose a controller, perhaps the one that was shown already.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// What animates a change; nil makes it at once.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// What drives that animation, where a finger does.
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
