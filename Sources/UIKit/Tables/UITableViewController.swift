import CConformance
import Foundation

/// A controller whose view is a table view, of which it is data source and delegate.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style

    /// A controller whose table view has `style`.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller whose table view is plain, unless a nib has another.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// As a storyboard or a nib describes it.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The table view, which is the controller's view.
    open var tableView: UITableView! {
        get {
            loadViewIfNeeded()
            return ownTableView ?? view as? UITableView
        }
        set {
            ownTableView = newValue
            view = newValue
        }
    }
    private var ownTableView: UITableView?

    /// Whether the selection is cleared when the view is about to appear. True unless set.
    open var clearsSelectionOnViewWillAppear = true

    /// The control above the rows that a pull down refreshes them by.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    /// Makes the table view, or loads it from the storyboard.
    open override func loadView() {
        if loadInterface() {
            ownTableView = viewIfLoaded as? UITableView
            return
        }
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        tableView.dataSource = self
        tableView.delegate = self
        ownTableView = tableView
        view = tableView
    }

    /// Clears the selection, where it is to be. An override calls `super`.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let tableView = ownTableView else { return }
        for indexPath in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: indexPath, animated: animated) }
    }

    /// Shows the scroll indicators for a moment. An override calls `super`.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ownTableView?.flashScrollIndicators()
    }

    /// Begins or ends editing, also of the items. An override calls `super`.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        ownTableView?.setEditing(editing, animated: animated)
    }

    // MARK: Data source, to be overridden

    /// How many rows a section has. As many as the controller's storyboard describes, or none, unless overridden.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticRows?.section(section)?.cells.count ?? 0
    }

    /// A cell for a row, got from one of the table view's `dequeue` calls. The one that the controller's storyboard describes unless
    /// overridden; a controller of other rows has to override it.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = tableView.staticRows?.cell(at: indexPath) { return cell }
        fatalError("\(type(of: self)) has rows but returns no cells. Override tableView(_:cellForRowAt:).")
    }

    /// How many sections there are. As many as the controller's storyboard describes, or 1, unless overridden.
    open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticRows?.sections.count ?? 1 }

    /// The title above a section. What the controller's storyboard says, or none, unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticRows?.section(section)?.header
    }

    /// The title below a section. What the controller's storyboard says, or none, unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticRows?.section(section)?.footer
    }

    /// Whether a row can be edited. True unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewCanEditRowAt)
        return true
    }

    /// Whether a person can move a row. Unless overridden, all rows can be moved if ``tableView(_:moveRowAt:to:)`` is overridden.
    @inline(never) open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewCanMoveRowAt)
        return false
    }

    /// The titles of the index at the table's side. None unless overridden.
    @inline(never) open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        defaultImplementation(of: .sectionIndexTitlesFor)
        return nil
    }

    /// The section that a title of the index stands for. The one of the same number unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        defaultImplementation(of: .tableViewSectionForSectionIndexTitleAt)
        return index
    }

    /// A person deletes a row, or asks for one to be inserted: change the data, and tell the table view. Unless
    /// overridden nothing changes, and that is logged.
    @inline(never) open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        defaultImplementation(of: .tableViewCommitForRowAt)
        tableLog.error("Ignored an edit of the row at \(indexPath): \(type(of: self)) does not override tableView(_:commit:forRowAt:).")
    }

    /// A person moved a row: the data are to follow. The table view shows it already. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        defaultImplementation(of: .tableViewMoveRowAtTo)
    }

    // MARK: Delegate, to be overridden

    /// A cell is about to be seen. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewWillDisplayForRowAt)
    }

    /// A section's header is about to be seen. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        defaultImplementation(of: .tableViewWillDisplayHeaderViewForSection)
    }

    /// A section's footer is about to be seen. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        defaultImplementation(of: .tableViewWillDisplayFooterViewForSection)
    }

    /// A cell is not seen any more. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewDidEndDisplayingForRowAt)
    }

    /// A section's header is not seen any more. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        defaultImplementation(of: .tableViewDidEndDisplayingHeaderViewForSection)
    }

    /// A section's footer is not seen any more. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        defaultImplementation(of: .tableViewDidEndDisplayingFooterViewForSection)
    }

    /// How high a row is, in points; `UITableView.automaticDimension` for what its content takes. What the controller's
    /// storyboard says, or the table view's `rowHeight`, unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        defaultImplementation(of: .tableViewHeightForRowAt)
        if let height = tableView.staticRows?.height(at: indexPath) { return height }
        return tableView.rowHeight
    }

    /// How high a section's header is, in points. The table view's `sectionHeaderHeight` unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        defaultImplementation(of: .tableViewHeightForHeaderInSection)
        return tableView.sectionHeaderHeight
    }

    /// How high a section's footer is, in points. The table view's `sectionFooterHeight` unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        defaultImplementation(of: .tableViewHeightForFooterInSection)
        return tableView.sectionFooterHeight
    }

    /// How high a row is about, in points, until it is seen. The table view's `estimatedRowHeight` unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        defaultImplementation(of: .tableViewEstimatedHeightForRowAt)
        return tableView.estimatedRowHeight
    }

    /// How high a section's header is about, in points, until it is seen. The table view's `estimatedSectionHeaderHeight` unless
    /// overridden.
    @inline(never) open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        defaultImplementation(of: .tableViewEstimatedHeightForHeaderInSection)
        return tableView.estimatedSectionHeaderHeight
    }

    /// How high a section's footer is about, in points, until it is seen. The table view's `estimatedSectionFooterHeight` unless
    /// overridden.
    @inline(never) open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        defaultImplementation(of: .tableViewEstimatedHeightForFooterInSection)
        return tableView.estimatedSectionFooterHeight
    }

    /// The view above a section, instead of its title. None unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        defaultImplementation(of: .tableViewViewForHeaderInSection)
        return nil
    }

    /// The view below a section, instead of its title. None unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        defaultImplementation(of: .tableViewViewForFooterInSection)
        return nil
    }

    /// A person touched the detail button of a row. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        defaultImplementation(of: .tableViewAccessoryButtonTappedForRowWith)
    }

    /// Whether a touch highlights a row. One that is not highlighted is not selected by the touch either. True unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewShouldHighlightRowAt)
        return true
    }

    /// A touch highlighted a row. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewDidHighlightRowAt)
    }

    /// A row that was highlighted is not any more. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewDidUnhighlightRowAt)
    }

    /// A person is about to select a row: the row to be selected, another one or none. This one unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        defaultImplementation(of: .tableViewWillSelectRowAt)
        return indexPath
    }

    /// A person is about to deselect a row: the row to be deselected, another one or none. This one unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        defaultImplementation(of: .tableViewWillDeselectRowAt)
        return indexPath
    }

    /// A person selected a row. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewDidSelectRowAt)
    }

    /// A person deselected a row, also by selecting another one where one alone can be selected. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewDidDeselectRowAt)
    }

    /// Whether a row has a primary action. True unless overridden, except while the table is edited.
    @inline(never) open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewCanPerformPrimaryActionForRowAt)
        return !tableView.isEditing
    }

    /// A person chose a row with a single tap, or with Return: do what it stands for. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewPerformPrimaryActionForRowAt)
    }

    /// How a row is edited, where the data source lets it be. Deleted unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    {
        defaultImplementation(of: .tableViewEditingStyleForRowAt)
        return .delete
    }

    /// What the button says that deletes a row. "Delete" unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        defaultImplementation(of: .tableViewTitleForDeleteConfirmationButtonForRowAt)
        return nil
    }

    /// What a pull at a row's end offers, in the way of before ``UISwipeActionsConfiguration``. Nil, unless overridden: deletion.
    @inline(never) open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        defaultImplementation(of: .tableViewEditActionsForRowAt)
        return nil
    }

    /// The actions at a row's leading end. None unless overridden.
    @inline(never) open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        defaultImplementation(of: .tableViewLeadingSwipeActionsConfigurationForRowAt)
        return nil
    }

    /// The actions at a row's trailing end; nil, unless overridden, for the default, which is deletion if the data source implements `commit`.
    @inline(never) open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        defaultImplementation(of: .tableViewTrailingSwipeActionsConfigurationForRowAt)
        return nil
    }

    /// Whether a row's content moves aside while the table is edited. True unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewShouldIndentWhileEditingRowAt)
        return true
    }

    /// A row was pulled aside. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewWillBeginEditingRowAt)
    }

    /// The row that was pulled aside is back; nil where it was deleted. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        defaultImplementation(of: .tableViewDidEndEditingRowAt)
    }

    /// Where a row that a person moves goes, instead of where it would go. There unless overridden.
    @inline(never) open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        defaultImplementation(of: .tableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath)
        return proposedDestinationIndexPath
    }

    /// The context menu of a row, for a press at `point` in the table's coordinates. Nil unless overridden: none.
    @inline(never) open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        defaultImplementation(of: .tableViewContextMenuConfigurationForRowAtPoint)
        return nil
    }

    /// What is lifted for a row's context menu. Nil, unless overridden: its cell.
    @inline(never) open func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        defaultImplementation(of: .tableViewPreviewForHighlightingContextMenuWithConfiguration)
        return nil
    }

    /// Where the preview goes when the menu goes. Nil, unless overridden: back to the cell.
    @inline(never) open func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        defaultImplementation(of: .tableViewPreviewForDismissingContextMenuWithConfiguration)
        return nil
    }

    /// A person chose the preview of a context menu. Does nothing unless overridden.
    @inline(never) open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { defaultImplementation(of: .tableViewWillPerformPreviewActionForMenuWithAnimator) }

    /// A context menu is about to come. Does nothing unless overridden.
    @inline(never) open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { defaultImplementation(of: .tableViewWillDisplayContextMenuAnimator) }

    /// A context menu is about to go. Does nothing unless overridden.
    @inline(never) open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { defaultImplementation(of: .tableViewWillEndContextMenuInteractionAnimator) }

    /// Whether a finger that rests on a row brings the menu of commands of before context menus. False unless overridden. Not asked where
    /// the row has a context menu.
    @inline(never) open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewShouldShowMenuForRowAt)
        return false
    }

    /// Whether a command is in a row's menu of commands: Cut, Copy, Paste and the others of an Edit menu, and the `menuItems` of
    /// ``UIMenuController``. False unless overridden.
    @inline(never) open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool {
        defaultImplementation(of: .tableViewCanPerformActionForRowAtWithSender)
        return false
    }

    /// A person chose a command from a row's menu of commands, which the row's cell has no method for. Does nothing unless overridden.
    @inline(never) open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { defaultImplementation(of: .tableViewPerformActionForRowAtWithSender) }

    /// Whether a drag that rests on a row chooses it, in a table that is spring loaded. True unless overridden.
    @inline(never) open func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        defaultImplementation(of: .tableViewShouldSpringLoadRowAtWith)
        return true
    }

    /// Whether the focus can be at a row: keys pass one where it cannot. True unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewCanFocusRowAt)
        return true
    }

    /// Whether the focus may go as the context tells. True unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        defaultImplementation(of: .tableViewShouldUpdateFocusIn)
        return true
    }

    /// The focus went as the context tells. Does nothing unless overridden.
    @inline(never) open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) { defaultImplementation(of: .tableViewDidUpdateFocusInWith) }

    /// The row that keys come to when they come into the view. Nil unless overridden.
    @inline(never) open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        defaultImplementation(of: .indexPathForPreferredFocusedViewInTableView)
        return nil
    }

    /// Whether a row is selected as soon as keys come to it. The table view's `selectionFollowsFocus` unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewSelectionFollowsFocusForRowAt)
        return tableView.selectionFollowsFocus
    }

    /// How far a row is indented, in levels. 0 unless overridden: the cell's own level counts then.
    @inline(never) open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        defaultImplementation(of: .tableViewIndentationLevelForRowAt)
        return 0
    }

    /// Whether two fingers that pan from a row on select all that they pass. False unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewShouldBeginMultipleSelectionInteractionAt)
        return false
    }

    /// Two fingers begin to select. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewDidBeginMultipleSelectionInteractionAt)
    }

    /// The fingers that selected were lifted. Does nothing unless overridden.
    @inline(never) open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        defaultImplementation(of: .tableViewDidEndMultipleSelectionInteraction)
    }

    // MARK: Scrolling, to be overridden

    /// The content moved, for whatever reason. Does nothing unless overridden.
    @inline(never) open func scrollViewDidScroll(_ scrollView: UIScrollView) { defaultImplementation(of: .scrollViewDidScroll) }

    /// The zoom scale changed, for whatever reason. Does nothing unless overridden.
    @inline(never) open func scrollViewDidZoom(_ scrollView: UIScrollView) { defaultImplementation(of: .scrollViewDidZoom) }

    /// A finger begins to move the content. Does nothing unless overridden.
    @inline(never) open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        defaultImplementation(of: .scrollViewWillBeginDragging)
    }

    /// A finger lets go of the content. Does nothing unless overridden.
    ///
    /// - Parameters:
    ///   - velocity: How fast the offset changes, in points per millisecond.
    ///   - targetContentOffset: Where the content will come to rest; set it to have it rest elsewhere.
    @inline(never) open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { defaultImplementation(of: .scrollViewWillEndDraggingWithVelocityTargetContentOffset) }

    /// A finger let go of the content. `decelerate` tells whether it goes on moving by itself. Does nothing unless overridden.
    @inline(never) open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        defaultImplementation(of: .scrollViewDidEndDraggingWillDecelerate)
    }

    /// The content begins to move by itself after a finger let go. Does nothing unless overridden.
    @inline(never) open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        defaultImplementation(of: .scrollViewWillBeginDecelerating)
    }

    /// The content has come to rest, or was stopped. Does nothing unless overridden.
    @inline(never) open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        defaultImplementation(of: .scrollViewDidEndDecelerating)
    }

    /// An animation that the program asked for is over. Does nothing unless overridden.
    @inline(never) open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        defaultImplementation(of: .scrollViewDidEndScrollingAnimation)
    }

    /// The view, one in the scroll view, that zooms. Nil, unless overridden: nothing zooms.
    @inline(never) open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        defaultImplementation(of: .viewForZoomingIn)
        return nil
    }

    /// Fingers begin to zoom `view`. Does nothing unless overridden.
    @inline(never) open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        defaultImplementation(of: .scrollViewWillBeginZoomingWith)
    }

    /// Fingers, or an animation of the program's, zoomed `view`, which now has `scale`. Does nothing unless overridden.
    @inline(never) open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        defaultImplementation(of: .scrollViewDidEndZoomingWithAtScale)
    }

    /// A person asks for the content's beginning, by Home or Command-Up. False leaves it where it is. Asked where `scrollsToTop` is true,
    /// and true then unless overridden.
    @inline(never) open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        defaultImplementation(of: .scrollViewShouldScrollToTop)
        return scrollView.scrollsToTop
    }

    /// The content has come to its beginning as a person asked. Does nothing unless overridden.
    @inline(never) open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { defaultImplementation(of: .scrollViewDidScrollToTop) }

    /// The safe area, or the insets, changed where content may come to rest. Does nothing unless overridden.
    @inline(never) open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        defaultImplementation(of: .scrollViewDidChangeAdjustedContentInset)
    }
}
