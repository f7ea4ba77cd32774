import GalleryScreens
import XCUIAutomation

/// The Gallery's list and demos, in a window of their own.
final class GalleryDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = GalleryViewController.make(sections: gallerySections)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// The app that `XCUIApplication` launches.
final class ApplicationUnderTest: NSObject, XCUIApplicationUnderTest {
    static var delegateClass: AnyClass { GalleryDelegate.self }
}
