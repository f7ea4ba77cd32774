import UIKit

@main
final class Hello: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .systemBackground
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window

        let square = UIView(frame: CGRect(x: 100, y: 100, width: 120, height: 120))
        square.backgroundColor = .systemBlue
        square.layer.cornerRadius = 12
        square.addGestureRecognizer(UIPanGestureRecognizer { pan in square.center = pan.location(in: window) })
        window.rootViewController?.view.addSubview(square)
    }
}
