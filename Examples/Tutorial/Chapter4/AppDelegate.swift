import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let store = NoteStore(file: NoteStore.defaultFile)

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = NotebookController(store: store)
        window.makeKeyAndVisible()
        window.windowScene?.title = "Notebook"
        self.window = window
        return true
    }
}
