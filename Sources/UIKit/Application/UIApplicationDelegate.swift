import CConformance

/// The app's own object that is told about the app's life. Every method is optional.
///
/// Where scenes have delegates of their own (see ``UISceneConfiguration``), those are told when scenes become active or leave the
/// foreground, and this one is not.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app's main window, where the delegate keeps it.
    var window: UIWindow? { get set }
    /// The app is about to start. The answer says whether it can handle what it was launched with.
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The app has started: make its window here, unless scenes have delegates of their own.
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The app has started. Called only where ``application(_:didFinishLaunchingWithOptions:)`` is not implemented.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// One of the app's windows got the keyboard.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The app's windows are about to lose the keyboard.
    func applicationWillResignActive(_ application: UIApplication)
    /// None of the app's windows can be seen any longer.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// One of the app's windows is about to be seen again.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app is about to end: its last window was closed, or the system asks it to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// The machine runs short of memory: let go of what can be made again.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Which classes a new scene is made of.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Sessions whose windows were closed for good.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Shows what `userActivity` is about, in an app without scene delegates. `restorationHandler` has the objects that it is given restore the
    /// activity. Returns whether the app shows it.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
}

extension UIApplicationDelegate {
    /// Nil: the delegate keeps no window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Answers true.
    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        defaultImplementation(of: .applicationWillFinishLaunchingWithOptions)
        return true
    }
    /// Calls ``applicationDidFinishLaunching(_:)`` and answers true.
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
    /// Answers the session's own configuration, which names no delegate: the app delegate gets the life-cycle calls.
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
