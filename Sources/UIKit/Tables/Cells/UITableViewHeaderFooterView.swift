import Foundation

/// A reusable header or footer view of a section in a table view.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// Closure that updates the view's configurations for a state. Called with the view and its new state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

    /// Creates a view. `reuseIdentifier` identifies its reuse queue; nil for a view that is not reused.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        prepareContent()
    }

    /// Creates a view with a frame, which the table view changes.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates the view from a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareContent()
    }

    private func prepareContent() {
        content.frame = bounds
        addSubview(content)
    }

    /// The identifier of the view's reuse queue; nil for a view that is not reused.
    open internal(set) var reuseIdentifier: String?
    /// The view that holds the content. It fills this view except for the horizontal safe area insets.
    open var contentView: UIView { content }
    private let content = TableCellContent()

    /// The text label, which shows the title from the data source. It is created on first access and follows the user's preferred text size.
    open var textLabel: UILabel? {
        if let text { return text }
        let label = UILabel()
        AppearanceRegistry.withoutRecording {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        text = label
        content.addSubview(label)
        style()
        return label
    }
    private var text: UILabel?

    /// The label of the secondary text below the first one, created on first access.
    open var detailTextLabel: UILabel? {
        if let detail { return detail }
        let label = UILabel()
        AppearanceRegistry.withoutRecording {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        detail = label
        content.addSubview(label)
        style()
        return label
    }
    private var detail: UILabel?

    /// The view behind the content, as large as this view. Default nil.
    open var backgroundView: UIView? {
        willSet { recordAppearance(\UITableViewHeaderFooterView.backgroundView, newValue) }
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView {
                backgroundView.frame = bounds
                insertSubview(backgroundView, at: 0)
            }
            showBackground()
        }
    }

    /// The table's style and the view's role, which determine the view's appearance.
    struct TableContext: Equatable {
        var isGrouped = false
        var isFooter = false
        var margin: CGFloat = 16
        var safeSides = TableSafeSides()
    }
    var context = TableContext() {
        didSet { if context != oldValue { style() } }
    }
    /// Whether the view is pinned to an edge while its section scrolls.
    var isPinned = false {
        didSet {
            guard isPinned != oldValue else { return }
            showBackground()
            setNeedsUpdateConfiguration()
        }
    }
    private var fill: UIView?
    private(set) lazy var provisionalSize = ProvisionalSize()

    /// Prepares the view for reuse with another section. The default implementation does nothing. Override it to reset state, and call `super`.
    open func prepareForReuse() {}

    // MARK: Appearance

    private func style() {
        let plain = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .boldSystemFont(ofSize: 17))
        style(text, context.isGrouped ? .preferredFont(forTextStyle: .footnote) : plain, context.isGrouped ? .secondaryLabel : .label)
        style(detail, .preferredFont(forTextStyle: .footnote), .secondaryLabel)
        showBackground()
        setNeedsLayout()
    }

    /// Sets the default style of a label. Appearance proxies override it.
    private func style(_ label: UILabel?, _ font: UIFont, _ color: UIColor) {
        guard let label else { return }
        label.setAppearanceDefault(\UILabel.font) { label.font = font }
        label.setAppearanceDefault(\UILabel.textColor) { label.textColor = color }
    }

    /// Shows an almost opaque fill behind a pinned title, which hides the rows that scroll under it.
    private func showBackground() {
        let needsFill =
            isPinned && !context.isGrouped && backgroundView == nil && configured?.background == nil && backgroundColor == nil
        if needsFill, fill == nil {
            let view = UIView(frame: bounds)
            view.backgroundColor = .systemBackground
            view.isUserInteractionEnabled = false
            fill = view
            insertSubview(view, at: 0)
        }
        fill?.alpha = needsFill ? 0.94 : 0
    }

    // MARK: Configurations

    /// The view's current state, for configurations.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = isPinned
        return state
    }

    /// Schedules one call of ``updateConfiguration(using:)`` before the next frame. Repeated calls coalesce.
    open func setNeedsUpdateConfiguration() {
        guard !needsConfiguration else { return }
        needsConfiguration = true
        setNeedsLayout()
    }
    private var needsConfiguration = true

    /// Updates the configurations for `state`. The default implementation does nothing. Override it, or set ``configurationUpdateHandler`` instead.
    open func updateConfiguration(using state: UIViewConfigurationState) {}
    /// Closure that is called after ``updateConfiguration(using:)`` to update the configurations for the new state. Default nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The configuration of the view's content. Setting it adds its content view to ``contentView``; nil removes that view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured?.content }
        set {
            if newValue == nil, configured == nil { return }
            configured = configured ?? CellContent()
            configured?.content = newValue
            showConfigurations()
        }
    }
    /// Whether ``contentConfiguration`` is updated for each new state. Default true.
    open var automaticallyUpdatesContentConfiguration = true
    /// Returns the default content configuration for the view's role and the table's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (context.isGrouped, context.isFooter) {
        case (true, false): .groupedHeader()
        case (true, true): .groupedFooter()
        case (false, false): .plainHeader()
        case (false, true): .plainFooter()
        }
    }
    /// The configuration of the background, used instead of ``backgroundView``.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured?.background }
        set {
            recordAppearance(\UITableViewHeaderFooterView.backgroundConfiguration, newValue)
            if newValue == nil, configured == nil { return }
            configured = configured ?? CellContent()
            configured?.background = newValue
            showConfigurations()
            showBackground()
        }
    }
    /// Whether ``backgroundConfiguration`` is updated for each new state. Default true.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Returns the default background configuration of the class: clear.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    private var configured: CellContent?

    private func showConfigurations() {
        guard let configured else { return }
        let state = configurationState
        configured.showContent(in: content, for: automaticallyUpdatesContentConfiguration ? state : nil)
        configured.showBackground(behind: self, for: automaticallyUpdatesBackgroundConfiguration ? state : nil)
    }

    // MARK: Layout

    private func configureIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        let state = configurationState
        TrackedReads.track(
            .configuration, of: self,
            {
                updateConfiguration(using: state)
                configurationUpdateHandler?(self, state)
            }
        ) { [weak self] in self?.setNeedsUpdateConfiguration() }
        showConfigurations()
    }

    override func boundsDidChange(from oldBounds: CGRect) {
        super.boundsDidChange(from: oldBounds)
        // Lays out immediately, so that constraints in the content are solved for its new size.
        if bounds.size != oldBounds.size, content.superview === self { positionContent() }
    }

    /// Lays out the texts again, whose size may follow the traits. An override calls `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    private func positionContent() {
        let sides = context.safeSides
        let rect = CGRect(x: sides.left, y: 0, width: max(bounds.width - sides.left - sides.right, 0), height: bounds.height)
        if content.frame != rect { content.frame = rect }
    }

    /// Lays out the content and backgrounds. An override calls `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        configureIfNeeded()
        positionContent()
        let area = content.frame
        content.setTableMargins(NSDirectionalEdgeInsets(top: 8, leading: context.margin, bottom: 8, trailing: context.margin))
        for case let view? in [fill, backgroundView] where view.frame != bounds { view.frame = bounds }
        guard configured?.content == nil else { return }
        let width = max(area.width - 2 * context.margin, 0)
        let (first, second) = (height(of: text, width), height(of: detail, width))
        let total = first + second
        // In grouped styles both texts are close to the section's rows: a header text is aligned to the bottom, a footer text to the top.
        let top =
            context.isGrouped
            ? (context.isFooter ? Self.groupGap : bounds.height - total - Self.groupGap) : ((bounds.height - total) / 2).rounded()
        if let text, text.translatesAutoresizingMaskIntoConstraints {
            text.frame = CGRect(x: context.margin, y: top, width: width, height: first)
        }
        if let detail, detail.translatesAutoresizingMaskIntoConstraints {
            detail.frame = CGRect(x: context.margin, y: top + first, width: width, height: second)
        }
    }

    /// The gap between the title of a grouped section and its rows, in points.
    static let groupGap: CGFloat = 7

    private func height(of label: UILabel?, _ width: CGFloat) -> CGFloat {
        guard let label, !(label.text ?? "").isEmpty else { return 0 }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    /// Returns the width of `size` and the height of the content at that width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        configureIfNeeded()
        if let view = configured?.contentView, configured?.content != nil { return view.sizeThatFits(size) }
        let width = max(size.width - context.safeSides.left - context.safeSides.right - 2 * context.margin, 0)
        let total = height(of: text, width) + height(of: detail, width)
        return CGSize(width: size.width, height: total > 0 ? total + (context.isGrouped ? 2 * Self.groupGap : 8) : 0)
    }

    /// Returns the fitting size of the content for a width.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        configureIfNeeded()
        let size =
            configured?.content == nil && content.hasConstraintsOfItsOwn
            ? content.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
            : sizeThatFits(targetSize)
        guard !(constraintLayout?.held.isEmpty ?? true) else { return size }
        // The view's own constraints, such as a height constraint, override the fitting size of the content.
        return fittingSize(
            FittingRequest(size: size, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
    }

    // MARK: Accessibility

    override var isElementByDefault: Bool { true }
    override var labelByDefault: String? { spokenContent }
    override var traitsByDefault: UIAccessibilityTraits { .header }
    override var ownRole: AccessibleRole? { .heading }
}

// This class must be in the same file as its superclass: in another file the compiler mangles the types of inherited closures differently.

/// Declares `init(reuseIdentifier:)` as `required`, in the vtable slot of `UITableViewHeaderFooterView`. The class is open to prevent devirtualized
/// calls.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicTableHeader: UITableViewHeaderFooterView {
    /// Creates a view. This class adds no stored state to its superclass.
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

    /// Creates the view from a storyboard or nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The view of a section title from the data source.
@MainActor
final class TableTitleView: UITableViewHeaderFooterView {}
