import CConformance
import Foundation

/// Hears of what a split view controller shows, and says what becomes of the columns. All of it may be left out.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Other columns are about to be seen.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// A column is about to be shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// A column is about to be hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// The column on top when the window becomes narrow.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Which columns are seen when the window becomes wide.
    func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// The window became narrow.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// The window became wide.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// In the older form: takes the secondary controller into the primary one as the window becomes narrow. True leaves it away.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// In the older form: the secondary controller as the window becomes wide; nil takes what the stack has of it.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// In the older form: what is shown in a narrow window; nil is the primary controller.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// In the older form: the primary controller in a wide window; nil is what it was.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// Shows a controller in a way of its own; true where it did.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
    /// Shows a controller as the content in a way of its own; true where it did.
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
    /// The proposed one.
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        defaultImplementation(of: .splitViewControllerTopColumnForCollapsingToProposedTopColumn)
        return proposedTopColumn
    }
    /// The proposed one.
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
    /// False: the secondary controller goes onto the primary one's stack.
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
