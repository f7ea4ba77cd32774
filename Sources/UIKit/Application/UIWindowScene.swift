import Host

/// A scene that is one window of the desktop.
///
/// ``UIWindow``s stack inside it by their `windowLevel`, as they do on iOS.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The scene's windows, from the rearmost to the frontmost; without the system's own, such as those that drags are shown in.
    open var windows: [UIWindow] { windowStack.windows.filter { !$0.isSystemWindow } }

    /// The window of the scene that keys are given to.
    open var keyWindow: UIWindow? { windowStack.keyWindow }

    /// The screen that the scene's content fills.
    open var screen: UIScreen { UIScreen.main }

    /// The scene's content, in points from its top left corner.
    open var coordinateSpace: any UICoordinateSpace { contentSpace }

    /// How the scene's content lies: upright where it is at least as high as wide.
    open var interfaceOrientation: UIInterfaceOrientation { UIInterfaceOrientation(of: hostWindow.contentSize) }

    /// The limits of the window's size.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions(window: hostWindow)

    /// The size and the position of the scene's window now.
    open var effectiveGeometry: Geometry { Geometry(of: self) }

    /// Asks for another size or position of the scene's window.
    ///
    /// While the scene connects, a requested ``GeometryPreferences/Mac/systemFrame`` is the default: the saved size and position of the last run
    /// win.
    ///
    /// - Parameter errorHandler: Called once, before this returns, with a ``UISceneError`` if the request is denied: for an invalid frame, and
    ///   for orientations other than the window's, whose shape is the person's choice.
    open func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
        baseRequestGeometryUpdate(geometryPreferences, errorHandler: errorHandler)
    }

    /// The scene's status bar.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

    /// The traits that the scene hands to its windows.
    open private(set) var traitCollection: UITraitCollection

    /// What the desktop shows as the window's title. Nil shows the app's name.
    open override var title: String? {
        didSet { hostWindow.title = title ?? ProcessInfo.processInfo.processName }
    }

    /// Where the scene is shown, which everything in it belongs to.
    package let platform: any HostPlatform
    /// The desktop's window.
    package let hostWindow: any HostWindow
    /// The picture of the scene's layers.
    package let layerTree: LayerTree
    /// The window of the scene's storyboard, for delegates that keep none.
    var storyboardWindow: UIWindow?

    /// The name under which the place of the scene's window is saved; nil for a window whose place is not.
    var savedName: String?
    /// The scene's delegate is being notified that the scene connects.
    var isConnecting = false
    /// The geometry that the delegate was notified of last.
    lazy var knownGeometry: Geometry = effectiveGeometry

    /// The bar of the main menu, where the app asks for one.
    var menuBar: MenuBarWindow?

    /// The scene's windows.
    package let windowStack: WindowStack
    /// Turns what a person does into events.
    package private(set) lazy var eventSource = EventSource(scene: self)

    /// What the scene's first responder and the desktop's input method have to do with each other.
    private(set) lazy var textInput = TextInputSession(scene: self)

    /// Where the keyboard's focus is.
    var focus: FocusState {
        if let focusIfAny { return focusIfAny }
        let made = FocusState(scene: self)
        focusIfAny = made
        FrameLoop.current?.addCommitHook { [weak made] _ in made?.frameDidEnd() }
        return made
    }
    /// The scene's focus system.
    open var focusSystem: UIFocusSystem? { focus.system }
    /// The same as ``focus``, once a key or a responder had to do with it.
    private(set) var focusIfAny: FocusState?

    private lazy var contentSpace = SceneCoordinateSpace(layer: windowStack.layer)

    package init(session: UISceneSession, hostWindow: any HostWindow, on platform: any HostPlatform) {
        self.platform = platform
        self.hostWindow = hostWindow
        layerTree = LayerTree(platform: platform, window: hostWindow)
        layerTree.beforeLayout = { LayoutUpdates.settle(.tree($0)) }
        // The screen behind the windows is black, as on a device.
        layerTree.rootLayer.backgroundColor = UIColor.black.cgColor
        let content = CALayer()
        layerTree.rootLayer.addSublayer(content)
        windowStack = WindowStack(layer: content)
        traitCollection = .forScene(size: hostWindow.contentSize, scale: hostWindow.scale, isActive: hostWindow.isActive)
        super.init(session: session)
        windowStack.resize(to: hostWindow.contentSize)
        hostWindow.delegate = self
        _ = knownGeometry
        AccessibilityBridge.current?.windowDidOpen(self)
    }

    /// The scene's traits changed from `previousTraitCollection`.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    package override var windowState: ActivationState {
        hostWindow.isVisible ? (hostWindow.isActive ? .foregroundActive : .foregroundInactive) : .background
    }

    /// Takes over the window's size and scale and the desktop's appearance, and hands them on where they changed.
    package func traitsMayHaveChanged() {
        let previous = traitCollection
        let new = UITraitCollection.forScene(
            size: hostWindow.contentSize, scale: hostWindow.scale, isActive: hostWindow.isActive)
        guard new != previous else { return }
        traitCollection = new
        windowStack.updateTraits()
        traitCollectionDidChange(previous)
        (delegate as? any UIWindowSceneDelegate)?.windowScene(self, didUpdate: previous)
    }
}
