import Foundation

/// A view above or below a section of a table view, which is used again.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// Says how the view looks in each state: called with the view and its state whenever that changed.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

    /// A view that is used again by `reuseIdentifier`.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        prepareContent()
    }

    /// A view with a frame, which its table view changes.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// As a storyboard or a nib describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareContent()
    }

    private func prepareContent() {
        content.frame = bounds
        addSubview(content)
    }

    /// What the view is used again by.
    open internal(set) var reuseIdentifier: String?
    /// The view that the content belongs into. It is as large as this one.
    open var contentView: UIView { content }
    private let content = TableCellContent()

    /// The text. A title of the data source is shown in it. It follows the person's preferred size of text.
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

    /// The second text, below the first one, in a table of groups.
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

    /// A view behind the content, as large as this one.
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

    /// What the table is, and where in it the view is, for its looks.
    struct Place: Equatable {
        var isGrouped = false
        var isFooter = false
        var margin: CGFloat = 16
        var safeSides = TableSafeSides()
    }
    var place = Place() {
        didSet { if place != oldValue { style() } }
    }
    /// Whether the view stays at the edge while its section scrolls.
    var isPinned = false {
        didSet {
            guard isPinned != oldValue else { return }
            showBackground()
            setNeedsUpdateConfiguration()
        }
    }
    private var fill: UIView?
    private(set) lazy var provisionalSize = ProvisionalSize()

    /// The view was shown for a section and is about to be shown for another. Override it to take away what was set; call `super`.
    open func prepareForReuse() {}

    // MARK: Looks

    private func style() {
        let plain = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .boldSystemFont(ofSize: 17))
        style(text, place.isGrouped ? .preferredFont(forTextStyle: .footnote) : plain, place.isGrouped ? .secondaryLabel : .label)
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

    /// A title that stays while rows pass below it hides them.
    private func showBackground() {
        let needsFill =
            isPinned && !place.isGrouped && backgroundView == nil && configured?.background == nil && backgroundColor == nil
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

    /// How the view is now.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = isPinned
        return state
    }

    /// Calls ``updateConfiguration(using:)`` before the next frame. Several calls are one.
    open func setNeedsUpdateConfiguration() {
        guard !needsConfiguration else { return }
        needsConfiguration = true
        setNeedsLayout()
    }
    private var needsConfiguration = true

    /// The state changed, or was asked to be looked at.
    open func updateConfiguration(using state: UIViewConfigurationState) {}
    /// Called after ``updateConfiguration(using:)``.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// What the view shows. Setting it puts the view that shows it into ``contentView``; nil takes it out.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured?.content }
        set {
            if newValue == nil, configured == nil { return }
            configured = configured ?? CellContent()
            configured?.content = newValue
            showConfigurations()
        }
    }
    /// Whether ``contentConfiguration`` is updated for each new state. True unless set.
    open var automaticallyUpdatesContentConfiguration = true
    /// The content of a view of this class that has no configuration yet: that of a list's header.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (place.isGrouped, place.isFooter) {
        case (true, false): .groupedHeader()
        case (true, true): .groupedFooter()
        case (false, false): .plainHeader()
        case (false, true): .plainFooter()
        }
    }
    /// What is behind the content, in the place of ``backgroundView``.
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
    /// Whether ``backgroundConfiguration`` is updated for each new state. True unless set.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The background that a view of this class has by itself: none.
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
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        showConfigurations()
    }

    override func boundsDidChange(from oldBounds: CGRect) {
        super.boundsDidChange(from: oldBounds)
        // At once, so that constraints in the content are solved in its new size.
        if bounds.size != oldBounds.size, content.superview === self { placeContent() }
    }

    private func placeContent() {
        let sides = place.safeSides
        let room = CGRect(x: sides.left, y: 0, width: max(bounds.width - sides.left - sides.right, 0), height: bounds.height)
        if content.frame != room { content.frame = room }
    }

    /// Puts the content and the backgrounds where they belong. An override calls `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        configureIfNeeded()
        placeContent()
        let room = content.frame
        content.setTableMargins(NSDirectionalEdgeInsets(top: 8, leading: place.margin, bottom: 8, trailing: place.margin))
        for case let view? in [fill, backgroundView] where view.frame != bounds { view.frame = bounds }
        guard configured?.content == nil else { return }
        let width = max(room.width - 2 * place.margin, 0)
        let (first, second) = (height(of: text, width), height(of: detail, width))
        let total = first + second
        // Titles of groups lie on their group, those below hang from it.
        let top =
            place.isGrouped
            ? (place.isFooter ? Self.groupGap : bounds.height - total - Self.groupGap) : ((bounds.height - total) / 2).rounded()
        if let text, text.translatesAutoresizingMaskIntoConstraints {
            text.frame = CGRect(x: place.margin, y: top, width: width, height: first)
        }
        if let detail, detail.translatesAutoresizingMaskIntoConstraints {
            detail.frame = CGRect(x: place.margin, y: top + first, width: width, height: second)
        }
    }

    /// How far the title of a group keeps from it, in points.
    static let groupGap: CGFloat = 7

    private func height(of label: UILabel?, _ width: CGFloat) -> CGFloat {
        guard let label, !(label.text ?? "").isEmpty else { return 0 }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    /// The height that the content takes in the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        configureIfNeeded()
        if let view = configured?.contentView, configured?.content != nil { return view.sizeThatFits(size) }
        let width = max(size.width - place.safeSides.left - place.safeSides.right - 2 * place.margin, 0)
        let total = height(of: text, width) + height(of: detail, width)
        return CGSize(width: size.width, height: total > 0 ? total + (place.isGrouped ? 2 * Self.groupGap : 8) : 0)
    }

    /// The size that the content takes in a width.
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
        // The view's own constraints, such as one of its height, have the last word.
        return fittingSize(
            FittingRequest(size: size, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
    }

    // MARK: Accessibility

    override var isElementByDefault: Bool { true }
    override var labelByDefault: String? { spokenContent }
    override var traitsByDefault: UIAccessibilityTraits { .header }
    override var ownRole: AccessibleRole? { .heading }
}

extension UIView {
    /// Whether constraints in the view place something.
    var hasConstraintsOfItsOwn: Bool {
        !(constraintLayout?.held.isEmpty ?? true) && subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }
}

// In the file of their superclass: elsewhere the compiler mangles inherited closures' types in another way than here.

/// Names the place of `UITableViewHeaderFooterView.init(reuseIdentifier:)`. Open, so that the compiler does not take it for the only class there is.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicTableHeader: UITableViewHeaderFooterView {
    /// Makes nothing of its own.
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

    /// As a storyboard or a nib describes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Shows a title of the data source above or below a section.
@MainActor
final class TableTitleView: UITableViewHeaderFooterView {}
