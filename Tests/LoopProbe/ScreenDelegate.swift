import UIKit

/// Prints the screen's properties before the first window exists, when it exists, and when it is on the desktop.
final class ScreenDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        say("before")
        window = LoopProbe.makeWindow()
        say("with window")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.say("after") }
    }

    private func say(_ when: String) {
        let screen = UIScreen.main
        LoopProbe.say(
            "\(when) \(screen.scale) \(screen.bounds.width) \(screen.bounds.height) traits \(screen.traitCollection.displayScale)")
    }
}
