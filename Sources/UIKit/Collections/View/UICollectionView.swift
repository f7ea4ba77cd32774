import Foundation
import Logging

let collectionLog = Logger(label: "lodestone.collections")

/// A scroll view that displays items in cells, positioned by its layout. Only visible items have cells.
///
/// The cost of a frame depends on the number of visible items. Items that are not visible cost only what the layout computes for them: nothing in
/// a ``UICollectionViewFlowLayout`` with one item size.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, UISpringLoadedInteractionSupporting, UIDataSourceTranslating {
    /// The position of an item after scrolling to it.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits of the option set.
        public let rawValue: UInt

        /// Creates an option set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The item is at the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// The item is centered vertically.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// The item is at the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// The item is at the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// The item is centered horizontally.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// The item is at the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    // MARK: Creation

    /// Creates a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        currentLayout = layout
        super.init(frame: frame)
        prepareCollection()
    }

    /// Creates a collection view from a storyboard or nib, with a flow layout until its properties are decoded.
    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        prepareCollection()
        coder.readInterface(UICollectionView.self, into: self)
    }

    private func prepareCollection() {
        AppearanceRegistry.withoutRecording { backgroundColor = .systemBackground }
        currentLayout.owner?.currentLayout.isInvalid = true
        currentLayout.owner = self
    }

    // MARK: Data

    /// The object that provides item counts and cells. Setting another one reloads the data.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { baseReloadData() } }
    }

    /// The object that controls highlighting and selection and is notified of them and of scrolling.
    open var delegate: (any UICollectionViewDelegate)? {
        get { collectionDelegate }
        set { keptScrollViewDelegate = newValue }
    }
    private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?

    /// The context menu interaction of the items; nil until a delegate is set.
    open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }
    let contextMenus = ItemContextMenus()

    /// Storage of the delegate, shared with the scroll view.
    open override weak var keptScrollViewDelegate: (any UIScrollViewDelegate)? {
        didSet {
            collectionDelegate = keptScrollViewDelegate as? any UICollectionViewDelegate
            if collectionDelegate != nil { contextMenus.attach(to: self) }
            // A flow layout may get its sizes from the new delegate.
            if keptScrollViewDelegate !== oldValue { currentLayout.invalidateLayout() }
        }
    }

    /// The object that prefetches data before the items are displayed.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { prefetcher = CollectionPrefetcher() } }
    }
    /// Whether ``prefetchDataSource`` is notified of upcoming items. Default true.
    open var isPrefetchingEnabled = true {
        didSet { if !isPrefetchingEnabled { cancelPrefetching() } }
    }

    /// The number of sections.
    open var numberOfSections: Int {
        loadCountsIfNeeded()
        return counts.count
    }

    /// The number of items in a section, including drop gaps and placeholders.
    open func numberOfItems(inSection section: Int) -> Int {
        loadCountsIfNeeded()
        precondition(counts.indices.contains(section), "There is no section \(section) in \(self), which has \(counts.count) sections.")
        return shownCounts[section]
    }

    /// Reloads all data from the data source before the next frame. Clears the selection.
    open func reloadData() {
        baseReloadData()
    }

    // MARK: Layout

    /// The layout. Setting it changes the layout without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { currentLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }
    var currentLayout: UICollectionViewLayout

    /// Changes the layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Changes the layout and calls `completion(finished)` at the end; `finished` is false if the animation was interrupted.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        change(to: layout, animated: animated, completion: completion)
    }

    /// Whether displayed self-sizing items are resized in the next layout pass when their content changes. Default enabled.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// The view behind all items. It is as large as the collection view and does not scroll. Default nil.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            backgroundView?.frame = bounds
        }
    }

    /// Starts an interactive transition to another layout and returns the layout that interpolates between both. Set its `transitionProgress` as
    /// the gesture proceeds, then finish or cancel the transition.
    @discardableResult
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion: completion) }

    /// Animates the interactive transition to the new layout.
    open func finishInteractiveTransition() { endTransition(finishes: true) }

    /// Animates the interactive transition back to the old layout.
    open func cancelInteractiveTransition() { endTransition(finishes: false) }

    // MARK: Lookup

    /// The index paths of the items that had cells in the last layout pass, in no particular order, without placeholders. Does not trigger a layout
    /// pass.
    open var indexPathsForVisibleItems: [IndexPath] {
        visible.compactMap { $0.key.category == .cell && !isHeld($0.value) ? dataPath(of: $0.key) : nil }
    }

    /// The cells that the last layout pass displayed, in no particular order. Does not trigger a layout pass.
    open var visibleCells: [UICollectionViewCell] {
        visible.compactMap { isHeld($0.value) ? nil : $0.value.view as? UICollectionViewCell }
    }

    /// The displayed supplementary views of a kind, in no particular order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        visible.compactMap { $0.key.category == .supplementaryView && $0.key.kind == elementKind ? $0.value.view : nil }
    }

    /// The index paths of the displayed supplementary views of a kind, in no particular order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visible.keys.compactMap { $0.category == .supplementaryView && $0.kind == elementKind ? $0.indexPath : nil }
    }

    /// The cell of an item; nil if the item is not displayed.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        ItemPath(indexPath).flatMap { visibleCell(at: $0) }
    }

    /// A supplementary view; nil if it is not displayed.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        let item = indexPath.count > 1 ? indexPath.item : CollectionElement.noItem
        guard indexPath.count > 0 else { return nil }
        return visible[CollectionElement(category: .supplementaryView, kind: elementKind, section: indexPath[0], item: item)]?.view
    }

    /// The index path of the item that a cell displays; nil if the cell is not displayed.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }

    /// The index path of a supplementary or decoration view; nil if the view is not displayed.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        visible.first { $0.value.view === supplementaryView && $0.key.category != .cell }?.key.indexPath
    }

    /// The index path of the frontmost item at a point, in the collection view's coordinates; nil without one.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        guard let shown = shownPath(at: point) else { return nil }
        return arrangement == nil ? shown : ItemPath(shown).flatMap { data($0)?.indexPath }
    }

    /// The layout attributes of an item; nil if the item does not exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        guard let path = item(at: indexPath) else { return nil }
        return currentLayout.layoutAttributesForItem(at: arrangement == nil ? indexPath : shown(path).indexPath).map { mirrored($0) }
    }

    /// The layout attributes of a supplementary view; nil if it does not exist.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map { mirrored($0) }
    }

    /// Scrolls until an item is at `scrollPosition`. An empty option set scrolls by the smallest distance that shows the item.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toItemAt: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Creating views

    /// Registers a cell class for an identifier; nil unregisters it.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, UICollectionViewCell.self, kind: nil, identifier: identifier)
    }

    /// Registers a class of supplementary views for a kind and an identifier; nil unregisters it.
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        register(viewClass, UICollectionReusableView.self, kind: elementKind, identifier: identifier)
    }

    /// Registers a nib for cells with an identifier; nil unregisters it. Its single top-level object is a cell.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        reuse.register(nib?.maker(of: UICollectionViewCell.self), kind: nil, identifier: identifier)
    }

    /// Registers a nib for supplementary views of a kind; nil unregisters it. Its single top-level object is a reusable view.
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        reuse.register(nib?.maker(of: UICollectionReusableView.self), kind: kind, identifier: identifier)
    }

    /// Dequeues a cell for `identifier`, or creates one. Stops the app if no class or nib is registered.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        let view = dequeue(kind: nil, identifier: identifier, for: indexPath)
        guard let cell = view as? UICollectionViewCell else {
            fatalError(
                """
                Could not dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a \
                prototype cell in a storyboard
                """
            )
        }
        return cell
    }

    /// Dequeues a supplementary view for `identifier`, or creates one. Stops the app if no class or nib is registered.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = dequeue(kind: elementKind, identifier: identifier, for: indexPath) else {
            fatalError(
                "Could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        return view
    }

    // MARK: Updates

    /// Performs several changes as one animated update. The closure `updates` changes the data and calls the methods below.
    ///
    /// Deletions, reloads and the sources of moves refer to index paths before all changes. Insertions and the targets of moves refer to index
    /// paths after all changes, regardless of the order of the calls. `completion(finished)` is called once, after the animation; `finished` is
    /// false if it was interrupted. If the data do not match the changes, the collection view logs the counts and reloads all data. Differs from
    /// UIKit: it does not throw an exception.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batch(updates, completion: completion)
    }

    /// Whether the displayed items differ from the data: inside `performBatchUpdates(_:completion:)`, while a drag shows a gap, and while
    /// placeholders wait for their data.
    open var hasUncommittedUpdates: Bool { updates != nil || arrangement != nil }

    /// Returns the same section index: drags do not move sections.
    open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { dataSourceSectionIndex }
    /// Returns the same section index: drags do not move sections.
    open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int { presentationSectionIndex }

    /// The index path at which an item of the data source is shown during a drag or a move.
    open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.flatMap { ItemPath($0) }.map { shown($0).indexPath }
    }

    /// The item of the data source that is shown at an index path; nil for gaps and placeholders.
    open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap { ItemPath($0) }.flatMap { data($0)?.indexPath }
    }

    /// Inserts sections. The indices are those after the update.
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    /// Deletes sections. The indices are those before the update.
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    /// Reloads sections. The indices are those before the update.
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    /// Moves a section from an index before the update to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append(UpdateRecord.SectionMove(from: section, to: newSection)) }
    }
    /// Inserts items. The index paths are those after the update.
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems.formUnion(Self.paths(indexPaths)) } }
    /// Deletes items. The index paths are those before the update.
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems.formUnion(Self.paths(indexPaths)) } }
    /// Reloads items with other cells. The index paths are those before the update.
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems.formUnion(Self.paths(indexPaths)) } }
    /// Moves an item from an index path before the update to one after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        guard let from = ItemPath(indexPath), let to = ItemPath(newIndexPath) else { return }
        change { $0.movedItems.append(UpdateRecord.ItemMove(from: from, to: to)) }
    }
    /// Requests the data source to configure the existing cells of items again. Items that are not displayed have no cost.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigureCells(at: indexPaths) }

    // MARK: Selection

    /// Whether the user can select items. Default true.
    open var allowsSelection = true {
        didSet { selectionRulesDidChange() }
    }
    /// Whether more than one item can be selected. Default false.
    open var allowsMultipleSelection = false {
        didSet { selectionRulesDidChange() }
    }
    /// Whether the user can select items in editing mode. Default false.
    open var allowsSelectionDuringEditing = false {
        didSet { selectionRulesDidChange() }
    }
    /// Whether more than one item can be selected in editing mode. Default false.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { selectionRulesDidChange() }
    }
    /// Whether the collection view is in editing mode, which its cells show. Changing it clears the selection.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }
    /// Whether moving the keyboard focus selects items. Default false: Space and Return select.
    open var selectionFollowsFocus = false
    /// Whether the keyboard focus returns to the last focused item when it enters the view again. Default false.
    open var remembersLastFocusedIndexPath = false
    /// Whether the items can have the keyboard focus. Default true.
    open var allowsFocus = true {
        didSet { if !allowsFocus { moveCursor(to: nil) } }
    }

    /// The index paths of the selected items, in order; nil if the selection is empty.
    open var indexPathsForSelectedItems: [IndexPath]? {
        selection.isEmpty ? nil : selection.sorted().map(\.indexPath)
    }

    /// Selects an item and scrolls to it unless `scrollPosition` is empty. Does not notify the delegate. A nil path clears the selection.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectByProgram(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects an item. Does not notify the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard let path = ItemPath(indexPath) else { return }
        setSelection(selection.subtracting([path]))
    }

    // MARK: Interactive movement

    /// Starts to move an item interactively, if the data source allows it. Call the methods below as the gesture proceeds.
    ///
    /// - Returns: Whether the move started.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(at: indexPath) }

    /// Moves the center of the item to a point, in the collection view's coordinates. Other items make space, and the content scrolls near an edge.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { carry(to: targetPosition) }

    /// Ends the move. The data source moves the data, and the item animates to its new position.
    open func endInteractiveMovement() { endMovement(cancelled: false) }

    /// Cancels the move and returns all items to their positions.
    open func cancelInteractiveMovement() { endMovement(cancelled: true) }

    // MARK: Drag and drop

    /// The object that provides the data for drags of items. Nil, the default, allows no drags.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { dragDelegateDidChange() }
    }
    /// The object that accepts drops. Nil, the default, allows no drops.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        didSet { dropDelegateDidChange() }
    }
    /// Whether touches can start drags. Default true, except on phones.
    open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault {
        didSet { dragging?.interaction.isEnabled = dragInteractionEnabled }
    }
    /// The delay before items make space for a drag. Default immediate.
    open var reorderingCadence = ReorderingCadence.immediate
    /// Whether items of this collection view are lifted or dragged.
    open var hasActiveDrag: Bool { dragging?.isActive ?? false }
    /// Whether a drag that the collection view can handle is over it.
    open var hasActiveDrop: Bool { dropping?.isActive ?? false }
    /// Whether a drag that rests on an item selects it like a tap. Default false.
    open var isSpringLoaded: Bool {
        get { spring != nil }
        set { spring = ListSpring.changing(spring, to: newValue, of: self) }
    }

    // MARK: State of the extensions

    /// The number of items in each section, as last returned by the data source.
    var counts: [Int] = []
    var hasCounts = false
    /// The displayed views, by element.
    var visible: [CollectionElement: PositionedView] = [:]
    /// The number of running animations that move a view out of the visible area, by the identity of the view.
    var held: [ObjectIdentifier: Int] = [:]
    /// The z-order of the displayed views.
    let stack = ViewZOrder()
    let reuse = ReusePool()
    var selection: Set<ItemPath> = []
    var highlighted: ItemPath?
    /// The first item of a range selection with Shift.
    var selectionAnchor: ItemPath?
    /// The item with the keyboard focus.
    var cursor: ItemPath?
    var updates: UpdateRecord?
    var update: RunningUpdate?
    var prefetcher = CollectionPrefetcher()
    var isPlacing = false
    var needsPlacing = true
    /// Whether the next placement pass updates all views; true if more than the offset changed.
    var placesAll = true
    /// The number of placement passes.
    var placingCount = 0
    /// The bounds in the last placement pass.
    var placedBounds = CGRect.null
    var isPreparing = false
    /// Whether a placement pass has run. Before the first pass, mirrored content is scrolled to its right end.
    var hasPositionedContent = false
    var boundsAnimatedFrom: CGRect?
    var selectionPan: ListSelectionPan?
    /// The difference between the displayed items and the data; nil if both are the same.
    var arrangement: Arrangement?
    /// The interactive move; nil without one.
    var movement: InteractiveMovement?
    var dragging: ListDragSource?
    var dropping: CollectionDropTarget?
    var spring: ListSpring?
    /// The section index view; nil without titles.
    var index: ListIndexView?
    var placeholders: [Int: UICollectionViewDropPlaceholder] = [:]
    var lastPlaceholder = CollectionDropTarget.dropGapID
    /// The swipe actions of list sections; nil if none have any.
    var swipeActions: SwipeActions?
    /// The interactive transition between layouts; nil without one.
    var transition: LayoutTransition?

    // MARK: Overrides

    /// Schedules a full placement pass before the next frame.
    open override func setNeedsLayout() {
        // The placement pass itself adds, removes and resizes views; that requires no further pass.
        if !isPlacing { needsPlacing = true }
        super.setNeedsLayout()
    }

    /// Scrolling leaves existing views valid: the changed bounds alone trigger placement of new ones.
    override func movedContentNeedsLayout() { super.setNeedsLayout() }

    /// Performs the placement pass if necessary. An override calls `super`.
    open override func layoutSubviews() {
        if needsPlacing || currentLayout.isInvalid || !hasCounts || placedBounds != bounds { positionContent() }
        if let backgroundView {
            if backgroundView.frame != bounds { backgroundView.frame = bounds }
        }
        index?.position(in: self)
        super.layoutSubviews()
    }

    override func visibleAreaDidChange() {
        boundsWillNeedLayout(from: bounds)
        movedContentNeedsLayout()
    }

    override func boundsDidChange(from oldBounds: CGRect) {
        boundsWillNeedLayout(from: oldBounds)
        super.boundsDidChange(from: oldBounds)
    }

    /// Whether a gesture recognizer may begin. The collection view's own recognizers begin only if they have an effect. An override calls `super`.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let selectionPan, gestureRecognizer === selectionPan { return selectionPan.shouldBegin() }
        if let press = gestureRecognizer as? ReorderPress { return press.shouldBegin() }
        if let swipeActions, swipeActions.isPan(gestureRecognizer) { return swipeActions.panShouldBegin() }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Cancels highlighting and interactive movement if the view left its window. An override calls `super`.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            unhighlight()
            cancelInteractiveMovement()
        }
    }

    /// Invalidates the layout after a change of display scale or layout direction. An override calls `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.displayScale != traitCollection.displayScale
            || previousTraitCollection?.layoutDirection != traitCollection.layoutDirection
        {
            currentLayout.invalidateLayout()
        }
    }

    /// Highlights the touched item. An override calls `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !highlight(for: touches) { super.touchesBegan(touches, with: event) }
    }

    /// Passes the touch on unless an item is highlighted. An override calls `super`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if highlighted == nil { super.touchesMoved(touches, with: event) }
    }

    /// Selects the highlighted item. An override calls `super`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if highlighted == nil { super.touchesEnded(touches, with: event) }
        lift(touches, modifiers: event?.modifierFlags ?? [])
    }

    /// Removes the highlight. An override calls `super`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if highlighted == nil { super.touchesCancelled(touches, with: event) }
        unhighlight()
    }

    override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        currentLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    /// Whether the view can become first responder: the value of ``allowsFocus``.
    open override var canBecomeFirstResponder: Bool { allowsFocus }

    override func takesKeyItself(_ key: UIKey) -> Bool { listKey(key) != nil || super.takesKeyItself(key) }

    /// Handles keys for the items. An override calls `super`.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { press in
            guard let key = press.key, let meaning = listKey(key) else { return true }
            return !handle(meaning, extends: key.modifierFlags.contains(.shift))
        }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }

    // MARK: Accessibility

    /// Whether the items can have the keyboard focus: the value of ``allowsFocus``.
    open override var canBecomeFocused: Bool { allowsFocus }

    override var ownRole: AccessibleRole? { .list }
}

/// Declares `init(frame:collectionViewLayout:)` as `required`, at the vtable slot of `UICollectionView`. Open, so that the compiler does not
/// devirtualize the call.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicCollectionView: UICollectionView {
    /// Creates a collection view without state of its own.
    public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }

    /// Creates a collection view from a storyboard or nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
