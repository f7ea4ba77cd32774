import UIKit

/// An app that disables the idle timer for a short time.
final class AwakeDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        window = LoopProbe.makeWindow()
        application.isIdleTimerDisabled = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            application.isIdleTimerDisabled = false
            LoopProbe.say("idle again")
        }
    }
}
