import UIKit

/// An app that sets its window's first size and its maximum size by arguments: `position 400x300 700x500`.
final class WindowPositionDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = WindowPositionSceneDelegate.self
        return configuration
    }
}

final class WindowPositionSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let sizes = CommandLine.arguments.dropFirst(2).map { argument in
            let sides = argument.split(separator: "x").compactMap { Double($0) }
            return CGSize(width: sides.first ?? 0, height: sides.last ?? 0)
        }
        if let minimum = sizes.first { scene.sizeRestrictions?.minimumSize = minimum }
        if sizes.count > 1 { scene.sizeRestrictions?.maximumSize = sizes[1] }
        scene.requestGeometryUpdate(.Mac(systemFrame: CGRect(x: 90, y: 80, width: 500, height: 400)))
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.backgroundColor = .systemBlue
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneDidBecomeActive(_ scene: UIScene) { say("active", scene) }

    func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry) {
        say("now", windowScene)
    }

    private func say(_ what: String, _ scene: UIScene) {
        guard let frame = (scene as? UIWindowScene)?.effectiveGeometry.systemFrame else { return }
        LoopProbe.say("\(what) \(Int(frame.width))x\(Int(frame.height)) at \(Int(frame.minX)),\(Int(frame.minY))")
    }
}
