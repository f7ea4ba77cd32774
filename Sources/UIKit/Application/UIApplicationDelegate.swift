import CConformance

/// Delegate of the app, which receives its life-cycle calls. All methods are optional.
///
/// If scenes have their own delegates (see ``UISceneConfiguration``), only those receive calls for the activation state and the foreground.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app's main window, if the delegate stores it.
    var window: UIWindow? { get set }
    /// Called when the app starts. The result is whether the app can handle its launch options.
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called after the app started: create its window here, unless scenes have their own delegates.
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
    /// Called before the app terminates, because its last window closed or the system requests it.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called if memory is low: release objects that can be created again.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// The configuration of a new scene.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called after the windows of sessions were closed permanently.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Shows the content of `userActivity`, in an app without scene delegates. Pass the objects that should restore the activity to
    /// `restorationHandler`. Returns whether the app shows it.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
}

extension UIApplicationDelegate {
    /// Nil: the delegate does not store the window.
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
    /// Returns the session's own configuration, without a delegate class: the app delegate receives the life-cycle calls.
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
}
