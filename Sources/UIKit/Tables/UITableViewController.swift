import CConformance
import Foundation

/// A view controller that manages a table view as its data source and delegate.
@preconcurrency @MainActor
open class UITableViewController: _ScrollViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style

    /// Creates a controller whose table view has `style`.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose table view is plain unless the nib specifies another style.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates the controller from a storyboard or nib.
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

    /// Whether the selection is cleared before the view appears. Default true.
    open var clearsSelectionOnViewWillAppear = true

    /// The refresh control of the table view. Nil, the default, disables pull to refresh.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    /// Creates the table view, or loads it from the storyboard.
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

    /// Clears the selection if ``clearsSelectionOnViewWillAppear`` is true. An override calls `super`.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let tableView = ownTableView else { return }
        for indexPath in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: indexPath, animated: animated) }
    }

    /// Flashes the scroll indicators. An override calls `super`.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ownTableView?.flashScrollIndicators()
    }

    /// Starts or ends editing mode, also in the table view. An override calls `super`.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        ownTableView?.setEditing(editing, animated: animated)
    }

    // MARK: Data source, to be overridden

    /// Returns the number of rows in a section. The default is the number of static rows in the storyboard, or 0.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticRows?.section(section)?.cells.count ?? 0
    }

    /// Returns a cell from one of the table view's `dequeue` methods. The default is the static cell in the storyboard. A subclass without
    /// static cells must override this method.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = tableView.staticRows?.cell(at: indexPath) { return cell }
        fatalError("\(type(of: self)) has rows but returns no cells. Override tableView(_:cellForRowAt:).")
    }

    /// Returns the number of sections. The default is the number of static sections in the storyboard, or 1.
    open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticRows?.sections.count ?? 1 }

    /// Returns the title above a section. The default is the title in the storyboard, or nil.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticRows?.section(section)?.header
    }

    /// Returns the title below a section. The default is the title in the storyboard, or nil.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticRows?.section(section)?.footer
    }

    /// Whether a row can be edited. True unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewCanEditRowAt)
        return true
    }

    /// Whether the user can move a row. By default all rows can be moved if the subclass overrides ``tableView(_:moveRowAt:to:)``.
    @inline(never) open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewCanMoveRowAt)
        return false
    }

    /// Returns the titles of the section index. Nil unless overridden.
    @inline(never) open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        defaultImplementation(of: .sectionIndexTitlesFor)
        return nil
    }

    /// Returns the section for a title of the section index. By default this is the section with the same index as the title.
    @inline(never) open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        defaultImplementation(of: .tableViewSectionForSectionIndexTitleAt)
        return index
    }

    /// Deletes or inserts a row in the data and in the table view, at the user's request. The default implementation only logs an error.
    @inline(never) open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        defaultImplementation(of: .tableViewCommitForRowAt)
        tableLog.error("Ignored an edit of the row at \(indexPath): \(type(of: self)) does not override tableView(_:commit:forRowAt:).")
    }

    /// Moves a row in the data after the user moved it in the table view. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        defaultImplementation(of: .tableViewMoveRowAtTo)
    }

    // MARK: Delegate, to be overridden

    /// Called before a cell is displayed. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewWillDisplayForRowAt)
    }

    /// Called before a section header is displayed. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        defaultImplementation(of: .tableViewWillDisplayHeaderViewForSection)
    }

    /// Called before a section footer is displayed. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        defaultImplementation(of: .tableViewWillDisplayFooterViewForSection)
    }

    /// Called after a cell is no longer displayed. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewDidEndDisplayingForRowAt)
    }

    /// Called after a section header is no longer displayed. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        defaultImplementation(of: .tableViewDidEndDisplayingHeaderViewForSection)
    }

    /// Called after a section footer is no longer displayed. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        defaultImplementation(of: .tableViewDidEndDisplayingFooterViewForSection)
    }

    /// Returns the height of a row in points, or `UITableView.automaticDimension` for the height of its content. The default is the height in
    /// the storyboard, or the table view's `rowHeight`.
    @inline(never) open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        defaultImplementation(of: .tableViewHeightForRowAt)
        if let height = tableView.staticRows?.height(at: indexPath) { return height }
        return tableView.rowHeight
    }

    /// Returns the height of a section header, in points. The default is the table view's `sectionHeaderHeight`.
    @inline(never) open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        defaultImplementation(of: .tableViewHeightForHeaderInSection)
        return tableView.sectionHeaderHeight
    }

    /// Returns the height of a section footer, in points. The default is the table view's `sectionFooterHeight`.
    @inline(never) open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        defaultImplementation(of: .tableViewHeightForFooterInSection)
        return tableView.sectionFooterHeight
    }

    /// Returns the estimated height of a row in points, used until the row is displayed. The default is the table view's `estimatedRowHeight`.
    @inline(never) open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        defaultImplementation(of: .tableViewEstimatedHeightForRowAt)
        return tableView.estimatedRowHeight
    }

    /// Returns the estimated height of a section header in points, used until the header is displayed. The default is the table view's
    /// `estimatedSectionHeaderHeight`.
    @inline(never) open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        defaultImplementation(of: .tableViewEstimatedHeightForHeaderInSection)
        return tableView.estimatedSectionHeaderHeight
    }

    /// Returns the estimated height of a section footer in points, used until the footer is displayed. The default is the table view's
    /// `estimatedSectionFooterHeight`.
    @inline(never) open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        defaultImplementation(of: .tableViewEstimatedHeightForFooterInSection)
        return tableView.estimatedSectionFooterHeight
    }

    /// Returns the view above a section, used instead of its title. Nil unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        defaultImplementation(of: .tableViewViewForHeaderInSection)
        return nil
    }

    /// Returns the view below a section, used instead of its title. Nil unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        defaultImplementation(of: .tableViewViewForFooterInSection)
        return nil
    }

    /// Called after the user tapped the detail button of a row. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        defaultImplementation(of: .tableViewAccessoryButtonTappedForRowWith)
    }

    /// Whether a touch highlights and selects a row. False prevents both. True unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewShouldHighlightRowAt)
        return true
    }

    /// Called after a touch highlighted a row. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewDidHighlightRowAt)
    }

    /// Called after the highlight of a row was removed. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewDidUnhighlightRowAt)
    }

    /// Returns the row that a touch selects; nil selects no row. The default is the touched row.
    @inline(never) open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        defaultImplementation(of: .tableViewWillSelectRowAt)
        return indexPath
    }

    /// Returns the row to deselect; nil deselects no row. The default is the given row.
    @inline(never) open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        defaultImplementation(of: .tableViewWillDeselectRowAt)
        return indexPath
    }

    /// Called after the user selected a row. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewDidSelectRowAt)
    }

    /// Called after the user deselected a row or, in single selection, selected another row. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewDidDeselectRowAt)
    }

    /// Whether a row has a primary action. Unless overridden, true outside of editing mode.
    @inline(never) open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewCanPerformPrimaryActionForRowAt)
        return !tableView.isEditing
    }

    /// Performs the primary action of a row, after a tap or Return. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewPerformPrimaryActionForRowAt)
    }

    /// Returns the editing style of a row that can be edited. Delete unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    {
        defaultImplementation(of: .tableViewEditingStyleForRowAt)
        return .delete
    }

    /// Returns the title of the delete button of a row. Nil, the default, shows "Delete".
    @inline(never) open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        defaultImplementation(of: .tableViewTitleForDeleteConfirmationButtonForRowAt)
        return nil
    }

    /// Returns the trailing swipe actions as row actions, the predecessor of ``UISwipeActionsConfiguration``. Nil, the default, shows a delete action.
    @inline(never) open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        defaultImplementation(of: .tableViewEditActionsForRowAt)
        return nil
    }

    /// Returns the swipe actions at the leading edge of a row. Nil, the default, shows no actions.
    @inline(never) open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        defaultImplementation(of: .tableViewLeadingSwipeActionsConfigurationForRowAt)
        return nil
    }

    /// Returns the swipe actions at the trailing edge of a row. Nil, the default, shows a delete action if the data source implements `commit`.
    @inline(never) open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        defaultImplementation(of: .tableViewTrailingSwipeActionsConfigurationForRowAt)
        return nil
    }

    /// Whether a row's content is indented in editing mode. True unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewShouldIndentWhileEditingRowAt)
        return true
    }

    /// Called when a row is swiped open. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewWillBeginEditingRowAt)
    }

    /// Called after the swiped row closed; the index path is nil if the row was deleted. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        defaultImplementation(of: .tableViewDidEndEditingRowAt)
    }

    /// Returns the target index path of a row that the user moves. The default is the proposed path.
    @inline(never) open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        defaultImplementation(of: .tableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath)
        return proposedDestinationIndexPath
    }

    /// Returns the context menu of a row for a press at `point`, in the table's coordinates. Nil, the default, shows no menu.
    @inline(never) open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        defaultImplementation(of: .tableViewContextMenuConfigurationForRowAtPoint)
        return nil
    }

    /// Returns the preview that is lifted for a row's context menu. Nil, the default, lifts the cell.
    @inline(never) open func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        defaultImplementation(of: .tableViewPreviewForHighlightingContextMenuWithConfiguration)
        return nil
    }

    /// Returns the preview to which the menu's preview animates on dismissal. Nil, the default, uses the cell.
    @inline(never) open func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        defaultImplementation(of: .tableViewPreviewForDismissingContextMenuWithConfiguration)
        return nil
    }

    /// Called after the user tapped the preview of a context menu. Does nothing unless overridden.
    @inline(never) open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { defaultImplementation(of: .tableViewWillPerformPreviewActionForMenuWithAnimator) }

    /// Called before a context menu appears. Does nothing unless overridden.
    @inline(never) open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { defaultImplementation(of: .tableViewWillDisplayContextMenuAnimator) }

    /// Called before a context menu disappears. Does nothing unless overridden.
    @inline(never) open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { defaultImplementation(of: .tableViewWillEndContextMenuInteractionAnimator) }

    /// Whether a long press on a row shows the edit menu. False unless overridden. Not called for rows with a context menu.
    @inline(never) open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewShouldShowMenuForRowAt)
        return false
    }

    /// Whether the edit menu of a row contains a command: Cut, Copy, Paste and other standard commands, or a menu item of ``UIMenuController``.
    /// False unless overridden.
    @inline(never) open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool {
        defaultImplementation(of: .tableViewCanPerformActionForRowAtWithSender)
        return false
    }

    /// Performs a command from a row's edit menu that the row's cell does not implement. Does nothing unless overridden.
    @inline(never) open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { defaultImplementation(of: .tableViewPerformActionForRowAtWithSender) }

    /// Whether a drag that rests on a row of a spring-loaded table selects it. True unless overridden.
    @inline(never) open func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        defaultImplementation(of: .tableViewShouldSpringLoadRowAtWith)
        return true
    }

    /// Whether a row can have the focus. Keyboard navigation skips other rows. True unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewCanFocusRowAt)
        return true
    }

    /// Whether the focus update described by the context may happen. True unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        defaultImplementation(of: .tableViewShouldUpdateFocusIn)
        return true
    }

    /// Called after the focus update described by the context. Does nothing unless overridden.
    @inline(never) open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) { defaultImplementation(of: .tableViewDidUpdateFocusInWith) }

    /// Returns the row that gets the focus when it enters the view. Nil unless overridden.
    @inline(never) open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        defaultImplementation(of: .indexPathForPreferredFocusedViewInTableView)
        return nil
    }

    /// Whether focusing a row selects it. The default is the table view's `selectionFollowsFocus`.
    @inline(never) open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewSelectionFollowsFocusForRowAt)
        return tableView.selectionFollowsFocus
    }

    /// Returns the indentation level of a row. If this method is not overridden, the cell's own level applies.
    @inline(never) open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        defaultImplementation(of: .tableViewIndentationLevelForRowAt)
        return 0
    }

    /// Whether a two-finger pan that starts on a row selects all rows that it passes. False unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewShouldBeginMultipleSelectionInteractionAt)
        return false
    }

    /// Called when a two-finger selection starts. Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewDidBeginMultipleSelectionInteractionAt)
    }

    /// Called when a two-finger selection ends. Does nothing unless overridden.
    @inline(never) open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        defaultImplementation(of: .tableViewDidEndMultipleSelectionInteraction)
    }
}
