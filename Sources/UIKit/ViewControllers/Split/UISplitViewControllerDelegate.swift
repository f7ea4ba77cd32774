import CConformance
import Foundation

/// Delegate of a split view controller, which can control how columns collapse and expand. All methods are optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Called before the display mode changes.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Called before a column is shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Called before a column is hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// The column on top of the merged stack after the window becomes narrow.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// The display mode after the window becomes wide.
    func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Called after the window became narrow.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Called after the window became wide.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Merges the secondary controller into the primary one when the window becomes narrow. Returns true to drop the secondary controller. Only called
    /// without a style.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Returns the secondary controller when the window becomes wide; nil uses the controller on the stack. Only called without a style.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// Returns the primary controller when the window becomes narrow; nil keeps the current one. Only called without a style.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// Returns the primary controller when the window becomes wide; nil keeps the current one. Only called without a style.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// Shows a controller instead of the split view controller. Returns whether it did.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
    /// Shows a detail controller instead of the split view controller. Returns whether it did.
    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
}

extension UISplitViewControllerDelegate {
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        defaultImplementation(of: .splitViewControllerWillChangeTo)
    }
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        defaultImplementation(of: .splitViewControllerWillShow)
    }
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        defaultImplementation(of: .splitViewControllerWillHide)
    }
    /// The proposed column.
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        defaultImplementation(of: .splitViewControllerTopColumnForCollapsingToProposedTopColumn)
        return proposedTopColumn
    }
    /// The proposed display mode.
    public func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        defaultImplementation(of: .splitViewControllerDisplayModeForExpandingToProposedDisplayMode)
        return proposedDisplayMode
    }
    /// Does nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { defaultImplementation(of: .splitViewControllerDidCollapse) }
    /// Does nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) { defaultImplementation(of: .splitViewControllerDidExpand) }
    /// False: the secondary controller is pushed onto the primary controller's stack.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        defaultImplementation(of: .splitViewControllerCollapseSecondaryOnto)
        return false
    }
    /// Nil.
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        defaultImplementation(of: .splitViewControllerSeparateSecondaryFrom)
        return nil
    }
    /// Nil.
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        defaultImplementation(of: .primaryViewControllerForCollapsing)
        return nil
    }
    /// Nil.
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        defaultImplementation(of: .primaryViewControllerForExpanding)
        return nil
    }
    /// False.
    public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
        defaultImplementation(of: .splitViewControllerShowSender)
        return false
    }
    /// False.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        defaultImplementation(of: .splitViewControllerShowDetailSender)
        return false
    }
}
