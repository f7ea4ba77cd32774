import Foundation
import GalleryScreens
import Inspector
import Logging
import RemoteControl
import UIKit

/// The Gallery's app delegate. Its window can show touches.
@main
final class GalleryApp: UIResponder, UIApplicationDelegate {
    private var window: TouchShowingWindow?
    private weak var gallery: GalleryViewController?

    static func main() {
        // Before the first logger is made, so that the remote control can list all lines.
        LoggingSystem.bootstrap { RemoteLogHandler(label: $0, next: StreamLogHandler.standardError(label: $0)) }
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, String(reflecting: Self.self))
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let options = GalleryApp.options()
        // Before the first view, so that the inspector finds who created its constraints.
        Inspector.start()
        let window = TouchShowingWindow(frame: UIScreen.main.bounds)
        window.showsTouches = options.showsTouches
        window.showsTimeline = options.showsTimeline
        if let isDark = options.isDark { window.overrideUserInterfaceStyle = isDark ? .dark : .light }
        let gallery = GalleryViewController.make(sections: gallerySections)
        window.rootViewController = gallery
        if let demo = options.demo, !gallery.open(demoTitled: demo) {
            GalleryApp.end("Gallery: there is no demo '\(demo)'", status: 2)
        }
        window.makeKeyAndVisible()
        window.windowScene?.title = "Lodestone Gallery"
        self.window = window
        self.gallery = gallery
        RemoteControl.start()
        return true
    }

    /// Opens the demo of a quick action.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(gallery?.open(shortcut: shortcutItem) ?? false)
    }

    private static func options() -> GalleryOptions {
        do {
            return try GalleryOptions(Array(CommandLine.arguments.dropFirst()))
        } catch {
            end(error.description, status: error.problem == nil ? 0 : 2)
        }
    }

    private static func end(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(status)
    }
}
