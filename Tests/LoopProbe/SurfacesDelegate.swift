import UIKit

/// An app with a square that can be dragged, a scroll view, a popover and a second window. Each has a colour of its own, which screenshots find.
final class SurfacesDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SurfaceSceneDelegate.self
        return configuration
    }
}

/// The first scene has the controls. A scene with a user activity is orange.
final class SurfaceSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let isSecond = !connectionOptions.userActivities.isEmpty
        let window = UIWindow(windowScene: scene)
        let controller = isSecond ? UIViewController() : SurfacesViewController()
        controller.view.backgroundColor = isSecond ? UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) : .white
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        LoopProbe.say(isSecond ? "second window" : "first window")
    }
}

/// The controls of the first window.
final class SurfacesViewController: UIViewController {
    private let square = UIView(frame: CGRect(x: 40, y: 100, width: 100, height: 100))

    override func viewDidLoad() {
        super.viewDidLoad()
        square.backgroundColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        square.addGestureRecognizer(
            UIPanGestureRecognizer { [weak self] pan in
                guard let self else { return }
                square.center.x += pan.translation(in: view).x
                pan.setTranslation(.zero, in: view)
            })
        view.addSubview(square)
        addScrollView()
        addButton(at: CGPoint(x: 40, y: 300)) { [weak self] in self?.showPopover(from: $0) }
        addButton(at: CGPoint(x: 40, y: 400)) { _ in
            let activity = NSUserActivity(activityType: "org.lodestone.probe.surfaces")
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        LoopProbe.say("layout \(Int(view.bounds.width)) \(Int(view.bounds.height))")
    }

    /// Adds a scroll view whose content is yellow at the top and blue below.
    private func addScrollView() {
        let scroll = UIScrollView(frame: CGRect(x: 400, y: 100, width: 200, height: 300))
        scroll.contentSize = CGSize(width: 200, height: 2_000)
        let top = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 320))
        top.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        let rest = UIView(frame: CGRect(x: 0, y: 320, width: 200, height: 1_680))
        rest.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        scroll.addSubview(top)
        scroll.addSubview(rest)
        view.addSubview(scroll)
    }

    private func addButton(at origin: CGPoint, action: @escaping @MainActor (UIView) -> Void) {
        let button = UIButton(frame: CGRect(origin: origin, size: CGSize(width: 100, height: 44)))
        button.addAction(UIAction { [unowned button] _ in action(button) }, for: .touchUpInside)
        button.backgroundColor = .gray
        view.addSubview(button)
    }

    private func showPopover(from button: UIView) {
        let controller = UIViewController()
        controller.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        controller.preferredContentSize = CGSize(width: 160, height: 120)
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = button
        controller.popoverPresentationController?.sourceRect = button.bounds
        present(controller, animated: true)
    }
}
