import Foundation

/// A stack of controllers, of which the uppermost is shown below a bar that leads back.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, ScrollObserver {
    /// What happens to the stack.
    public enum Operation: Int, Sendable {
        /// Something else.
        case none = 0
        /// A controller comes on top.
        case push = 1
        /// Controllers leave the top.
        case pop = 2
    }

    /// How long bars take to come and go, in seconds.
    public nonisolated static let hideShowBarDuration: CGFloat = 0.25

    var stack: [UIViewController] = []
    /// The transition that is under way.
    var transition: NavigationTransition?
    /// Where the controllers' views are.
    let stage = UIView()
    private let barClass: UINavigationBar.Type
    private let toolbarClass: UIToolbar.Type
    private(set) lazy var popDrag = InteractivePop(self)
    var barGestures: BarHidingGestures?

    // MARK: Making

    /// A stack with one controller.
    public convenience init(rootViewController: UIViewController) {
        self.init(navigationBarClass: nil, toolbarClass: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// An empty stack with bars of these classes; nil is UIKit's own.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
        self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
        super.init(nibName: nil, bundle: nil)
    }

    /// An empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A stack that a storyboard describes.
    public required init?(coder: NSCoder) {
        (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
        super.init(coder: coder)
    }

    /// Goes back to the controller on the stack to which an unwind segue leads.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if viewControllers.contains(where: { $0 === subsequentVC }) {
            _ = popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
        }
    }

    /// Hears of what is shown, and says how it gets there.
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: Stack

    /// The controllers, the uppermost last.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The uppermost controller.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that is seen: what the stack or its uppermost controller presents, or else that one.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Puts a controller on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard isFit(viewController) else { return }
        change(to: stack + [viewController], animated: animated, operation: .push)
    }

    /// Takes the uppermost controller away, and answers it. The first one stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(toCount: stack.count - 1, animated: animated).last
    }

    /// Takes away what is above a controller of the stack, and answers it from below up; nil where the controller is not in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            viewLog.error("\(identification) cannot go back to \(viewController.identification), which is not in its stack.")
            return nil
        }
        return pop(toCount: index + 1, animated: animated)
    }

    /// Takes away all but the first controller, and answers them from below up.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.isEmpty ? nil : pop(toCount: 1, animated: animated)
    }

    private func pop(toCount count: Int, animated: Bool) -> [UIViewController] {
        let gone = Array(stack.dropFirst(count))
        if !gone.isEmpty { change(to: Array(stack.prefix(count)), animated: animated, operation: .pop) }
        return gone
    }

    /// Replaces the stack. Animated, it is as a push where the new uppermost controller was not in the stack, and as a pop where it was.
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
                "it is a navigation controller"
            } else if controller === self || sequence(first: self, next: \.container).contains(where: { $0 === controller }) {
                "the stack is in it"
            } else if stack.contains(where: { $0 === controller }) {
                "it is there already"
            } else {
                nil
            }
        if let problem { viewLog.error("\(identification) does not take \(controller.identification) onto its stack: \(problem).") }
        return problem == nil
    }

    // MARK: Showing

    override var showsControllers: Bool { true }

    /// Pushes a controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    // MARK: Bars

    /// The bar at the top. Its items are those of the controllers.
    open private(set) lazy var navigationBar: UINavigationBar = {
        let bar = BarViews.make(barClass) as? UINavigationBar ?? UINavigationBar()
        bar.owner = self
        return bar
    }()

    /// Whether there is no bar at the top. False unless set.
    open var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    var hidesBar = false

    /// Shows or hides the bar at the top; in a transition along with it.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesBar else { return }
        hidesBar = hidden
        if !hidden { navigationBar.isHidden = false }
        changeBars(animated: animated)
    }

    /// The bar at the bottom, with the items of the uppermost controller.
    open private(set) lazy var toolbar: UIToolbar! = {
        let bar = BarViews.make(toolbarClass) as? UIToolbar ?? UIToolbar()
        bar.isHidden = true
        return bar
    }()

    /// Whether there is no bar at the bottom. True unless set.
    open var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }
    var hidesToolbar = true

    /// Shows or hides the bar at the bottom.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesToolbar else { return }
        hidesToolbar = hidden
        if !hidden { toolbar.isHidden = false }
        changeBars(animated: animated)
    }

    /// Whether a drag up hides the bars, and a drag down shows them. False unless set.
    open var hidesBarsOnSwipe = false {
        didSet { barGesturesDidChange() }
    }
    /// Whether a tap hides the bars or shows them. False unless set.
    open var hidesBarsOnTap = false {
        didSet { barGesturesDidChange() }
    }
    /// The drag that hides the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHidingGestures.swipe }
    /// The tap that hides the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHidingGestures.tap }

    /// The drag from the edge that leads back. An app may give it a delegate of its own, or disable it.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popDrag.recognizer }

    // MARK: As a child and a parent

    /// The first controller's, unless this one has its own.
    open override var tabBarItem: UITabBarItem! {
        get { containerItems?.tabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    open override func loadView() {
        let view = ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.layOutBars() }
        stage.frame = view.bounds
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stage)
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

    override func prepareToAppear() { showTop() }

    override func barsNeedLayout() {
        barSizeDidChange()
        super.barsNeedLayout()
    }

    override func shownScrollView(under edge: NSDirectionalRectEdge) -> UIScrollView? { topViewController?.shownScrollView(under: edge) }

    /// The wish of the uppermost controller.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if let top = topViewController, container === top { preferredContentSize = top.preferredContentSize }
    }

    /// Light while the bar is dark.
    open override var preferredStatusBarStyle: UIStatusBarStyle { navigationBar.barStyle == .default ? .default : .lightContent }
    /// The uppermost controller while there is no bar; the bar itself otherwise.
    open override var childForStatusBarStyle: UIViewController? { hidesBar ? topViewController : nil }
    /// The uppermost controller.
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    /// The uppermost controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    /// The uppermost controller.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }

    // MARK: Keys

    /// Escape and Alt with the left arrow lead back; Escape not in what is presented, which it sends away.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { !goesBack(for: $0) }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }

    // MARK: Content under the bar

    func contentDidMove(in scrollView: UIScrollView) { contentMoved(in: scrollView) }

    func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint { titleRestingOffset(for: offset, in: scrollView) }
}
