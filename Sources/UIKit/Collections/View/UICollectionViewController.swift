import CConformance
import Foundation

/// A controller whose view is a collection view, of which it is data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private let givenLayout: UICollectionViewLayout

    /// A controller whose collection view has `layout`.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        givenLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// As a storyboard or a nib describes it.
    public required init?(coder: NSCoder) {
        givenLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The collection view, which is the controller's view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return ownCollectionView ?? view as? UICollectionView
        }
        set {
            ownCollectionView = newValue
            view = newValue
        }
    }
    var ownCollectionView: UICollectionView?

    /// The layout of the collection view.
    open var collectionViewLayout: UICollectionViewLayout { ownCollectionView?.collectionViewLayout ?? givenLayout }

    /// Whether the controller, when it is pushed upon another collection view controller, shows that one's collection view, whose items go to the
    /// places that this controller's layout has for them; and back, when it is popped. Set it before the push. False unless set.
    ///
    /// The collection view keeps its data source, and has the pushed controller as its delegate while that is shown. It is popped by the back
    /// button, not by a drag from the edge.
    open var useLayoutToLayoutNavigationTransitions = false
    /// Whose collection view this controller shows.
    weak var lender: UICollectionViewController?
    /// The layout of the controller itself, while its collection view has another's.
    var keptLayout: UICollectionViewLayout?

    override func takeView(from other: UIViewController) -> ViewChange? { borrow(from: other) }
    override func giveView(to other: UIViewController?) -> ViewChange? { giveBack(to: other) }
    override var hasBorrowedView: Bool { lender != nil }

    /// Whether the selection is cleared when the view is about to appear. True unless set.
    open var clearsSelectionOnViewWillAppear = true

    /// Whether a finger that rests on an item and then moves reorders the items, where the data source takes moves. True unless set.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { reorderPress?.isEnabled = installsStandardGestureForInteractiveMovement }
    }
    private var reorderPress: ReorderPress?

    /// Adds the gesture that reorders items. An override calls `super`.
    open override func viewDidLoad() {
        super.viewDidLoad()
        guard let collectionView = ownCollectionView ?? view as? UICollectionView else { return }
        let press = ReorderPress(collectionView: collectionView)
        press.isEnabled = installsStandardGestureForInteractiveMovement
        collectionView.addGestureRecognizer(press)
        reorderPress = press
    }

    /// Makes the collection view, or loads it from the storyboard.
    open override func loadView() {
        if loadInterface() {
            ownCollectionView = viewIfLoaded as? UICollectionView
            return
        }
        let collectionView = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: givenLayout)
        collectionView.dataSource = self
        collectionView.delegate = self
        ownCollectionView = collectionView
        view = collectionView
    }

    /// Clears the selection, where it is to be. An override calls `super`.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let collectionView = ownCollectionView else { return }
        for indexPath in collectionView.indexPathsForSelectedItems ?? [] { collectionView.deselectItem(at: indexPath, animated: animated) }
    }

    /// Begins or ends editing, also of the items. An override calls `super`.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        ownCollectionView?.isEditing = editing
    }

    // MARK: Data source, to be overridden

    /// How many sections there are. 1 unless overridden.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// How many items a section has. None unless overridden.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// A cell for an item, got from one of the collection view's `dequeue` calls. To be overridden where there are items.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        fatalError("\(type(of: self)) has items but returns no cells. Override collectionView(_:cellForItemAt:).")
    }

    /// A supplementary view, got from one of the collection view's `dequeue` calls. To be overridden where the layout has any.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        defaultImplementation(of: .collectionViewViewForSupplementaryElementOfKindAt)
        fatalError(
            "There is no supplementary view of the kind \"\(kind)\". Override collectionView(_:viewForSupplementaryElementOfKind:at:).")
    }

    /// Whether a finger may move an item. Unless overridden, all may where ``collectionView(_:moveItemAt:to:)`` is overridden, and none
    /// else.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .collectionViewCanMoveItemAt)
        return false
    }

    /// A finger moved an item: the data are to follow. Does nothing unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { defaultImplementation(of: .collectionViewMoveItemAtTo) }

    /// The titles of the index at the collection view's side. None unless overridden.
    @inline(never) open func indexTitles(for collectionView: UICollectionView) -> [String]? {
        defaultImplementation(of: .indexTitlesFor)
        return nil
    }

    /// The item that a title of the index stands for. The first of the section of the same number unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    {
        defaultImplementation(of: .collectionViewIndexPathForIndexTitleAt)
        return IndexPath(item: 0, section: index)
    }

    // MARK: Delegate, to be overridden

    /// Whether a touch highlights an item. One that is not highlighted is not selected by the touch either. True unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .collectionViewShouldHighlightItemAt)
        return true
    }

    /// A touch highlighted an item. Does nothing unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        defaultImplementation(of: .collectionViewDidHighlightItemAt)
    }

    /// An item that was highlighted is not any more. Does nothing unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        defaultImplementation(of: .collectionViewDidUnhighlightItemAt)
    }

    /// Whether a person may select an item. True unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .collectionViewShouldSelectItemAt)
        return true
    }

    /// Whether a person may deselect an item. Asked where several can be selected. True unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .collectionViewShouldDeselectItemAt)
        return true
    }

    /// A person selected an item. Does nothing unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        defaultImplementation(of: .collectionViewDidSelectItemAt)
    }

    /// A person deselected an item, also by selecting another one where one alone can be selected. Does nothing unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        defaultImplementation(of: .collectionViewDidDeselectItemAt)
    }

    /// Whether an item has a primary action. True unless overridden, except while the collection is edited.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
        -> Bool
    {
        defaultImplementation(of: .collectionViewCanPerformPrimaryActionForItemAt)
        return !collectionView.isEditing
    }

    /// A person chose an item with a single tap, or with Return: do what it stands for. Does nothing unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        defaultImplementation(of: .collectionViewPerformPrimaryActionForItemAt)
    }

    /// A cell is about to be seen. Does nothing unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { defaultImplementation(of: .collectionViewWillDisplayForItemAt) }

    /// A supplementary view is about to be seen. Does nothing unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) { defaultImplementation(of: .collectionViewWillDisplaySupplementaryViewForElementKindAt) }

    /// A cell is not seen any more. Does nothing unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { defaultImplementation(of: .collectionViewDidEndDisplayingForItemAt) }

    /// A supplementary view is not seen any more. Does nothing unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { defaultImplementation(of: .collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAt) }

    /// The layout that shows the way from one layout to another while a finger drives it. One that goes straight from each place to the
    /// other unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        defaultImplementation(of: .collectionViewTransitionLayoutForOldLayoutNewLayout)
        return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    /// Where an item that a finger moves goes, instead of where it would go. What the older form below says unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        defaultImplementation(of: .collectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath)
        return self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }

    /// Where an item that a finger moves goes; the older form of the method above. Where it would go unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        defaultImplementation(of: .collectionViewTargetIndexPathForMoveFromItemAtToProposedIndexPath)
        return proposedIndexPath
    }

    /// Whether a drag that rests on an item selects it, in a collection that is spring loaded. True unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        defaultImplementation(of: .collectionViewShouldSpringLoadItemAtWith)
        return true
    }

    /// Whether a finger that rests on an item brings the menu of commands of before context menus. False unless overridden. Not asked
    /// where the item has a context menu.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .collectionViewShouldShowMenuForItemAt)
        return false
    }

    /// Whether a command is in an item's menu of commands: Cut, Copy, Paste and the others of an Edit menu, and the `menuItems` of
    /// ``UIMenuController``. False unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool {
        defaultImplementation(of: .collectionViewCanPerformActionForItemAtWithSender)
        return false
    }

    /// A person chose a command from an item's menu of commands, which the item's cell has no method for. Does nothing unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) { defaultImplementation(of: .collectionViewPerformActionForItemAtWithSender) }

    /// Whether the focus can be at an item: keys pass one where it cannot. True unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .collectionViewCanFocusItemAt)
        return true
    }

    /// Whether the focus may go as the context tells. True unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        defaultImplementation(of: .collectionViewShouldUpdateFocusIn)
        return true
    }

    /// The focus went as the context tells. Does nothing unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { defaultImplementation(of: .collectionViewDidUpdateFocusInWith) }

    /// The item that keys come to when they come into the view. Nil unless overridden.
    @inline(never) open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        defaultImplementation(of: .indexPathForPreferredFocusedViewInCollectionView)
        return nil
    }

    /// Whether an item is selected as soon as keys come to it. The collection view's `selectionFollowsFocus` unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
    {
        defaultImplementation(of: .collectionViewSelectionFollowsFocusForItemAt)
        return collectionView.selectionFollowsFocus
    }

    /// Where the content is after an update or a change of layout. Where it would be unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        defaultImplementation(of: .collectionViewTargetContentOffsetForProposedContentOffset)
        return proposedContentOffset
    }

    /// The context menu of items, for a press at `point` in the collection's coordinates: of one item, or of none where the press is
    /// between the items. Nil is none. Unless overridden, for one item what
    /// ``collectionView(_:contextMenuConfigurationForItemAt:point:)`` gives.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        defaultImplementation(of: .collectionViewContextMenuConfigurationForItemsAtPoint)
        guard indexPaths.count == 1, let path = indexPaths.first else { return nil }
        return self.collectionView(collectionView, contextMenuConfigurationForItemAt: path, point: point)
    }

    /// The context menu of an item. Nil unless overridden: none.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        defaultImplementation(of: .collectionViewContextMenuConfigurationForItemAtPoint)
        return nil
    }

    /// What is lifted for the context menu of an item. Nil, unless overridden: its cell.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        defaultImplementation(of: .collectionViewContextMenuConfigurationHighlightPreviewForItemAt)
        return self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    /// Where the preview goes when the menu goes. Nil, unless overridden: back to the cell.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        defaultImplementation(of: .collectionViewContextMenuConfigurationDismissalPreviewForItemAt)
        return self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    /// The older form of the question for the preview, asked where the newer one is not overridden. Nil, unless overridden: the cell.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        defaultImplementation(of: .collectionViewPreviewForHighlightingContextMenuWithConfiguration)
        return nil
    }

    /// The older form of the question for the preview's end, asked where the newer one is not overridden. Nil, unless overridden: the
    /// cell.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        defaultImplementation(of: .collectionViewPreviewForDismissingContextMenuWithConfiguration)
        return nil
    }

    /// A person chose the preview of a context menu. Does nothing unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { defaultImplementation(of: .collectionViewWillPerformPreviewActionForMenuWithAnimator) }

    /// A context menu is about to come. Does nothing unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { defaultImplementation(of: .collectionViewWillDisplayContextMenuAnimator) }

    /// A context menu is about to go. Does nothing unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { defaultImplementation(of: .collectionViewWillEndContextMenuInteractionAnimator) }

    /// Whether an item can be edited, in a collection that is. True unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .collectionViewCanEditItemAt)
        return true
    }

    /// Whether two fingers that pan from an item on select all that they pass. False unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        defaultImplementation(of: .collectionViewShouldBeginMultipleSelectionInteractionAt)
        return false
    }

    /// Two fingers begin to select. Does nothing unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    { defaultImplementation(of: .collectionViewDidBeginMultipleSelectionInteractionAt) }

    /// The fingers that selected were lifted. Does nothing unless overridden.
    @inline(never) open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        defaultImplementation(of: .collectionViewDidEndMultipleSelectionInteraction)
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
        return true
    }

    /// The content has come to its beginning as a person asked. Does nothing unless overridden.
    @inline(never) open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { defaultImplementation(of: .scrollViewDidScrollToTop) }

    /// The safe area, or the insets, changed where content may come to rest. Does nothing unless overridden.
    @inline(never) open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        defaultImplementation(of: .scrollViewDidChangeAdjustedContentInset)
    }
}
