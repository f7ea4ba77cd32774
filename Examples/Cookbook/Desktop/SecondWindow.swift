import UIKit

/// Windows of documents.
enum DocumentWindows {
    static let activityType = "com.example.letters.open"

    /// Opens a letter in a window of its own.
    @MainActor
    static func open(letter: String) {
        let activity = NSUserActivity(activityType: activityType)
        activity.userInfo = ["letter": letter]
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    }
}

/// Shows the letter for which its window was opened.
class LetterSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let activity = options.userActivities.first { $0.activityType == DocumentWindows.activityType }
        let controller = UIViewController()
        controller.title = activity?.userInfo?["letter"] as? String ?? "New Letter"
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        self.window = window
    }
}
