import Foundation
import Logging

let collectionLog = Logger(label: "lodestone.collections")

/// Shows items of data, each in a cell, where its layout says; only those that are seen have cells.
///
/// The cost of a frame follows what is seen. Items that are not seen cost what the layout spends on them: nothing in a
/// ``UICollectionViewFlowLayout`` with one size.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, UISpringLoadedInteractionSupporting, UIDataSourceTranslating {
    /// Where a scroll to an item puts it.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The number or the name behind the value.
        public let rawValue: UInt

        /// The value with a number or a name.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle, from top to bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle, from left to right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    // MARK: Making

    /// A collection view that places its items by `layout`.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        currentLayout = layout
        super.init(frame: frame)
        prepareCollection()
    }

    /// A collection view that a storyboard describes: with a flow layout, until its properties are read.
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

    /// Says how many items there are, and makes the cells.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { baseReloadData() } }
    }

    /// Says what can be chosen, and hears of it and of scrolling.
    open var delegate: (any UICollectionViewDelegate)? {
        get { collectionDelegate }
        set { keptScrollViewDelegate = newValue }
    }
    private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?

    /// The context menus of the items, as the delegate gives them. Nil before there is a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }
    let contextMenus = ItemContextMenus()

    /// The delegate, as the scroll view has it.
    open override weak var keptScrollViewDelegate: (any UIScrollViewDelegate)? {
        didSet {
            collectionDelegate = keptScrollViewDelegate as? any UICollectionViewDelegate
            if collectionDelegate != nil { contextMenus.attach(to: self) }
            // A flow layout may get its sizes from the new one.
            if keptScrollViewDelegate !== oldValue { currentLayout.invalidateLayout() }
        }
    }

    /// Gets data ready before they are shown.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { prefetcher = CollectionPrefetcher() } }
    }
    /// Whether ``prefetchDataSource`` is told what will be shown. True unless set.
    open var isPrefetchingEnabled = true {
        didSet { if !isPrefetchingEnabled { cancelPrefetching() } }
    }

    /// How many sections there are.
    open var numberOfSections: Int {
        loadCountsIfNeeded()
        return counts.count
    }

    /// How many items a section has.
    open func numberOfItems(inSection section: Int) -> Int {
        loadCountsIfNeeded()
        precondition(counts.indices.contains(section), "There is no section \(section) in \(self), which has \(counts.count) sections.")
        return shownCounts[section]
    }

    /// Asks the data source for everything again, before the next frame. Nothing is selected then.
    open func reloadData() {
        baseReloadData()
    }

    // MARK: Layout

    /// Says where the items are. Setting it places them by another layout, without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { currentLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }
    var currentLayout: UICollectionViewLayout

    /// Places the items by another layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Places the items by another layout; `completion` is called when they are there, with whether the way was not broken off.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        change(to: layout, animated: animated, completion: completion)
    }

    /// Whether items whose size is estimated follow changes of their content while they are shown, with the next layout. They do unless set.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// A view behind everything, as large as the collection view, which does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            backgroundView?.frame = bounds
        }
    }

    /// Places everything by a layout between the present one and `layout`. Set its `transitionProgress` as the finger moves, and then
    /// finish or cancel.
    @discardableResult
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion: completion) }

    /// Goes the rest of the way to the new layout, in an animation.
    open func finishInteractiveTransition() { endTransition(finishes: true) }

    /// Goes back to the layout before, in an animation.
    open func cancelInteractiveTransition() { endTransition(finishes: false) }

    // MARK: What is where

    /// The paths of the items that have cells since the last layout, in no particular order. Asking lays nothing out.
    open var indexPathsForVisibleItems: [IndexPath] {
        visible.compactMap { $0.key.category == .cell && !isHeld($0.value) ? $0.key.indexPath : nil }
    }

    /// The cells that are shown since the last layout, in no particular order. Asking lays nothing out.
    open var visibleCells: [UICollectionViewCell] {
        visible.compactMap { isHeld($0.value) ? nil : $0.value.view as? UICollectionViewCell }
    }

    /// The supplementary views of a kind that are shown, in no particular order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        visible.compactMap { $0.key.category == .supplementaryView && $0.key.kind == elementKind ? $0.value.view : nil }
    }

    /// The paths of the supplementary views of a kind that are shown, in no particular order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visible.keys.compactMap { $0.category == .supplementaryView && $0.kind == elementKind ? $0.indexPath : nil }
    }

    /// The cell of an item; nil for one that is not seen.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        ItemPath(indexPath).flatMap { visibleCell(at: $0) }
    }

    /// A supplementary view; nil for one that is not seen.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        let item = indexPath.count > 1 ? indexPath.item : CollectionElement.noItem
        guard indexPath.count > 0 else { return nil }
        return visible[CollectionElement(category: .supplementaryView, kind: elementKind, section: indexPath[0], item: item)]?.view
    }

    /// The item that a cell shows; nil for a cell that shows none.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }

    /// What a supplementary view or a decoration stands for; nil for a view that is not shown.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        visible.first { $0.value.view === supplementaryView && $0.key.category != .cell }?.key.indexPath
    }

    /// The item whose cell is at a point, in the collection view's coordinates. Of several the frontmost is found.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        guard let shown = shownPath(at: point) else { return nil }
        return arrangement == nil ? shown : ItemPath(shown).flatMap { data($0)?.indexPath }
    }

    /// Where the layout puts an item; nil for one that there is not.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        guard let path = item(at: indexPath) else { return nil }
        return currentLayout.layoutAttributesForItem(at: arrangement == nil ? indexPath : shown(path).indexPath).map { mirrored($0) }
    }

    /// Where the layout puts a supplementary view; nil for one that there is not.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map { mirrored($0) }
    }

    /// Scrolls until an item is where `scrollPosition` says; as little as it takes to show it where that says nothing.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toItemAt: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Making views

    /// Says which class of cells is made for an identifier; nil takes it back.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, UICollectionViewCell.self, kind: nil, identifier: identifier)
    }

    /// Says which class of supplementary views of a kind is made for an identifier; nil takes it back.
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        register(viewClass, UICollectionReusableView.self, kind: elementKind, identifier: identifier)
    }

    /// Says which nib the cells of an identifier come from: its one top-level object is a cell. Nil takes it back.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        reuse.register(nib?.maker(of: UICollectionViewCell.self), kind: nil, identifier: identifier)
    }

    /// Says which nib the supplementary views of a kind come from: its one top-level object is such a view. Nil takes it back.
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        reuse.register(nib?.maker(of: UICollectionReusableView.self), kind: kind, identifier: identifier)
    }

    /// A cell that was shown before, or a new one, of the class that is registered for `identifier`.
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

    /// A supplementary view that was shown before, or a new one, of the class that is registered for `identifier`.
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

    // MARK: Changing data

    /// Makes several changes of the data and of what is shown at once: `updates` changes the data and calls the methods below.
    ///
    /// Deletions, reloads and the beginnings of moves name places before all of them, insertions and the ends of moves places after all
    /// of them, in whatever order they are called. `completion` is called once, when everything is where it belongs, with whether the
    /// animation came to its end. Data that do not agree with the changes are logged with their numbers, and then all is reloaded.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batch(updates, completion: completion)
    }

    /// Whether what is shown differs from the data: inside of `performBatchUpdates(_:completion:)`, while a drag makes room, and while
    /// placeholders wait for their data.
    open var hasUncommittedUpdates: Bool { updates != nil || arrangement != nil }

    /// The same section: updates do not move sections on the screen.
    open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { dataSourceSectionIndex }
    /// The same section: updates do not move sections on the screen.
    open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int { presentationSectionIndex }

    /// The index path at which an item of the data source is shown during a drag or a move.
    open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.flatMap { ItemPath($0) }.map { shown($0).indexPath }
    }

    /// The item of the data source that is shown at an index path; nil for gaps and placeholders.
    open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap { ItemPath($0) }.flatMap { data($0)?.indexPath }
    }

    /// Sections are new, at these places after the update.
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    /// Sections are gone, from these places before the update.
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    /// Sections are to be asked for anew, at these places before the update.
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    /// A section goes from a place before the update to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append(UpdateRecord.SectionMove(from: section, to: newSection)) }
    }
    /// Items are new, at these places after the update.
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems.formUnion(Self.paths(indexPaths)) } }
    /// Items are gone, from these places before the update.
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems.formUnion(Self.paths(indexPaths)) } }
    /// Items are to be shown in other cells, at these places before the update.
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems.formUnion(Self.paths(indexPaths)) } }
    /// An item goes from a place before the update to one after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        guard let from = ItemPath(indexPath), let to = ItemPath(newIndexPath) else { return }
        change { $0.movedItems.append(UpdateRecord.ItemMove(from: from, to: to)) }
    }
    /// Lets the data source set up the cells of items again, the same ones. Items that are not seen cost nothing.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigureCells(at: indexPaths) }

    // MARK: Selection

    /// Whether a person can select items. True unless set.
    open var allowsSelection = true {
        didSet { selectionRulesDidChange() }
    }
    /// Whether several items can be selected at once. False unless set.
    open var allowsMultipleSelection = false {
        didSet { selectionRulesDidChange() }
    }
    /// Whether a person can select items while the collection is edited. False unless set.
    open var allowsSelectionDuringEditing = false {
        didSet { selectionRulesDidChange() }
    }
    /// Whether several items can be selected at once while the collection is edited. False unless set.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { selectionRulesDidChange() }
    }
    /// Whether the collection is edited: its cells know it by their state. Items are deselected when it changes.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }
    /// Whether items are selected as keys move among them. False unless set: Space and Return select.
    open var selectionFollowsFocus = false
    /// Whether keys that come back into the view come to the item where they were last. False unless set.
    open var remembersLastFocusedIndexPath = false
    /// Whether keys move among the items once the collection was used. True unless set.
    open var allowsFocus = true {
        didSet { if !allowsFocus { moveCursor(to: nil) } }
    }

    /// The paths of the selected items, in order; nil when there are none.
    open var indexPathsForSelectedItems: [IndexPath]? {
        selection.isEmpty ? nil : selection.sorted().map(\.indexPath)
    }

    /// Selects an item, and scrolls to it where `scrollPosition` says where to. The delegate is not told. Nil deselects all items.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectByProgram(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects an item. The delegate is not told.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard let path = ItemPath(indexPath) else { return }
        setSelection(selection.subtracting([path]))
    }

    // MARK: Moving items by a finger

    /// Lets a finger move an item, if the data source does. Call the methods below as the finger moves and is lifted.
    ///
    /// - Returns: Whether the item is moved now.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(at: indexPath) }

    /// Puts the middle of the item that is moved to a point, in the collection view's coordinates. The others give way, and near an edge
    /// the content scrolls.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { carry(to: targetPosition) }

    /// Lets go of the item: the data source is told of the move, and the item goes to its place.
    open func endInteractiveMovement() { endMovement(cancelled: false) }

    /// Breaks the movement off: everything goes back.
    open func cancelInteractiveMovement() { endMovement(cancelled: true) }

    // MARK: Drag and drop

    /// Says what is dragged off the items.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { dragDelegateDidChange() }
    }
    /// Says what may be dropped, and takes it.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        didSet { dropDelegateDidChange() }
    }
    /// Whether touches drag items off. True unless set, except on phones.
    open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault {
        didSet { dragging?.interaction.isEnabled = dragInteractionEnabled }
    }
    /// How soon items give way to a drag. At once unless set.
    open var reorderingCadence = ReorderingCadence.immediate
    /// Whether items of this collection view are lifted or dragged.
    open var hasActiveDrag: Bool { dragging?.isActive ?? false }
    /// Whether a drag is over the collection view that it takes an interest in.
    open var hasActiveDrop: Bool { dropping?.isActive ?? false }
    /// Whether a drag that rests on an item chooses it, as a tap does. False unless set.
    open var isSpringLoaded: Bool {
        get { spring != nil }
        set { spring = ListSpring.changing(spring, to: newValue, of: self) }
    }

    // MARK: State that the aspects keep here, since only a class's own body may store

    /// How many items each section has, as the data source was last asked.
    var counts: [Int] = []
    var knowsCounts = false
    /// What is shown, by what it shows.
    var visible: [CollectionElement: PlacedView] = [:]
    /// The views that go to places that are not seen, in how many animations each.
    var held: [ObjectIdentifier: Int] = [:]
    /// Views in the order in which they lie over each other.
    let stack = ViewStack()
    let reuse = ReusePool()
    var selection: Set<ItemPath> = []
    var highlighted: ItemPath?
    /// Where a range that Shift selects begins.
    var selectionAnchor: ItemPath?
    /// The item that keys go to.
    var cursor: ItemPath?
    var updates: UpdateRecord?
    var update: RunningUpdate?
    var prefetcher = CollectionPrefetcher()
    var isPlacing = false
    var needsPlacing = true
    /// Whether what was placed already is placed again, as it is when more than the offset changed.
    var placesAll = true
    /// How often views were placed.
    var placingCount = 0
    /// The bounds that everything was placed for last.
    var placedBounds = CGRect.null
    var isPreparing = false
    /// Whether the content was ever placed, for content that begins at its right end.
    var hasPlaced = false
    var boundsAnimatedFrom: CGRect?
    var selectionPan: ListSelectionPan?
    /// How what is shown differs from the data; nil where it does not.
    var arrangement: Arrangement?
    /// The item that a finger moves.
    var movement: InteractiveMovement?
    var dragging: ListDragSource?
    var dropping: CollectionDropTarget?
    var spring: ListSpring?
    /// The titles at the side.
    var index: ListIndexView?
    var placeholders: [Int: UICollectionViewDropPlaceholder] = [:]
    var lastPlaceholder = CollectionDropTarget.room
    /// Pulls items of lists aside, where there are actions for them.
    var swipeActions: SwipeActions?
    /// The way from one layout to another that a finger drives.
    var transition: LayoutTransition?

    // MARK: Overrides

    /// Has everything placed again before the next frame.
    open override func setNeedsLayout() {
        // Placing itself adds, removes and resizes views, which changes nothing of what has to be placed.
        if !isPlacing { needsPlacing = true }
        super.setNeedsLayout()
    }

    /// What was placed stays right: other bounds are reason enough to place what comes.
    override func movedContentNeedsLayout() { super.setNeedsLayout() }

    /// Puts views onto what is seen, and takes those that are not seen any more. An override calls `super`.
    open override func layoutSubviews() {
        if needsPlacing || currentLayout.isInvalid || !knowsCounts || placedBounds != bounds { placeContent() }
        if let backgroundView {
            if backgroundView.frame != bounds { backgroundView.frame = bounds }
        }
        index?.place(in: self)
        super.layoutSubviews()
    }

    override func boundsDidChange(from oldBounds: CGRect) {
        boundsWillNeedLayout(from: oldBounds)
        super.boundsDidChange(from: oldBounds)
    }

    /// Whether a recognizer of the view begins: those of its own only where there is something to do. An override calls `super`.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let selectionPan, gestureRecognizer === selectionPan { return selectionPan.shouldBegin() }
        if let press = gestureRecognizer as? ReorderPress { return press.shouldBegin() }
        if let swipeActions, swipeActions.isPan(gestureRecognizer) { return swipeActions.panShouldBegin() }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Nothing is touched in a view that left its window. An override calls `super`.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            unhighlight()
            cancelInteractiveMovement()
        }
    }

    /// Other traits may need another layout. An override calls `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.displayScale != traitCollection.displayScale
            || previousTraitCollection?.layoutDirection != traitCollection.layoutDirection
        {
            currentLayout.invalidateLayout()
        }
    }

    /// Highlights what the touch is on. An override calls `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !highlight(for: touches) { super.touchesBegan(touches, with: event) }
    }

    /// The touch moved. An override calls `super`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if highlighted == nil { super.touchesMoved(touches, with: event) }
    }

    /// Chooses what the touch highlighted. An override calls `super`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if highlighted == nil { super.touchesEnded(touches, with: event) }
        lift(touches, modifiers: event?.modifierFlags ?? [])
    }

    /// Takes the highlight away. An override calls `super`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if highlighted == nil { super.touchesCancelled(touches, with: event) }
        unhighlight()
    }

    override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        currentLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    /// Whether keys can go to the view: what ``allowsFocus`` says.
    open override var canBecomeFirstResponder: Bool { allowsFocus }

    override func takesKeyItself(_ key: UIKey) -> Bool { listKey(key) != nil || super.takesKeyItself(key) }

    /// Does what keys mean to the items. An override calls `super`.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { press in
            guard let key = press.key, let meaning = listKey(key) else { return true }
            return !handle(meaning, extends: key.modifierFlags.contains(.shift))
        }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }

    // MARK: Accessibility

    /// Whether the rows can be gone through with keys: what ``allowsFocus`` says.
    open override var canBecomeFocused: Bool { allowsFocus }

    override var ownRole: AccessibleRole? { .list }
}

/// Names the place of `UICollectionView.init(frame:collectionViewLayout:)`. Open, so that the compiler does not take it for the only class there is.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicCollectionView: UICollectionView {
    /// Makes nothing of its own.
    public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }

    /// A collection view that a storyboard describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
