import UIKit

/// An app that prints the files, links and actions that the desktop passes to it. Its last argument may be a file or a link. With the argument `spinning`, it
/// draws frames all the time.
final class DeskDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = DeskSceneDelegate.self
        return configuration
    }

    func applicationWillTerminate(_ application: UIApplication) { LoopProbe.say("will terminate") }
}

/// A scene with a number, which is part of its restoration activity.
final class DeskSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var number = 1

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        number = (session.stateRestorationActivity?.userInfo?["number"] as? Int ?? 0) + 1
        let window = UIWindow(windowScene: scene)
        window.backgroundColor = .systemGreen
        window.makeKeyAndVisible()
        self.window = window
        if CommandLine.arguments.contains("spinning") {
            let spinner = UIActivityIndicatorView(style: .large)
            spinner.center = CGPoint(x: 100, y: 100)
            spinner.startAnimating()
            window.addSubview(spinner)
        }
        let item = UIApplicationShortcutItem(type: "compose", localizedTitle: "New Letter")
        UIApplication.shared.shortcutItems = [item]
        UIApplication.shared.applicationIconBadgeNumber = 3
        LoopProbe.say("connects with \(names(connectionOptions.urlContexts)), run \(number)")
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { LoopProbe.say("opens \(names(URLContexts))") }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        LoopProbe.say("performs \(shortcutItem.type)")
        completionHandler(true)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "org.lodestone.probe.desk")
        activity.userInfo = ["number": number]
        return activity
    }

    private func names(_ contexts: Set<UIOpenURLContext>) -> String {
        let names = contexts.map { $0.url.isFileURL ? $0.url.lastPathComponent : $0.url.absoluteString }.sorted()
        return names.isEmpty ? "nothing" : names.joined(separator: ", ")
    }
}
