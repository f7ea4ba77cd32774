import Host
import Logging

/// What the application's parts report.
package let applicationLog = Logger(label: "lodestone.application")

/// The running app: its scenes, its life cycle, and the way of each event to its window.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The app.
    public static var shared: UIApplication {
        Platform.required.singletons.value(of: UIApplication.self) { UIApplication() }
    }

    /// The running code's app; nil before there is a platform that could have one.
    static var current: UIApplication? { Platform.current == nil ? nil : shared }

    /// Whether the app is in front of the user.
    public enum State: Int, Sendable {
        /// One of its windows has the keyboard.
        case active = 0
        /// Its windows can be seen, but none has the keyboard.
        case inactive = 1
        /// None of its windows can be seen.
        case background = 2
    }

    /// Why the app was launched. A desktop tells nothing, so there are no keys, and launch options are nil.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// A key of the given name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Is told about the app's life. ``UIApplicationMain(_:_:_:_:)`` keeps the one that it makes.
    open weak var delegate: (any UIApplicationDelegate)?

    /// Whether the app is in front of the user.
    open var applicationState: State { lifeCycle.state }

    /// What the app's life has come to.
    package private(set) lazy var lifeCycle = ApplicationLifeCycle(application: self)

    /// Writes down what the person does, where that is wanted.
    package var inputRecorder: InputRecorder?

    /// The tasks that the program finishes before it ends.
    let backgroundTasks = BackgroundTasks()

    /// How often the program asked that touches do nothing, and did not take it back.
    var ignoredInteractions = 0

    /// Whether the desktop neither dims nor locks the display while nobody uses it. False unless set.
    open var isIdleTimerDisabled = false {
        didSet { if isIdleTimerDisabled != oldValue { platform.setIdleInhibited(isIdleTimerDisabled) } }
    }

    /// The scenes whose windows are open, oldest first.
    package var scenes: [UIScene] = []

    /// The app. Only the system makes it; use ``shared``.
    public override init() {
        super.init()
        ownPlatform = Platform.required
        observePlatform()
    }

    /// The app if `responder` is the delegate of one of its scenes, and not its own; nil for any other object.
    static func next(after responder: UIResponder) -> UIResponder? {
        guard let app = current, responder !== app, responder !== app.delegate, app.scenes.contains(where: { $0.delegate === responder })
        else { return nil }
        return app
    }

    /// What the app runs on. Weak, since the platform keeps the app.
    private weak var ownPlatform: (any HostPlatform)?

    /// What the app runs on.
    var platform: any HostPlatform { ownPlatform ?? Platform.required }

    /// The app's delegate, where it is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: Scenes and windows

    /// The scenes whose windows are open.
    open var connectedScenes: Set<UIScene> { Set(scenes) }
    /// The sessions of the scenes whose windows are open.
    open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
    /// Whether the app can have several windows on the desktop. True.
    open var supportsMultipleScenes: Bool { true }
    /// Every window of every scene, from the rearmost to the frontmost.
    open var windows: [UIWindow] { windowScenes.flatMap(\.windows) }
    /// The window that keys are given to.
    open var keyWindow: UIWindow? { activeKeyWindow }

    /// Opens another window on the desktop, or brings that of a session to the front. A new session is offered to the delegate's
    /// ``UIApplicationDelegate/application(_:configurationForConnecting:options:)``. Calls `errorHandler` if no window could be opened, or if the
    /// request's session does not have one.
    open func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil) {
        do {
            if let session = request.session {
                guard let scene = session.scene as? UIWindowScene, scenes.contains(scene) else { throw UISceneError(.requestDenied) }
                scene.hostWindow.bringToFront()
                if let activity = request.userActivity { continueActivity(activity, in: scene) }
            } else {
                let scene = try lifeCycle.connectScene(
                    role: request.role, UIScene.ConnectionOptions(request.userActivity),
                    like: request.options?.requestingScene as? UIWindowScene)
                lifeCycle.sceneDidChange(scene)
            }
        } catch {
            errorHandler?(error)
        }
    }

    /// The same as ``activateSceneSession(for:errorHandler:)``: a session of nil asks for a new scene.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        let request =
            sceneSession.map { UISceneSessionActivationRequest(session: $0, userActivity: userActivity, options: options) }
            ?? UISceneSessionActivationRequest(userActivity: userActivity, options: options)
        activateSceneSession(for: request, errorHandler: errorHandler)
    }

    /// Closes a session's window. Calls `errorHandler` if the session does not have one.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let scene = sceneSession.scene as? UIWindowScene, scenes.contains(scene) else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        scene.hostWindow.close()
    }

    /// The desktop's preferred size of text.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIContentSizeCategory(textScale: platform.appearance.textScale)
    }

    // MARK: Events

    /// Gives an event to the windows that it concerns.
    open func sendEvent(_ event: UIEvent) {
        for window in event.windows { window.sendEvent(event) }
    }

    /// Calls `action` on `target`, or, where that is nil, on the first object that can perform it: from the key window's first responder, or
    /// else from `sender`, along the chain of responders. Answers whether an object was called.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let start = activeKeyWindow?.firstResponder ?? sender as? UIResponder ?? activeKeyWindow ?? self
        guard let receiver = target ?? start.target(forAction: action, withSender: sender), action.canPerform(on: receiver as AnyObject)
        else {
            return false
        }
        action.perform(on: receiver as AnyObject, sender: sender, event: event)
        return true
    }

    // MARK: Other programs

    /// Opens an address with the program that the desktop's user prefers for it: a browser, a mail program, a viewer of documents.
    ///
    /// Calls `completion` later, on the main actor; its argument is whether a program took the address.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        baseOpen(url, options: options, completionHandler: completion)
    }

    /// Whether a program is installed that opens such addresses.
    open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil && platform.canOpen(url) }

    // MARK: Interaction

    /// Ignores touches, buttons, wheels and touchpads in the app's windows until ``endIgnoringInteractionEvents()`` was called as often.
    ///
    /// Cancels what is down. Keys and moves of the pointer are delivered as before.
    open func beginIgnoringInteractionEvents() { baseBeginIgnoringInteractionEvents() }

    /// Takes back one ``beginIgnoringInteractionEvents()``. Touches that are down already stay ignored.
    open func endIgnoringInteractionEvents() { baseEndIgnoringInteractionEvents() }

    /// Whether touches do nothing in the app's windows.
    open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

    // MARK: Background tasks

    /// Begins a task that the program finishes before it ends: with its last window closed it waits up to five seconds for it.
    ///
    /// - Parameters:
    ///   - taskName: A name for the log; not used.
    ///   - handler: Called if the program has waited in vain. It has to end the task.
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Begins a task that the program finishes before it ends, as ``beginBackgroundTask(withName:expirationHandler:)`` does.
    open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Ends a task. Does nothing if it has ended.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.end(identifier) }
    /// Seconds that the app may run in the background: no limit.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    // MARK: Older names of what scenes and views have

    /// The orientation of the app's first window: ``UIWindowScene/interfaceOrientation``.
    open var statusBarOrientation: UIInterfaceOrientation { UIInterfaceOrientation(of: UIScreen.main.bounds.size) }
    /// The frame of the status bar: zero, as a desktop's is outside of the windows.
    open var statusBarFrame: CGRect { .zero }
    /// The status bar style that the front controller prefers.
    open var statusBarStyle: UIStatusBarStyle { windowScenes.first?.statusBarManager?.statusBarStyle ?? .default }
    /// Whether the windows have no status bar. True.
    open var isStatusBarHidden: Bool { true }

    /// The direction of the desktop's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.platform.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Opens an address with the program that the desktop's user prefers for it, and answers whether there is one.
    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        guard canOpenURL(url) else { return false }
        open(url)
        return true
    }

    // MARK: The platform

    private func observePlatform() {
        let platform = platform
        var appearance = platform.appearance
        platform.onAppearanceChange = { [weak self, weak platform] in
            guard let self, let platform else { return }
            let old = appearance
            appearance = platform.appearance
            windowScenes.forEach { $0.traitsMayHaveChanged() }
            UIAccessibility.post(changesFrom: old, to: appearance)
            postContentSizeChange(from: old, to: appearance)
        }
        platform.onMemoryWarning = { [weak self] in self?.memoryRunsShort() }
        FrameLoop.of(platform).addInputHook { [weak self] _ in
            self?.windowScenes.forEach { $0.eventSource.flush() }
        }
    }
}

extension UIApplication {
    /// Posted when the app has launched; the object is the app.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// Posted when one of the app's windows got the keyboard; the object is the app.
    public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted when the app's windows are about to lose the keyboard; the object is the app.
    public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// Posted when none of the app's windows can be seen any longer; the object is the app.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Posted when one of the app's windows is about to be seen again; the object is the app.
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    /// Posted when the app is about to end; the object is the app.
    public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}

// In the file of its superclass: elsewhere the compiler may mangle the types of inherited closures in another way.

/// Names the place of `UIApplication.init()`. Open, so that the compiler does not take it for the only class there is.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicApplication: UIApplication {
    /// Makes nothing of its own.
    public required override init() { super.init() }
}
