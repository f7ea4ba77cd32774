import UIKit

/// A window with a label.
final class LettersDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = LoopProbe.makeWindow()
        self.window = window
        for row in 0..<3 {
            let label = UILabel(frame: CGRect(x: 20, y: 20 + row * 40, width: 200, height: 30))
            label.text = "Hello"
            window.addSubview(label)
        }
        // Waits until the frame with the label is drawn.
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { LoopProbe.say("ready") }
    }
}
