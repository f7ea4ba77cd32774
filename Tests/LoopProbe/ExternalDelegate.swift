import UIKit

/// Declares a scene for external displays, and prints its connections and layouts.
final class ExternalDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let role = connectingSceneSession.role
        let configuration = UISceneConfiguration(name: nil, sessionRole: role)
        configuration.delegateClass = role == .windowApplication ? MainSceneDelegate.self : DisplaySceneDelegate.self
        return configuration
    }
}

/// A controller that prints the size of its view after each change.
private final class SizeController: UIViewController {
    private let name: String
    private var last = CGSize.zero

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard view.bounds.size != last else { return }
        last = view.bounds.size
        LoopProbe.say("\(name) layout \(Int(last.width)) \(Int(last.height))")
    }
}

/// The scene on the desktop.
private final class MainSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = SizeController(name: "desk")
        window.makeKeyAndVisible()
        self.window = window
    }
}

/// The scene on an external display.
private final class DisplaySceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let size = scene.screen.bounds.size
        LoopProbe.say("display connected \(Int(size.width)) \(Int(size.height)) screens \(UIScreen.screens.count)")
        let window = UIWindow(windowScene: scene)
        window.rootViewController = SizeController(name: "display")
        window.backgroundColor = .systemGreen
        window.isHidden = false
        self.window = window
    }

    func sceneDidDisconnect(_ scene: UIScene) { LoopProbe.say("display disconnected screens \(UIScreen.screens.count)") }
}
