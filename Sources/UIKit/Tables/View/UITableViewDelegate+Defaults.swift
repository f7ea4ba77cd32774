import CConformance
import Foundation

// Default implementations of the delegate's optional methods.
extension UITableViewDelegate {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewWillDisplayForRowAt)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        defaultImplementation(of: .tableViewWillDisplayHeaderViewForSection)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        defaultImplementation(of: .tableViewWillDisplayFooterViewForSection)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewDidEndDisplayingForRowAt)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        defaultImplementation(of: .tableViewDidEndDisplayingHeaderViewForSection)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        defaultImplementation(of: .tableViewDidEndDisplayingFooterViewForSection)
    }
    /// Returns the table view's `rowHeight`.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        defaultImplementation(of: .tableViewHeightForRowAt)
        return tableView.rowHeight
    }
    /// Returns the table view's `sectionHeaderHeight`.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        defaultImplementation(of: .tableViewHeightForHeaderInSection)
        return tableView.sectionHeaderHeight
    }
    /// Returns the table view's `sectionFooterHeight`.
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        defaultImplementation(of: .tableViewHeightForFooterInSection)
        return tableView.sectionFooterHeight
    }
    /// Returns the table view's `estimatedRowHeight`.
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        defaultImplementation(of: .tableViewEstimatedHeightForRowAt)
        return tableView.estimatedRowHeight
    }
    /// Returns the table view's `estimatedSectionHeaderHeight`.
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        defaultImplementation(of: .tableViewEstimatedHeightForHeaderInSection)
        return tableView.estimatedSectionHeaderHeight
    }
    /// Returns the table view's `estimatedSectionFooterHeight`.
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        defaultImplementation(of: .tableViewEstimatedHeightForFooterInSection)
        return tableView.estimatedSectionFooterHeight
    }
    /// Returns nil.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        defaultImplementation(of: .tableViewViewForHeaderInSection)
        return nil
    }
    /// Returns nil.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        defaultImplementation(of: .tableViewViewForFooterInSection)
        return nil
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        defaultImplementation(of: .tableViewAccessoryButtonTappedForRowWith)
    }
    /// Returns true.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewShouldHighlightRowAt)
        return true
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewDidHighlightRowAt)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewDidUnhighlightRowAt)
    }
    /// Returns the given row.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        defaultImplementation(of: .tableViewWillSelectRowAt)
        return indexPath
    }
    /// Returns the given row.
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        defaultImplementation(of: .tableViewWillDeselectRowAt)
        return indexPath
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewDidSelectRowAt)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewDidDeselectRowAt)
    }
    /// Returns true outside of editing mode.
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewCanPerformPrimaryActionForRowAt)
        return !tableView.isEditing
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewPerformPrimaryActionForRowAt)
    }
    /// Returns the delete style.
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        defaultImplementation(of: .tableViewEditingStyleForRowAt)
        return .delete
    }
    /// Returns nil: the title is "Delete".
    public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        defaultImplementation(of: .tableViewTitleForDeleteConfirmationButtonForRowAt)
        return nil
    }
    /// Returns nil.
    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        defaultImplementation(of: .tableViewEditActionsForRowAt)
        return nil
    }
    /// Returns nil.
    public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        defaultImplementation(of: .tableViewLeadingSwipeActionsConfigurationForRowAt)
        return nil
    }
    /// Returns nil: the actions from `tableView(_:editActionsForRowAt:)`, or a delete action.
    public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        defaultImplementation(of: .tableViewTrailingSwipeActionsConfigurationForRowAt)
        return nil
    }
    /// Returns true.
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewShouldIndentWhileEditingRowAt)
        return true
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewWillBeginEditingRowAt)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        defaultImplementation(of: .tableViewDidEndEditingRowAt)
    }
    /// Returns the proposed index path.
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        defaultImplementation(of: .tableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath)
        return proposedDestinationIndexPath
    }
    /// Returns false.
    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewShouldShowMenuForRowAt)
        return false
    }
    /// Returns false.
    public func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool {
        defaultImplementation(of: .tableViewCanPerformActionForRowAtWithSender)
        return false
    }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { defaultImplementation(of: .tableViewPerformActionForRowAtWithSender) }
    /// Returns true.
    public func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        defaultImplementation(of: .tableViewShouldSpringLoadRowAtWith)
        return true
    }
    /// Returns true.
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewCanFocusRowAt)
        return true
    }
    /// Returns true.
    public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        defaultImplementation(of: .tableViewShouldUpdateFocusIn)
        return true
    }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) { defaultImplementation(of: .tableViewDidUpdateFocusInWith) }
    /// Returns nil.
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        defaultImplementation(of: .indexPathForPreferredFocusedViewInTableView)
        return nil
    }
    /// Returns the table view's `selectionFollowsFocus`.
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewSelectionFollowsFocusForRowAt)
        return tableView.selectionFollowsFocus
    }
    /// Returns 0.
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        defaultImplementation(of: .tableViewIndentationLevelForRowAt)
        return 0
    }
    /// Returns false.
    public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewShouldBeginMultipleSelectionInteractionAt)
        return false
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewDidBeginMultipleSelectionInteractionAt)
    }
    /// Does nothing.
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        defaultImplementation(of: .tableViewDidEndMultipleSelectionInteraction)
    }
}
