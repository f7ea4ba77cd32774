import Host

/// The topmost view of a hierarchy. The windows of a scene are ordered by their ``windowLevel``. A window receives events first.
///
/// Create one for a scene, or with a frame, and show it with ``makeKeyAndVisible()``. A scene retains its key window only.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The first responder, which receives key events; nil if no responder requested them.
    package weak var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue else { return }
            oldValue?.didLoseFirstResponder()
            if responderChanges == 0 { firstResponderDidChange() }
        }
    }
    /// The nesting depth of changes of the first responder.
    var responderChanges = 0
    /// The open menu over the window, which receives its key events.
    weak var openMenu: OpenMenu?
    /// The edit menu over the window.
    weak var editMenu: EditMenu?
    /// The scroll view that the user touched or scrolled last. Keys that no responder handles scroll it.
    weak var usedScrollView: UIScrollView?
    /// The time of that touch or scroll, in seconds of the platform's clock.
    var scrollViewUse: TimeInterval = 0

    /// The default frame of a window without a given frame, until it is added to a scene.
    var frameBeforeScene: CGRect?

    /// Creates a hidden window with a frame in its scene's coordinates. Without another scene, it is added to the app's first scene when it is shown.
    /// A frame of zero is replaced by the scene's.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
        guard frame == .zero, let scene = UIApplication.current?.openWindowScene else { return }
        self.frame = scene.windowStack.bounds
        frameBeforeScene = self.frame
    }

    /// Creates a hidden window that fills `windowScene`.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.windowStack.bounds)
        prepare()
        self.windowScene = windowScene
        windowScene.windowStack.add(self)
    }

    /// Creates a window from an interface file: with a frame of zero, until its properties are decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        link.window = self
        windowLink = link
        windowIdentity = ObjectIdentifier(self)
        layer.isHidden = true
    }

    deinit {
        MainActor.runOnDeinit(leaving: ownLayer) { $0.removeFromSuperlayer() }
    }

    /// The link to this window for the views in it.
    let link = WindowLink()

    // MARK: Undo

    /// The undo manager for all responders in the window without their own.
    open override var undoManager: UndoManager? { ownUndoManager }
    private lazy var ownUndoManager = UndoManager()

    // MARK: Scene

    /// The scene of the window.
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard windowScene !== oldValue else { return }
            oldValue?.eventSource.environment.hierarchyDidChange()
            oldValue?.windowStack.remove(self)
            windowScene?.windowStack.add(self)
            updateTraits()
        }
    }

    /// The screen that shows the window.
    ///
    /// The screen of another monitor moves the window to a scene whose desktop window fills this monitor. When the monitor is disconnected, the scene is
    /// disconnected, too, and ``windowScene`` becomes nil. An app with scenes should use ``UISceneSession/Role/windowExternalDisplayNonInteractive`` instead.
    open var screen: UIScreen {
        get { windowScene?.screen ?? .main }
        set { UIApplication.shared.externalDisplays.move(self, to: newValue) }
    }

    /// The level of the window in the z-order.
    open var windowLevel: Level = .normal {
        didSet {
            if windowLevel != oldValue { windowScene?.windowStack.reorder(self) }
        }
    }

    /// Whether the window is hidden. True by default.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            if newValue {
                hide()
            } else {
                show()
            }
        }
    }

    /// Whether the library created the window for its own use. The scene does not list it to the app.
    var isSystemWindow: Bool { false }

    /// Sets only whether the layer is hidden.
    func setLayerHidden(_ isHidden: Bool) {
        super.isHidden = isHidden
    }

    // MARK: Key window

    /// Whether the window is its scene's key window, which receives key events.
    open var isKeyWindow: Bool { windowScene?.windowStack.keyWindow === self }

    /// Whether the window can become key. True by default.
    open var canBecomeKey: Bool { true }

    /// Makes the window the key window.
    open func makeKey() {
        attachToDefaultScene()
        windowScene?.windowStack.makeKey(self)
    }

    /// Shows the window in front of the others of its level, and makes it key.
    open func makeKeyAndVisible() {
        attachToDefaultScene()
        windowScene?.windowStack.bringToFront(self)
        isHidden = false
        makeKey()
    }

    /// Called when the window became key. Posts ``didBecomeKeyNotification``. Do not call it.
    open func becomeKey() {
        updateTextInput()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    /// Called when the window resigned key. Posts ``didResignKeyNotification``. Do not call it.
    open func resignKey() {
        updateTextInput()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    // MARK: Content

    /// The controller whose view fills the window. Its view is loaded when the window is shown.
    open var rootViewController: UIViewController? {
        willSet {
            if newValue !== rootViewController { removeRootViewController() }
        }
        didSet {
            if rootViewController !== oldValue { installRootViewController() }
        }
    }

    /// Delivers an event to the affected recognizers and views.
    open func sendEvent(_ event: UIEvent) {
        deliver(event)
    }

    // MARK: View

    /// Handles keys that no responder between the first responder and the window handled. Escape dismisses a presentation if the user may. Tab and
    /// arrows move the focus, Space activates the focused item, and scroll keys scroll.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter { press in !eventConsumers.contains { $0.handles(press, in: self) } }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }

    /// The window's scene, or else the app.
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// The window itself.
    open override var window: UIWindow? { self }

    /// Validates Undo and Redo of the main menu for this window.
    open override func validate(_ command: UICommand) {
        super.validate(command)
        if command.action == MainMenu.undo || command.action == MainMenu.redo { validateUndo(command) }
    }

    override var traitsFromAbove: UITraitCollection { windowScene?.traitCollection ?? .platform }

    /// Converts a point to the coordinates of `window`, or of the scene if `window` is nil.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        layer.convert(point, to: window?.layer ?? layer.superlayer)
    }

    /// Converts a point from the coordinates of `window`, or of the scene if `window` is nil.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        layer.convert(point, from: window?.layer ?? layer.superlayer)
    }

    /// Converts a rectangle to the coordinates of `window`, or of the scene if `window` is nil.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        layer.convert(rect, to: window?.layer ?? layer.superlayer)
    }

    /// Converts a rectangle from the coordinates of `window`, or of the scene if `window` is nil.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        layer.convert(rect, from: window?.layer ?? layer.superlayer)
    }
}

extension UIWindow {
    /// Posted after a window was shown; the object is the window.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted after a window was hidden; the object is the window.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted after a window became key; the object is the window.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted after a window resigned key; the object is the window.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
