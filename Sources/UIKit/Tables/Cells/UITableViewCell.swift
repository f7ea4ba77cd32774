import Foundation

/// A view that displays one row of a table view.
///
/// The content is in ``contentView``: the labels and image of the cell's style, the app's own views, or the view that a ``contentConfiguration``
/// creates. Beside it are the accessory and, in editing mode, the editing controls.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// The styles of cells, with their built-in content.
    public enum CellStyle: Int, Sendable {
        /// An image and a text.
        case `default` = 0
        /// A text, and a grey one at the trailing edge.
        case value1 = 1
        /// A text in the tint colour in a narrow column, and another one beside it.
        case value2 = 2
        /// A text, and a smaller one below it.
        case subtitle = 3
    }

    /// The styles of selected cells.
    public enum SelectionStyle: Int, Sendable {
        /// No change of appearance.
        case none = 0
        /// The default style: grey.
        case blue = 1
        /// The default style: grey.
        case gray = 2
        /// Grey.
        case `default` = 3
    }

    /// The editing styles of rows.
    public enum EditingStyle: Int, Sendable {
        /// The row has no editing control.
        case none = 0
        /// The row has a delete control.
        case delete = 1
        /// The row has an insert control.
        case insert = 2
    }

    /// The types of accessories at a cell's trailing edge.
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none = 0
        /// A chevron: a tap on the row shows more.
        case disclosureIndicator = 1
        /// A detail button and a chevron.
        case detailDisclosureButton = 2
        /// A check mark.
        case checkmark = 3
        /// A detail button.
        case detailButton = 4
    }

    /// The editing controls that a cell shows.
    public struct StateMask: OptionSet, Sendable {
        /// The bits of the option set.
        public let rawValue: UInt

        /// Creates an option set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The edit control at the leading edge.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The delete button.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    /// The state of a cell that a drag started from.
    public enum DragState: Int, Sendable {
        /// The cell is not being dragged.
        case none = 0
        /// The cell is being lifted or put back.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2
    }

    /// The styles of the separator below a cell.
    public enum SeparatorStyle: Int, Sendable {
        /// No separator.
        case none = 0
        /// A single line.
        case singleLine = 1
    }

    /// Closure that updates the cell's configurations for a state. Called with the cell and its new state.
    public typealias ConfigurationUpdateHandler = @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    // MARK: Creation

    /// Creates a cell of a style. `reuseIdentifier` identifies its reuse queue; nil for a cell that is not reused.
    public init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        prepareParts()
    }

    /// Creates a cell with a frame, which the table view changes.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates the cell from a storyboard or nib.
    public required init?(coder: NSCoder) {
        (style, reuseIdentifier) = (TableElements.cellStyle(coder), nil)
        super.init(coder: coder)
        prepareParts()
        coder.readInterface(UITableViewCell.self, into: self)
    }

    private func prepareParts() {
        content.frame = bounds
        addSubview(content)
    }

    /// The segue action that runs when the user selects the cell; nil if the storyboard has no such segue.
    final var onSelection: (@MainActor () -> Void)?
    /// The segue action that runs when the user taps the cell's accessory; nil if the storyboard has no such segue.
    final var onAccessory: (@MainActor () -> Void)?

    /// The identifier of the cell's reuse queue; nil for a cell that is not reused.
    open internal(set) var reuseIdentifier: String?
    let style: CellStyle
    private(set) lazy var provisionalSize = ProvisionalSize()

    /// The view that holds the content. It fills the cell except for accessories and editing controls.
    open var contentView: UIView { content }
    let content = TableCellContent()

    // MARK: Parts of the style

    /// The text label, created on first access.
    open var textLabel: UILabel? { parts.makeTextLabel(in: self) }
    /// The label of the secondary text, created on first access; nil in the default style.
    open var detailTextLabel: UILabel? { parts.makeDetailLabel(in: self) }
    /// The image view before the text, created on first access; nil in the style `value2`.
    open var imageView: UIImageView? { parts.makePicture(in: self) }
    private(set) lazy var parts = TableCellParts()

    // MARK: State

    /// Whether the row is selected.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }
    private var selected = false

    /// Whether a touch highlights the cell.
    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    private var highlighted = false

    /// Whether the cell is in editing mode.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false

    /// Selects or deselects the cell. Override it to customize the selected appearance, and call `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard self.selected != selected else { return }
        self.selected = selected
        stateDidChange(animated: animated)
    }

    /// Highlights or unhighlights the cell. Override it to customize the highlighted appearance, and call `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard self.highlighted != highlighted else { return }
        self.highlighted = highlighted
        stateDidChange(animated: animated)
    }

    /// Shows or hides the editing controls. Override it to customize editing mode, and call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard self.editing != editing else { return }
        self.editing = editing
        editingDidChange(animated: animated)
    }

    /// The properties of the row, set by the table view.
    var row = TableCellRow() {
        didSet { if row != oldValue { rowDidChange(from: oldValue) } }
    }
    /// The table view that displays the cell.
    weak var tableView: UITableView?
    /// Whether the cell has the keyboard focus.
    var isCursor = false {
        didSet { if isCursor != oldValue { stateDidChange(animated: false) } }
    }
    /// Whether the pointer is over the cell.
    var isHovered = false {
        didSet { if isHovered != oldValue { stateDidChange(animated: true) } }
    }
    var isSwiped = false {
        didSet { if isSwiped != oldValue { stateDidChange(animated: false) } }
    }
    var isReordering = false {
        didSet { if isReordering != oldValue { stateDidChange(animated: false) } }
    }
    var dropState = UICellConfigurationState.DropState.none {
        didSet { if dropState != oldValue { stateDidChange(animated: false) } }
    }
    /// The state of a drag that started from the cell.
    var dragState = DragState.none {
        didSet {
            guard dragState != oldValue else { return }
            stateDidChange(animated: false)
            dragStateDidChange(dragState)
        }
    }

    /// Called when `dragState` changes. The default implementation does nothing.
    open func dragStateDidChange(_ dragState: DragState) {}
    /// Called before the editing controls change. The default implementation does nothing.
    open func willTransition(to state: StateMask) {}
    /// Called after the editing controls changed. The default implementation does nothing.
    open func didTransition(to state: StateMask) {}

    /// Prepares the cell for reuse with another row. The default implementation does nothing. Override it to reset state, and call `super`.
    open func prepareForReuse() {}

    /// The style of the cell while it is selected.
    open var selectionStyle = SelectionStyle.default {
        willSet { recordAppearance(\UITableViewCell.selectionStyle, newValue) }
        didSet { if selectionStyle != oldValue { stateDidChange(animated: false) } }
    }

    // MARK: Backgrounds

    /// The view behind the content, as large as the cell. Default nil.
    open var backgroundView: UIView? {
        willSet { recordAppearance(\UITableViewCell.backgroundView, newValue) }
        didSet { backgrounds.replace(oldValue, with: backgroundView, in: self) }
    }

    /// The view behind the content and in front of ``backgroundView``, shown while the cell is highlighted or selected. Default nil.
    open var selectedBackgroundView: UIView? {
        willSet { recordAppearance(\UITableViewCell.selectedBackgroundView, newValue) }
        didSet { backgrounds.replace(oldValue, with: selectedBackgroundView, in: self) }
    }

    /// The selected background view while several rows can be selected. Nil, the default, uses ``selectedBackgroundView``.
    open var multipleSelectionBackgroundView: UIView? {
        willSet { recordAppearance(\UITableViewCell.multipleSelectionBackgroundView, newValue) }
        didSet { backgrounds.replace(oldValue, with: multipleSelectionBackgroundView, in: self) }
    }
    private(set) lazy var backgrounds = TableCellBackgrounds()

    // MARK: Accessories

    /// The accessory at the trailing edge. Default none.
    open var accessoryType = AccessoryType.none {
        willSet { recordAppearance(\UITableViewCell.accessoryType, newValue) }
        didSet { if accessoryType != oldValue { accessories.update(self) } }
    }
    /// A custom accessory view, used instead of ``accessoryType``. It keeps its size. Default nil.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessories.replace(oldValue, self) } }
    }
    /// The accessory at the trailing edge in editing mode. Default none.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessories.update(self) } }
    }
    /// A custom accessory view in editing mode. Default nil.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { accessories.replace(oldValue, self) } }
    }
    private(set) lazy var accessories = TableCellAccessories()

    /// The editing style of the row.
    open var editingStyle: EditingStyle { row.editingStyle }
    /// Whether the content is indented in editing mode. Default true.
    open var shouldIndentWhileEditing = true
    /// Whether the cell shows the reorder control in editing mode, if the data source allows moving the row. Default true.
    open var showsReorderControl = true {
        didSet { if showsReorderControl != oldValue { accessories.update(self) } }
    }
    /// Whether the delete button is shown.
    open var showingDeleteConfirmation: Bool { isSwiped }

    // MARK: Indentation and separator

    /// The indentation of the content, in levels of ``indentationWidth``. Default 0.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }
    /// The width of one indentation level, in points. Default 10.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }
    /// The inset of the separator from the cell's sides, in points. Unless set, the table view's inset.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? effectiveSeparatorInset }
        set {
            recordAppearance(\UITableViewCell.separatorInset, newValue)
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    var ownSeparatorInset: UIEdgeInsets?
    private(set) lazy var separator = TableCellSeparator()

    /// Whether the app has not set a background colour, so that the table's style determines it.
    var hasTableBackground = false
    /// The background colour. The default is the colour of the table's style.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasTableBackground = false
            super.backgroundColor = newValue
        }
    }

    // MARK: Configurations

    /// The cell's current state, for configurations.
    open var configurationState: UICellConfigurationState { makeState() }

    /// Schedules one call of ``updateConfiguration(using:)`` before the next frame. Repeated calls coalesce.
    open func setNeedsUpdateConfiguration() {
        guard !needsConfiguration else { return }
        needsConfiguration = true
        setNeedsLayout()
    }
    var needsConfiguration = true

    /// Updates the configurations for `state`. Called when the state changes or after ``setNeedsUpdateConfiguration()``. The default
    /// implementation does nothing. Override it to set configurations, or set ``configurationUpdateHandler`` instead.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Closure that is called after ``updateConfiguration(using:)`` to update the configurations for the new state. Default nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The configuration of the cell's content. Setting it adds its content view to ``contentView``; nil removes that view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured?.content }
        set {
            if newValue == nil, configured == nil { return }
            let configured = configured ?? CellContent()
            self.configured = configured
            configured.content = newValue
            showContentConfiguration()
            tableView?.contentDidChange(of: self)
        }
    }
    var configured: CellContent?

    /// Whether ``contentConfiguration`` is updated for each new state. Default true.
    open var automaticallyUpdatesContentConfiguration = true

    /// Returns the default content configuration of the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    /// The configuration of the background, used instead of ``backgroundView`` and the background colour.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured?.background }
        set {
            recordAppearance(\UITableViewCell.backgroundConfiguration, newValue)
            if newValue == nil, configured == nil { return }
            let configured = configured ?? CellContent()
            self.configured = configured
            configured.background = newValue
            showBackgroundConfiguration()
        }
    }

    /// Whether ``backgroundConfiguration`` is updated for each new state. Default true.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Returns the default background configuration of the class: clear.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    // MARK: Overrides

    /// Lays out the content, accessories and backgrounds. An override calls `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsConfiguration {
            needsConfiguration = false
            updateForState()
        }
        layOutParts()
    }

    override func boundsDidChange(from oldBounds: CGRect) {
        super.boundsDidChange(from: oldBounds)
        // Lays out immediately, so that constraints in the content are solved for its new size.
        if bounds.size != oldBounds.size, content.superview === self { accessories.layOutContent(self) }
    }

    /// Schedules a configuration update, because traits are part of the state. An override calls `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    /// Returns the width of `size` and the height of the content at that width; at least 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: heightOfContent(width: size.width))
    }

    /// Invalidates the height of the content. The table view measures the cell again in the next layout pass. An override calls `super`.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        tableView?.contentDidChange(of: self)
    }

    /// Returns the size of a self-sizing cell: from the constraints in ``contentView`` if there are any, otherwise from the content's own size.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: fittingHeight(width: targetSize.width))
    }

    // MARK: Accessibility

    override var isElementByDefault: Bool { !containsUsableElement }
    override var labelByDefault: String? { spokenContent }
    override var traitsByDefault: UIAccessibilityTraits { isRow ? (isSelected ? .selected : .none) : .header }
    override var ownRole: AccessibleRole? { isRow ? .listItem : nil }
    override var respondsByDefault: Bool { selectionStyle != .none && isRow }

    /// Whether the cell displays a row. A cell that a table uses as a header or footer view has the header trait instead.
    private var isRow: Bool { enclosing(UITableView.self).map { $0.indexPath(for: self) != nil } ?? true }
}

// This class must be in the same file as its superclass: in another file the compiler mangles the types of inherited closures differently.

/// Declares `init(style:reuseIdentifier:)` as `required`, in the vtable slot of `UITableViewCell`. The class is open to prevent devirtualized calls.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicTableCell: UITableViewCell {
    /// Creates a cell. This class adds no stored state to its superclass.
    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Creates the cell from a storyboard or nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
