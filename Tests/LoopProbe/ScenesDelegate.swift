import UIKit

/// An app whose scene has its own delegate. The configuration finds it by `NSStringFromClass`, like Xcode's older templates.
final class ScenesDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        LoopProbe.say("configuration for connecting")
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func applicationDidBecomeActive(_ application: UIApplication) { LoopProbe.say("the app's delegate is not to be told of this") }
    func applicationWillTerminate(_ application: UIApplication) { LoopProbe.say("will terminate") }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        LoopProbe.say("the session of the last window is not to be discarded")
    }
}

/// Prints each call of the scene's life cycle. The configuration does not contain the class. The library finds it by the name in Xcode's template.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        LoopProbe.say("scene will connect")
        scene.title = "Scene probe"
        let window = UIWindow(windowScene: scene)
        window.backgroundColor = .systemGreen
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneDidDisconnect(_ scene: UIScene) { say("did disconnect", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { say("did become active", scene) }
    func sceneWillResignActive(_ scene: UIScene) { say("will resign active", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { say("will enter foreground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { say("did enter background", scene) }

    private func say(_ what: String, _ scene: UIScene) {
        LoopProbe.say("scene \(what) (\(scene.activationState))")
    }
}
