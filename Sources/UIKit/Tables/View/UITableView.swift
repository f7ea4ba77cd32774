import Foundation

/// Shows rows of data below each other, in sections, each row in a cell; only those that are seen have cells.
///
/// The cost of a frame depends on the visible rows. The heights of other rows are kept as one run while only their estimate is known.
@preconcurrency @MainActor
open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting {
    /// Asks for the size that the content takes.
    public static let automaticDimension: CGFloat = -1
    /// The name of the picture of a magnifying glass in the index at the side.
    public static let indexSearch = "{search}"

    // MARK: Making

    /// A table view of a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepareTable()
    }

    /// A plain table view.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// A table view that a storyboard describes.
    public required init?(coder: NSCoder) {
        style = TableElements.style(coder)
        super.init(coder: coder)
        prepareTable()
        coder.readInterface(UITableView.self, into: self)
    }

    private func prepareTable() {
        AppearanceRegistry.withoutRecording {
            backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
            alwaysBounceVertical = true
        }
    }

    /// How the table looks.
    open internal(set) var style: Style
    /// The rows that a document has whole, for the table's controller.
    var staticRows: StaticRows? {
        didSet { sourceDidChange() }
    }

    // MARK: Data

    /// Says how many rows there are, and makes the cells.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { sourceDidChange() } }
    }

    /// Says how rows look and what can be done with them, and hears of it and of scrolling.
    open var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set { keptScrollViewDelegate = newValue }
    }
    private(set) weak var tableDelegate: (any UITableViewDelegate)?
    /// The context menus of the rows, as the delegate gives them. Nil before there is a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }
    let contextMenus = ItemContextMenus()

    /// The delegate, as the scroll view has it.
    open override weak var keptScrollViewDelegate: (any UIScrollViewDelegate)? {
        didSet {
            tableDelegate = keptScrollViewDelegate as? any UITableViewDelegate
            if tableDelegate != nil { contextMenus.attach(to: self) }
            if keptScrollViewDelegate !== oldValue { sourceDidChange() }
        }
    }

    /// Gets data ready before they are shown.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { prefetcher = TablePrefetcher() } }
    }
    /// Whether ``prefetchDataSource`` is told what will be shown. True unless set.
    open var isPrefetchingEnabled = true {
        didSet { if !isPrefetchingEnabled { cancelPrefetching() } }
    }

    /// How many sections there are.
    open var numberOfSections: Int {
        loadIfNeeded()
        return geometry.sections.count
    }

    /// How many rows a section has.
    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        precondition(
            geometry.sections.indices.contains(section),
            "There is no section \(section) in \(self), which has \(geometry.sections.count) sections.")
        return geometry.sections[section].rows.count
    }

    /// Asks the data source for everything again, before the next frame. Nothing is selected then.
    open func reloadData() {
        baseReloadData()
    }

    // MARK: Heights

    /// How high a row is, in points, where the delegate does not say. What its content takes, unless set.
    open var rowHeight = UITableView.automaticDimension {
        willSet { recordAppearance(\UITableView.rowHeight, newValue) }
        didSet { if rowHeight != oldValue { heightsDidChange() } }
    }
    /// How high a section's header is, in points, where the delegate does not say. What its content takes, unless set.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        willSet { recordAppearance(\UITableView.sectionHeaderHeight, newValue) }
        didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    /// How high a section's footer is, in points, where the delegate does not say. What its content takes, unless set.
    open var sectionFooterHeight = UITableView.automaticDimension {
        willSet { recordAppearance(\UITableView.sectionFooterHeight, newValue) }
        didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// The estimated height of a row in points, until the row is visible. With 0 all rows are measured at once. 44 by default.
    open var estimatedRowHeight = UITableView.automaticDimension {
        willSet { recordAppearance(\UITableView.estimatedRowHeight, newValue) }
        didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
    }
    /// How high a header is about, in points, until it is seen.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        willSet { recordAppearance(\UITableView.estimatedSectionHeaderHeight, newValue) }
        didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    /// How high a footer is about, in points, until it is seen.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        willSet { recordAppearance(\UITableView.estimatedSectionFooterHeight, newValue) }
        didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// The room above each header, in points. In plain tables 22 points unless set, in others none.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        willSet { recordAppearance(\UITableView.sectionHeaderTopPadding, newValue) }
        didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
    }
    /// Whether rows of automatic height that are shown follow changes of their content, with the next layout. They do unless set.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// The height of the empty rows that fill a plain table below its last row, in points, where it has no footer view. 0, which is the default,
    /// shows none; `automaticDimension` makes them as high as the last row.
    open var fillerRowHeight: CGFloat = 0 {
        didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
    }
    let fillers = TableFillers()

    // MARK: Looks

    /// The lines between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        willSet { recordAppearance(\UITableView.separatorStyle, newValue) }
        didSet { if separatorStyle != oldValue { cellLooksDidChange() } }
    }
    /// The colour of the lines between rows.
    open var separatorColor: UIColor? = .separator {
        willSet { recordAppearance(\UITableView.separatorColor, newValue) }
        didSet { cellLooksDidChange() }
    }
    /// What the lines between rows are seen through, such as a `UIVibrancyEffect` over a blurred background. Nil unless set.
    open var separatorEffect: UIVisualEffect? {
        willSet { recordAppearance(\UITableView.separatorEffect, newValue) }
        didSet { if separatorEffect != oldValue { cellLooksDidChange() } }
    }
    /// How far the lines between rows keep from the sides, in points. As the rows' texts unless set.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
        set {
            recordAppearance(\UITableView.separatorInset, newValue)
            ownSeparatorInset = newValue
            cellLooksDidChange()
        }
    }
    var ownSeparatorInset: UIEdgeInsets?
    /// What ``separatorInset`` counts from. The cells' edges unless set.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { cellLooksDidChange() } }
    }
    /// Whether content keeps to a width that is easy to read. False unless set.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { cellLooksDidChange() }
    }
    /// Whether the content of cells, headers and footers keeps to the safe area at the sides. True unless set.
    open var insetsContentViewsToSafeArea = true {
        didSet { safeSidesMayChange() }
    }
    /// How far the content that is shown keeps from the sides.
    var placedSides = TableSafeSides()
    /// A view behind everything, as large as the table view, which does not scroll.
    open var backgroundView: UIView? {
        willSet { recordAppearance(\UITableView.backgroundView, newValue) }
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            backgroundView?.frame = bounds
        }
    }

    /// A view above the first section, as wide as the table. It keeps its height: set the view again after changing it.
    open var tableHeaderView: UIView? {
        didSet { edgeViewDidChange(from: oldValue, to: tableHeaderView) }
    }
    /// A view below the last section, as wide as the table. It keeps its height: set the view again after changing it.
    open var tableFooterView: UIView? {
        willSet { recordAppearance(\UITableView.tableFooterView, newValue) }
        didSet { edgeViewDidChange(from: oldValue, to: tableFooterView) }
    }

    // MARK: The index at the side

    /// From how many rows on the index is shown. 0 unless set.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { updateIndex() }
    }
    /// The colour of the index's titles. The tint unless set.
    open var sectionIndexColor: UIColor? {
        willSet { recordAppearance(\UITableView.sectionIndexColor, newValue) }
        didSet { updateIndex() }
    }
    /// The colour behind the index.
    open var sectionIndexBackgroundColor: UIColor? {
        willSet { recordAppearance(\UITableView.sectionIndexBackgroundColor, newValue) }
        didSet { updateIndex() }
    }
    /// The colour behind the index while a finger is on it.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        willSet { recordAppearance(\UITableView.sectionIndexTrackingBackgroundColor, newValue) }
    }
    /// Asks for the titles of the index again.
    open func reloadSectionIndexTitles() { loadIndex() }

    // MARK: Selection

    /// Whether a person can select rows. True unless set.
    open var allowsSelection = true {
        didSet { selectionRulesDidChange() }
    }
    /// Whether several rows can be selected at once. False unless set.
    open var allowsMultipleSelection = false {
        didSet { selectionRulesDidChange() }
    }
    /// Whether a person can select rows while the table is edited. False unless set.
    open var allowsSelectionDuringEditing = false {
        didSet { selectionRulesDidChange() }
    }
    /// Whether several rows can be selected at once while the table is edited: each row has a mark then. False unless set.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { selectionRulesDidChange() }
    }
    /// Whether rows are selected as keys move among them. False unless set: Space and Return select.
    open var selectionFollowsFocus = false
    /// Whether keys that come back into the view come to the row where they were last. False unless set.
    open var remembersLastFocusedIndexPath = false
    /// Whether keys move among the rows once the table was used. True unless set.
    open var allowsFocus = true {
        didSet { if !allowsFocus { moveCursor(to: nil) } }
    }

    // MARK: Editing

    /// Whether rows are edited: deleted, inserted, moved or marked.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    var editing = false

    /// Begins or ends the editing of rows.
    open func setEditing(_ editing: Bool, animated: Bool) {
        baseSetEditing(to: editing, animated: animated)
    }

    /// Whether a drag or a drop changes the table at the moment, so that what is shown is not what the data source says.
    open var hasUncommittedUpdates: Bool { !placeholders.isEmpty || reordering != nil || room != nil }

    // MARK: Drag and drop

    /// Says what is dragged off the table.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { if dragDelegate !== oldValue { dragDelegateDidChange() } }
    }
    /// Says what is dropped onto the table, and takes it.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        didSet { if dropDelegate !== oldValue { dropDelegateDidChange() } }
    }
    /// Whether rows can be dragged off. True unless set on tablets and desktops, and false on phones.
    open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault {
        didSet { dragSource?.interaction.isEnabled = dragInteractionEnabled }
    }
    /// Whether a drag that began in this table is going on.
    open var hasActiveDrag: Bool { dragSource?.isActive ?? false }
    /// Whether a drag is above this table.
    open var hasActiveDrop: Bool { dropTarget?.isActive ?? false }
    /// Whether a drag that rests on a row chooses it, as a tap does. False unless set.
    open var isSpringLoaded: Bool {
        get { spring != nil }
        set { spring = ListSpring.changing(spring, to: newValue, of: self) }
    }

    // MARK: Cells

    /// Says which class of cells is made for an identifier; nil takes it back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return reuse.register(nil, identifier) }
        guard let type = cellClass as? UITableViewCell.Type else {
            fatalError("Cannot register \(cellClass) for the cells of a table view: it is not a subclass of UITableViewCell.")
        }
        reuse.register(type, identifier)
    }

    /// Says which class of headers and footers is made for an identifier; nil takes it back.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let aClass else { return reuse.registerHeader(nil, identifier) }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            fatalError("Cannot register \(aClass) for the headers of a table view: it is not a subclass of UITableViewHeaderFooterView.")
        }
        reuse.registerHeader(type, identifier)
    }

    /// Says which nib the cells of an identifier come from: its one top-level object is a cell. Nil takes it back.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        reuse.register(maker: nib?.maker(of: UITableViewCell.self), identifier)
    }

    /// Says which nib the headers and footers of an identifier come from: its one top-level object is such a view. Nil takes it back.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.registerHeader(maker: nib?.maker(of: UITableViewHeaderFooterView.self), identifier)
    }

    /// A cell that was shown before, or a new one of the class that is registered; nil where none is and no cell waits.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reuse.takeCell(identifier) }

    /// A cell that was shown before, or a new one, of the class that is registered for `identifier`.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeue(identifier, for: indexPath)
    }

    /// A header or footer that was shown before, or a new one of the class that is registered; nil where none is and no view waits.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        reuse.takeHeader(identifier)
    }

    // MARK: What is where

    /// The paths of the rows that have cells, from the top.
    open var indexPathsForVisibleRows: [IndexPath]? { shownIndexPaths }

    /// The cells that are shown, from the top.
    open var visibleCells: [UITableViewCell] { shownCells }

    /// The cell of a row; nil for one that is not seen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }

    /// The row that a cell shows; nil for a cell that shows none.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell)?.indexPath }

    /// The header of a section; nil where it has none or is not seen.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownHeader(of: section) }

    /// The footer of a section; nil where it has none or is not seen.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownFooter(of: section) }

    /// Where a section is, with its header and footer, in the table's coordinates; zero where there is none.
    open func rect(forSection section: Int) -> CGRect { place(of: section) }

    /// Where a section's header belongs, in the table's coordinates; zero where there is no such section.
    open func rectForHeader(inSection section: Int) -> CGRect { placeOfHeader(of: section) }

    /// Where a section's footer belongs, in the table's coordinates; zero where there is no such section.
    open func rectForFooter(inSection section: Int) -> CGRect { placeOfFooter(of: section) }

    /// Where a row is, in the table's coordinates: by estimates, as long as heights are not known. Zero where there is none.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { placeOfRow(at: indexPath) }

    /// The row at a point, in the table's coordinates; nil where there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { rowPath(at: point) }

    /// The rows that reach into a rectangle, in the table's coordinates, from the top.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rowPaths(in: rect) }

    /// Scrolls until a row is where `scrollPosition` says.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls until the selected row nearest to what is seen is where `scrollPosition` says.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        scrollToNearestSelection(at: scrollPosition, animated: animated)
    }

    /// The path of the selected row; of several the first; nil where there is none.
    open var indexPathForSelectedRow: IndexPath? { selection.min()?.indexPath }

    /// The paths of the selected rows, in order; nil when there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted().map(\.indexPath) }

    // MARK: Changes of the data

    /// Makes several changes of the data and of what is shown at once: `updates` changes the data and calls the methods below.
    ///
    /// Deletions, reloads and the beginnings of moves name places before all of them, insertions and the ends of moves places after all
    /// of them, in whatever order they are called. `completion` is called once, when everything is where it belongs, with whether the
    /// animation came to its end. Data that do not agree with the changes are logged with their numbers, and then all is reloaded.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        if let completion { self.updates?.record.completions.append(completion) }
        updates?()
        endUpdates()
    }

    /// Begins a row of changes that are shown together. Every call has its ``endUpdates()``.
    open func beginUpdates() { baseBeginUpdates() }

    /// Shows the changes since ``beginUpdates()``. Heights are found out again, also where nothing else changed.
    open func endUpdates() { baseEndUpdates() }

    /// Sections are new, at these places after the update.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { change { $0.insert(sections, animation) } }

    /// Sections are gone, from these places before the update.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { change { $0.delete(sections, animation) } }

    /// Sections are to be asked for anew, at these places before the update.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { change { $0.reload(sections, animation) } }

    /// A section goes from a place before the update to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.record.movedSections.append(UpdateRecord.SectionMove(from: section, to: newSection)) }
    }

    /// Rows are new, at these places after the update.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insert(Self.paths(indexPaths), animation) }
    }

    /// Rows are gone, from these places before the update.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.delete(Self.paths(indexPaths), animation) }
    }

    /// Rows are to be shown in other cells, at these places before the update.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reload(Self.paths(indexPaths), animation) }
    }

    /// A row goes from a place before the update to one after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        guard let from = ItemPath(indexPath), let to = ItemPath(newIndexPath) else { return }
        change { $0.record.movedItems.append(UpdateRecord.ItemMove(from: from, to: to)) }
    }

    /// Lets the data source set up the cells of rows again, the same ones. Rows that are not seen cost nothing.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        reconfigureCells(at: Self.paths(indexPaths))
    }

    // MARK: Choosing

    /// Selects a row, and scrolls to it where `scrollPosition` says where to. The delegate is not told. Nil deselects all rows.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        baseSelectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects a row. The delegate is not told.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { baseDeselectRow(at: indexPath, animated: animated) }

    // MARK: State that the aspects keep here, since only a class's own body may store

    var geometry = TableGeometry()
    var isLoaded = false
    /// The optional methods that the delegate and the data source leave out.
    lazy var answeredByDefault = TableDefaults(delegate: nil, dataSource: nil, hasStaticRows: false)
    let reuse = TableReusePool()
    var visibleRows: [ItemPath: UITableViewCell] = [:]
    var visibleHeaders: [Int: UIView] = [:]
    var visibleFooters: [Int: UIView] = [:]
    /// Views that go to places that are not seen, in how many animations each.
    var held: [ObjectIdentifier: Int] = [:]
    /// Headers that were made to find out whether there are any, before they are seen.
    var readyHeaders: [Int: UIView] = [:]
    var readyFooters: [Int: UIView] = [:]
    var selection: Set<ItemPath> = []
    var highlighted: ItemPath?
    var hovered: ItemPath?
    /// Where a range that Shift selects begins.
    var selectionAnchor: ItemPath?
    /// The row that keys go to.
    var cursor: ItemPath?
    var updates: TableUpdateRecord?
    var isUpdating = false
    var prefetcher = TablePrefetcher()
    var isPlacing = false
    var needsPlacing = true
    var placedBounds = CGRect.null
    var reordering: TableReordering?
    var placeholders: [TablePlaceholder] = []
    /// How rows are shown otherwise than the data are, while a drag or a finger has them give way.
    var arrangement: TableArrangement?
    var index: ListIndexView?
    var selectionPan: ListSelectionPan?
    var dragSource: ListDragSource?
    var dropTarget: TableDropTarget?
    var spring: ListSpring?
    /// The room that the rows make for what is dragged.
    var room: TableRoom?
    var heightOfRoom = 0.0
    private(set) lazy var swipe = SwipeActions(list: self)
    private(set) lazy var hover = UIHoverGestureRecognizer { [weak self] in self?.pointerMoved($0) }

    // MARK: Overrides

    /// Nothing is touched in a view that left its window. An override calls `super`.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return unhighlight() }
        _ = swipe
        if hover.view == nil { addGestureRecognizer(hover) }
    }

    /// Has everything placed again before the next frame.
    open override func setNeedsLayout() {
        // Placing itself adds, removes and resizes views, which changes nothing of what has to be placed.
        if !isPlacing { needsPlacing = true }
        super.setNeedsLayout()
    }

    /// Puts views onto what is seen, and takes those that are not seen any more. An override calls `super`.
    open override func layoutSubviews() {
        if needsPlacing || !isLoaded || placedBounds != bounds { placeContent() }
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
        followPointer()
        super.layoutSubviews()
    }

    override func boundsDidChange(from oldBounds: CGRect) {
        if bounds.width != oldBounds.width { widthDidChange() }
        super.boundsDidChange(from: oldBounds)
    }

    /// Whether a recognizer of the view begins: those of its own only where there is something to do. An override calls `super`.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if swipe.isPan(gestureRecognizer) { return swipe.panShouldBegin() }
        if let selectionPan, gestureRecognizer === selectionPan { return selectionPan.shouldBegin() }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Content keeps to the safe area at the sides. An override calls `super`.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        safeSidesMayChange()
    }

    /// On a screen of another scale, and for text of another size, heights are found out again. An override calls `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let isSame =
            previousTraitCollection?.displayScale == traitCollection.displayScale
            && previousTraitCollection?.preferredContentSizeCategory == traitCollection.preferredContentSizeCategory
        if !isSame { heightsDidChange() }
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

    /// Whether keys can go to the view: what ``allowsFocus`` says.
    open override var canBecomeFirstResponder: Bool { allowsFocus }
    /// Whether the rows can be gone through with keys: what ``allowsFocus`` says.
    open override var canBecomeFocused: Bool { allowsFocus }

    override func takesKeyItself(_ key: UIKey) -> Bool { takesAsRowKey(key) || super.takesKeyItself(key) }

    /// Does what keys mean to the items. An override calls `super`.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { press in !(press.key.map { handleRowKey($0) } ?? false) }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }

    override var ownRole: AccessibleRole? { .list }
}
