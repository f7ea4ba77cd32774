import CConformance
import Foundation

/// A view controller that manages a collection view as its data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: _ScrollViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private let givenLayout: UICollectionViewLayout

    /// Creates a controller whose collection view has `layout`.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        givenLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates the controller from a storyboard or nib.
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

    /// Whether a push onto another collection view controller shares that controller's collection view and animates its items to this
    /// controller's layout. A pop animates back. Set it before the push. Default false.
    ///
    /// The collection view keeps its data source. Its delegate is the pushed controller while that is visible. The back button pops the
    /// controller; the edge swipe does not.
    open var useLayoutToLayoutNavigationTransitions = false
    /// The controller whose collection view this controller shows; nil if it shows its own.
    weak var lender: UICollectionViewController?
    /// The controller's own layout, while its collection view has that of another controller.
    var ownLayout: UICollectionViewLayout?

    override func takeView(from other: UIViewController) -> ViewChange? { borrow(from: other) }
    override func giveView(to other: UIViewController?) -> ViewChange? { giveBack(to: other) }
    override var hasBorrowedView: Bool { lender != nil }

    /// Whether the selection is cleared before the view appears. Default true.
    open var clearsSelectionOnViewWillAppear = true

    /// Whether a long press and drag reorders items, if the data source allows moves. Default true.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { reorderPress?.isEnabled = installsStandardGestureForInteractiveMovement }
    }
    private var reorderPress: ReorderPress?

    /// Adds the reordering gesture. An override calls `super`.
    open override func viewDidLoad() {
        super.viewDidLoad()
        guard let collectionView = ownCollectionView ?? view as? UICollectionView else { return }
        let press = ReorderPress(collectionView: collectionView)
        press.isEnabled = installsStandardGestureForInteractiveMovement
        collectionView.addGestureRecognizer(press)
        reorderPress = press
    }

    /// Creates the collection view, or loads it from the storyboard.
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

    /// Clears the selection if ``clearsSelectionOnViewWillAppear`` is true. An override calls `super`.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let collectionView = ownCollectionView else { return }
        for indexPath in collectionView.indexPathsForSelectedItems ?? [] { collectionView.deselectItem(at: indexPath, animated: animated) }
    }

    /// Starts or ends editing mode, also in the collection view. An override calls `super`.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        ownCollectionView?.isEditing = editing
    }

    // MARK: Data source, to be overridden

    /// Returns the number of sections. 1 unless overridden.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Returns the number of items in a section. 0 unless overridden.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// Returns a cell from one of the collection view's `dequeue` methods. Must be overridden unless all sections are empty.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        fatalError("\(type(of: self)) has items but returns no cells. Override collectionView(_:cellForItemAt:).")
    }

    /// Returns a supplementary view from one of the collection view's `dequeue` methods. Must be overridden if the layout has supplementary views.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        defaultImplementation(of: .collectionViewViewForSupplementaryElementOfKindAt)
        fatalError(
            "There is no supplementary view of the kind \"\(kind)\". Override collectionView(_:viewForSupplementaryElementOfKind:at:).")
    }

    /// Whether the user can move an item. Unless overridden, all items can be moved if ``collectionView(_:moveItemAt:to:)`` is overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .collectionViewCanMoveItemAt)
        return false
    }

    /// Moves an item in the data after the user moved it. Does nothing unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { defaultImplementation(of: .collectionViewMoveItemAtTo) }

    /// Returns the titles of the section index. Nil unless overridden.
    @inline(never) open func indexTitles(for collectionView: UICollectionView) -> [String]? {
        defaultImplementation(of: .indexTitlesFor)
        return nil
    }

    /// Returns the index path for a title of the section index. Unless overridden this is the first item of the section with the title's index.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    {
        defaultImplementation(of: .collectionViewIndexPathForIndexTitleAt)
        return IndexPath(item: 0, section: index)
    }

    // MARK: Delegate, to be overridden

    /// Whether a touch highlights an item. A touch that does not highlight an item does not select it either. True unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .collectionViewShouldHighlightItemAt)
        return true
    }

    /// Called after a touch highlighted an item. Does nothing unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        defaultImplementation(of: .collectionViewDidHighlightItemAt)
    }

    /// Called after the highlight of an item was removed. Does nothing unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        defaultImplementation(of: .collectionViewDidUnhighlightItemAt)
    }

    /// Whether the user may select an item. True unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .collectionViewShouldSelectItemAt)
        return true
    }

    /// Whether the user may deselect an item, if several can be selected. True unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .collectionViewShouldDeselectItemAt)
        return true
    }

    /// Called after the user selected an item. Does nothing unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        defaultImplementation(of: .collectionViewDidSelectItemAt)
    }

    /// Called after the user deselected an item, or in single selection selected another one. Does nothing unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        defaultImplementation(of: .collectionViewDidDeselectItemAt)
    }

    /// Whether an item has a primary action. Unless overridden, true outside of editing mode.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
        -> Bool
    {
        defaultImplementation(of: .collectionViewCanPerformPrimaryActionForItemAt)
        return !collectionView.isEditing
    }

    /// Performs the primary action of an item, after a tap or Return. Does nothing unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        defaultImplementation(of: .collectionViewPerformPrimaryActionForItemAt)
    }

    /// Called before a cell is displayed. Does nothing unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { defaultImplementation(of: .collectionViewWillDisplayForItemAt) }

    /// Called before a supplementary view is displayed. Does nothing unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) { defaultImplementation(of: .collectionViewWillDisplaySupplementaryViewForElementKindAt) }

    /// Called after a cell is no longer displayed. Does nothing unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { defaultImplementation(of: .collectionViewDidEndDisplayingForItemAt) }

    /// Called after a supplementary view is no longer displayed. Does nothing unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { defaultImplementation(of: .collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAt) }

    /// Returns the layout for an interactive transition between two layouts. Unless overridden it interpolates linearly.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        defaultImplementation(of: .collectionViewTransitionLayoutForOldLayoutNewLayout)
        return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    /// Returns the target index path for an interactive move. Unless overridden it calls the deprecated form below.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        defaultImplementation(of: .collectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath)
        return self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }

    /// Returns the target index path for an interactive move; the deprecated form of the method above. The proposed path unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        defaultImplementation(of: .collectionViewTargetIndexPathForMoveFromItemAtToProposedIndexPath)
        return proposedIndexPath
    }

    /// Whether a drag that rests on an item of a spring-loaded collection view selects it. True unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        defaultImplementation(of: .collectionViewShouldSpringLoadItemAtWith)
        return true
    }

    /// Whether a long press on an item shows the edit menu. False unless overridden. Not called for items with a context menu.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .collectionViewShouldShowMenuForItemAt)
        return false
    }

    /// Whether the edit menu of an item contains a command: Cut, Copy, Paste and other standard commands, or a menu item of ``UIMenuController``.
    /// False unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool {
        defaultImplementation(of: .collectionViewCanPerformActionForItemAtWithSender)
        return false
    }

    /// Performs a command from an item's edit menu that the item's cell does not implement. Does nothing unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) { defaultImplementation(of: .collectionViewPerformActionForItemAtWithSender) }

    /// Whether an item can have the focus. Keyboard navigation skips other items. True unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .collectionViewCanFocusItemAt)
        return true
    }

    /// Whether the focus update described by the context may happen. True unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        defaultImplementation(of: .collectionViewShouldUpdateFocusIn)
        return true
    }

    /// Called after the focus update described by the context. Does nothing unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { defaultImplementation(of: .collectionViewDidUpdateFocusInWith) }

    /// Returns the item that gets the focus when it enters the view. Nil unless overridden.
    @inline(never) open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        defaultImplementation(of: .indexPathForPreferredFocusedViewInCollectionView)
        return nil
    }

    /// Whether focusing an item selects it. Unless overridden: the collection view's `selectionFollowsFocus`.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
    {
        defaultImplementation(of: .collectionViewSelectionFollowsFocusForItemAt)
        return collectionView.selectionFollowsFocus
    }

    /// Returns the content offset after an update or a change of layout. The proposed offset unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        defaultImplementation(of: .collectionViewTargetContentOffsetForProposedContentOffset)
        return proposedContentOffset
    }

    /// Returns the context menu for a press at `point` in the collection view's coordinates; nil shows no menu. `indexPaths` is empty if the
    /// press is between items. Unless overridden, one item uses ``collectionView(_:contextMenuConfigurationForItemAt:point:)``.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        defaultImplementation(of: .collectionViewContextMenuConfigurationForItemsAtPoint)
        guard indexPaths.count == 1, let path = indexPaths.first else { return nil }
        return self.collectionView(collectionView, contextMenuConfigurationForItemAt: path, point: point)
    }

    /// Returns the context menu of an item; nil shows no menu. Nil unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        defaultImplementation(of: .collectionViewContextMenuConfigurationForItemAtPoint)
        return nil
    }

    /// Returns the preview that is lifted for the context menu of an item; nil lifts its cell. Unless overridden it calls the deprecated form.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        defaultImplementation(of: .collectionViewContextMenuConfigurationHighlightPreviewForItemAt)
        return self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    /// Returns the preview to which the menu's preview animates on dismissal; nil uses the cell. Unless overridden it calls the deprecated form.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        defaultImplementation(of: .collectionViewContextMenuConfigurationDismissalPreviewForItemAt)
        return self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    /// The deprecated form of the highlight preview, called unless the newer form is overridden. Nil unless overridden: the cell.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        defaultImplementation(of: .collectionViewPreviewForHighlightingContextMenuWithConfiguration)
        return nil
    }

    /// The deprecated form of the dismissal preview, called unless the newer form is overridden. Nil unless overridden: the cell.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        defaultImplementation(of: .collectionViewPreviewForDismissingContextMenuWithConfiguration)
        return nil
    }

    /// Called after the user tapped the preview of a context menu. Does nothing unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { defaultImplementation(of: .collectionViewWillPerformPreviewActionForMenuWithAnimator) }

    /// Called before a context menu appears. Does nothing unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { defaultImplementation(of: .collectionViewWillDisplayContextMenuAnimator) }

    /// Called before a context menu disappears. Does nothing unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { defaultImplementation(of: .collectionViewWillEndContextMenuInteractionAnimator) }

    /// Whether an item can be edited in editing mode. True unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .collectionViewCanEditItemAt)
        return true
    }

    /// Whether a two-finger pan that starts on an item selects all items that it passes. False unless overridden.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        defaultImplementation(of: .collectionViewShouldBeginMultipleSelectionInteractionAt)
        return false
    }

    /// Called when a two-finger selection starts. Does nothing unless overridden.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    { defaultImplementation(of: .collectionViewDidBeginMultipleSelectionInteractionAt) }

    /// Called when a two-finger selection ends. Does nothing unless overridden.
    @inline(never) open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        defaultImplementation(of: .collectionViewDidEndMultipleSelectionInteraction)
    }
}
