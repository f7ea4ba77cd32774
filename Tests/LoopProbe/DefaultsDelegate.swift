import UIKit

/// An app that counts its launches in its defaults and in a suite. It changes both in a task while no frame and no event occurs.
final class DefaultsDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = LoopProbe.makeWindow()
        Task { @MainActor in
            try await Task.sleep(nanoseconds: 1_000_000_000)
            let suite = UserDefaults(suiteName: "lodestone.probe.suite") ?? .standard
            let starts = (UserDefaults.standard.integer(forKey: "starts"), suite.integer(forKey: "starts"))
            UserDefaults.standard.set(starts.0 + 1, forKey: "starts")
            suite.set(starts.1 + 1, forKey: "starts")
            LoopProbe.say("started \(starts.0) and \(starts.1) times before")
        }
        return true
    }
}
