/// Manages a view: loads it, learns when it appears and is laid out, and contains or presents other controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable, UIContentContainer {
    // MARK: State that the aspects keep here, since only a class's own body may store

    var loadedView: UIView?
    var isLoadingView = false
    var appearance = AppearanceState.disappeared
    /// The transition under way calls ``viewIsAppearing(_:)`` before the next layout.
    var isAppearingIsDue = false
    /// Ends the appearance that coming into a window began.
    var pendingDidAppear: AfterCommit.Ticket?
    weak var container: UIViewController? { didSet { if container !== oldValue { propertyObservers?.changed() } } }
    /// The observers of the controller's properties; nil if there are none.
    var propertyObservers: PropertyObservers?
    var contained: [UIViewController] = []
    var containment = ContainmentChange.none
    var resolvedTraits: UITraitCollection?
    var traitNode: TraitNode?
    var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
    /// What this controller presents, while it does.
    var presentation: Presentation?
    /// How this controller is presented, while it is.
    weak var ownPresentation: Presentation?
    /// The presentation controller that was asked for before the presentation.
    var heldPresentationController: UIPresentationController?
    /// The transition that the controller takes part in.
    var currentTransition: TransitionContext?
    /// What the controller has for the containers that it is in; nil while that is nothing.
    var containerItems: ContainerItems?
    /// What the controller keeps of the storyboard that it comes from.
    var interface: ControllerInterface?
    /// What ``addKeyCommand(_:)`` added.
    var addedKeyCommands: [UIKeyCommand] = []

    // MARK: Making

    /// The name that the controller was made with.
    open private(set) var nibName: String?
    /// The bundle that the controller was made with.
    open private(set) var nibBundle: Bundle?

    /// A controller whose view comes from a nib, or from ``loadView()``. Without a name the nib is the one called like the class, with
    /// "View" or "ViewController" at its end, where there is one.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// A controller that a storyboard describes: as one made without a name, until its properties are read.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
        coder.readInterface(UIViewController.self, into: self)
    }

    /// A controller whose view comes from ``loadView()``.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: View

    /// The controller's view. Reading it loads it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { setView(newValue) }
    }

    /// The controller's view, where it is loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }
    /// Brings a view into another form; the second value is called when it has it.
    typealias ViewChange = (_ animated: Bool, _ completion: ((Bool) -> Void)?) -> Void
    /// Takes over the view of the controller below in a stack, where this one shows it in another form; answers what gives it that form.
    func takeView(from other: UIViewController) -> ViewChange? { nil }
    /// Gives a view that was taken over back, nil: to the controller that it came from; answers what gives it its form there.
    func giveView(to other: UIViewController?) -> ViewChange? { nil }
    /// Whether the view is another controller's.
    var hasBorrowedView: Bool { false }

    /// Makes the view and sets ``view``: from the storyboard or nib of the controller, or else an empty one. Override it to make your
    /// own, without calling `super`; never call it.
    open func loadView() { if !loadInterface() { view = UIView(frame: UIScreen.main.bounds) } }
    /// Loads the view, where it is not loaded yet.
    open func loadViewIfNeeded() { baseLoadViewIfNeeded() }
    /// The view was loaded.
    open func viewDidLoad() {}

    // MARK: Appearance

    /// The view is about to be shown. It need not be in a window yet, nor have its size.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in its window, with the traits and the size that it has there, and is about to be laid out.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to be taken away or covered.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view was taken away or covered.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether the children are told when this controller appears and disappears, and when their views come into its. True unless
    /// overridden; otherwise call ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` of each.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells a child that it is about to appear or disappear: calls its ``viewWillAppear(_:)`` or ``viewWillDisappear(_:)``, also if a child
    /// that disappears never appeared.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(isAppearing: isAppearing, animated: animated, isManual: true)
    }

    /// Tells a child that what ``beginAppearanceTransition(_:animated:)`` began has come to its end.
    open func endAppearanceTransition() { endTransition() }
    /// Whether, in an appearance callback, the reason is that the controller is being presented.
    open var isBeingPresented: Bool { ownPresentation?.phase == .presenting }
    /// Whether, in an appearance callback, the reason is that the controller is being dismissed.
    open var isBeingDismissed: Bool { ownPresentation?.phase == .dismissing || ownPresentation?.phase == .dismissed }
    /// Whether, in an appearance callback, the reason is that the controller was added to its parent.
    open var isMovingToParent: Bool { containment == .adding }
    /// Whether, in an appearance callback, the reason is that the controller is being taken out of its parent.
    open var isMovingFromParent: Bool { containment == .removing }

    // MARK: Layout

    /// The machine runs short of memory: let go of what can be made again. Does nothing unless overridden; call `super`.
    open func didReceiveMemoryWarning() {}
    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Changes the view's constraints: calls its `updateConstraints()`. Override it to change many at once; call `super` at the end.
    open func updateViewConstraints() { view.updateConstraints() }
    /// What the controller covers of its view's edges beyond what is covered anyway, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            if additionalSafeAreaInsets != oldValue { loadedView?.updateSafeArea() }
        }
    }

    /// The part of the view that bars cover at the top, for code written before there was a safe area.
    open var topLayoutGuide: any UILayoutSupport { view.layoutWithConstraints.edgeGuide(.top) }
    /// The part of the view that bars cover at the bottom, for code written before there was a safe area.
    open var bottomLayoutGuide: any UILayoutSupport { view.layoutWithConstraints.edgeGuide(.bottom) }
    /// The view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// The view's margins changed.
    open func viewLayoutMarginsDidChange() {}

    /// The least margins of the view: 16 points at the sides, 20 where the width is regular or that of a large phone, 400 points and more
    /// (UIKit's values).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = loadedView?.bounds.width ?? 0
        let side: CGFloat = traitCollection.horizontalSizeClass == .regular || width >= LayoutMargins.wideView ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether the view's margins are never less than ``systemMinimumLayoutMargins``. True unless set.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.tellMarginsChange() }
        }
    }

    // MARK: About

    /// A name for people: the navigation item's and the tab's, too.
    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            containerItems?.navigationItem?.title = title
            containerItems?.tabBarItem?.title = title
        }
    }

    /// Whether the content is being edited.
    open var isEditing = false { didSet { if isEditing != oldValue { showEditing() } } }
    /// Starts or ends editing. Override to show it; call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: Containment

    /// The controller that contains this one.
    open var parent: UIViewController? { container }
    /// The controllers that this one contains.
    open var children: [UIViewController] { contained }

    /// Makes `childController` a child, taking it out of its parent first. Then put its view into yours, and call its
    /// ``didMove(toParent:)``.
    open func addChild(_ childController: UIViewController) { baseAddChild(childController) }
    /// Takes the controller out of its parent. Call ``willMove(toParent:)`` with nil and take its view away before.
    open func removeFromParent() { baseRemoveFromParent() }
    /// The controller is about to be added to a parent, or to be taken out of its own.
    open func willMove(toParent parent: UIViewController?) { containment = parent == nil ? .removing : .adding }
    /// The controller was added to a parent, or taken out of one.
    open func didMove(toParent parent: UIViewController?) {
        if appearance == .appeared || appearance == .disappeared { containment = .none }
    }

    // MARK: Presentation

    /// The controller that this one, or else its parent, presents.
    open var presentedViewController: UIViewController? { presentation?.presented ?? container?.presentedViewController }
    /// The controller that presents this one, or else its parent.
    open var presentingViewController: UIViewController? {
        guard let ownPresentation else { return container?.presentingViewController }
        return ownPresentation.phase == .dismissed ? nil : ownPresentation.presenting
    }

    /// How the controller is shown when it is presented.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
        didSet {
            if modalPresentationStyle.resolved != oldValue.resolved, ownPresentation == nil { heldPresentationController = nil }
        }
    }

    /// How the controller comes and goes when it is presented.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Says how the controller is presented, instead of its styles. It is asked before them.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Whether controllers of the styles ``UIModalPresentationStyle/currentContext`` and ``UIModalPresentationStyle/overCurrentContext``
    /// that this controller or those in it present cover this controller's view. False unless set: then it is an outer controller's.
    open var definesPresentationContext = false
    /// Whether those controllers come and go as this controller's ``modalTransitionStyle`` says, instead of theirs. False unless set.
    open var providesPresentationContextTransitionStyle = false
    /// What presents the controller: in a presentation, and before it, when it can be configured. For one in a container, the container's.
    open var presentationController: UIPresentationController? { currentPresentationController }
    /// ``presentationController``, where the controller's style is that of a sheet.
    open var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }
    /// ``presentationController``, where the controller's style is ``UIModalPresentationStyle/popover``.
    open var popoverPresentationController: UIPopoverPresentationController? { presentationController as? UIPopoverPresentationController }
    /// What presents a controller that has a way of its own, as alerts do; nil for what the style says.
    func ownPresentationController(
        for style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? { nil }
    /// The transition that the controller, or else its container or what presents it, takes part in at this moment.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { runningTransition?.coordinator }
    /// Whether a person may not send the controller away by touching what is around its sheet. False unless set.
    open var isModalInPresentation = false
    /// Shows a controller in front of this one.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        basePresent(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Sends away what this controller presents, or else this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { baseDismiss(animated: flag, completion: completion) }

    // MARK: Containers

    /// What a navigation bar shows for the controller: made when it is first asked for, with the controller's title.
    open var navigationItem: UINavigationItem { makeNavigationItem() }
    /// What a tab bar shows for the controller: made when it is first asked for, with the controller's title.
    open var tabBarItem: UITabBarItem! {
        get { makeTabBarItem() }
        set {
            itemsForContainers.tabBarItem = newValue
            container?.barsNeedLayout()
        }
    }

    /// The items of the navigation controller's toolbar while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        get { containerItems?.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets ``toolbarItems``; animated, they fade.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        itemsForContainers.toolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    /// Whether the bar at the bottom goes while the controller is on a navigation controller's stack. Set it before that.
    open var hidesBottomBarWhenPushed: Bool {
        get { containerItems?.hidesBottomBarWhenPushed ?? false }
        set { itemsForContainers.hidesBottomBarWhenPushed = newValue }
    }

    /// An item that begins and ends editing, and says which.
    open var editButtonItem: UIBarButtonItem { makeEditButton() }
    /// The navigation controller that the controller is in.
    open var navigationController: UINavigationController? { enclosing(UINavigationController.self) }
    /// The tab bar controller that the controller is in.
    open var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }

    /// The split view controller that the controller is in.
    open var splitViewController: UISplitViewController? { enclosing(UISplitViewController.self) }

    /// The edges at which the view goes under a container's bars. All unless set.
    open var edgesForExtendedLayout: UIRectEdge {
        get { containerItems?.edgesForExtendedLayout ?? .all }
        set {
            itemsForContainers.edgesForExtendedLayout = newValue
            container?.barsNeedLayout()
        }
    }

    /// Whether the view goes under bars, too, through which nothing shines. False unless set.
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { containerItems?.extendedLayoutIncludesOpaqueBars ?? false }
        set {
            itemsForContainers.extendedLayoutIncludesOpaqueBars = newValue
            container?.barsNeedLayout()
        }
    }

    /// Names the scroll view whose content goes under bars at `edge`. Unless one is named it is the view itself, or the first in it.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) { name(scrollView, for: edge) }

    /// The scroll view that was named for `edge`.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        containerItems?.scrollViews.first { $0.edges.contains(edge) }?.view
    }

    /// Shows a controller as the nearest container does that has a way: a navigation controller pushes it. Presented where there is none.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let container = sequence(first: container, next: { $0?.container }).lazy.compactMap({ $0 }).first(where: { $0.showsControllers })
        {
            container.show(vc, sender: sender)
        } else {
            present(vc, animated: UIView.areAnimationsEnabled)
        }
    }

    /// The nearest controller that can perform an action: this one, or one that it is in; nil where there is none.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        sequence(first: self, next: \.container).first { $0.canPerformAction(action, withSender: sender) }
    }

    /// Shows a controller as the detail of what is shown: in a split view controller in its place, elsewhere presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let split = splitViewController { return split.showDetailViewController(vc, sender: sender) }
        present(vc, animated: UIView.areAnimationsEnabled)
    }

    /// Whether the controller has a way of its own to show others.
    var showsControllers: Bool { false }
    /// The controller is about to appear: puts what it contains in place.
    func prepareToAppear() {}
    /// Something that bars depend on changed in what the controller contains.
    func barsNeedLayout() { container?.barsNeedLayout() }
    /// The scroll view whose content goes under bars at an edge, in whatever controller is shown now.
    func shownScrollView(under edge: NSDirectionalRectEdge) -> UIScrollView? { scrollView(under: edge) }

    // MARK: Segues

    /// Methods of the class that make the destinations of segues, by the names that storyboards have for them. See
    /// ``StoryboardSegueAction``.
    open class var storyboardSegueActions: [StoryboardSegueAction] { [] }

    /// The storyboard that the controller comes from; nil for one that the program made.
    open var storyboard: UIStoryboard? { interface?.storyboard }

    /// Tells state restoration this controller from others. Nil unless a storyboard or the app sets it.
    open var restorationIdentifier: String?

    /// Performs the segue of the storyboard that has the identifier. Where there is none the log tells.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { basePerformSegue(identifier, sender) }

    /// Whether a segue that a person sets off goes ahead. Not asked for one that the app performs. True unless overridden.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// A segue is about to show its destination: give that what it needs. Does nothing unless overridden.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether the controller takes an unwind action: unless overridden, whether its class has it, and does not begin the segue.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        fromViewController !== self && action.canPerform(on: self)
    }

    /// The children that may be asked for an unwind action, in the order in which they are. Unless overridden all but the one that the
    /// segue comes from.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let from = childContaining(source)
        return children.filter { $0 !== from }
    }

    /// The child that the segue comes from, or in which it begins.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        sequence(first: source.source, next: { $0.parent ?? $0.presentingViewController }).first { $0.parent === self }
    }

    /// A child is to be shown, to which an unwind segue goes back. Containers override it to show it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Size

    /// The size that the controller would like its view to have.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            if let container {
                container.preferredContentSizeDidChange(forChildContentContainer: self)
            } else if let ownPresentation {
                ownPresentation.controller.preferredContentSizeDidChange(forChildContentContainer: self)
                ownPresentation.presenting?.preferredContentSizeDidChange(forChildContentContainer: self)
            }
        }
    }

    /// The ``preferredContentSize`` of a child or of a presented controller changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that a child gets when this controller's view has the size `parentSize`: the same, unless overridden.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }

    /// The view is about to get another size. Passed on to the children and the presented controller; call `super`.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        passOnTransition(to: size, with: coordinator)
    }

    /// The window's size classes are about to become those of `newCollection`: comes before ``viewWillTransition(to:with:)``. Passed on to the
    /// children and the presented controller; call `super`.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in contained { child.willTransition(to: newCollection, with: coordinator) }
        presentation?.controller.willTransition(to: newCollection, with: coordinator)
    }

    /// What stands below the preview of this controller's view while it is shown by ``registerForPreviewing(with:sourceView:)``. Nothing unless
    /// overridden.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    /// Adds a preview to `sourceView`, the older form of ``UIContextMenuInteraction``. A long press shows the view of the delegate's controller, with
    /// its ``previewActionItems`` below. A tap on the preview opens it.
    ///
    /// - Parameters:
    ///   - delegate: Returns the previewed controller, and opens it. Held weakly.
    ///   - sourceView: The view that is pressed. It retains the returned object.
    @discardableResult
    open func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { baseRegisterForPreviewing(with: delegate, sourceView: sourceView) }

    /// Ends what ``registerForPreviewing(with:sourceView:)`` began.
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) { baseUnregister(previewing) }

    // MARK: Status bar and orientation

    /// How the controller would have the status bar, which a desktop shows outside of the windows. See ``UIStatusBarManager``.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the controller would rather have no status bar. False unless overridden.
    open var prefersStatusBarHidden: Bool { false }
    /// How the controller would have the status bar come and go.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that chooses how the status bar looks; nil for the controller itself.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that chooses whether there is a status bar; nil for the controller itself.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// What the controller prefers changed. It is asked for when it is needed, so that this does nothing unless overridden.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Whether the controller would hide the home indicator. False by default. Differs from UIKit: a desktop has none.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Says that ``prefersHomeIndicatorAutoHidden`` changed. Differs from UIKit: a desktop has no home indicator, so that nothing happens.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The child that chooses whether the home indicator is hidden; nil for the controller itself.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The edges at which the app's gestures go first. None by default. Differs from UIKit: the desktop has no gestures in a window.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Says that those edges changed. Differs from UIKit: the desktop has no gestures in a window, so that nothing happens.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// The child that chooses those edges; nil for the controller itself.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Whether the controller chooses how the status bar looks while it is presented, although it does not cover everything.
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { containerItems?.capturesStatusBar ?? false }
        set { itemsForContainers.capturesStatusBar = newValue }
    }

    /// The orientations that the controller is made for. A window of a desktop has the shape that a person gives it: all unless overridden.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    /// Whether the controller turns with the device. Windows of a desktop change their size instead:
    /// ``viewWillTransition(to:with:)``.
    open var shouldAutorotate: Bool { true }
    /// The orientation to present the controller in: the window's unless overridden.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        UIInterfaceOrientation(of: (viewIfLoaded?.window?.bounds ?? UIScreen.main.bounds).size)
    }
    /// ``supportedInterfaceOrientations`` changed. It is asked for when it is needed, so that this does nothing unless overridden.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    // MARK: Traits

    /// What surrounds the controller: light or dark, room, pixels per point.
    open var traitCollection: UITraitCollection { currentTraits }

    /// The traits changed. Most code registers for those that it uses instead.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Traits that the controller changes for itself, its view and its children.
    open var traitOverrides: UITraitOverrides {
        get { traitNode?.overrides ?? UITraitOverrides() }
        set { setTraitOverrides(newValue) }
    }

    /// Light or dark for the controller, its view and its children, whatever surrounds them; unspecified, the default, lets that decide.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { setTraitOverrides(traitOverrides.overriding(style: newValue)) }
    }

    /// Changes traits for one child; nil ends that.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        setChildTraits(collection, for: childViewController)
    }

    /// What ``setOverrideTraitCollection(_:forChild:)`` changes for a child.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childTraits[ObjectIdentifier(childViewController)]
    }

    // MARK: Responder

    /// The controller's view's superview; for one that is presented, the controller that presents it. One whose view is away while it presents is followed by what
    /// that view was in.
    open override var next: UIResponder? {
        ownPresentation?.presenting ?? loadedView?.superview ?? container ?? presentation?.containerView?.superview
    }

    /// The commands that were added to the controller. One that overrides it need not name those.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds a command that a key performs while the controller is in the chain of responders.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        if !addedKeyCommands.contains(where: { $0 === keyCommand }) { addedKeyCommands.append(keyCommand) }
    }

    /// Takes back what ``addKeyCommand(_:)`` added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

    /// Whether the controller performs actions, and has key commands, while it presents another. True unless overridden.
    open var performsActionsWhilePresentingModally: Bool { true }

    /// Whether the controller can perform an action now: not where it leaves that to the one that it presents.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        performsActionsNow && super.canPerformAction(action, withSender: sender)
    }

    var performsActionsNow: Bool { presentation == nil || performsActionsWhilePresentingModally }

    // MARK: Content that is not available

    /// The content that covers the controller's view while there is nothing else to show; nil, the default, for none.
    ///
    /// Set it in ``updateContentUnavailableConfiguration(using:)``, or at any other time. The covering view is in front of the view's subviews
    /// and does not scroll with them.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { containerItems?.unavailableContent?.configuration }
        set { setUnavailableContent(newValue) }
    }

    /// The state for which the configuration is updated: the view's traits and the text of the navigation item's search controller.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { unavailableContentState }

    /// Calls ``updateContentUnavailableConfiguration(using:)`` before the next layout of the view, once for any number of calls. The library calls
    /// that method itself each time that the view is appearing.
    open func setNeedsUpdateContentUnavailableConfiguration() { baseSetNeedsUpdateUnavailableContent() }

    /// Sets ``contentUnavailableConfiguration`` for a state, while appearing and as requested. Does nothing unless overridden.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Focus

    /// The superview of the controller's view, or the parent controller.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }
    /// The controller's view.
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
    /// Requests a focus update if the focus is in the controller.
    open func setNeedsFocusUpdate() { viewIfLoaded?.window?.windowScene?.focusIfAny?.invalidate(self) }
    /// Performs a requested focus update now.
    open func updateFocusIfNeeded() { viewIfLoaded?.window?.windowScene?.focusIfAny?.update() }

    /// Where the keyboard's focus goes when it comes into the controller. None unless overridden: the first in the order of reading.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// Whether the focus may go as the context tells. True unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The focus went as the context tells. Does nothing unless overridden.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// Replaces one child's view by another's in its superview, with the children's appearance callbacks. `duration` is in seconds. With a
    /// transition in `options` the superview performs it. Calls `completion` at the end; its argument is whether the animation ended.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        baseTransition(
            from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }
}
