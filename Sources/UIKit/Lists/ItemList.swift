/// Items in sections, each in a cell: a table or a collection view, as what both share sees it.
@MainActor
protocol ItemList: UIScrollView {
    /// The item that is shown at a point.
    func shownItem(at point: CGPoint) -> ItemPath?
    /// The item of the data that is shown at a point, whatever gave way to what is dragged.
    func dataItem(at point: CGPoint) -> ItemPath?
    /// The cell of an item of the data; nil for one that is not seen.
    func cell(ofDataItem path: ItemPath) -> UIView?
    /// Nothing is touched any more.
    func endHighlight()
    /// Shows a cell as one that is touched.
    func show(_ cell: UIView, isHighlighted: Bool)

    // MARK: Selecting

    var selection: Set<ItemPath> { get }
    /// Whether several can be selected now.
    var selectsSeveral: Bool { get }
    /// The items from one to another.
    func paths(from low: ItemPath, to high: ItemPath) -> [ItemPath]
    /// Selects an item, where the delegate lets it.
    func choose(_ path: ItemPath)
    /// Deselects an item, where the delegate lets it.
    func deselect(_ path: ItemPath)
    /// Asks the delegate whether two fingers may select, from the item under them on.
    func mayBeginSelecting(at path: ItemPath) -> Bool
    /// Tells the delegate that they do.
    func didBeginSelecting(at path: ItemPath)
    /// Tells the delegate that they are up.
    func didEndSelecting()

    // MARK: Opening

    /// Asks the delegate whether a drag that rests on an item opens it.
    func mayOpen(_ path: ItemPath, under context: any UISpringLoadedInteractionContext) -> Bool
    /// Does what a tap on an item does, where there is one.
    func open(_ path: ItemPath)

    // MARK: The menu of commands

    /// The context menus of the items; nil before there is a delegate.
    var contextMenuInteraction: UIContextMenuInteraction? { get }
    /// Asks the delegate whether an item has a menu of commands.
    func hasEditMenu(at path: ItemPath) -> Bool
    /// Asks the delegate whether a command can be performed on an item.
    func offers(_ action: Selector, at path: ItemPath, sender: Any?) -> Bool
    /// Lets the delegate perform a command on an item.
    func perform(_ action: Selector, at path: ItemPath, sender: Any?)

    // MARK: Dragging

    /// Whether nothing else moves the items, so that they can be dragged off.
    var mayBeDraggedOff: Bool { get }
    /// Asks the delegate what is dragged off with an item.
    func items(for session: any UIDragSession, at path: ItemPath) -> [UIDragItem]
    /// Asks the delegate what a tap on an item adds to a drag.
    func items(toAddTo session: any UIDragSession, at path: ItemPath, point: CGPoint) -> [UIDragItem]
    /// What a cell looks like as it is lifted.
    func liftParameters(of cell: UIView, at path: ItemPath) -> UIDragPreviewParameters
    /// Lets the cells follow what is dragged.
    func showDragStates()
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func dragMayMove(_ session: any UIDragSession) -> Bool
    func dragStaysInApp(_ session: any UIDragSession) -> Bool

    // MARK: Dropping

    /// Where an item of the data lands; nil where it has no place that is seen.
    func landingSpot(ofDataItem path: ItemPath) -> LandingSpot?
}
