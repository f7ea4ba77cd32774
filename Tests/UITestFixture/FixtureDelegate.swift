import UIKit

/// The app of the tests of `XCUIAutomation`: a list, a form and gestures in three tabs. The tests run it in their process, and as a program.
@main
final class FixtureDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    /// The calls of the life cycle, in order.
    var calls: [String] = []

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let list = UINavigationController(rootViewController: ListController())
        list.tabBarItem = UITabBarItem(title: "Items", image: nil, tag: 0)
        let form = FormController()
        form.tabBarItem = UITabBarItem(title: "Form", image: nil, tag: 1)
        let gestures = GestureController()
        gestures.tabBarItem = UITabBarItem(title: "Gestures", image: nil, tag: 2)
        let tabs = UITabBarController()
        tabs.viewControllers = [list, form, gestures]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("terminate") }
}
