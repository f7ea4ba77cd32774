import UIKit

/// An app that opens a second window when the first one is active, and activates the first one again when the second one is active.
final class WindowsDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = LetterSceneDelegate.self
        return configuration
    }
}

/// A scene for each letter. The first scene has no letter.
final class LetterSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private static var first: UISceneSession?
    private var letter = "no letter"
    private var isRequested = false
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        letter = connectionOptions.userActivities.first?.title ?? letter
        scene.title = letter
        let window = UIWindow(windowScene: scene)
        window.backgroundColor = .systemGreen
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        LoopProbe.say("active: \(letter), \(Int(window?.bounds.width ?? 0)) points wide")
        guard !isRequested else { return }
        isRequested = true
        if let first = Self.first {
            UIApplication.shared.requestSceneSessionActivation(first, userActivity: activity("back"), options: nil)
        } else {
            Self.first = scene.session
            let options = UIScene.ActivationRequestOptions()
            options.requestingScene = scene
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity("letter 7"), options: options)
        }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        LoopProbe.say("\(letter) goes on with \(userActivity.title ?? "")")
    }

    private func activity(_ title: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "org.lodestone.probe.letter")
        activity.title = title
        return activity
    }
}
