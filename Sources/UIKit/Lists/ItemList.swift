import Foundation

/// The common interface of tables and collection views: items in sections, each in a cell.
@MainActor
protocol ItemList: FocusList {
    var sectionCount: Int { get }
    /// The number of items of a section; 0 if the section does not exist.
    func itemCount(in section: Int) -> Int
    func has(_ path: ItemPath) -> Bool
    /// The item that is displayed at a point.
    func shownItem(at point: CGPoint) -> ItemPath?
    /// The item of the data at a point, without the displacement by a drag.
    func dataItem(at point: CGPoint) -> ItemPath?
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
    /// Performs an action of the item's cell that replaces selection. Returns false if it has no such action.
    func performsOwnAction(at path: ItemPath) -> Bool
    /// Selects an item, unless the delegate prevents it. Returns the item that is selected instead or now; nil if it is not.
    @discardableResult
    func select(_ path: ItemPath, keepingOthers: Bool) -> ItemPath?
    /// Deselects an item, unless the delegate prevents it.
    func deselect(_ path: ItemPath)
    /// Asks the delegate whether a two-finger pan may select from an item on.
    func mayBeginSelecting(at path: ItemPath) -> Bool
    /// Notifies the delegate that a two-finger selection begins.
    func didBeginSelecting(at path: ItemPath)
    /// Notifies the delegate that a two-finger selection ended.
    func didEndSelecting()

    // MARK: Opening

    /// Asks the delegate whether a resting drag activates an item.
    func mayOpen(_ path: ItemPath, under context: any UISpringLoadedInteractionContext) -> Bool
    /// Lets the delegate perform an item's primary action.
    func performPrimaryAction(of path: ItemPath)

    // MARK: Keys

    /// The item with the focus.
    var cursor: ItemPath? { get set }
    /// The cell of an item, which shows the focus; nil if it is not visible.
    func cursorCell(at path: ItemPath) -> (any ListCell)?
    /// Whether keys have a meaning to the items.
    var itemsTakeKeys: Bool { get }
    /// Whether the arrows to the left and the right move among the items.
    var movesSideways: Bool { get }
    /// The nearest item in a direction that can have the focus.
    func nextItem(from path: ItemPath, dx: CGFloat, dy: CGFloat) -> ItemPath?
    /// The first item that is entirely visible, else the first one that is visible at all.
    var firstShownItem: ItemPath? { get }
    var remembersLastFocusedIndexPath: Bool { get }
    /// The item that the delegate prefers for the focus.
    var preferredFocusPath: IndexPath? { get }
    /// Asks the delegate whether an item can have the focus.
    func mayFocus(_ path: ItemPath) -> Bool
    /// Asks the delegate whether an item that gets the focus is selected.
    func selectionFollowsFocus(at path: ItemPath) -> Bool
    /// Scrolls an item into view.
    func scrollToShow(_ path: ItemPath)

    // MARK: The menu of commands

    /// The context menu interaction of the items; nil before there is a delegate.
    var contextMenuInteraction: UIContextMenuInteraction? { get }
    /// Asks the delegate whether an item has an edit menu.
    func hasEditMenu(at path: ItemPath) -> Bool
    /// Asks the delegate whether a command can be performed on an item.
    func offers(_ action: Selector, at path: ItemPath, sender: Any?) -> Bool
    /// Lets the delegate perform a command on an item.
    func perform(_ action: Selector, at path: ItemPath, sender: Any?)

    // MARK: Dragging

    /// Whether the items can be dragged: nothing else is moving them.
    var mayBeDraggedOff: Bool { get }
    /// Asks the delegate for the drag items of an item.
    func items(for session: any UIDragSession, at path: ItemPath) -> [UIDragItem]
    /// Asks the delegate for the drag items that a tap on an item adds to a drag.
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
    func landingSpot(ofDataItem path: ItemPath) -> LandingSpot?
}
