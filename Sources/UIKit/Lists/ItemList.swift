import Foundation

/// The common interface of tables and collection views: items in sections, each in a cell.
@MainActor
protocol ItemList: UIScrollView, FocusList {
    var sectionCount: Int { get }
    /// The number of items of a section; 0 if the section does not exist.
    func itemCount(in section: Int) -> Int
    func has(_ path: ItemPath) -> Bool
    /// The list's own index path of the item that is displayed at a point.
    func shownItem(at point: CGPoint) -> ItemPath?
    /// The data index path of the item at a point. Ignores the displacement of items by a drag.
    func dataItem(at point: CGPoint) -> ItemPath?
    /// Converts the list's own index path to the data index path; nil for a gap or placeholder. A table's own index paths are those of the
    /// displayed rows. A collection view's own index paths are those of the data.
    func dataItem(of path: ItemPath) -> ItemPath?
    /// Converts a data index path to the list's own index path.
    func item(ofDataItem path: ItemPath) -> ItemPath?
    /// The cell of an item of the data; nil if it is not visible.
    func cell(ofDataItem path: ItemPath) -> UIView?
    /// The item under a touch.
    var highlighted: ItemPath? { get set }
    /// Removes the touch highlight.
    func endHighlight()
    /// Sets the touch highlight of a cell.
    func show(_ cell: UIView, isHighlighted: Bool)

    // MARK: Selecting

    var selection: Set<ItemPath> { get set }
    /// Whether several items can be selected now.
    var selectsSeveral: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }
    /// The start of a range that Shift selects.
    var selectionAnchor: ItemPath? { get set }
    /// The recognizer of the two-finger selection.
    var selectionPan: ListSelectionPan? { get set }
    /// Performs the action that the item's cell has in place of selection. Returns false if the cell has no such action.
    func performsOwnAction(at path: ItemPath) -> Bool
    /// Selects an item, if the delegate allows it. Returns the selected item, which the delegate may replace; nil if no item was selected.
    @discardableResult
    func select(_ path: ItemPath, keepingOthers: Bool) -> ItemPath?
    /// Deselects an item, if the delegate allows it.
    func deselect(_ path: ItemPath)
    /// Whether the delegate allows a two-finger pan to select items, starting with this one.
    func mayBeginSelecting(at path: ItemPath) -> Bool
    /// Notifies the delegate that a two-finger selection starts.
    func didBeginSelecting(at path: ItemPath)
    /// Notifies the delegate that a two-finger selection ended.
    func didEndSelecting()

    // MARK: Opening

    /// Whether the delegate allows a resting drag to activate an item.
    func mayOpen(_ path: ItemPath, under context: any UISpringLoadedInteractionContext) -> Bool
    /// Requests the delegate to perform an item's primary action.
    func performPrimaryAction(of path: ItemPath)

    // MARK: Keys

    /// The item with the focus.
    var cursor: ItemPath? { get set }
    /// The cell of an item, which shows the focus; nil if it is not visible.
    func cursorCell(at path: ItemPath) -> (any ListCell)?
    /// Whether the items respond to keys.
    var itemsTakeKeys: Bool { get }
    /// Whether the left and right arrow keys move among the items.
    var movesSideways: Bool { get }
    /// The closest item in a direction that can have the focus.
    func nextItem(from path: ItemPath, dx: CGFloat, dy: CGFloat) -> ItemPath?
    /// The first fully visible item, otherwise the first partly visible one.
    var firstShownItem: ItemPath? { get }
    var remembersLastFocusedIndexPath: Bool { get }
    /// The item that the delegate prefers for the focus; nil if it prefers no item.
    var preferredFocusPath: IndexPath? { get }
    /// Whether the delegate allows an item to have the focus.
    func mayFocus(_ path: ItemPath) -> Bool
    /// Whether focusing an item selects it, according to the delegate.
    func selectionFollowsFocus(at path: ItemPath) -> Bool
    /// Scrolls an item into view.
    func scrollToShow(_ path: ItemPath)

    // MARK: Edit menu

    /// The context menu interaction of the items; nil until a delegate is set.
    var contextMenuInteraction: UIContextMenuInteraction? { get }
    /// Whether an item has an edit menu, according to the delegate.
    func hasEditMenu(at path: ItemPath) -> Bool
    /// Whether a command can be performed on an item, according to the delegate.
    func offers(_ action: Selector, at path: ItemPath, sender: Any?) -> Bool
    /// Requests the delegate to perform a command on an item.
    func perform(_ action: Selector, at path: ItemPath, sender: Any?)

    // MARK: Dragging

    /// Whether the items can be dragged. False while the user reorders or swipes an item.
    var mayBeDraggedOff: Bool { get }
    /// The drag items of an item, from the delegate.
    func items(for session: any UIDragSession, at path: ItemPath) -> [UIDragItem]
    /// The drag items that a tap on an item adds to a drag, from the delegate.
    func items(toAddTo session: any UIDragSession, at path: ItemPath, point: CGPoint) -> [UIDragItem]
    /// The preview parameters of a lifted cell.
    func liftParameters(of cell: UIView, at path: ItemPath) -> UIDragPreviewParameters
    /// Updates the drag states of the cells.
    func showDragStates()
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func dragMayMove(_ session: any UIDragSession) -> Bool
    func dragStaysInApp(_ session: any UIDragSession) -> Bool

    // MARK: Dropping

    /// The landing position of an item of the data; nil if it is not visible.
    func landingTarget(ofDataItem path: ItemPath) -> LandingTarget?
}
