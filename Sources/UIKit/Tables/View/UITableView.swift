import Foundation

/// A scroll view that displays rows of data in sections, each row in a cell. Only visible rows have cells.
///
/// The cost of a frame depends on the number of visible rows. The heights of other rows are stored as one run while only their estimate is known.
@preconcurrency @MainActor
open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting, UIDataSourceTranslating {
    /// A height that requests automatic sizing by the content.
    public static let automaticDimension: CGFloat = -1
    /// The index title that shows a magnifying glass icon in the section index. A touch on the icon scrolls to the top.
    public static let indexSearch = ListIndexView.searchTitle

    // MARK: Creation

    /// Creates a table view with a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepareTable()
    }

    /// Creates a plain table view.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Creates a table view from a storyboard or nib.
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

    /// The style of the table.
    open internal(set) var style: Style
    /// The static rows of a storyboard, from the table view controller; nil if the rows are not static.
    var staticRows: StaticRows? {
        didSet { sourceDidChange() }
    }

    // MARK: Data

    /// The object that provides row counts and cells, and that edits the data. Setting another one reloads the data.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { sourceDidChange() } }
    }

    /// The object that controls heights, highlighting, selection and editing. It is also notified of scrolling.
    open var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set { keptScrollViewDelegate = newValue }
    }
    private(set) weak var tableDelegate: (any UITableViewDelegate)?
    /// The context menu interaction of the rows; nil until a delegate is set.
    open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }
    let contextMenus = ItemContextMenus()

    /// Storage of the delegate, shared with the scroll view.
    open override weak var keptScrollViewDelegate: (any UIScrollViewDelegate)? {
        didSet {
            tableDelegate = keptScrollViewDelegate as? any UITableViewDelegate
            if tableDelegate != nil { contextMenus.attach(to: self) }
            if keptScrollViewDelegate !== oldValue { sourceDidChange() }
        }
    }

    /// The object that prefetches data before the rows are displayed.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { prefetcher = TablePrefetcher() } }
    }
    /// Whether ``prefetchDataSource`` is notified of upcoming rows. Default true.
    open var isPrefetchingEnabled = true {
        didSet { if !isPrefetchingEnabled { cancelPrefetching() } }
    }

    /// The number of sections.
    open var numberOfSections: Int {
        loadIfNeeded()
        return geometry.sections.count
    }

    /// The number of rows in a section, including drop gaps and placeholders.
    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        precondition(
            geometry.sections.indices.contains(section),
            "There is no section \(section) in \(self), which has \(geometry.sections.count) sections.")
        return geometry.sections[section].rows.count
    }

    /// Reloads all data from the data source before the next frame. Clears the selection.
    open func reloadData() {
        baseReloadData()
    }

    // MARK: Heights

    /// The height of rows in points, unless the delegate provides one. Default automatic: the height of the content.
    open var rowHeight = UITableView.automaticDimension {
        willSet { recordAppearance(\UITableView.rowHeight, newValue) }
        didSet { if rowHeight != oldValue { heightsDidChange() } }
    }
    /// The height of section headers in points, unless the delegate provides one. Default automatic: the height of the content.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        willSet { recordAppearance(\UITableView.sectionHeaderHeight, newValue) }
        didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    /// The height of section footers in points, unless the delegate provides one. Default automatic: the height of the content.
    open var sectionFooterHeight = UITableView.automaticDimension {
        willSet { recordAppearance(\UITableView.sectionFooterHeight, newValue) }
        didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// The estimated height of rows in points, used until the row is visible. With 0 all rows are measured immediately. Default automatic: `rowHeight` or 44.
    open var estimatedRowHeight = UITableView.automaticDimension {
        willSet { recordAppearance(\UITableView.estimatedRowHeight, newValue) }
        didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
    }
    /// The estimated height of section headers in points, used until the header is visible. Default automatic.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        willSet { recordAppearance(\UITableView.estimatedSectionHeaderHeight, newValue) }
        didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    /// The estimated height of section footers in points, used until the footer is visible. Default automatic.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        willSet { recordAppearance(\UITableView.estimatedSectionFooterHeight, newValue) }
        didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// The space above each section header, in points. Default automatic: 22 points in plain tables, none in others.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        willSet { recordAppearance(\UITableView.sectionHeaderTopPadding, newValue) }
        didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
    }
    /// Whether displayed self-sizing rows are resized in the next layout pass when their content changes. Default enabled.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// The height in points of empty rows that fill a plain table without a footer view below its last row. 0, the default, shows none.
    /// `automaticDimension` uses the height of the last row.
    open var fillerRowHeight: CGFloat = 0 {
        didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
    }
    let fillers = TableFillers()

    // MARK: Appearance

    /// The style of the separators between rows. Default single line.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        willSet { recordAppearance(\UITableView.separatorStyle, newValue) }
        didSet { if separatorStyle != oldValue { cellStyleDidChange() } }
    }
    /// The colour of the separators.
    open var separatorColor: UIColor? = .separator {
        willSet { recordAppearance(\UITableView.separatorColor, newValue) }
        didSet { cellStyleDidChange() }
    }
    /// A visual effect for the separators, such as a `UIVibrancyEffect` over a blurred background. Default nil.
    open var separatorEffect: UIVisualEffect? {
        willSet { recordAppearance(\UITableView.separatorEffect, newValue) }
        didSet { if separatorEffect != oldValue { cellStyleDidChange() } }
    }
    /// The inset of the separators from the sides, in points. By default they start at the rows' text.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
        set {
            recordAppearance(\UITableView.separatorInset, newValue)
            ownSeparatorInset = newValue
            cellStyleDidChange()
        }
    }
    var ownSeparatorInset: UIEdgeInsets?
    /// The reference of ``separatorInset``. Default is the cells' edges.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { cellStyleDidChange() } }
    }
    /// Whether content is limited to a readable width. Default false.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { cellStyleDidChange() }
    }
    /// Whether the content of cells, headers and footers is inset by the horizontal safe area. Default true.
    open var insetsContentViewsToSafeArea = true {
        didSet { safeSidesMayChange() }
    }
    /// The horizontal safe area insets at the last update.
    var placedSides = TableSafeSides()
    /// The view behind all rows. It is as large as the table view and does not scroll. Default nil.
    open var backgroundView: UIView? {
        willSet { recordAppearance(\UITableView.backgroundView, newValue) }
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            backgroundView?.frame = bounds
        }
    }

    /// The view above the first section, as wide as the table. The table uses its height; after changing it, set the view again. Default nil.
    open var tableHeaderView: UIView? {
        didSet { edgeViewDidChange(from: oldValue, to: tableHeaderView) }
    }
    /// The view below the last section, as wide as the table. The table uses its height; after changing it, set the view again. Default nil.
    open var tableFooterView: UIView? {
        willSet { recordAppearance(\UITableView.tableFooterView, newValue) }
        didSet { edgeViewDidChange(from: oldValue, to: tableFooterView) }
    }

    // MARK: Section index

    /// The minimum number of rows for which the section index is shown. Default 0.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { updateIndex() }
    }
    /// The colour of the index titles. Nil, the default, uses the tint colour.
    open var sectionIndexColor: UIColor? {
        willSet { recordAppearance(\UITableView.sectionIndexColor, newValue) }
        didSet { updateIndex() }
    }
    /// The background colour of the section index. Default nil.
    open var sectionIndexBackgroundColor: UIColor? {
        willSet { recordAppearance(\UITableView.sectionIndexBackgroundColor, newValue) }
        didSet { updateIndex() }
    }
    /// The background colour of the section index during a touch. Default nil.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        willSet { recordAppearance(\UITableView.sectionIndexTrackingBackgroundColor, newValue) }
    }
    /// Reloads the titles of the section index from the data source.
    open func reloadSectionIndexTitles() { loadIndex() }

    // MARK: Selection

    /// Whether the user can select rows. Default true.
    open var allowsSelection = true {
        didSet { selectionRulesDidChange() }
    }
    /// Whether more than one row can be selected. Default false.
    open var allowsMultipleSelection = false {
        didSet { selectionRulesDidChange() }
    }
    /// Whether the user can select rows in editing mode. Default false.
    open var allowsSelectionDuringEditing = false {
        didSet { selectionRulesDidChange() }
    }
    /// Whether more than one row can be selected in editing mode. If true, each row shows a selection mark in editing mode. Default false.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { selectionRulesDidChange() }
    }
    /// Whether moving the keyboard focus selects rows. Default false: Space and Return select.
    open var selectionFollowsFocus = false
    /// Whether the keyboard focus returns to the last focused row when it enters the view again. Default false.
    open var remembersLastFocusedIndexPath = false
    /// Whether the rows can have the keyboard focus. Default true.
    open var allowsFocus = true {
        didSet { if !allowsFocus { moveCursor(to: nil) } }
    }

    // MARK: Editing

    /// Whether the table is in editing mode, in which rows can be deleted, inserted, moved or marked.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    var editing = false

    /// Starts or ends editing mode. Clears the selection.
    open func setEditing(_ editing: Bool, animated: Bool) {
        baseSetEditing(to: editing, animated: animated)
    }

    /// Whether the displayed rows differ from the data: during a drag or move, or while placeholders wait for their data.
    open var hasUncommittedUpdates: Bool { !placeholders.isEmpty || reordering != nil || dropGap != nil }

    // MARK: Drag and drop

    /// The object that provides the data for drags of rows. Nil, the default, allows no drags.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { if dragDelegate !== oldValue { dragDelegateDidChange() } }
    }
    /// The object that accepts drops. Default nil.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        didSet { if dropDelegate !== oldValue { dropDelegateDidChange() } }
    }
    /// Whether touches can start drags. Default true, except on phones.
    open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault {
        didSet { dragSource?.interaction.isEnabled = dragInteractionEnabled }
    }
    /// Whether a drag from this table is in progress.
    open var hasActiveDrag: Bool { dragSource?.isActive ?? false }
    /// Whether a drag is over this table.
    open var hasActiveDrop: Bool { dropTarget?.isActive ?? false }
    /// Whether a drag that rests on a row selects it like a tap. Default false.
    open var isSpringLoaded: Bool {
        get { spring != nil }
        set { spring = ListSpring.changing(spring, to: newValue, of: self) }
    }

    // MARK: Cells

    /// Registers a cell class for an identifier; nil unregisters it. Stops the app if the class is not a `UITableViewCell`.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return reuse.register(nil, identifier) }
        guard let type = cellClass as? UITableViewCell.Type else {
            fatalError("Cannot register \(cellClass) for the cells of a table view: it is not a subclass of UITableViewCell.")
        }
        reuse.register(type, identifier)
    }

    /// Registers a class of headers and footers for an identifier; nil unregisters it.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let aClass else { return reuse.registerHeader(nil, identifier) }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            fatalError("Cannot register \(aClass) for the headers of a table view: it is not a subclass of UITableViewHeaderFooterView.")
        }
        reuse.registerHeader(type, identifier)
    }

    /// Registers a nib for cells with an identifier; nil unregisters it. Its single top-level object is a cell.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        reuse.register(maker: nib?.maker(of: UITableViewCell.self), identifier)
    }

    /// Registers a nib for headers and footers with an identifier; nil unregisters it. Its single top-level object is a header or footer view.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.registerHeader(maker: nib?.maker(of: UITableViewHeaderFooterView.self), identifier)
    }

    /// Dequeues a cell, or creates one of the registered class. Nil if no cell is queued and no class is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reuse.takeCell(identifier) }

    /// Dequeues a cell for `identifier`, or creates one. Stops the app if no class or nib is registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeue(identifier, for: indexPath)
    }

    /// Dequeues a header or footer, or creates one of the registered class. Nil if no view is queued and no class is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        reuse.takeHeader(identifier)
    }

    // MARK: Lookup

    /// The index paths of the visible rows, from top to bottom, without placeholders.
    open var indexPathsForVisibleRows: [IndexPath]? { shownIndexPaths }

    /// The visible cells, in order.
    open var visibleCells: [UITableViewCell] { shownCells }

    /// The cell of a row; nil if the row is not displayed.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }

    /// The index path of the row that a cell displays; nil if the cell is not displayed.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell).flatMap { dataPath(of: $0)?.indexPath } }

    /// The header view of a section; nil if it does not exist or is not displayed.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownHeader(of: section) }

    /// The footer view of a section; nil if it does not exist or is not displayed.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownFooter(of: section) }

    /// The frame of a section with its header and footer, in the table's coordinates; zero if the section does not exist.
    open func rect(forSection section: Int) -> CGRect { sectionFrame(of: section) }

    /// The unpinned frame of a section's header, in the table's coordinates; zero if the section does not exist.
    open func rectForHeader(inSection section: Int) -> CGRect { frameOfHeader(of: section) }

    /// The unpinned frame of a section's footer, in the table's coordinates; zero if the section does not exist.
    open func rectForFooter(inSection section: Int) -> CGRect { frameOfFooter(of: section) }

    /// The frame of a row, in the table's coordinates; zero if the row does not exist. Heights that are not measured yet are estimated.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { frameOfRow(at: indexPath) }

    /// The index path of the row at a point, in the table's coordinates; nil if no row is at the point.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { rowPath(at: point) }

    /// The rows that intersect a rectangle in the table's coordinates, in order.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rowPaths(in: rect) }

    /// Scrolls until a row is at `scrollPosition`.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls until the selected row closest to the visible center is at `scrollPosition`.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        scrollToNearestSelection(at: scrollPosition, animated: animated)
    }

    /// The index path of the first selected row; nil if the selection is empty.
    open var indexPathForSelectedRow: IndexPath? { selectedIndexPaths.first }

    /// The index paths of the selected rows, in order; nil if the selection is empty.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selectedIndexPaths }

    // MARK: Updates

    /// Performs several changes as one animated update. The closure `updates` changes the data and calls the methods below.
    ///
    /// Deletions, reloads and the sources of moves refer to index paths before all changes. Insertions and the targets of moves refer to index
    /// paths after all changes, regardless of the order of the calls. `completion(finished)` is called once, after the animation; `finished` is
    /// false if it was interrupted. If the data do not match the changes, the table view logs the counts and reloads all data. Differs from
    /// UIKit: it does not throw an exception.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        if let completion { self.updates?.record.completions.append(completion) }
        updates?()
        endUpdates()
    }

    /// Begins a batch of changes that are animated together. Each call needs a matching ``endUpdates()``.
    open func beginUpdates() { baseBeginUpdates() }

    /// Performs the changes since ``beginUpdates()``. Determines the heights again, even without changes.
    open func endUpdates() { baseEndUpdates() }

    /// Inserts sections. The indices are those after the update.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { change { $0.insert(sections, animation) } }

    /// Deletes sections. The indices are those before the update.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { change { $0.delete(sections, animation) } }

    /// Reloads sections. The indices are those before the update.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { change { $0.reload(sections, animation) } }

    /// Moves a section from an index before the update to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.record.movedSections.append(UpdateRecord.SectionMove(from: section, to: newSection)) }
    }

    /// Inserts rows. The index paths are those after the update.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insert(Self.paths(indexPaths), animation) }
    }

    /// Deletes rows. The index paths are those before the update.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.delete(Self.paths(indexPaths), animation) }
    }

    /// Reloads rows with other cells. The index paths are those before the update.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reload(Self.paths(indexPaths), animation) }
    }

    /// Moves a row from an index path before the update to one after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        guard let from = ItemPath(indexPath), let to = ItemPath(newIndexPath) else { return }
        change { $0.record.movedItems.append(UpdateRecord.ItemMove(from: from, to: to)) }
    }

    /// Requests the data source to configure the existing cells of rows again. Does nothing for rows that are not displayed.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        reconfigureCells(at: Self.paths(indexPaths))
    }

    // MARK: Selection by the app

    /// Selects a row and scrolls to it, except with the scroll position `none`. Does not notify the delegate. A nil path clears the selection.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        baseSelectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects a row. Does not notify the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { baseDeselectRow(at: indexPath, animated: animated) }

    // MARK: State of the extensions

    var geometry = TableGeometry()
    var isLoaded = false
    /// The optional methods that the delegate and the data source do not implement.
    lazy var answeredByDefault = TableDefaults(delegate: nil, dataSource: nil, hasStaticRows: false)
    let reuse = TableReusePool()
    var visibleRows: [ItemPath: UITableViewCell] = [:]
    var visibleHeaders: [Int: UIView] = [:]
    var visibleFooters: [Int: UIView] = [:]
    /// The number of running animations that move each view out of the visible area.
    var held: [ObjectIdentifier: Int] = [:]
    /// Headers and footers that were created to determine whether they exist, before they are displayed.
    var readyHeaders: [Int: UIView] = [:]
    var readyFooters: [Int: UIView] = [:]
    var selection: Set<ItemPath> = []
    var highlighted: ItemPath?
    var hovered: ItemPath?
    /// The first row of a range selection with Shift.
    var selectionAnchor: ItemPath?
    /// The row with the keyboard focus.
    var cursor: ItemPath?
    var updates: TableUpdateRecord?
    var isUpdating = false
    var prefetcher = TablePrefetcher()
    var isPlacing = false
    var needsPlacing = true
    var placedBounds = CGRect.null
    var reordering: TableReordering?
    var placeholders: [TablePlaceholder] = []
    /// The difference between the displayed rows and the data during a drag or move; nil if they agree.
    var arrangement: TableArrangement?
    var index: ListIndexView?
    var selectionPan: ListSelectionPan?
    var dragSource: ListDragSource?
    var dropTarget: TableDropTarget?
    var spring: ListSpring?
    /// The drop gap; nil if no gap is open.
    var dropGap: TableDropGap?
    var heightOfDropGap = 0.0
    private(set) lazy var swipe = SwipeActions(list: self)
    private(set) lazy var hover = UIHoverGestureRecognizer { [weak self] in self?.pointerMoved($0) }

    // MARK: Overrides

    /// Removes the highlight if the view left its window. An override calls `super`.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return unhighlight() }
        _ = swipe
        if hover.view == nil { addGestureRecognizer(hover) }
    }
    /// Schedules a full placement pass before the next frame.
    open override func setNeedsLayout() {
        // The placement pass itself adds, removes and resizes views. These changes require no further pass.
        if !isPlacing { needsPlacing = true }
        super.setNeedsLayout()
    }
    /// Performs the placement pass if necessary. An override calls `super`.
    open override func layoutSubviews() {
        if needsPlacing || !isLoaded || placedBounds != bounds { positionContent() }
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
        followPointer()
        super.layoutSubviews()
    }

    override func boundsDidChange(from oldBounds: CGRect) {
        if bounds.width != oldBounds.width { widthDidChange() }
        super.boundsDidChange(from: oldBounds)
    }
    /// Whether a gesture recognizer may begin. The table's own recognizers begin only if their gesture has an effect. An override calls `super`.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if swipe.isPan(gestureRecognizer) { return swipe.panShouldBegin() }
        if let selectionPan, gestureRecognizer === selectionPan { return selectionPan.shouldBegin() }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    /// Updates the horizontal insets of the content. An override calls `super`.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        safeSidesMayChange()
    }
    /// Determines all heights again after a change of the display scale, the preferred text size or the text's weight. An override calls `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let (old, new) = (previousTraitCollection, traitCollection)
        let isSameText =
            old?.preferredContentSizeCategory == new.preferredContentSizeCategory && old?.legibilityWeight == new.legibilityWeight
        if !isSameText || old?.displayScale != new.displayScale { heightsDidChange() }
    }
    /// Highlights the touched row. An override calls `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !highlight(for: touches) { super.touchesBegan(touches, with: event) }
    }
    /// Passes the touch on unless a row is highlighted. An override calls `super`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if highlighted == nil { super.touchesMoved(touches, with: event) }
    }
    /// Selects the highlighted row. An override calls `super`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if highlighted == nil { super.touchesEnded(touches, with: event) }
        lift(touches, modifiers: event?.modifierFlags ?? [])
    }
    /// Removes the highlight. An override calls `super`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if highlighted == nil { super.touchesCancelled(touches, with: event) }
        unhighlight()
    }
    /// Whether the view can become first responder: the value of ``allowsFocus``.
    open override var canBecomeFirstResponder: Bool { allowsFocus }
    /// Whether the rows can have the keyboard focus: the value of ``allowsFocus``.
    open override var canBecomeFocused: Bool { allowsFocus }

    override func takesKeyItself(_ key: UIKey) -> Bool { takesAsRowKey(key) || super.takesKeyItself(key) }
    /// Handles keys for the rows. An override calls `super`.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { press in !(press.key.map { handleRowKey($0) } ?? false) }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }

    override var ownRole: AccessibleRole? { .list }

    // MARK: Data source translating
    /// Returns the same section index: drags do not move sections.
    open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { dataSourceSectionIndex }
    /// Returns the same section index: drags do not move sections.
    open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int { presentationSectionIndex }
    /// Converts the index path of a row in the data source to the displayed index path.
    open func presentationIndexPath(forDataSourceIndexPath path: IndexPath?) -> IndexPath? { displayedPath(of: path) }
    /// Converts a displayed index path to the index path in the data source; nil for gaps and placeholders.
    open func dataSourceIndexPath(forPresentationIndexPath path: IndexPath?) -> IndexPath? { dataPath(ofDisplayed: path) }
}
