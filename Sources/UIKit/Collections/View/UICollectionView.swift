import Foundation
import Logging

let collectionLog = Logger(label: "lodestone.collections")

/// Shows items of data, each in a cell, where its layout says; only those that are seen have cells.
///
/// The cost of a frame follows what is seen. Items that are not seen cost what the layout spends on them: nothing in a
/// ``UICollectionViewFlowLayout`` with one size.
@MainActor
open class UICollectionView: UIScrollView {
    /// Where a scroll to an item puts it.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

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
    }

    private func prepareCollection() {
        backgroundColor = .systemBackground
        currentLayout.collectionView?.currentLayout.isInvalid = true
        currentLayout.collectionView = self
    }

    // MARK: Data

    /// Says how many items there are, and makes the cells.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// Says what can be chosen, and hears of it and of scrolling.
    open var delegate: (any UICollectionViewDelegate)? {
        get { collectionDelegate }
        set { scrollDelegate = newValue }
    }
    private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?

    open override weak var scrollDelegate: (any UIScrollViewDelegate)? {
        didSet {
            collectionDelegate = scrollDelegate as? any UICollectionViewDelegate
            // A flow layout may get its sizes from the new one.
            if scrollDelegate !== oldValue { currentLayout.invalidateLayout() }
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
        precondition(counts.indices.contains(section), "There is no section \(section) in \(self), which has \(counts.count).")
        return counts[section]
    }

    /// Asks the data source for everything again, before the next frame. Nothing is selected then.
    open func reloadData() {
        reloadEverything()
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

    /// A view behind everything, as large as the collection view, which does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            backgroundView?.frame = bounds
        }
    }

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
    /// Whether keys move among the items once the collection was used. True unless set.
    open var allowsFocus = true {
        didSet { if !allowsFocus { moveCursor(to: nil) } }
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
    /// The bounds that everything was placed for last.
    var placedBounds = CGRect.null
    var isPreparing = false
    /// Whether the content was ever placed, for content that begins at its right end.
    var hasPlaced = false
    var boundsAnimatedFrom: CGRect?
    var selectionPan: MultipleSelectionPan?
    /// The way from one layout to another that a finger drives.
    var transition: LayoutTransition?

    // MARK: Overrides

    open override func setNeedsLayout() {
        // Placing itself adds, removes and resizes views, which changes nothing of what has to be placed.
        if !isPlacing { needsPlacing = true }
        super.setNeedsLayout()
    }

    open override func layoutSubviews() {
        if needsPlacing || currentLayout.isInvalid || !knowsCounts || placedBounds != bounds { placeContent() }
        if let backgroundView {
            if backgroundView.frame != bounds { backgroundView.frame = bounds }
        }
        super.layoutSubviews()
    }

    override func boundsDidChange(from oldBounds: CGRect) {
        boundsWillNeedLayout(from: oldBounds)
        super.boundsDidChange(from: oldBounds)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let selectionPan, gestureRecognizer === selectionPan { return selectionPan.shouldBegin() }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { unhighlight() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.displayScale != traitCollection.displayScale
            || previousTraitCollection?.layoutDirection != traitCollection.layoutDirection
        {
            currentLayout.invalidateLayout()
        }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !highlight(for: touches) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if highlighted == nil { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if highlighted == nil { super.touchesEnded(touches, with: event) }
        lift(touches, modifiers: event?.modifierFlags ?? [])
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if highlighted == nil { super.touchesCancelled(touches, with: event) }
        unhighlight()
    }

    open override var canBecomeFirstResponder: Bool { allowsFocus }

    override func takesKeyItself(_ key: UIKey) -> Bool { takesAsItemKey(key) || super.takesKeyItself(key) }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { press in !(press.key.map { handleItemKey($0) } ?? false) }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }
}
