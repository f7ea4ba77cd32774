import UIKit

/// Prints each application delegate call of the life cycle, and each notification.
final class LifeDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var observers: [any NSObjectProtocol] = []

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        LoopProbe.say("will finish launching")
        let names = [
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
        ]
        for name in names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { LoopProbe.say("posted \(name.rawValue)") }
                })
        }
        return true
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        LoopProbe.say("did finish launching")
        window = LoopProbe.makeWindow()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { say("did become active", application) }
    func applicationWillResignActive(_ application: UIApplication) { say("will resign active", application) }
    func applicationDidEnterBackground(_ application: UIApplication) { say("did enter background", application) }
    func applicationWillEnterForeground(_ application: UIApplication) { say("will enter foreground", application) }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { say("did receive memory warning", application) }
    func applicationWillTerminate(_ application: UIApplication) { say("will terminate", application) }

    private func say(_ what: String, _ application: UIApplication) {
        LoopProbe.say("\(what) (\(application.applicationState))")
    }
}
