import CConformance

/// Delegate of the app, which receives its life-cycle calls. All methods are optional.
///
/// If scenes have their own delegates (see ``UISceneConfiguration``), the scene delegates receive the calls for activation and for the foreground
/// instead.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app's main window, if the delegate stores it.
    var window: UIWindow? { get set }
    /// Called when the app starts. Returns whether the app can handle its launch options.
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called after the app started. Creates the app's window, unless scenes have their own delegates. Returns whether the app can handle its
    /// launch options.
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called after the app started, but only if ``application(_:didFinishLaunchingWithOptions:)`` is not implemented.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Called after a window of the app became active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the app becomes inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called after the last visible window was hidden.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before a window becomes visible again.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the app terminates, after its last window closed or on a request of the system.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called if memory is low. The app should release objects that it can create again.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called after ``UIApplication/registerForRemoteNotifications()``, because desktops have no push service.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Returns the configuration of a new scene.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called after the windows of sessions were closed permanently.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Shows the content of `userActivity`, in an app without scene delegates. Call `restorationHandler` with the objects that should restore the
    /// activity. Returns whether the app handles the activity.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// Opens a file or a link that the desktop passes to an app without scene delegates. Returns whether the app opened it.
    ///
    /// At the start of the app, this is called after ``application(_:didFinishLaunchingWithOptions:)``, unless one of the two launch methods returned
    /// false. In a running app that was not active, this is called before ``applicationDidBecomeActive(_:)``.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// Performs a quick action that the user chose, in an app without scene delegates. Call `completionHandler` with true if the action succeeded.
    ///
    /// Also called at the start of the app, unless one of the two launch methods returned false. A launch method should return false if it has
    /// performed the action of its launch options itself.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )
    /// Returns whether the app's view controllers are saved. Called when an app without scene delegates becomes inactive, and at its end.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Returns whether the saved view controllers are restored. Called between the two launch methods, if there is saved state.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// Called before the view controllers are saved. Adds the app's own state to `coder`.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// Called after the view controllers were restored. Reads the app's own state from `coder`.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    /// Returns the controller with a path of restoration identifiers. Called for controllers without a restoration class that are not created by a
    /// storyboard.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

extension UIApplicationDelegate {
    /// The default implementation does not store the window: it returns nil and ignores a new value.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Returns true.
    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        defaultImplementation(of: .applicationWillFinishLaunchingWithOptions)
        return true
    }
    /// Calls ``applicationDidFinishLaunching(_:)`` and returns true.
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        defaultImplementation(of: .applicationDidFinishLaunchingWithOptions)
        applicationDidFinishLaunching(application)
        return true
    }
    /// Does nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) { defaultImplementation(of: .applicationDidFinishLaunching) }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) { defaultImplementation(of: .applicationDidBecomeActive) }
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) { defaultImplementation(of: .applicationWillResignActive) }
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) { defaultImplementation(of: .applicationDidEnterBackground) }
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) { defaultImplementation(of: .applicationWillEnterForeground) }
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) { defaultImplementation(of: .applicationWillTerminate) }
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        defaultImplementation(of: .applicationDidReceiveMemoryWarning)
    }
    /// Does nothing.
    public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        defaultImplementation(of: .applicationDidFailToRegisterForRemoteNotificationsWithError)
    }
    /// Returns the session's own configuration. It has no delegate class, so the app delegate receives the life-cycle calls.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        defaultImplementation(of: .applicationConfigurationForConnectingOptions)
        return connectingSceneSession.configuration
    }
    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        defaultImplementation(of: .applicationDidDiscardSceneSessions)
    }
    /// Returns false.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        defaultImplementation(of: .applicationContinueRestorationHandler)
        return false
    }
    /// Returns false.
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        defaultImplementation(of: .applicationOpenOptions)
        return false
    }
    /// Calls `completionHandler` with false.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        defaultImplementation(of: .applicationPerformActionForCompletionHandler)
        completionHandler(false)
    }
    /// Returns false.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        defaultImplementation(of: .applicationShouldSaveSecureApplicationState)
        return false
    }
    /// Returns false.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        defaultImplementation(of: .applicationShouldRestoreSecureApplicationState)
        return false
    }
    /// Does nothing.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        defaultImplementation(of: .applicationWillEncodeRestorableStateWith)
    }
    /// Does nothing.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        defaultImplementation(of: .applicationDidDecodeRestorableStateWith)
    }
    /// Returns nil.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        defaultImplementation(of: .applicationViewControllerWithRestorationIdentifierPathCoder)
        return nil
    }
}
