import Host

/// A scene in a desktop window.
///
/// The scene contains ``UIWindow``s, which are stacked by their `windowLevel`, as on iOS.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The app's windows in the scene, from back to front. System windows, such as the windows of drags, are excluded.
    open var windows: [UIWindow] { windowStack.windows.filter { !$0.isSystemWindow } }

    /// The window of the scene that receives keys.
    open var keyWindow: UIWindow? { windowStack.keyWindow }

    /// The screen that the scene's content fills.
    open var screen: UIScreen { externalScreen ?? UIScreen.main }

    /// The coordinate space of the scene's content, in points from its top left corner.
    open var coordinateSpace: any UICoordinateSpace { contentSpace }

    /// The orientation of the scene's content. It is portrait if the content is at least as high as wide.
    open var interfaceOrientation: UIInterfaceOrientation { UIInterfaceOrientation(of: hostWindow.contentSize) }

    /// The limits of the window's size.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions(window: hostWindow)

    /// The current frame and orientation of the scene's window.
    open var effectiveGeometry: Geometry { Geometry(of: self) }

    /// Requests another size or position of the scene's window.
    ///
    /// While the scene connects, a requested ``GeometryPreferences/Mac/systemFrame`` is only the default. The size and position saved in the last
    /// run take precedence.
    ///
    /// - Parameters:
    ///   - geometryPreferences: The wanted frame or orientation.
    ///   - errorHandler: Called once, before this method returns, with a ``UISceneError`` if the request is denied. Invalid frames are denied.
    ///     Orientations other than the window's are denied as well, because the user determines its shape.
    open func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
        baseRequestGeometryUpdate(geometryPreferences, errorHandler: errorHandler)
    }

    /// The scene's status bar.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

    /// The traits that the scene's windows inherit.
    open private(set) var traitCollection: UITraitCollection

    /// The title of the desktop window. If nil, the window shows the app's name.
    open override var title: String? {
        didSet { hostWindow.title = title ?? ProcessInfo.processInfo.processName }
    }

    /// The platform of the scene and everything in it.
    package let platform: any HostPlatform
    /// The desktop's window.
    package let hostWindow: any HostWindow
    /// The layer tree of the scene.
    package let layerTree: LayerTree
    /// The window of the scene's storyboard. Retained here, because the scene's delegate may not store it.
    var storyboardWindow: UIWindow?

    /// The screen of the monitor that the scene's window fills; nil for a window on the desktop.
    var externalScreen: UIScreen?

    /// The name under which the window's frame is saved; nil if it is not saved.
    var savedName: String?
    /// Whether the delegate's connection method is running.
    var isConnecting = false
    /// The geometry with which the delegate was last notified.
    lazy var knownGeometry: Geometry = effectiveGeometry

    /// The window of the menu bar, if the app has a main menu.
    var menuBar: MenuBarWindow?

    /// The scene's windows.
    package let windowStack: WindowStack
    /// Converts the user's input to events.
    package private(set) lazy var eventSource = EventSource(scene: self)

    /// The objects of other parts of the library that exist once per scene, such as the connection with the input method.
    let singletons = PlatformSingletons()

    /// The desktop's on-screen keyboard below the scene's window.
    private(set) lazy var screenKeyboard = ScreenKeyboard(contentSize: hostWindow.contentSize)

    /// The keyboard focus of the scene.
    var focus: FocusState {
        if let focusIfAny { return focusIfAny }
        let made = FocusState(scene: self)
        focusIfAny = made
        FrameLoop.current?.addCommitHook { [weak made] _ in made?.frameDidEnd() }
        return made
    }
    /// The scene's focus system.
    open var focusSystem: UIFocusSystem? { focus.system }
    /// The keyboard focus of the scene; nil until ``focus`` is first used.
    private(set) var focusIfAny: FocusState?

    private lazy var contentSpace = SceneCoordinateSpace(layer: windowStack.layer)

    package init(session: UISceneSession, hostWindow: any HostWindow, on platform: any HostPlatform) {
        self.platform = platform
        self.hostWindow = hostWindow
        layerTree = LayerTree(platform: platform, window: hostWindow)
        layerTree.beforeLayout = {
            PropertyUpdates.perform(.tree($0))
            LayoutUpdates.settle(.tree($0))
        }
        // The background behind the windows is black, as on a device.
        layerTree.rootLayer.backgroundColor = UIColor.black.cgColor
        let content = CALayer()
        layerTree.rootLayer.addSublayer(content)
        windowStack = WindowStack(layer: content)
        traitCollection = .forScene(size: hostWindow.contentSize, scale: hostWindow.scale, isActive: hostWindow.isActive)
        super.init(session: session)
        windowStack.resize(to: hostWindow.contentSize)
        hostWindow.delegate = self
        _ = knownGeometry
        _ = screenKeyboard
        AccessibilityBridge.current?.windowDidOpen(self)
        AutomationStart.begin(on: platform)
    }

    /// Called after the scene's traits changed from `previousTraitCollection`.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    package override var windowState: ActivationState {
        hostWindow.isVisible ? (hostWindow.isActive ? .foregroundActive : .foregroundInactive) : .background
    }

    /// Computes the traits from the window's size and scale and the desktop's appearance. If they changed, updates the windows.
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
