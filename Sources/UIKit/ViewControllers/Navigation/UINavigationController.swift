import Foundation

/// A container that shows the top controller of a stack below a navigation bar with a back button.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, ScrollObserver {
    /// The kind of change of the stack.
    public enum Operation: Int, Sendable {
        /// Another change.
        case none = 0
        /// A controller is pushed onto the top.
        case push = 1
        /// Controllers are popped from the top.
        case pop = 2
    }

    /// Duration of showing and hiding bars, in seconds.
    public nonisolated static let hideShowBarDuration: CGFloat = 0.25

    var stack: [UIViewController] = []
    var transition: NavigationTransition?
    /// The superview of the controllers' views.
    let contentContainer = UIView()
    private let barClass: UINavigationBar.Type
    private let toolbarClass: UIToolbar.Type
    private(set) lazy var popDrag = InteractivePop(self)
    var barGestures: BarHidingGestures?

    // MARK: Initialization

    /// Creates a stack with one controller.
    public convenience init(rootViewController: UIViewController) {
        self.init(navigationBarClass: nil, toolbarClass: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates an empty stack with bars of the given classes; nil uses UIKit's own.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
        self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a navigation controller from a storyboard.
    public required init?(coder: NSCoder) {
        (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
        super.init(coder: coder)
    }

    /// Pops to the controller to which an unwind segue leads.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if viewControllers.contains(where: { $0 === subsequentVC }) {
            _ = popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
        }
    }

    /// Delegate that is notified of changes of the stack, and provides animators.
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: Stack

    /// The controllers on the stack, from bottom to top.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The top controller of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The visible controller: the one that the stack presents, or else the top controller.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Pushes a controller onto the stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard isFit(viewController) else { return }
        change(to: stack + [viewController], animated: animated, operation: .push)
    }

    /// Pops the top controller and returns it. The root controller is not popped.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(toCount: stack.count - 1, animated: animated).last
    }

    /// Pops the controllers above the given one. Returns them from bottom to top; nil if the controller is not on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            viewLog.error(
                "Tried to pop \(identification) to a view controller that doesn't exist on its stack: \(viewController.identification)")
            return nil
        }
        return pop(toCount: index + 1, animated: animated)
    }

    /// Pops all but the root controller. Returns the popped controllers from bottom to top.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.isEmpty ? nil : pop(toCount: 1, animated: animated)
    }

    private func pop(toCount count: Int, animated: Bool) -> [UIViewController] {
        let gone = Array(stack.dropFirst(count))
        if !gone.isEmpty { change(to: Array(stack.prefix(count)), animated: animated, operation: .pop) }
        return gone
    }

    /// Replaces the stack. If animated, a new top controller is pushed, and one that was on the stack before is popped to.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        var new: [UIViewController] = []
        for controller in viewControllers where !new.contains(where: { $0 === controller }) {
            guard stack.contains(where: { $0 === controller }) || isFit(controller) else { continue }
            new.append(controller)
        }
        let isPop = new.last.map { top in stack.contains { $0 === top } && top !== stack.last } ?? true
        change(to: new, animated: animated, operation: isPop ? .pop : .push)
    }

    private func isFit(_ controller: UIViewController) -> Bool {
        let problem: String? =
            if controller is UINavigationController {
                "pushing a navigation controller is not supported"
            } else if controller === self || sequence(first: self, next: \.container).contains(where: { $0 === controller }) {
                "it contains the navigation controller"
            } else if stack.contains(where: { $0 === controller }) {
                "pushing the same view controller instance more than once is not supported"
            } else {
                nil
            }
        if let problem { viewLog.error("Cannot push \(controller.identification) onto the stack of \(identification): \(problem).") }
        return problem == nil
    }

    // MARK: Show

    override var showsControllers: Bool { true }

    /// Pushes a controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    // MARK: Bars

    /// The navigation bar. Its items are the navigation items of the controllers.
    open private(set) lazy var navigationBar: UINavigationBar = {
        let bar = DynamicViews.make(barClass) as? UINavigationBar ?? UINavigationBar()
        bar.owner = self
        return bar
    }()

    /// Whether the navigation bar is hidden. False by default.
    open var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    var hidesBar = false

    /// Shows or hides the navigation bar, alongside a running transition.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesBar else { return }
        hidesBar = hidden
        if !hidden { navigationBar.isHidden = false }
        changeBars(animated: animated)
    }

    /// The toolbar, with the items of the top controller.
    open private(set) lazy var toolbar: UIToolbar! = {
        let bar = DynamicViews.make(toolbarClass) as? UIToolbar ?? UIToolbar()
        bar.isHidden = true
        return bar
    }()

    /// Whether the toolbar is hidden. True by default.
    open var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }
    var hidesToolbar = true

    /// Shows or hides the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesToolbar else { return }
        hidesToolbar = hidden
        if !hidden { toolbar.isHidden = false }
        changeBars(animated: animated)
    }

    /// Whether a swipe up hides the bars, and a swipe down shows them. False by default.
    open var hidesBarsOnSwipe = false {
        didSet { barGesturesDidChange() }
    }
    /// Whether a tap hides or shows the bars. False by default.
    open var hidesBarsOnTap = false {
        didSet { barGesturesDidChange() }
    }
    /// The gesture recognizer for ``hidesBarsOnSwipe``.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHidingGestures.swipe }
    /// The gesture recognizer for ``hidesBarsOnTap``.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHidingGestures.tap }

    /// The edge pan that pops the top controller. An app may set its delegate or disable it.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popDrag.recognizer }

    // MARK: View and containment

    /// The root controller's item, unless this controller has its own.
    open override var tabBarItem: UITabBarItem! {
        get { containerItems?.tabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    open override func loadView() {
        let view = ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.layOutBars() }
        contentContainer.frame = view.bounds
        contentContainer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentContainer)
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        view.addGestureRecognizer(popDrag.recognizer)
        view.clipsToBounds = true
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        barGesturesDidChange()
    }

    override func finishTransition() {
        guard let transition else { return }
        popDrag.abandon()
        transition.context?.end()
        self.transition = nil
    }

    override func prepareToAppear() { showTop() }

    override func barsNeedLayout() {
        barSizeDidChange()
        super.barsNeedLayout()
    }

    override func shownScrollView(under edge: NSDirectionalRectEdge) -> UIScrollView? { topViewController?.shownScrollView(under: edge) }

    /// Adopts the preferred size of the top controller.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if let top = topViewController, container === top { preferredContentSize = top.preferredContentSize }
    }

    /// Light content if the bar is dark.
    open override var preferredStatusBarStyle: UIStatusBarStyle { navigationBar.barStyle == .default ? .default : .lightContent }
    /// The top controller if the bar is hidden; otherwise the bar determines the style.
    open override var childForStatusBarStyle: UIViewController? { hidesBar ? topViewController : nil }
    /// The top controller.
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    /// The top controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    /// The top controller.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }

    // MARK: Keys

    /// Escape, and Alt with the left arrow (right arrow in a right-to-left layout), go back. Escape in a presented controller dismisses it instead.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { !goesBack(for: $0) }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }

    // MARK: Content under the bar

    func contentDidMove(in scrollView: UIScrollView) {
        contentMoved(in: scrollView)
        showContentUnderToolbar()
    }

    func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint { titleRestingOffset(for: offset, in: scrollView) }
}
