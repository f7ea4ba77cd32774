import Foundation

/// Shows two or three columns side by side in a wide window, and one navigation stack in a narrow one.
///
/// With a ``Style`` each column is a navigation controller: either the given one, or a new one around the given controller. Without a style it has
/// the older form: ``viewControllers`` with a primary and a secondary controller, used as they are.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// The number of columns.
    public enum Style: Int, Sendable {
        /// Two columns, set through ``UISplitViewController/viewControllers``: the older form.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// A column.
    public enum Column: Int, Sendable {
        /// The first column, for navigation between the contents of the others.
        case primary = 0
        /// The second of three columns.
        case supplementary = 1
        /// The content column.
        case secondary = 2
        /// The only column of a narrow window.
        case compact = 3
    }

    /// The visible columns and their arrangement.
    public enum DisplayMode: Int, Sendable {
        /// The mode is chosen from the width of the window.
        case automatic = 0
        /// Only the content.
        case secondaryOnly = 1
        /// One column beside the content.
        case oneBesideSecondary = 2
        /// One column over the content.
        case oneOverSecondary = 3
        /// Both columns beside the content.
        case twoBesideSecondary = 4
        /// Both columns over the content.
        case twoOverSecondary = 5
        /// Both columns beside the content, which is dimmed and partly moves out of the window.
        case twoDisplaceSecondary = 6

        /// The older name of ``secondaryOnly``.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The older name of ``oneBesideSecondary``.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The older name of ``oneOverSecondary``.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// The arrangement of columns and content in the window.
    public enum SplitBehavior: Int, Sendable {
        /// The behavior is chosen from the width of the window.
        case automatic = 0
        /// Columns are beside the content.
        case tile = 1
        /// Columns are in front of the content.
        case overlay = 2
        /// Columns push the content aside.
        case displace = 3
    }

    /// The side of the primary column.
    public enum PrimaryEdge: Int, Sendable {
        /// The leading edge.
        case leading = 0
        /// The trailing edge.
        case trailing = 1
    }

    /// When the button that shows and hides columns is visible.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Only if ``UISplitViewController/presentsWithGesture`` is true.
        case automatic = 0
        /// Never.
        case never = 1
        /// Also if ``UISplitViewController/presentsWithGesture`` is false.
        case always = 2
    }

    /// Placeholder for a width, or a fraction of the window's width, that the split view chooses.
    public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    /// The controllers of the columns, as the program set them.
    var given: [Column: UIViewController] = [:]
    /// The displayed controllers of the columns: navigation controllers with a style, the given controllers without one.
    var columns: [Column: UIViewController] = [:]
    /// In a narrow window: the number of controllers in the stack that belong to each column, in stack order.
    var merged: [(column: Column, count: Int)] = []
    /// In a narrow window: the first controller of each merged column, which returns to its column even if it was popped.
    var mergedRoots: [Column: UIViewController] = [:]
    /// The navigation item that has the display mode button; nil without one.
    weak var itemWithModeButton: UINavigationItem?
    let contentContainer = UIView()
    private(set) lazy var shade = SplitShade(self)
    var wantedMode = DisplayMode.automatic
    var collapses = false
    /// Recognizes a drag from the edge, which shows the columns over the content.
    lazy var edgePan = UIScreenEdgePanGestureRecognizer()

    // MARK: Initialization

    /// Creates a split view controller with the columns of `style`.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a split view controller of the older form, with two controllers.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a split view controller from a storyboard.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// The number of columns.
    open private(set) var style: Style

    /// Delegate that is notified of changes, and controls the columns in a narrow window.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Controllers

    /// Shows a controller in a column; nil empties it.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        given[column] = vc
        let shown = vc.map { style == .unspecified || column == .compact || $0 is UINavigationController ? $0 : wrapped($0) }
        replace(shown, in: column)
    }

    private func wrapped(_ controller: UIViewController) -> UIViewController {
        if let known = controller.container as? UINavigationController { return known }
        return UINavigationController(rootViewController: controller)
    }

    /// The controller that was set for a column.
    open func viewController(for column: Column) -> UIViewController? { given[column] }

    /// The controllers of the columns: primary and secondary in the older form. In a narrow window, only the visible controller.
    open var viewControllers: [UIViewController] {
        get {
            if isCollapsed { return [collapsedRoot].compactMap { $0 } }
            return [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
        }
        set { setViewControllers(newValue) }
    }

    /// Whether the window is narrow, so that one stack replaces the columns.
    open var isCollapsed: Bool { collapses }

    /// Shows a column. In a narrow window, brings it to the top of the stack.
    open func show(_ column: Column) {
        if isCollapsed { return go(to: column) }
        switch column {
        case .primary where style == .tripleColumn: changeMode(to: modeWithBothColumns)
        case .primary, .supplementary: if !isShown(column) { changeMode(to: isOverlay ? .oneOverSecondary : .oneBesideSecondary) }
        case .secondary: uncoverContent()
        case .compact: break
        }
    }

    /// Hides a column. In a narrow window, does nothing for the primary column.
    open func hide(_ column: Column) {
        if isCollapsed {
            if column != .primary { leave(column) }
            return
        }
        switch column {
        case .primary:
            changeMode(to: style == .tripleColumn ? (isOverlay ? .oneOverSecondary : .oneBesideSecondary) : .secondaryOnly)
        case .supplementary: changeMode(to: .secondaryOnly)
        case .secondary, .compact: break
        }
    }

    override var showsControllers: Bool { true }

    /// Pushes a controller onto the primary column's stack, or in a narrow window onto the only stack. Without a stack, shows it as the content.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        if let stack = (isCollapsed ? collapsedRoot : columns[.primary]) as? UINavigationController {
            stack.pushViewController(vc, animated: UIView.areAnimationsEnabled)
        } else {
            showDetailViewController(vc, sender: sender)
        }
    }

    /// Shows a controller as the content. In a narrow window, pushes it onto the stack.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        if isCollapsed, let stack = collapsedRoot as? UINavigationController {
            given[.secondary] = vc
            let content = (vc as? UINavigationController)?.stack ?? [vc]
            (vc as? UINavigationController)?.setViewControllers([], animated: false)
            columns[.secondary] = style == .unspecified ? vc : vc as? UINavigationController ?? UINavigationController()
            let before = stack.stack.prefix(mergedCount(before: .secondary))
            merged.removeAll { $0.column == .secondary }
            merged.append((.secondary, content.count))
            mergedRoots[.secondary] = content.first
            stack.setViewControllers(Array(before) + content, animated: UIView.areAnimationsEnabled)
        } else if isCollapsed {
            collapsedRoot?.present(vc, animated: UIView.areAnimationsEnabled)
        } else {
            setViewController(vc, for: .secondary)
            uncoverContent()
        }
    }

    // MARK: Modes

    /// The preferred visible columns. Automatic, the default, chooses from the width of the window.
    open var preferredDisplayMode: DisplayMode {
        get { wantedMode }
        set {
            wantedMode = newValue
            ownMode = nil
            update(animated: viewIfLoaded?.window != nil && UIView.areAnimationsEnabled)
        }
    }
    /// The mode chosen by the user, ``show(_:)`` or ``hide(_:)``.
    var ownMode: DisplayMode?

    /// The current display mode.
    open var displayMode: DisplayMode { currentMode }

    /// The preferred arrangement of columns and content.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The current arrangement of columns and content.
    open var splitBehavior: SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        if isRoomy(for: .primary) { return .tile }
        return style == .tripleColumn && isRoomy(for: .supplementary) ? .displace : .overlay
    }

    /// Whether a drag from the edge shows the columns, and a touch on the content hides them again. True by default.
    open var presentsWithGesture = true {
        didSet { updateModeButton() }
    }

    /// A bar button item that shows and hides columns.
    open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
        let item = UIBarButtonItem(
            image: BarIcon.sidebar.image, style: .plain, target: self, action: Selector(UISplitViewController.toggleColumns))
        item.accessibilityLabel = LocalizedStrings.text("Sidebar")
        return item
    }()

    /// When ``displayModeButtonItem`` is in the content's navigation bar of a wide window with a primary column. Only used with a ``Style``.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { updateModeButton() }
    }

    // MARK: Widths

    /// The side of the primary column.
    open var primaryEdge = PrimaryEdge.leading {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The primary column's width as a fraction of the window's width.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The primary column's width, in points. Takes precedence over the fraction.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The minimum width of the primary column, in points.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The maximum width of the primary column, in points.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The supplementary column's width as a fraction of the window's width.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The supplementary column's width, in points. Takes precedence over the fraction.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The minimum width of the supplementary column, in points.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The maximum width of the supplementary column, in points.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The current width of the primary column, in points.
    open var primaryColumnWidth: CGFloat { width(of: .primary) }
    /// The current width of the supplementary column, in points; 0 without such a column.
    open var supplementaryColumnWidth: CGFloat { style == .tripleColumn ? width(of: .supplementary) : 0 }

    // MARK: View and containment

    open override func loadView() {
        let view = ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.layOut() }
        view.backgroundColor = .separator
        contentContainer.frame = view.bounds
        contentContainer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentContainer.clipsToBounds = true
        view.addSubview(contentContainer)
        edgePan.edges = [.left, .right]
        edgePan.addHandler { [weak self] _ in self?.edgePanned() }
        view.addGestureRecognizer(edgePan)
        self.view = view
    }

    override func prepareToAppear() {
        collapses = traitCollection.horizontalSizeClass == .compact
        if collapses, merged.isEmpty { collapse() }
        update(animated: false)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard isViewLoaded, appearance != .disappeared else { return }
        let isNarrow = traitCollection.horizontalSizeClass == .compact
        guard isNarrow != collapses else { return }
        collapses = isNarrow
        if isNarrow { collapse() } else { expand() }
        update(animated: false)
        if isNarrow { delegate?.splitViewControllerDidCollapse(self) } else { delegate?.splitViewControllerDidExpand(self) }
    }
}
