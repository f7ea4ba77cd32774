import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        let shelf = Shelf(folder: support.appendingPathComponent("FileShelf"))
        window.rootViewController = UINavigationController(rootViewController: ShelfViewController(shelf: shelf))
        window.makeKeyAndVisible()
        window.windowScene?.title = "File Shelf"
        self.window = window
        return true
    }
}
