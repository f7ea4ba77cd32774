import Foundation

/// Two or three columns beside each other in a wide window, and one stack in a narrow one.
///
/// With a ``Style`` each column is a navigation controller: one that the program gives, or one that is made around the controller given.
/// Without one it is as the older form has it: ``viewControllers`` with a primary and a secondary controller, used as they are.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// Two, by ``UISplitViewController/viewControllers``: the older form.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// A column.
    public enum Column: Int, Sendable {
        /// The first: what leads to the others.
        case primary = 0
        /// The one between, of three.
        case supplementary = 1
        /// The content.
        case secondary = 2
        /// What is shown in place of all in a narrow window.
        case compact = 3
    }

    /// Which columns are seen, and how.
    public enum DisplayMode: Int, Sendable {
        /// As suits the window.
        case automatic = 0
        /// The content alone.
        case secondaryOnly = 1
        /// One column beside the content.
        case oneBesideSecondary = 2
        /// One column over the content.
        case oneOverSecondary = 3
        /// Both columns beside the content.
        case twoBesideSecondary = 4
        /// Both columns over the content.
        case twoOverSecondary = 5
        /// Both columns beside the content, which goes partly out of the window.
        case twoDisplaceSecondary = 6

        /// The older name of ``secondaryOnly``.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The older name of ``oneBesideSecondary``.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The older name of ``oneOverSecondary``.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// How columns share the window with the content.
    public enum SplitBehavior: Int, Sendable {
        /// As suits the window.
        case automatic = 0
        /// Beside it.
        case tile = 1
        /// Over it.
        case overlay = 2
        /// They push it aside.
        case displace = 3
    }

    /// The side of the primary column.
    public enum PrimaryEdge: Int, Sendable {
        /// Where reading begins.
        case leading = 0
        /// Where lines end.
        case trailing = 1
    }

    /// When the button that shows and hides columns is seen.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Where it is of use.
        case automatic = 0
        /// Never.
        case never = 1
        /// Always.
        case always = 2
    }

    /// Stands for a width, or a part of the window's, that the split view chooses.
    public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    /// The columns' controllers, as the program gave them.
    var given: [Column: UIViewController] = [:]
    /// What is shown of each column: navigation controllers with a style, the given controllers without one.
    var columns: [Column: UIViewController] = [:]
    /// In a narrow window: how many controllers of the one stack belong to each column, in order.
    var merged: [(column: Column, count: Int)] = []
    let stage = UIView()
    private(set) lazy var shade = SplitShade(self)
    var wantedMode = DisplayMode.automatic
    var collapses = false
    /// A drag from the edge shows the columns over the content.
    lazy var edgePan = UIScreenEdgePanGestureRecognizer()

    // MARK: Making

    /// Columns as `style` says.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// The older form, with two controllers.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A split view that a storyboard describes.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// How many columns there are.
    public let style: Style

    /// Hears of what is shown, and says what becomes of the columns in a narrow window.
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

    /// The controller that was given for a column.
    open func viewController(for column: Column) -> UIViewController? { given[column] }

    /// The controllers: in the older form the primary and the secondary one; in a narrow window the one that is shown.
    open var viewControllers: [UIViewController] {
        get {
            if isCollapsed { return [collapsedRoot].compactMap { $0 } }
            return [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
        }
        set { setViewControllers(newValue) }
    }

    /// Whether the window is narrow, so that one stack is shown.
    open var isCollapsed: Bool { collapses }

    /// Shows a column: in a narrow window by going to it.
    open func show(_ column: Column) {
        if isCollapsed { return go(to: column) }
        switch column {
        case .primary where style == .tripleColumn: changeMode(to: isOverlay ? .twoOverSecondary : .twoBesideSecondary)
        case .primary, .supplementary: if !isShown(column) { changeMode(to: isOverlay ? .oneOverSecondary : .oneBesideSecondary) }
        case .secondary: if isOverlaid { changeMode(to: .secondaryOnly) }
        case .compact: break
        }
    }

    /// Hides a column; in a narrow window it does nothing for the first.
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

    /// Shows a controller in the column that asks for it; in others in the content's place.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        if let stack = (isCollapsed ? collapsedRoot : columns[.primary]) as? UINavigationController {
            stack.pushViewController(vc, animated: UIView.areAnimationsEnabled)
        } else {
            showDetailViewController(vc, sender: sender)
        }
    }

    /// Shows a controller as the content; in a narrow window by putting it onto the stack.
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
            stack.setViewControllers(Array(before) + content, animated: UIView.areAnimationsEnabled)
        } else if isCollapsed {
            collapsedRoot?.present(vc, animated: UIView.areAnimationsEnabled)
        } else {
            setViewController(vc, for: .secondary)
            if isOverlaid { changeMode(to: .secondaryOnly) }
        }
    }

    // MARK: Modes

    /// Which columns are to be seen; automatic, the default, as suits the window.
    open var preferredDisplayMode: DisplayMode {
        get { wantedMode }
        set {
            wantedMode = newValue
            ownMode = nil
            update(animated: viewIfLoaded?.window != nil && UIView.areAnimationsEnabled)
        }
    }
    /// What a person, or ``show(_:)`` and ``hide(_:)``, chose.
    var ownMode: DisplayMode?

    /// Which columns are seen.
    open var displayMode: DisplayMode { currentMode }

    /// How columns are to share the window with the content.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// How columns share the window with the content.
    open var splitBehavior: SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        return isRoomy(for: .primary) ? .tile : .overlay
    }

    /// Whether a drag from the edge shows the columns, and a touch on the content hides them again. True unless set.
    open var presentsWithGesture = true

    /// A button that shows and hides columns.
    open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
        let item = UIBarButtonItem(
            image: BarSign.sidebar.image, style: .plain, target: self, action: Selector(UISplitViewController.toggleColumns))
        item.accessibilityLabel = LibraryWords.text("Sidebar")
        return item
    }()

    /// When ``displayModeButtonItem`` is shown on the content's bar, which it is with a ``Style`` only.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { updateModeButton() }
    }

    // MARK: Widths

    /// The side of the primary column.
    open var primaryEdge = PrimaryEdge.leading {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The primary column's width as a part of the window's.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The primary column's width, in points. It comes before the part.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The least width of the primary column, in points.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The greatest width of the primary column, in points.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The supplementary column's width as a part of the window's.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The supplementary column's width, in points. It comes before the part.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The least width of the supplementary column, in points.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The greatest width of the supplementary column, in points.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// How wide the primary column is, in points.
    open var primaryColumnWidth: CGFloat { width(of: .primary) }
    /// How wide the supplementary column is, in points.
    open var supplementaryColumnWidth: CGFloat { style == .tripleColumn ? width(of: .supplementary) : 0 }

    // MARK: As a child and a parent

    open override func loadView() {
        let view = ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.layOut() }
        view.backgroundColor = .separator
        stage.frame = view.bounds
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.clipsToBounds = true
        view.addSubview(stage)
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
