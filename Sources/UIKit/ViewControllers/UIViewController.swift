/// Manages a view: loads it, handles its appearance and layout, and contains or presents other controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable, UIContentContainer {
    // MARK: State of the extensions, since only the class body may store properties
    var loadedView: UIView?
    var isLoadingView = false
    var appearance = AppearanceState.disappeared
    /// Whether the current transition still has to call ``viewIsAppearing(_:)``, before the next layout.
    var isAppearingIsDue = false
    /// Scheduled end of the appearance transition that began when the view was added to a window.
    var pendingDidAppear: AfterCommit.Ticket?
    weak var container: UIViewController? { didSet { if container !== oldValue { propertyObservers?.changed() } } }
    /// Observers of the controller's properties; nil without observers.
    var propertyObservers: PropertyObservers?
    var contained: [UIViewController] = []
    var containment = ContainmentChange.none
    var resolvedTraits: UITraitCollection?
    final var propertyState = PropertyUpdates.State.first
    package final var traitNode: TraitNode?
    var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
    /// The current presentation by this controller; nil if it presents no controller.
    var presentation: Presentation?
    /// The current presentation of this controller; nil if it is not presented.
    weak var ownPresentation: Presentation?
    /// The presentation controller, if it was read before the presentation.
    var heldPresentationController: UIPresentationController? { didSet { presentationControllerDidChange(from: oldValue) } }
    /// The transition in which the controller takes part.
    var currentTransition: TransitionContext?
    /// State for container controllers, such as the navigation item; nil until first used.
    var containerItems: ContainerItems?
    /// The storyboard data of the controller: its view, which is loaded later, and its segues. Nil without a storyboard.
    var interface: ControllerInterface?
    var addedKeyCommands: [UIKeyCommand] = []

    // MARK: Initialization
    /// The nib name passed to the initializer.
    open private(set) var nibName: String?
    /// The bundle passed to the initializer.
    open private(set) var nibBundle: Bundle?

    /// Creates a controller whose view comes from a nib or from ``loadView()``. Without a name it uses the nib named like the class, if it exists,
    /// with the ending "View" or "ViewController".
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a controller from a storyboard: like one without a nib name, until its properties are decoded.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
        coder.readInterface(UIViewController.self, into: self)
    }

    /// Creates a controller whose view comes from ``loadView()``.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    // MARK: View
    /// The controller's view. Reading the property loads the view.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { setView(newValue) }
    }

    /// The controller's view; nil if it is not loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }
    /// Changes the layout of a view that two controllers of a navigation stack share, and then calls the completion.
    typealias ViewChange = (_ animated: Bool, _ completion: ((Bool) -> Void)?) -> Void
    /// Takes over the view of `other`, the controller below in the stack, in a push. Returns the change to this layout; nil without a shared view.
    func takeView(from other: UIViewController) -> ViewChange? { nil }
    /// Returns a borrowed view to its owner in a pop. If `other` is the owner, returns the change that restores the owner's layout.
    func giveView(to other: UIViewController?) -> ViewChange? { nil }
    /// Whether the view is borrowed from another controller.
    var hasBorrowedView: Bool { false }

    /// Creates the view and sets `view`: from the controller's storyboard or nib, or else an empty view. Override it to create your own view,
    /// without calling `super`. Never call it directly.
    open func loadView() { if !loadInterface() { view = UIView(frame: UIScreen.main.bounds) } }
    /// Loads the view if it is not loaded yet.
    open func loadViewIfNeeded() { baseLoadViewIfNeeded() }
    /// Called after the view was loaded.
    open func viewDidLoad() {}

    // MARK: Appearance
    /// Called before the view is shown. The view may not be in a window yet, nor have its final size.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in its window with its final traits and size, before it is laid out.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view was shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view is removed or covered.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view was removed or covered.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether children receive appearance callbacks when this controller appears or disappears, or when their views are added to its view. True
    /// unless overridden. If false, call ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` of each child.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Begins a child's appearance or disappearance, and calls its ``viewWillAppear(_:)`` or ``viewWillDisappear(_:)``. A child can disappear even if it
    /// never appeared.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(isAppearing: isAppearing, animated: animated, isManual: true)
    }

    /// Ends the transition of a child that ``beginAppearanceTransition(_:animated:)`` began.
    open func endAppearanceTransition() { endTransition() }
    /// Whether the controller is being presented. Read it in an appearance callback.
    open var isBeingPresented: Bool { ownPresentation?.phase == .presenting }
    /// Whether the controller is being dismissed. Read it in an appearance callback.
    open var isBeingDismissed: Bool { ownPresentation?.phase == .dismissing || ownPresentation?.phase == .dismissed }
    /// Whether the controller is being added to its parent. Read it in an appearance callback.
    open var isMovingToParent: Bool { containment == .adding }
    /// Whether the controller is being removed from its parent. Read it in an appearance callback.
    open var isMovingFromParent: Bool { containment == .removing }

    // MARK: Layout

    /// Called if memory is low: release objects that can be created again. Does nothing unless overridden; call `super`.
    open func didReceiveMemoryWarning() {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Changes the view's constraints: calls its `updateConstraints()`. Override it to change many together; call `super` at the end.
    open func updateViewConstraints() { view.updateConstraints() }
    /// Sets the properties of the view and its subviews, before a layout and before the view's ``UIView/updateProperties()``. Changes of
    /// `@Observable` objects and traits that it read cause later calls.
    open func updateProperties() {}
    /// Schedules a call of ``updateProperties()`` before the next frame. It does not cause a layout.
    open func setNeedsUpdateProperties() { baseSetNeedsUpdateProperties() }
    /// Calls the due ``updateProperties()`` of the controller, its view and the view's descendants now. Does nothing before the view is loaded.
    open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
    /// Insets that the controller adds to the safe area of its view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            if additionalSafeAreaInsets != oldValue { loadedView?.updateSafeArea() }
        }
    }

    /// The bottom edge of the bars at the top of the view, for code that does not use the safe area.
    open var topLayoutGuide: any UILayoutSupport { view.layoutWithConstraints.edgeGuide(.top) }
    /// The top edge of the bars at the bottom of the view, for code that does not use the safe area.
    open var bottomLayoutGuide: any UILayoutSupport { view.layoutWithConstraints.edgeGuide(.bottom) }
    /// Called when the view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when the view's margins changed.
    open func viewLayoutMarginsDidChange() {}

    /// The view's minimum margins, as in UIKit: 16 points at the sides; 20 if the width is regular or at least 400 points, a large phone's.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = loadedView?.bounds.width ?? 0
        let side: CGFloat = traitCollection.horizontalSizeClass == .regular || width >= LayoutMargins.wideView ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether the view's margins are never less than ``systemMinimumLayoutMargins``. True unless set.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.notifyMarginsChange() }
        }
    }

    // MARK: Title and editing

    /// A localized title. Also becomes the title of the navigation item and the tab bar item.
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

    /// Adds a child controller, after removing it from its previous parent. Then add its view to yours and call its ``didMove(toParent:)``.
    open func addChild(_ childController: UIViewController) { baseAddChild(childController) }
    /// Removes the controller from its parent. Call ``willMove(toParent:)`` with nil and remove its view before.
    open func removeFromParent() { baseRemoveFromParent() }
    /// Called before the controller is added to a parent or removed from its parent.
    open func willMove(toParent parent: UIViewController?) { containment = parent == nil ? .removing : .adding }
    /// Called after the controller was added to a parent or removed from its parent.
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

    /// The presentation style: how the controller is shown if it is presented.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
        didSet {
            if modalPresentationStyle.resolved != oldValue.resolved, ownPresentation == nil { heldPresentationController = nil }
        }
    }

    /// The animation that presents and dismisses the controller.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Provides the animators and presentation controller of a presentation. Takes precedence over the styles.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Whether presentations in the current context, also those of descendants, cover this view. False by default: they cover an ancestor's view.
    open var definesPresentationContext = false
    /// Whether those presentations use this controller's ``modalTransitionStyle`` instead of their own. False by default.
    open var providesPresentationContextTransitionStyle = false
    /// The presentation controller; configure it before the presentation. A controller in a container returns the container's.
    open var presentationController: UIPresentationController? { currentPresentationController }
    /// ``presentationController``, if the controller's style is a sheet.
    open var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }
    /// ``presentationController``, if the controller's style is ``UIModalPresentationStyle/popover``.
    open var popoverPresentationController: UIPopoverPresentationController? { presentationController as? UIPopoverPresentationController }
    /// Returns a presentation controller for this class only, as alerts do; nil to use the presentation controller of the style.
    func ownPresentationController(
        for style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? { nil }
    /// Coordinator of the current transition of the controller, its container or its presentation.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { runningTransition?.coordinator }
    /// Whether touches outside the sheet and drags on it do not dismiss the controller. False by default.
    open var isModalInPresentation = false
    /// Presents a controller over this one.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        basePresent(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the presented controller, or else this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { baseDismiss(animated: flag, completion: completion) }

    // MARK: Containers

    /// Content of the navigation bar for the controller. Created on first use, with the controller's title.
    open var navigationItem: UINavigationItem { makeNavigationItem() }
    /// Content of the tab bar for the controller. Created on first use, with the controller's title.
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

    /// Sets ``toolbarItems``. If animated, the items fade.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        itemsForContainers.toolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    /// Whether the bottom bar is hidden while the controller is on a navigation stack. Set it before the push.
    open var hidesBottomBarWhenPushed: Bool {
        get { containerItems?.hidesBottomBarWhenPushed ?? false }
        set { itemsForContainers.hidesBottomBarWhenPushed = newValue }
    }

    /// An item that toggles editing. Its title is Edit or Done.
    open var editButtonItem: UIBarButtonItem { makeEditButton() }
    /// The nearest enclosing navigation controller.
    open var navigationController: UINavigationController? { enclosing(UINavigationController.self) }
    /// The nearest enclosing tab bar controller.
    open var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }
    /// The nearest enclosing split view controller.
    open var splitViewController: UISplitViewController? { enclosing(UISplitViewController.self) }
    /// The edges at which the view extends under a container's bars. All by default.
    open var edgesForExtendedLayout: UIRectEdge {
        get { containerItems?.edgesForExtendedLayout ?? .all }
        set {
            itemsForContainers.edgesForExtendedLayout = newValue
            container?.barsNeedLayout()
        }
    }

    /// Whether the view also extends under opaque bars. False by default.
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { containerItems?.extendedLayoutIncludesOpaqueBars ?? false }
        set {
            itemsForContainers.extendedLayoutIncludesOpaqueBars = newValue
            container?.barsNeedLayout()
        }
    }

    /// Sets the scroll view that the bars at `edge` observe. By default it is the view itself, or the first scroll view in it.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) { name(scrollView, for: edge) }

    /// The scroll view that was set for `edge`.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        containerItems?.scrollViews.first { $0.edges.contains(edge) }?.view
    }

    /// Shows a controller in the nearest container that supports it: a navigation controller pushes it. Without such a container, presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let container = sequence(first: container, next: { $0?.container }).lazy.compactMap({ $0 }).first(where: { $0.showsControllers })
        {
            container.show(vc, sender: sender)
        } else {
            present(vc, animated: UIView.areAnimationsEnabled)
        }
    }

    /// The nearest controller that can perform an action: this one or an ancestor; nil if no controller can.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        sequence(first: self, next: \.container).first { $0.canPerformAction(action, withSender: sender) }
    }

    /// Shows a controller as detail content: in the secondary column of a split view controller; otherwise presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let split = splitViewController { return split.showDetailViewController(vc, sender: sender) }
        present(vc, animated: UIView.areAnimationsEnabled)
    }

    /// Whether the controller is a container that overrides ``show(_:sender:)``.
    var showsControllers: Bool { false }
    /// Called before the controller appears: lays out the contained views.
    func prepareToAppear() {}
    /// Ends a container's running transition, before the container disappears.
    func finishTransition() {}
    /// Updates the containers' bars after a change of the content that the bars depend on.
    func barsNeedLayout() { container?.barsNeedLayout() }
    /// The scroll view under the bars at an edge, in the visible descendant controller.
    func shownScrollView(under edge: NSDirectionalRectEdge) -> UIScrollView? { scrollView(under: edge) }

    // MARK: Segues

    /// Methods of the class that create destinations of segues, keyed by their names in storyboards. See ``StoryboardSegueAction``.
    open class var storyboardSegueActions: [StoryboardSegueAction] { [] }

    /// The storyboard that the controller was loaded from; nil if it was created in code.
    open var storyboard: UIStoryboard? { interface?.storyboard }
    /// Identifier of the controller in state restoration, which saves controllers with one. Nil unless a storyboard or the app sets it.
    open var restorationIdentifier: String?
    /// The class that creates the controller when it is restored. Nil, the default, for the app's delegate or the storyboard.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// Adds the controller's state to `coder`: property list values, URLs, UUIDs and controllers that are saved too. Call `super`.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Restores the state that the controller encoded. Called when all controllers exist. Call `super`.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called after the states of all controllers were restored. Does nothing by default.
    open func applicationFinishedRestoringState() {}

    /// Performs the storyboard segue with the identifier. Logs an error if the segue does not exist.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { basePerformSegue(identifier, sender) }

    /// Whether a segue triggered by the user goes ahead. Not called for segues that the app performs. True unless overridden.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue shows its destination: pass data to it here. Does nothing unless overridden.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether the controller handles an unwind action. Unless overridden: whether its class has the action and the segue starts elsewhere.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        fromViewController !== self && action.canPerform(on: self)
    }

    /// The children to search for an unwind action, in search order. Unless overridden, all except the child that contains the segue's source.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let from = childContaining(source)
        return children.filter { $0 !== from }
    }

    /// The child that is the source of the segue or contains it.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        sequence(first: source.source, next: { $0.parent ?? $0.presentingViewController }).first { $0.parent === self }
    }

    /// Called to show a child that leads to the destination of an unwind segue. Containers override it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Size

    /// The preferred size of the controller's view, in points.
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

    /// Called after the ``preferredContentSize`` of a child or of a presented controller changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size of a child's view if this controller's view has the size `parentSize`. Unless overridden, the same size.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }

    /// Called before the view's size changes. Forwards to the children and the presented controller; call `super`.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        passOnTransition(to: size, with: coordinator)
    }

    /// Called before the window's size classes change to those of `newCollection`, and before ``viewWillTransition(to:with:)``. Forwards to the
    /// children and the presented controller; call `super`.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in contained { child.willTransition(to: newCollection, with: coordinator) }
        presentation?.controller.willTransition(to: newCollection, with: coordinator)
    }

    /// Actions below the preview that ``registerForPreviewing(with:sourceView:)`` shows of this controller. Empty unless overridden.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    /// Adds a preview to `sourceView`, the older form of ``UIContextMenuInteraction``. A long press shows the view of the delegate's controller,
    /// with its ``previewActionItems`` below. A tap on the preview opens it.
    ///
    /// - Parameters:
    ///   - delegate: Returns the previewed controller, and opens it. Held weakly.
    ///   - sourceView: The view that is pressed. It retains the returned object.
    @discardableResult
    open func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { baseRegisterForPreviewing(with: delegate, sourceView: sourceView) }

    /// Removes a preview that ``registerForPreviewing(with:sourceView:)`` added.
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) { baseUnregister(previewing) }

    // MARK: Status bar and orientation

    /// The preferred style of the status bar. The desktop shows it outside the windows; see ``UIStatusBarManager``.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the controller prefers a hidden status bar. False unless overridden.
    open var prefersStatusBarHidden: Bool { false }
    /// The preferred animation when the status bar is shown or hidden.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that determines the style of the status bar; nil for the controller itself.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines whether the status bar is hidden; nil for the controller itself.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Call it after a status bar preference changed. The preferences are read on demand, so it does nothing unless overridden.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Whether the home indicator should be hidden. False by default. Differs from UIKit: a desktop has no home indicator.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Call it after ``prefersHomeIndicatorAutoHidden`` changed. Differs from UIKit: does nothing, since a desktop has no home indicator.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The child that determines whether the home indicator is hidden; nil for the controller itself.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The edges at which the app's gestures precede the system's. Empty by default. Differs from UIKit: Wayland has no such request.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Call it after those edges changed. Differs from UIKit: does nothing. A gesture of the shell cancels the touches.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// The child that determines those edges; nil for the controller itself.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Whether the controller determines the style of the status bar while it is presented without covering the screen.
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { containerItems?.capturesStatusBar ?? false }
        set { itemsForContainers.capturesStatusBar = newValue }
    }

    /// The orientations that the controller supports. All unless overridden, since the user can give a desktop window any shape.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    /// Whether the controller rotates with the device. Differs from UIKit: desktop windows change their size instead.
    open var shouldAutorotate: Bool { true }
    /// The orientation in which the controller is presented: the window's unless overridden.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        UIInterfaceOrientation(of: (viewIfLoaded?.window?.bounds ?? UIScreen.main.bounds).size)
    }
    /// Call it after ``supportedInterfaceOrientations`` changed. They are read on demand, so it does nothing unless overridden.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    // MARK: Traits

    /// The environment of the controller: for example light or dark, the size classes and the pixels per point.
    open var traitCollection: UITraitCollection { PropertyUpdates.reading(currentTraits) }
    /// Updates the traits of the controller, its view and its children now. It has an effect only within a trait callback of a parent.
    open func updateTraitsIfNeeded() { baseUpdateTraitsIfNeeded() }

    /// Called after the traits changed. Prefer to register for the traits that you use.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Traits that the controller overrides for itself, its view and its children.
    open var traitOverrides: UITraitOverrides {
        get { traitNode?.overrides ?? UITraitOverrides() }
        set { setTraitOverrides(newValue) }
    }

    /// Light or dark style of the controller, its view and its children. Unspecified, the default, inherits the style.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { setTraitOverrides(traitOverrides.overriding(style: newValue)) }
    }

    /// Overrides traits of one child; nil removes the override.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        setChildTraits(collection, for: childViewController)
    }

    /// The traits set with ``setOverrideTraitCollection(_:forChild:)`` for a child.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childTraits[ObjectIdentifier(childViewController)]
    }

    // MARK: Responder

    /// The presenting controller, or else the view's superview, or else the parent. If the view was removed because the controller presents
    /// another one, the superview of the presentation's container view.
    open override var next: UIResponder? {
        ownPresentation?.presenting ?? loadedView?.superview ?? container ?? presentation?.containerView?.superview
    }

    /// The added key commands. An override need not include them.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds a key command that works while the controller is in the responder chain.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        if !addedKeyCommands.contains(where: { $0 === keyCommand }) { addedKeyCommands.append(keyCommand) }
    }

    /// Removes a key command that ``addKeyCommand(_:)`` added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

    /// Whether the controller performs actions and key commands while it presents another. True unless overridden.
    open var performsActionsWhilePresentingModally: Bool { true }

    /// Whether the controller can perform an action now. False if it leaves actions to the controller that it presents.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        performsActionsNow && super.canPerformAction(action, withSender: sender)
    }

    var performsActionsNow: Bool { presentation == nil || performsActionsWhilePresentingModally }

    // MARK: Unavailable content

    /// The content that covers the controller's view while there is nothing else to show; nil, the default, shows no such content.
    ///
    /// Set it in ``updateContentUnavailableConfiguration(using:)``, or at any other time. The covering view is in front of the view's subviews
    /// and does not scroll with them.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { containerItems?.unavailableContent?.configuration }
        set { setUnavailableContent(newValue) }
    }

    /// The state for which the configuration is updated: the view's traits and the text of the navigation item's search controller.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { unavailableContentState }

    /// Schedules one call of ``updateContentUnavailableConfiguration(using:)`` before the next layout of the view. UIKit also calls that method each time the
    /// view is appearing.
    open func setNeedsUpdateContentUnavailableConfiguration() { baseSetNeedsUpdateUnavailableContent() }

    /// Override this to set ``contentUnavailableConfiguration`` for a state. Called when the view is appearing, and on request. Does nothing by default.
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
    /// The environments that receive the focus when it moves into the controller. Empty unless overridden: then the first in reading order.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Whether the focus may move as the context describes. True unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after the focus moved as the context describes. Does nothing unless overridden.
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
