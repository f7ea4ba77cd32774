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
        fatalError("\(type(of: self)) has rows: override tableView(_:cellForRowAt:).")
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

    /// Whether a row can be edited. True unless overridden; rows are deleted by a swipe only where this method, or the delegate's
    /// `tableView(_:editingStyleForRowAt:)`, is overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.answeredByDefault.insert(.canEdit)
        return true
    }

    /// Whether a person can move a row. False unless overridden.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// The titles of the index at the table's side. None unless overridden.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section that a title of the index stands for. The one of the same number unless overridden.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }

    /// A person deletes a row, or asks for one to be inserted: change the data, and tell the table view. Unless
    /// overridden nothing changes, and that is logged.
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        tableLog.error("\(type(of: self)) edits \(indexPath) without overriding tableView(_:commit:forRowAt:): nothing changes.")
    }

    /// A person moved a row: the data are to follow. The table view shows it already. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}

    // MARK: Delegate, to be overridden

    /// A cell is about to be seen. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

    /// A section's header is about to be seen. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

    /// A section's footer is about to be seen. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

    /// A cell is not seen any more. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

    /// A section's header is not seen any more. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}

    /// A section's footer is not seen any more. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}

    /// How high a row is, in points; `UITableView.automaticDimension` for what its content takes. What the controller's
    /// storyboard says, or the table view's `rowHeight`, unless overridden.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if let height = tableView.staticRows?.height(at: indexPath) { return height }
        tableView.answeredByDefault.insert(.rowHeight)
        return tableView.rowHeight
    }

    /// How high a section's header is, in points. The table view's `sectionHeaderHeight` unless overridden.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { tableView.sectionHeaderHeight }

    /// How high a section's footer is, in points. The table view's `sectionFooterHeight` unless overridden.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { tableView.sectionFooterHeight }

    /// How high a row is about, in points, until it is seen. The table view's `estimatedRowHeight` unless overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.answeredByDefault.insert(.estimatedRowHeight)
        return tableView.estimatedRowHeight
    }

    /// How high a section's header is about, in points, until it is seen. The table view's `estimatedSectionHeaderHeight` unless
    /// overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tableView.estimatedSectionHeaderHeight
    }

    /// How high a section's footer is about, in points, until it is seen. The table view's `estimatedSectionFooterHeight` unless
    /// overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tableView.estimatedSectionFooterHeight
    }

    /// The view above a section, instead of its title. None unless overridden.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.answeredByDefault.insert(.headerView)
        return nil
    }

    /// The view below a section, instead of its title. None unless overridden.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        tableView.answeredByDefault.insert(.footerView)
        return nil
    }

    /// A person touched the detail button of a row. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    /// Whether a touch highlights a row. One that is not highlighted is not selected by the touch either. True unless overridden.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    /// A touch highlighted a row. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    /// A row that was highlighted is not any more. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// A person is about to select a row: the row to be selected, another one or none. This one unless overridden.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    /// A person is about to deselect a row: the row to be deselected, another one or none. This one unless overridden.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    /// A person selected a row. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// A person deselected a row, also by selecting another one where one alone can be selected. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Whether a row has a primary action. True unless overridden, except while the table is edited.
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { !tableView.isEditing }

    /// A person chose a row with a single tap, or with Return: do what it stands for. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

    /// How a row is edited, where the data source lets it be. Deleted unless overridden.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        tableView.answeredByDefault.insert(.editingStyle)
        return .delete
    }

    /// What the button says that deletes a row. "Delete" unless overridden.
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { nil }

    /// What a pull at a row's end offers, in the way of before ``UISwipeActionsConfiguration``. Nil, unless overridden: deletion.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        tableView.answeredByDefault.insert(.rowActions)
        return nil
    }

    /// The actions at a row's leading end. None unless overridden.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        tableView.answeredByDefault.insert(.leadingSwipe)
        return nil
    }

    /// The actions at a row's trailing end. Deletion, where the data source lets the row be edited, unless overridden; nil for none.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        tableView.answeredByDefault.insert(.trailingSwipe)
        return nil
    }

    /// Whether a row's content moves aside while the table is edited. True unless overridden.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }

    /// A row was pulled aside. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// The row that was pulled aside is back; nil where it was deleted. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// Where a row that a person moves goes, instead of where it would go. There unless overridden.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    /// The context menu of a row, for a press at `point` in the table's coordinates. Nil unless overridden: none.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// What is lifted for a row's context menu. Nil, unless overridden: its cell.
    open func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Where the preview goes when the menu goes. Nil, unless overridden: back to the cell.
    open func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// A person chose the preview of a context menu. Does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// A context menu is about to come. Does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// A context menu is about to go. Does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Whether a finger that rests on a row brings the menu of commands of before context menus. False unless overridden. Not asked where
    /// the row has a context menu.
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }

    /// Whether a command is in a row's menu of commands: Cut, Copy, Paste and the others of an Edit menu, and the `menuItems` of
    /// ``UIMenuController``. False unless overridden.
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { false }

    /// A person chose a command from a row's menu of commands, which the row's cell has no method for. Does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {}

    /// Whether a drag that rests on a row chooses it, in a table that is spring loaded. True unless overridden.
    open func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }

    /// Whether the focus can be at a row: keys pass one where it cannot. True unless overridden.
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

    /// Whether the focus may go as the context tells. True unless overridden.
    open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool { true }

    /// The focus went as the context tells. Does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// The row that keys come to when they come into the view. Nil unless overridden.
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

    /// Whether a row is selected as soon as keys come to it. The table view's `selectionFollowsFocus` unless overridden.
    open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        tableView.selectionFollowsFocus
    }

    /// How far a row is indented, in levels. 0 unless overridden: the cell's own level counts then.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }

    /// Whether two fingers that pan from a row on select all that they pass. False unless overridden.
    open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { false }

    /// Two fingers begin to select. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}

    /// The fingers that selected were lifted. Does nothing unless overridden.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

    // MARK: Scrolling, to be overridden

    /// The content moved, for whatever reason. Does nothing unless overridden.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// The zoom scale changed, for whatever reason. Does nothing unless overridden.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// A finger begins to move the content. Does nothing unless overridden.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// A finger lets go of the content. Does nothing unless overridden.
    ///
    /// - Parameters:
    ///   - velocity: How fast the offset changes, in points per millisecond.
    ///   - targetContentOffset: Where the content will come to rest; set it to have it rest elsewhere.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// A finger let go of the content. `decelerate` tells whether it goes on moving by itself. Does nothing unless overridden.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// The content begins to move by itself after a finger let go. Does nothing unless overridden.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// The content has come to rest, or was stopped. Does nothing unless overridden.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// An animation that the program asked for is over. Does nothing unless overridden.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// The view, one in the scroll view, that zooms. Nil, unless overridden: nothing zooms.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Fingers begin to zoom `view`. Does nothing unless overridden.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Fingers, or an animation of the program's, zoomed `view`, which now has `scale`. Does nothing unless overridden.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

    /// A person asks for the content's beginning, by Home or Command-Up. False leaves it where it is. Asked where `scrollsToTop` is true,
    /// and true then unless overridden.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { scrollView.scrollsToTop }

    /// The content has come to its beginning as a person asked. Does nothing unless overridden.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// The safe area, or the insets, changed where content may come to rest. Does nothing unless overridden.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
