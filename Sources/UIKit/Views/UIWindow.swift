import Host

/// The topmost view of a hierarchy. Windows stack inside a scene by their ``windowLevel``; events are given to them first.
///
/// Make one for a scene, or with a frame, and then show it with ``makeKeyAndVisible()``. A scene retains its key window and no other.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// Who gets keys; nil where no responder asked for them.
    package weak var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue else { return }
            oldValue?.didLoseFirstResponder()
            if responderChanges == 0 { firstResponderDidChange() }
        }
    }
    /// The number of nested changes of the first responder.
    var responderChanges = 0
    /// The menu that is open over the window, which gets its keys.
    weak var openMenu: OpenMenu?
    /// The edit menu that lies over the window.
    weak var editMenu: EditMenu?
    /// The scroll view that a person touched or scrolled last, which keys that no responder takes scroll.
    weak var usedScrollView: UIScrollView?
    /// When that was, in seconds of the platform's clock.
    var scrollViewUse: TimeInterval = 0

    /// The frame that the window has because none was given, until it comes into a scene.
    var frameBeforeScene: CGRect?

    /// A hidden window with the given frame, in its scene's coordinates. It comes into the app's first scene when it is shown, unless it is
    /// given another. A frame of zero becomes the scene's.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
        guard frame == .zero, let scene = UIApplication.current?.openWindowScene else { return }
        self.frame = scene.windowStack.bounds
        frameBeforeScene = self.frame
    }

    /// A hidden window that fills `windowScene`.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.windowStack.bounds)
        prepare()
        self.windowScene = windowScene
        windowScene.windowStack.add(self)
    }

    /// A window that a storyboard describes: as one made with a frame of zero, until its properties are read.
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
        MainActor.atDeath(leaving: layer) { $0.removeFromSuperlayer() }
    }

    /// The way to this window from the views in it.
    let link = WindowLink()

    // MARK: Undo

    /// The window's own manager, for all responders in it that have none.
    open override var undoManager: UndoManager? { ownUndoManager }
    private lazy var ownUndoManager = UndoManager()

    // MARK: Scene

    /// The scene that the window is in.
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard windowScene !== oldValue else { return }
            oldValue?.eventSource.environment.hierarchyDidChange()
            oldValue?.windowStack.remove(self)
            windowScene?.windowStack.add(self)
            updateTraits()
        }
    }

    /// The screen that the window is shown on.
    open var screen: UIScreen { windowScene?.screen ?? .main }

    /// How far in front of others the window is.
    open var windowLevel: Level = .normal {
        didSet {
            if windowLevel != oldValue { windowScene?.windowStack.reorder(self) }
        }
    }

    /// Whether the window is not shown. True at first.
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

    /// Whether the library made the window for its own use: the scene does not name it to the app.
    var isSystemWindow: Bool { false }

    /// Sets whether the layer is hidden, without more.
    func setLayerHidden(_ isHidden: Bool) {
        super.isHidden = isHidden
    }

    // MARK: Key window

    /// Whether the window is the one of its scene that keys are given to.
    open var isKeyWindow: Bool { windowScene?.windowStack.keyWindow === self }

    /// Whether the window may become key. True unless overridden.
    open var canBecomeKey: Bool { true }

    /// Lets keys be given to the window.
    open func makeKey() {
        attachToDefaultScene()
        windowScene?.windowStack.makeKey(self)
    }

    /// Shows the window in front of the others of its level, and lets keys be given to it.
    open func makeKeyAndVisible() {
        attachToDefaultScene()
        windowScene?.windowStack.bringToFront(self)
        isHidden = false
        makeKey()
    }

    /// The window became key. Do not call it; it posts ``didBecomeKeyNotification``.
    open func becomeKey() {
        windowScene?.textInput.update()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    /// The window is no longer key. Do not call it; it posts ``didResignKeyNotification``.
    open func resignKey() {
        windowScene?.textInput.update()
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

    /// Gives an event to the recognizers and views that it concerns.
    open func sendEvent(_ event: UIEvent) {
        deliver(event)
    }

    // MARK: View

    /// Keys went down that no responder between the first one and the window took: Escape sends away what is presented, where a person may,
    /// Tab and arrows move the focus, Space activates what has it, and those that scroll do so.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = presses.filter {
            !sendsAwayPresentation(for: $0) && !opensMenuBar(for: $0) && !movesFocus(for: $0) && !scrollsContent(for: $0)
        }
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }

    /// The window's scene, or else the app.
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// The window itself.
    open override var window: UIWindow? { self }

    /// Undo and redo of the main menu are the window's.
    open override func validate(_ command: UICommand) {
        super.validate(command)
        if command.action == MainMenu.undo || command.action == MainMenu.redo { validateUndo(command) }
    }

    override var traitsFromAbove: UITraitCollection { windowScene?.traitCollection ?? .platform }

    /// A point of this window in the coordinates of another one; of the scene, where `window` is nil.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        layer.convert(point, to: window?.layer ?? layer.superlayer)
    }

    /// A point of another window, or of the scene where `window` is nil, in this window's coordinates.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        layer.convert(point, from: window?.layer ?? layer.superlayer)
    }

    /// A rectangle of this window in the coordinates of another one; of the scene, where `window` is nil.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        layer.convert(rect, to: window?.layer ?? layer.superlayer)
    }

    /// A rectangle of another window, or of the scene where `window` is nil, in this window's coordinates.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        layer.convert(rect, from: window?.layer ?? layer.superlayer)
    }
}

extension UIWindow {
    /// Posted when a window was shown; the object is the window.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted when a window was hidden; the object is the window.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted when a window became key; the object is the window.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window is no longer key; the object is the window.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
