import Foundation

/// A view that shows one row of a table view.
///
/// What it shows is in its ``contentView``: the labels and the picture of its style, views of the program's, or what a
/// ``contentConfiguration`` says. Beside it are the accessory and, while the table is edited, the controls for that.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// What a cell has by itself.
    public enum CellStyle: Int, Sendable {
        /// A picture and a text.
        case `default` = 0
        /// A text, and a grey one at the other end.
        case value1 = 1
        /// A text in the tint colour in a narrow column, and one beside it.
        case value2 = 2
        /// A text, and a smaller one below it.
        case subtitle = 3
    }

    /// How a cell looks while it is selected.
    public enum SelectionStyle: Int, Sendable {
        /// As it does otherwise.
        case none = 0
        /// Grey, as by default.
        case blue = 1
        /// Grey, as by default.
        case gray = 2
        /// Grey.
        case `default` = 3
    }

    /// How a row is edited.
    public enum EditingStyle: Int, Sendable {
        /// Not at all.
        case none = 0
        /// It can be deleted.
        case delete = 1
        /// One can be inserted.
        case insert = 2
    }

    /// What stands at a cell's end.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// An arrow: a touch shows more.
        case disclosureIndicator = 1
        /// A button for details, and an arrow.
        case detailDisclosureButton = 2
        /// A check mark.
        case checkmark = 3
        /// A button for details.
        case detailButton = 4
    }

    /// Which controls of editing a cell shows.
    public struct StateMask: OptionSet, Sendable {
        /// The number or the name behind the value.
        public let rawValue: UInt

        /// The value with a number or a name.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The control at the leading end.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that deletes.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    /// What a drag does with the cell that it began in.
    public enum DragState: Int, Sendable {
        /// The cell is not dragged.
        case none = 0
        /// The cell is being lifted, or put back.
        case lifting = 1
        /// The cell is dragged.
        case dragging = 2
    }

    /// How the line below a cell is meant.
    public enum SeparatorStyle: Int, Sendable {
        /// There is none.
        case none = 0
        /// A line.
        case singleLine = 1
    }

    /// Says how the cell looks in each state: called with the cell and its state whenever that changed.
    public typealias ConfigurationUpdateHandler = @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    // MARK: Making

    /// A cell with what `style` has; `reuseIdentifier` is what it is used again by.
    public init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        prepareParts()
    }

    /// A cell with a frame, which its table view changes.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// As a storyboard or a nib describes it.
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

    /// What a storyboard does when a person selects the cell.
    var onSelection: (@MainActor () -> Void)?
    /// What a storyboard does when a person touches the cell's accessory.
    var onAccessory: (@MainActor () -> Void)?

    /// What the cell is used again by.
    open internal(set) var reuseIdentifier: String?
    let style: CellStyle
    private(set) lazy var provisionalSize = ProvisionalSize()

    /// The view that the content belongs into: all of the cell but accessories and controls.
    open var contentView: UIView { content }
    let content = TableCellContent()

    // MARK: The parts of the style

    /// The text; nil for no style that has none.
    open var textLabel: UILabel? { parts.makeTextLabel(in: self) }
    /// The second text; nil in the default style.
    open var detailTextLabel: UILabel? { parts.makeDetailLabel(in: self) }
    /// The picture before the text.
    open var imageView: UIImageView? { parts.makePicture(in: self) }
    private(set) lazy var parts = TableCellParts()

    // MARK: State

    /// Whether the row is chosen.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }
    private var selected = false

    /// Whether a finger is on the cell.
    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    private var highlighted = false

    /// Whether the table is edited, and the cell shows it.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false

    /// Shows whether the row is chosen. Override it to show it otherwise; call `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard self.selected != selected else { return }
        self.selected = selected
        stateDidChange(animated: animated)
    }

    /// Shows whether a finger is on the cell. Override it to show it otherwise; call `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard self.highlighted != highlighted else { return }
        self.highlighted = highlighted
        stateDidChange(animated: animated)
    }

    /// Shows the controls of editing, or takes them away. Override it to follow; call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard self.editing != editing else { return }
        self.editing = editing
        editingDidChange(animated: animated)
    }

    /// What the table knows of the row, for the controls of editing.
    var row = TableCellRow() {
        didSet { if row != oldValue { rowDidChange(from: oldValue) } }
    }
    /// The table view that shows the cell.
    weak var tableView: UITableView?
    /// Whether keys go to the cell.
    var isCursor = false {
        didSet { if isCursor != oldValue { stateDidChange(animated: false) } }
    }
    /// Whether the pointer is above the cell.
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
    /// What a drag does with the cell that it began in.
    var dragState = DragState.none {
        didSet {
            guard dragState != oldValue else { return }
            stateDidChange(animated: false)
            dragStateDidChange(dragState)
        }
    }

    /// The drag that began in the cell lifts it, carries it or has put it back.
    open func dragStateDidChange(_ dragState: DragState) {}
    /// Which controls of editing are about to be shown or taken away.
    open func willTransition(to state: StateMask) {}
    /// Which controls of editing were shown or taken away.
    open func didTransition(to state: StateMask) {}

    /// The cell was shown for a row and is about to be shown for another. Override it to take away what was set; call `super`.
    open func prepareForReuse() {}

    /// How the cell looks while it is selected.
    open var selectionStyle = SelectionStyle.default {
        willSet { recordAppearance(\UITableViewCell.selectionStyle, newValue) }
        didSet { if selectionStyle != oldValue { stateDidChange(animated: false) } }
    }

    // MARK: Backgrounds

    /// A view behind the content, as large as the cell.
    open var backgroundView: UIView? {
        willSet { recordAppearance(\UITableViewCell.backgroundView, newValue) }
        didSet { backgrounds.replace(oldValue, with: backgroundView, in: self) }
    }

    /// A view behind the content, and before ``backgroundView``, that is shown while the cell is highlighted or selected.
    open var selectedBackgroundView: UIView? {
        willSet { recordAppearance(\UITableViewCell.selectedBackgroundView, newValue) }
        didSet { backgrounds.replace(oldValue, with: selectedBackgroundView, in: self) }
    }

    /// The same, while several rows can be selected; nil is ``selectedBackgroundView``.
    open var multipleSelectionBackgroundView: UIView? {
        willSet { recordAppearance(\UITableViewCell.multipleSelectionBackgroundView, newValue) }
        didSet { backgrounds.replace(oldValue, with: multipleSelectionBackgroundView, in: self) }
    }
    private(set) lazy var backgrounds = TableCellBackgrounds()

    // MARK: Accessories

    /// What stands at the cell's end.
    open var accessoryType = AccessoryType.none {
        willSet { recordAppearance(\UITableViewCell.accessoryType, newValue) }
        didSet { if accessoryType != oldValue { accessories.update(self) } }
    }
    /// A view at the cell's end, instead of what ``accessoryType`` says. It keeps its size.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessories.replace(oldValue, self) } }
    }
    /// What stands at the cell's end while the table is edited.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessories.update(self) } }
    }
    /// A view at the cell's end while the table is edited.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { accessories.replace(oldValue, self) } }
    }
    private(set) lazy var accessories = TableCellAccessories()

    /// How the row is edited.
    open var editingStyle: EditingStyle { row.editingStyle }
    /// Whether the content moves aside while the table is edited.
    open var shouldIndentWhileEditing = true
    /// Whether the cell shows the control that it is moved by, while the table is edited and the data source lets the row be moved. True
    /// in cells that a table view shows.
    open var showsReorderControl = true {
        didSet { if showsReorderControl != oldValue { accessories.update(self) } }
    }
    /// Whether the button that deletes the row is shown.
    open var showingDeleteConfirmation: Bool { isSwiped }

    // MARK: Indentation and separator

    /// How far the content is indented, in levels of ``indentationWidth``.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }
    /// How wide a level of indentation is, in points. 10 unless set.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }
    /// How far the line below the cell keeps from the cell's sides, in points. The table view's inset unless set.
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

    /// Whether the program was asked nothing about the background colour, so that the table's style decides.
    var hasTableBackground = false
    /// The colour behind everything. That of the table's style unless set.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasTableBackground = false
            super.backgroundColor = newValue
        }
    }

    // MARK: Configurations

    /// How the cell is now.
    open var configurationState: UICellConfigurationState { makeState() }

    /// Calls ``updateConfiguration(using:)`` before the next frame. Several calls are one.
    open func setNeedsUpdateConfiguration() {
        guard !needsConfiguration else { return }
        needsConfiguration = true
        setNeedsLayout()
    }
    var needsConfiguration = true

    /// The state changed, or was asked to be looked at. Override it to set configurations for `state`; or set
    /// ``configurationUpdateHandler``.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Called after ``updateConfiguration(using:)``.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// What the cell shows. Setting it puts the view that shows it into ``contentView``; nil takes it out.
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

    /// Whether ``contentConfiguration`` is updated for each new state. True unless set.
    open var automaticallyUpdatesContentConfiguration = true

    /// The content of a cell of this class that has no configuration yet: that of a list.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    /// What is behind the content, in the place of ``backgroundView`` and the background colour.
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

    /// Whether ``backgroundConfiguration`` is updated for each new state. True unless set.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The background that a cell of this class has by itself: none.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    // MARK: Overrides

    /// Puts the content and what is beside it where they belong. An override calls `super`.
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
        // At once, so that constraints in the content are solved in its new size.
        if bounds.size != oldBounds.size, content.superview === self { accessories.layOutContent(self) }
    }

    /// Other traits are another state, for which the cell is configured again. An override calls `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    /// The height that the content takes in the width of `size`; 44 points at least where the cell lays itself out.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: heightOfContent(width: size.width))
    }

    /// Says that the content may take another height: the table finds it out again with the next layout. An override calls `super`.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        tableView?.contentDidChange(of: self)
    }

    /// The size that a table view gives a cell of automatic height: from the constraints in ``contentView`` where there are any, or else from
    /// the content's own size.
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

    /// A cell that a table shows above or below its rows is a title.
    private var isRow: Bool { enclosing(UITableView.self).map { $0.indexPath(for: self) != nil } ?? true }
}

// In the file of its superclass: elsewhere the compiler mangles inherited closures' types in another way than here.

/// Names the place of `UITableViewCell.init(style:reuseIdentifier:)`. Open, so that the compiler does not take it for the only class there is.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicTableCell: UITableViewCell {
    /// Makes nothing of its own.
    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// As a storyboard or a nib describes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
