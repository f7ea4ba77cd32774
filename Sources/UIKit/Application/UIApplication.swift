import Foundation
import Host
import Logging

package let applicationLog = Logger(label: "lodestone.application")

/// The running app: its scenes, its life cycle and the delivery of events to windows.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The app's singleton.
    open class var shared: UIApplication {
        Platform.required.singletons.value(of: UIApplication.self) { UIApplication() }
    }

    /// The current platform's app; nil before a platform is installed.
    static var current: UIApplication? { Platform.current == nil ? nil : shared }

    /// The state of an app.
    public enum State: Int, Sendable {
        /// A window of the app is active.
        case active = 0
        /// A window is visible, but none is active.
        case inactive = 1
        /// All windows are hidden.
        case background = 2
    }

    /// Keys of launch options, which tell an app without scene delegates why it was started. The options are nil if the app was started without
    /// a file, link or quick action. They are also nil in apps with scene delegates, whose scenes receive ``UIScene/ConnectionOptions``.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key as a string.
        public let rawValue: String
        /// Creates a key from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `URL`: the first file or link that the app was started to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// A ``UIApplicationShortcutItem``: the quick action that started the app.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    /// The delegate of the app. ``UIApplicationMain(_:_:_:_:)`` retains the delegate that it creates.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The state of the app.
    open var applicationState: State { lifeCycle.state }

    /// The life cycle of the app.
    package private(set) lazy var lifeCycle = ApplicationLifeCycle(application: self)

    /// Handles the desktop's requests: files, links and quick actions.
    package private(set) lazy var requests = ApplicationRequests(application: self)

    /// Saves the app's scenes and view controllers, and restores them at the next start.
    private(set) lazy var restoration = StateRestoration(application: self)
    /// The scenes on external displays.
    private(set) lazy var externalDisplays = ExternalDisplays(application: self)

    /// The values that the library reads from the app's `Info.plist`.
    var manifest: AppManifest {
        get { ownManifest ?? AppManifest.app }
        set { ownManifest = newValue }
    }
    /// The platform of the app, for other modules of the package.
    package var hostPlatform: any HostPlatform { platform }
    /// The app's name for the user: that of its `Info.plist`, otherwise the name of the program.
    var displayName: String { manifest.displayName ?? ProcessInfo.processInfo.processName }
    /// The identifiers of scheduled tasks that the app's `Info.plist` permits.
    package var scheduledTasks: Set<String> { manifest.scheduledTasks }
    /// The lowercase schemes of links that the app's `Info.plist` declares.
    package var declaredLinkSchemes: Set<String> { manifest.urlSchemes }
    /// The manifest of an app that a test launches with its own property list. Nil in other programs.
    private var ownManifest: AppManifest?

    /// Records the user's input; nil if recording is disabled.
    package var inputRecorder: InputRecorder?
    /// Called with each input event before its delivery.
    package var inputObserver: ((HostEvent, UIWindowScene) -> Void)?

    /// The background tasks that the program finishes before it ends.
    let backgroundTasks = BackgroundTasks()

    /// The number of ``beginIgnoringInteractionEvents()`` calls minus the number of ``endIgnoringInteractionEvents()`` calls.
    var ignoredInteractions = 0

    /// Whether the desktop may not dim or lock the display while the user is inactive. False by default.
    open var isIdleTimerDisabled = false {
        didSet { if isIdleTimerDisabled != oldValue { platform.setIdleInhibited(isIdleTimerDisabled) } }
    }

    /// The connected scenes, oldest first.
    package var scenes: [UIScene] = []

    /// Creates the app. Only the system calls it; use ``shared``.
    public override init() {
        super.init()
        let platform = Platform.required
        ownPlatform = platform
        ApplicationTraits.of(platform).userInterfaceStyle = AppManifest.app.userInterfaceStyle
        observePlatform()
    }

    /// The app if `responder` is the delegate of a scene but not the delegate of the app. Nil for any other object.
    static func next(after responder: UIResponder) -> UIResponder? {
        guard let app = current, responder !== app, responder !== app.delegate, app.scenes.contains(where: { $0.delegate === responder })
        else { return nil }
        return app
    }

    /// The app's platform. Weakly referenced, because the platform retains the app.
    private weak var ownPlatform: (any HostPlatform)?

    /// The app's platform.
    var platform: any HostPlatform { ownPlatform ?? Platform.required }

    /// The app's delegate, if the delegate is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: Scenes and windows

    /// The connected scenes.
    open var connectedScenes: Set<UIScene> { Set(scenes) }
    /// The sessions of the connected scenes.
    open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
    /// Whether the app can have several windows on the desktop. Always true.
    open var supportsMultipleScenes: Bool { true }
    /// The windows of all scenes, from back to front.
    open var windows: [UIWindow] { windowScenes.flatMap(\.windows) }
    /// The window that receives keys.
    open var keyWindow: UIWindow? { activeKeyWindow }

    /// Opens a new desktop window, or brings a session's window to the front. For a new session, the delegate's
    /// ``UIApplicationDelegate/application(_:configurationForConnecting:options:)`` provides the configuration. Calls `errorHandler` if a window could
    /// not be opened, or if the request's session has no window.
    open func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil) {
        do {
            if let session = request.session {
                guard let scene = session.scene as? UIWindowScene, scenes.contains(scene) else { throw UISceneError(.requestDenied) }
                scene.hostWindow.bringToFront()
                if let activity = request.userActivity { continueActivity(activity, in: scene) }
            } else {
                // Only a monitor connects a scene for an external display.
                guard request.role == .windowApplication else { throw UISceneError(.requestDenied) }
                let scene = try lifeCycle.connectScene(
                    role: request.role, UIScene.ConnectionOptions(request.userActivity),
                    like: request.options?.requestingScene as? UIWindowScene)
                lifeCycle.sceneDidChange(scene)
            }
        } catch {
            errorHandler?(error)
        }
    }

    /// Requests a scene like ``activateSceneSession(for:errorHandler:)``. A nil session requests a new scene.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        let request =
            sceneSession.map { UISceneSessionActivationRequest(session: $0, userActivity: userActivity, options: options) }
            ?? UISceneSessionActivationRequest(userActivity: userActivity, options: options)
        activateSceneSession(for: request, errorHandler: errorHandler)
    }

    /// Closes a session's window. Calls `errorHandler` if the session has no window.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let scene = sceneSession.scene as? UIWindowScene, scenes.contains(scene) else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        scene.hostWindow.close()
    }

    /// The text size category for the desktop's text scaling factor.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIContentSizeCategory(textScale: platform.appearance.textScale)
    }

    // MARK: Events

    /// Delivers an event to its windows.
    open func sendEvent(_ event: UIEvent) {
        for window in event.windows { window.sendEvent(event) }
    }

    /// Calls `action` on `target`. If `target` is nil, calls the action on the first responder in the chain that can perform it. The chain starts at
    /// the key window's first responder, or else at `sender`. Returns whether an object was called.
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

    /// Opens a URL with the desktop's default program for it, such as a browser, mail program or document viewer.
    ///
    /// Calls `completion` later on the main actor. The argument is true if a program opened the URL.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        baseOpen(url, options: options, completionHandler: completion)
    }

    /// Whether an installed program can open a URL.
    open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil && platform.canOpen(url) }

    // MARK: Interaction

    /// Ignores touches, clicks, scrolling and touchpad gestures in the app's windows until the matching ``endIgnoringInteractionEvents()``.
    ///
    /// Calls can be nested. Cancels current touches and clicks. Keys and pointer movements are still delivered.
    open func beginIgnoringInteractionEvents() { baseBeginIgnoringInteractionEvents() }

    /// Ends the effect of one ``beginIgnoringInteractionEvents()``. Touches that began before this call stay ignored.
    open func endIgnoringInteractionEvents() { baseEndIgnoringInteractionEvents() }

    /// Whether interaction events are ignored.
    open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

    // MARK: The app's icon

    /// The dynamic quick actions, or nil. They are saved and restored at the next start of the app. The desktop can perform them by D-Bus.
    ///
    /// Differs from UIKit: launchers show only actions that the app's desktop file lists, which are usually the static actions.
    open var shortcutItems: [UIApplicationShortcutItem]? {
        get { requests.dynamicItems }
        set { requests.dynamicItems = newValue }
    }

    /// The number at the app's icon; 0 hides it. Docks that support `com.canonical.Unity.LauncherEntry` show the number while the app runs.
    open var applicationIconBadgeNumber = 0 {
        didSet { if applicationIconBadgeNumber != oldValue { platform.application?.setBadge(max(0, applicationIconBadgeNumber)) } }
    }

    // MARK: Background tasks

    /// Begins a task that the program finishes before it ends. After the last window closed, the program waits up to five seconds. While a task
    /// runs, the desktop's portal prevents the machine from suspending and the user's session from ending.
    ///
    /// - Parameters:
    ///   - taskName: A name for the log; not used.
    ///   - handler: Called after the time has expired. It must end the task.
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Begins a background task like ``beginBackgroundTask(withName:expirationHandler:)``.
    open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Ends a background task. Does nothing if it has already ended.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.end(identifier) }
    /// The time in seconds for which the app may run in the background. The value is the maximum, because the time is unlimited.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    // MARK: Older API for scenes and views

    /// The orientation of the app's first window, equal to ``UIWindowScene/interfaceOrientation``.
    open var statusBarOrientation: UIInterfaceOrientation { UIInterfaceOrientation(of: UIScreen.main.bounds.size) }
    /// The frame of the status bar. Always zero, because a desktop shows time and battery outside the windows.
    open var statusBarFrame: CGRect { .zero }
    /// The preferred status bar style of the frontmost controller.
    open var statusBarStyle: UIStatusBarStyle { windowScenes.first?.statusBarManager?.statusBarStyle ?? .default }
    /// Whether the status bar is hidden. Always true.
    open var isStatusBarHidden: Bool { true }

    /// The layout direction of the desktop's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.platform.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Opens a URL with the desktop's default program for it. Returns false if no program can open the URL.
    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        guard canOpenURL(url) else { return false }
        open(url)
        return true
    }

    // MARK: Services that desktops do not have

    /// Whether files with data protection can be read. Always true: the files of a session are readable while its programs run.
    open var isProtectedDataAvailable: Bool { true }

    /// Whether the app's icon can be replaced. Always false: the desktop reads the icon from the app's desktop file.
    open var supportsAlternateIcons: Bool { false }
    /// The name of the icon that replaces the app's own. Always nil.
    open var alternateIconName: String? { nil }

    /// Calls the handler with the error `CocoaError.featureUnsupported`, since ``supportsAlternateIcons`` is false. Without a handler it logs the error.
    open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil) {
        guard let completionHandler else {
            return applicationLog.error("The app's icon cannot be replaced: the desktop does not support that.")
        }
        _ = platform.schedule(after: 0) { completionHandler(CocoaError(.featureUnsupported)) }
    }

    /// Whether the app receives push notifications. Always false.
    open var isRegisteredForRemoteNotifications: Bool { false }

    /// Calls the delegate's ``UIApplicationDelegate/application(_:didFailToRegisterForRemoteNotificationsWithError:)`` later: desktops have no push service.
    open func registerForRemoteNotifications() {
        _ = platform.schedule(after: 0) { [weak self] in
            guard let self else { return }
            delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
        }
    }

    /// Does nothing, since the app is never registered.
    open func unregisterForRemoteNotifications() {}

    /// Whether the app may be started for background tasks. Always available: the module `BackgroundTasks` runs them while the app runs.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    // MARK: Platform

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
            LowPowerMode.post(from: old, to: appearance)
        }
        let screens = ConnectedScreens.of(platform)
        platform.onMonitorsChange = { [weak self, weak screens] in
            screens?.monitorsDidChange()
            self?.externalDisplays.update()
        }
        platform.onMemoryWarning = { [weak self] in self?.memoryRunsShort() }
        backgroundTasks.onActivityChange = { [weak platform] in platform?.setSuspensionInhibited($0) }
        FrameLoop.of(platform).addInputHook { [weak self] _ in
            self?.windowScenes.forEach { $0.eventSource.flush() }
        }
    }
}

extension UIApplication {
    /// Posted after the app was launched; the object is the app.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// Posted after a window of the app became active; the object is the app.
    public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted before the app becomes inactive; the object is the app.
    public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// Posted after the last visible window was hidden; the object is the app.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Posted before a window becomes visible again; the object is the app.
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    /// Posted before the app terminates; the object is the app.
    public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}

// The following class must be in the file of its superclass. In another file, the compiler may mangle the types of inherited closures differently.

/// Provides the vtable slot of `UIApplication.init()`. Open, so that the compiler does not assume that it has no subclasses.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicApplication: UIApplication {
    /// Calls the superclass's initializer.
    public required override init() { super.init() }
}
