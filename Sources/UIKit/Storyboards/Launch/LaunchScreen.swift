import Foundation
import Host
import InterfaceDocuments

/// The launch screen: the storyboard `UILaunchStoryboardName`, or the colour and the image in `UILaunchScreen`.
///
/// It appears in the window that becomes the app's first scene, before any code of the app runs. It disappears when the launch is complete.
@MainActor
final class LaunchScreen {
    /// The window's scene, which becomes the app's first scene.
    let scene: UIWindowScene
    private let window: UIWindow
    private let platform: any HostPlatform
    private var isTaken = false
    private var ticket: AfterCommit.Ticket?
    private var timer: (any HostTimer)?

    /// The maximum time that the launch waits for the screen to appear, in seconds.
    private static let patience: TimeInterval = 0.3

    /// Opens a window with the launch screen; nil without a launch screen or an initial controller in its storyboard.
    init?(_ manifest: AppManifest, on platform: any HostPlatform) {
        guard let root = Self.root(manifest) else { return nil }
        let title = ProcessInfo.processInfo.processName
        var configuration = HostWindowConfiguration(title: title)
        configuration.savedName = ApplicationLifeCycle.firstWindowName
        if let size = manifest.windowSize { configuration.size = size }
        guard let hostWindow = try? platform.makeWindow(configuration) else { return nil }
        self.platform = platform
        let session = UISceneSession()
        scene = UIWindowScene(session: session, hostWindow: hostWindow, on: platform)
        scene.savedName = configuration.savedName
        session.scene = scene
        window = UIWindow(windowScene: scene)
        window.isUserInteractionEnabled = false
        window.rootViewController = root
        window.isHidden = false
    }

    private static func root(_ manifest: AppManifest) -> UIViewController? {
        if let name = manifest.launchStoryboard {
            // In older apps, the name can be the name of a nib.
            if InterfaceFiles.hasDocument(named: name, extensions: ["storyboard"], bundle: nil) {
                return UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
            }
            guard InterfaceFiles.hasDocument(named: name, extensions: ["xib"], bundle: nil) else {
                storyboardLog.error(
                    "Info.plist names the launch screen \"\(name)\", but there is no such storyboard or xib. Add it to the resources.")
                return nil
            }
            let controller = UIViewController()
            controller.view = UINib(nibName: name, bundle: nil).instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first
            return controller
        }
        guard let look = manifest.launchAppearance else { return nil }
        let controller = UIViewController()
        let view = UIView()
        view.backgroundColor = look.color.flatMap { UIColor(named: $0) } ?? .systemBackground
        if let image = look.image.flatMap({ UIImage(named: $0) }) {
            let picture = UIImageView(image: image)
            picture.contentMode = .center
            picture.frame = view.bounds
            picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(picture)
        }
        controller.view = view
        return controller
    }

    /// Calls `body` when the screen is visible, or after ``patience``.
    func whenSeen(_ body: @escaping @MainActor () -> Void) {
        var isCalled = false
        let once: @MainActor () -> Void = { [weak self] in
            guard !isCalled else { return }
            isCalled = true
            self?.ticket = nil
            self?.timer?.cancel()
            self?.timer = nil
            body()
        }
        timer = platform.schedule(after: Self.patience, once)
        // The desktop displays the frame in the main loop's next iteration after the commit.
        ticket = AfterCommit.current.schedule { [weak self] in
            self?.timer?.cancel()
            self?.timer = self?.platform.schedule(after: 0, once)
        }
    }

    /// Returns the session of the launch screen's window for the app's first scene; nil after the first call.
    func takeSession() -> UISceneSession? {
        guard !isTaken else { return nil }
        isTaken = true
        return scene.session
    }

    /// Removes the launch screen at the end of the launch.
    func end() {
        ticket = nil
        timer?.cancel()
        window.isHidden = true
        window.rootViewController = nil
        window.windowScene = nil
        // An app without a scene needs no window.
        if !isTaken { scene.hostWindow.close() }
    }
}
