import UIKit

/// An app that shows the files and links that the desktop opens with it.
class ViewerAppDelegate: UIResponder, UIApplicationDelegate {
    private(set) var opened: [URL] = []

    func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        opened.append(url)
        return true
    }
}
