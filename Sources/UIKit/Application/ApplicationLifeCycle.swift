import Foundation
import Host

/// The app's way from its launch to its end, and what its scenes' windows make of it in between.
///
/// It turns what desktop windows do into UIKit's calls:
///
/// | the window | the scene | and, by all scenes together, the app |
/// |---|---|---|
/// | comes into sight | will enter foreground | will enter foreground, unless it is just launching |
/// | gets the keyboard | did become active | did become active |
/// | loses the keyboard | will resign active | will resign active, when no other has it |
/// | is minimized | did enter background | did enter background, when none is in sight |
/// | closes | did disconnect | will terminate, when it was the last |
@MainActor
package final class ApplicationLifeCycle {
    /// Whether the app is in front of the user.
    package private(set) var state: UIApplication.State = .inactive
    /// Called when the app has ended; what runs the event loop stops it.
    package var onTermination: (() -> Void)?
    /// Called once: before the first window is made, or when the launch is done without one.
    package var onFirstWindow: (() -> Void)?

    private unowned let application: UIApplication
    private var stage = Stage.running
    /// Once a scene had a delegate of its own, the app is one whose scenes have.
    private var hadSceneDelegates = false
    /// The window that `Info.plist` asks for, for delegates that keep none.
    private var storyboardWindow: UIWindow?
    /// What is seen until the launch is done.
    private var launchScreen: LaunchScreen?

    private enum Stage {
        /// The delegate is being told of the launch: windows' changes are told when that is done.
        case launching
        case running
        case terminated
    }

    init(application: UIApplication) {
        self.application = application
    }

    // MARK: Launching

    /// Shows the launch screen where there is one and it is wanted, and then tells the delegate of the launch, and opens the first scene unless it
    /// made a window itself.
    package func launch(showsLaunchScreen: Bool = true) {
        stage = .launching
        if showsLaunchScreen, application.scenes.isEmpty, let screen = LaunchScreen(AppManifest.app, on: application.platform) {
            launchScreen = screen
            screen.whenSeen { [weak self] in
                guard let self, stage == .launching else { return }
                start()
                launchScreen?.end()
                launchScreen = nil
            }
        } else {
            start()
        }
    }

    private func start() {
        let delegate = application.delegate
        // As on iOS, the delegate finds the storyboard's window when it is told that the app has started.
        let manifest = AppManifest.app
        if manifest.scenes.isEmpty, let name = manifest.mainStoryboard {
            storyboardWindow = UIWindow.showing(UIStoryboard(name: name, bundle: nil), in: nil)
            delegate?.window = storyboardWindow
        }
        _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
        guard stage == .launching else { return }
        storyboardWindow?.makeKeyAndVisible()
        if application.scenes.isEmpty { connectFirstScene() }
        tellOfFirstWindow()
        stage = .running
        for scene in application.scenes { sceneDidChange(scene) }
        UIMenuSystem.main.setNeedsRebuild()
    }

    private func connectFirstScene() {
        do {
            try connectScene(role: .windowApplication)
        } catch {
            applicationLog.error("\(error)")
        }
    }

    // MARK: Connecting

    /// Opens a window, as large as that of `other`, and makes its scene as the delegate configures it.
    @discardableResult
    func connectScene(
        role: UISceneSession.Role, _ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions(), like other: UIWindowScene? = nil
    ) throws -> UIWindowScene {
        let session = launchScreen?.takeSession() ?? UISceneSession(role: role)
        if let delegate = application.delegate {
            let asked = delegate.application(application, configurationForConnecting: session, options: options)
            if asked !== session.configuration {
                session.configuration = asked
                asked.delegateClass = asked.delegateClass ?? SceneDelegateConvention.delegateClass(besides: delegate)
            }
        }
        session.configuration.complete(from: AppManifest.app, besides: application.delegate)
        return try makeScene(session, options, like: other)
    }

    /// Opens a window, as large as that of `other`, and makes its scene, for a session whose configuration is settled.
    func makeScene(
        _ session: UISceneSession, _ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions(), like other: UIWindowScene? = nil
    ) throws -> UIWindowScene {
        tellOfFirstWindow()
        let scene: UIWindowScene
        if let screen = launchScreen, screen.scene.session === session {
            scene = screen.scene
        } else {
            var configuration = HostWindowConfiguration(title: ProcessInfo.processInfo.processName)
            if let other { configuration.size = other.hostWindow.contentSize } else { configuration.savedName = freeWindowName }
            let hostWindow = try application.platform.makeWindow(configuration)
            scene = UIWindowScene(session: session, hostWindow: hostWindow, on: application.platform)
            scene.savedName = configuration.savedName
        }
        session.scene = scene
        scene.isConnecting = true
        application.scenes.append(scene)
        if UIScreen.main.scene == nil { UIScreen.main.scene = scene }
        if let delegateClass = session.configuration.delegateClass {
            scene.delegate = Instances.make(delegateClass) as? any UISceneDelegate
            hadSceneDelegates = true
            if scene.delegate == nil { applicationLog.error("\(delegateClass) is not a UISceneDelegate") }
        }
        let window = session.configuration.storyboard.flatMap { UIWindow.showing($0, in: scene) }
        if let window {
            scene.storyboardWindow = window
            (scene.delegate as? any UIWindowSceneDelegate)?.window = window
        }
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        scene.isConnecting = false
        // A delegate that makes a window of its own shows that.
        if let window, scene.keyWindow == nil || scene.keyWindow === window { window.makeKeyAndVisible() }
        if stage == .running { sceneDidChange(scene) }
        scene.mainMenuDidChange()
        return scene
    }

    /// The name under which the first window's place is saved.
    static let firstWindowName = "1"

    /// The first number that does not name an open window.
    private var freeWindowName: String {
        let used = Set(application.windowScenes.map(\.savedName))
        return (1...).lazy.map { String($0) }.first { !used.contains($0) } ?? Self.firstWindowName
    }

    private func tellOfFirstWindow() {
        let body = onFirstWindow
        onFirstWindow = nil
        body?()
    }

    // MARK: While it runs

    /// Takes in what the scene's window is now, and tells those whom it concerns.
    package func sceneDidChange(_ scene: UIScene) {
        guard stage == .running, application.scenes.contains(scene) else { return }
        move(scene, to: scene.windowState)
    }

    /// The scene's window has closed. The app ends with its last one.
    package func sceneDidClose(_ scene: UIScene) {
        guard application.scenes.contains(scene) else { return }
        disconnect(scene)
        application.delegate?.application(application, didDiscardSceneSessions: [scene.session])
        if application.scenes.isEmpty, stage != .terminated { terminate() }
    }

    /// Ends the app: every scene is disconnected, the delegate is told, and the event loop stops.
    package func terminate() {
        guard stage != .terminated else { return }
        stage = .terminated
        let scenes = application.scenes
        for scene in scenes { disconnect(scene) }
        enter(.background)
        application.delegate?.applicationWillTerminate(application)
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: application)
        for scene in scenes { (scene as? UIWindowScene)?.hostWindow.close() }
        application.backgroundTasks.whenFinished(on: application.platform) { [weak self] in
            DesktopProgram.saveDefaults()
            self?.onTermination?()
        }
    }

    private func disconnect(_ scene: UIScene) {
        move(scene, to: .background)
        application.scenes.removeAll { $0 === scene }
        if UIScreen.main.scene === scene { UIScreen.main.scene = application.windowScenes.first }
        scene.activationState = .unattached
        scene.delegate?.sceneDidDisconnect(scene)
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        scene.session.scene = nil
    }

    /// Moves a scene through the states between its old one and `new`, one call each.
    private func move(_ scene: UIScene, to new: UIScene.ActivationState) {
        var steps = 0
        while scene.activationState != new, steps < 4 {
            steps += 1
            switch (scene.activationState, new) {
            case (.foregroundActive, _):
                scene.delegate?.sceneWillResignActive(scene)
                post(UIScene.willDeactivateNotification, scene)
                scene.activationState = .foregroundInactive
                updateState()
            case (.foregroundInactive, .foregroundActive):
                scene.activationState = .foregroundActive
                updateState()
                scene.delegate?.sceneDidBecomeActive(scene)
                post(UIScene.didActivateNotification, scene)
            case (.foregroundInactive, _):
                (scene as? UIWindowScene)?.eventSource.cancelAll()
                scene.activationState = .background
                scene.delegate?.sceneDidEnterBackground(scene)
                post(UIScene.didEnterBackgroundNotification, scene)
                updateState()
            case (_, .background) where scene.activationState == .unattached:
                scene.activationState = .background
            default:
                scene.delegate?.sceneWillEnterForeground(scene)
                post(UIScene.willEnterForegroundNotification, scene)
                scene.activationState = .foregroundInactive
                updateState()
            }
        }
    }

    private func post(_ name: Notification.Name, _ scene: UIScene) {
        NotificationCenter.default.post(name: name, object: scene)
    }

    // MARK: The app's own state

    private func updateState() {
        let states = application.scenes.map(\.activationState)
        if states.contains(.foregroundActive) {
            enter(.active)
        } else if states.contains(.foregroundInactive) || states.isEmpty {
            enter(.inactive)
        } else {
            enter(.background)
        }
    }

    private func enter(_ new: UIApplication.State) {
        guard state != new else { return }
        // After the app's own code, which may change some.
        defer { if new != .active { DesktopProgram.saveDefaults() } }
        while state != new {
            switch (state, new) {
            case (.active, _):
                tell(UIApplication.willResignActiveNotification) { $0.applicationWillResignActive(application) }
                state = .inactive
            case (.inactive, .active):
                state = .active
                tell(UIApplication.didBecomeActiveNotification) { $0.applicationDidBecomeActive(application) }
            case (.inactive, _):
                state = .background
                tell(UIApplication.didEnterBackgroundNotification) { $0.applicationDidEnterBackground(application) }
            case (.background, _):
                tell(UIApplication.willEnterForegroundNotification) { $0.applicationWillEnterForeground(application) }
                state = .inactive
            }
        }
    }

    /// Tells the app's delegate, unless scenes have delegates of their own, and the observers.
    private func tell(_ name: Notification.Name, _ body: (any UIApplicationDelegate) -> Void) {
        if let delegate = application.delegate, !hadSceneDelegates { body(delegate) }
        NotificationCenter.default.post(name: name, object: application)
    }

}
