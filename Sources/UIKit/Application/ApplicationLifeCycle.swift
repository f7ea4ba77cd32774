import CConformance
import Foundation
import Host

/// The life cycle of the app, from launch to termination. Derives the states of the app and its scenes from the states of the desktop windows.
///
/// Changes of a window cause these calls of UIKit:
///
/// | the window | the scene | the app, from the states of all scenes |
/// |---|---|---|
/// | becomes visible | will enter foreground | will enter foreground, except at launch |
/// | becomes active | did become active | did become active |
/// | becomes inactive | will resign active | will resign active, if no other window is active |
/// | is minimized | did enter background | did enter background, if no window is visible |
/// | closes | did disconnect | will terminate, if it was the last window |
@MainActor
package final class ApplicationLifeCycle {
    /// The state of the app.
    package private(set) var state: UIApplication.State = .inactive
    /// Called after the app has terminated. Stops the event loop.
    package var onTermination: (() -> Void)?

    private unowned let application: UIApplication
    private var phase = Phase.running
    /// Whether any scene has had its own delegate. If true, the app delegate receives no life-cycle calls.
    private var hadSceneDelegates = false
    /// The window of the storyboard in `Info.plist`. Retained here, because the app delegate may not store it.
    private var storyboardWindow: UIWindow?
    /// The launch screen; nil after the launch.
    private var launchScreen: LaunchScreen?

    private enum Phase {
        /// The delegate's launch methods are running. Window changes are reported after them.
        case launching
        case running
        case terminated
    }

    init(application: UIApplication) {
        self.application = application
    }

    // MARK: Launching

    /// Launches the app. Shows the launch screen, if there is one and `showsLaunchScreen` is true. Then calls the delegate's launch methods, and
    /// connects the first scene unless the delegate created a window.
    ///
    /// - Parameter purpose: The files, links and quick action for which the app was started.
    package func launch(showsLaunchScreen: Bool = true, for purpose: ApplicationRequests.Purpose = ApplicationRequests.Purpose()) {
        phase = .launching
        if showsLaunchScreen, application.scenes.isEmpty, let screen = LaunchScreen(application.manifest, on: application.platform) {
            launchScreen = screen
            screen.whenSeen { [weak self] in
                guard let self, phase == .launching else { return }
                start(for: purpose)
                launchScreen?.end()
                launchScreen = nil
            }
        } else {
            start(for: purpose)
        }
    }

    private func start(for purpose: ApplicationRequests.Purpose) {
        application.requests.launchNotification = purpose.notification
        let delegate = application.delegate
        // The storyboard's window is created before the delegate's launch methods are called, as on iOS.
        let manifest = application.manifest
        if manifest.scenes.isEmpty, let name = manifest.mainStoryboard {
            storyboardWindow = UIWindow.showing(UIStoryboard(name: name, bundle: nil), in: nil)
            delegate?.window = storyboardWindow
        }
        // An app with scene delegates receives the purpose in the connection options of its scenes instead of the launch options.
        let usesScenes =
            !manifest.scenes.isEmpty || OptionalRequirement.applicationConfigurationForConnectingOptions.isImplemented(by: delegate)
        let options = usesScenes ? nil : purpose.launchOptions
        let willPerform = delegate?.application(application, willFinishLaunchingWithOptions: options) ?? true
        if !usesScenes { application.restoration.restoreControllers(in: storyboardWindow) }
        let didPerform = delegate?.application(application, didFinishLaunchingWithOptions: options) ?? true
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
        guard phase == .launching else { return }
        storyboardWindow?.makeKeyAndVisible()
        if application.scenes.isEmpty { connectFirstScenes(for: purpose) }
        if !hadSceneDelegates, willPerform, didPerform { application.requests.perform(purpose) }
        phase = .running
        for scene in application.scenes { sceneDidChange(scene) }
        application.requests.launchDidEnd()
        UIMenuSystem.main.setNeedsRebuild()
    }

    /// Connects the first scene. Also connects the other scenes of the last run, if they have a state restoration activity.
    private func connectFirstScenes(for purpose: ApplicationRequests.Purpose) {
        let saved = application.restoration.takeScenes()
        do {
            let options = UIScene.ConnectionOptions(
                opening: purpose.urls, shortcutItem: purpose.shortcutItem, notification: purpose.notification)
            try connectScene(role: .windowApplication, options, restoring: saved.first)
            for scene in saved.dropFirst() where scene.activity != nil { try connectScene(role: .windowApplication, restoring: scene) }
        } catch {
            applicationLog.error("\(error)")
        }
    }

    // MARK: Connecting

    /// Opens a window and creates its scene. The window has the size of `other`'s window. The delegate provides the scene's configuration.
    @discardableResult
    func connectScene(
        role: UISceneSession.Role, _ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions(), like other: UIWindowScene? = nil,
        restoring saved: StateRestoration.SavedScene? = nil
    ) throws -> UIWindowScene {
        let session = launchScreen?.takeSession() ?? UISceneSession(role: role)
        if let saved { session.restore(saved) }
        if let delegate = application.delegate {
            let asked = delegate.application(application, configurationForConnecting: session, options: options)
            if asked !== session.configuration {
                session.configuration = asked
                asked.delegateClass = asked.delegateClass ?? SceneDelegateConvention.delegateClass(besides: delegate)
            }
        }
        session.configuration.complete(from: application.manifest, besides: application.delegate)
        return try makeScene(session, options, like: other, restoring: saved)
    }

    /// Opens a window and creates its scene for a session with a complete configuration. The window has the frame of the `saved` scene, or else the size of
    /// `other`'s window. If `screen` is not nil, the window fills that screen's monitor.
    func makeScene(
        _ session: UISceneSession, _ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions(), like other: UIWindowScene? = nil,
        restoring saved: StateRestoration.SavedScene? = nil, on screen: UIScreen? = nil
    ) throws -> UIWindowScene {
        let scene: UIWindowScene
        if let screen = launchScreen, screen.scene.session === session {
            scene = screen.scene
        } else {
            var configuration = HostWindowConfiguration(title: ProcessInfo.processInfo.processName)
            if let screen {
                configuration.size = screen.bounds.size
                configuration.monitor = screen.monitor?.id
            } else if let saved {
                configuration.size = saved.size
                let isNameFree = !application.windowScenes.contains { $0.savedName == saved.windowName }
                configuration.savedName = isNameFree ? saved.windowName : nil
            } else if let other {
                configuration.size = other.hostWindow.contentSize
            } else {
                if let size = application.manifest.windowSize { configuration.size = size }
                configuration.savedName = freeWindowName
            }
            let hostWindow = try application.platform.makeWindow(configuration)
            scene = UIWindowScene(session: session, hostWindow: hostWindow, on: application.platform)
            scene.savedName = configuration.savedName
            scene.externalScreen = screen
        }
        session.scene = scene
        scene.isConnecting = true
        application.scenes.append(scene)
        if UIScreen.main.scene == nil, screen == nil { UIScreen.main.scene = scene }
        if let delegateClass = session.configuration.delegateClass {
            scene.delegate = DynamicInstantiation.make(delegateClass) as? any UISceneDelegate
            hadSceneDelegates = true
            if scene.delegate == nil {
                applicationLog.error("Cannot create the scene delegate: \(delegateClass) is not a UISceneDelegate.")
            }
        }
        let window = session.configuration.storyboard.flatMap { UIWindow.showing($0, in: scene) }
        if let window {
            scene.storyboardWindow = window
            (scene.delegate as? any UIWindowSceneDelegate)?.window = window
        }
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        if let activity = session.stateRestorationActivity { scene.delegate?.scene(scene, restoreInteractionStateWith: activity) }
        scene.isConnecting = false
        // If the delegate has shown another window, the storyboard's window stays hidden.
        if let window, scene.keyWindow == nil || scene.keyWindow === window { window.makeKeyAndVisible() }
        if phase == .running { sceneDidChange(scene) }
        if screen == nil { scene.mainMenuDidChange() }
        return scene
    }

    /// The name under which the first window's frame is saved.
    static let firstWindowName = "1"

    /// The smallest number that is not the name of an open window.
    private var freeWindowName: String {
        let used = Set(application.windowScenes.map(\.savedName))
        return (1...).lazy.map { String($0) }.first { !used.contains($0) } ?? Self.firstWindowName
    }

    // MARK: Running

    /// Updates the scene's activation state from its window, and notifies the delegates and observers.
    package func sceneDidChange(_ scene: UIScene) {
        guard phase == .running, application.scenes.contains(scene) else { return }
        move(scene, to: scene.windowState)
        application.externalDisplays.update()
    }

    /// Disconnects a scene after its window closed, and discards its session. For the last scene on the desktop, terminates the app instead and keeps the
    /// session for the next start.
    package func sceneDidClose(_ scene: UIScene) {
        guard application.scenes.contains(scene) else { return }
        if phase != .terminated, application.desktopScenes.elementsEqual([scene], by: ===) { return terminate() }
        disconnect(scene)
        application.delegate?.application(application, didDiscardSceneSessions: [scene.session])
        if phase == .running { application.restoration.save() }
    }

    /// Terminates the app: disconnects all scenes, notifies the delegate and stops the event loop.
    package func terminate() { terminate(closesWindows: true) }

    /// Terminates the app.
    ///
    /// - Parameter closesWindows: False after the display server closed the connection.
    func terminate(closesWindows: Bool) {
        guard phase != .terminated else { return }
        application.restoration.save()
        phase = .terminated
        // From now on, another start of the program runs as a separate instance, even while this instance finishes background tasks.
        application.platform.application?.end()
        let scenes = application.scenes
        for scene in scenes { disconnect(scene) }
        enter(.background)
        application.delegate?.applicationWillTerminate(application)
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: application)
        if closesWindows { for scene in scenes { (scene as? UIWindowScene)?.hostWindow.close() } }
        application.backgroundTasks.whenFinished(on: application.platform) { [weak self] in
            DesktopProgram.saveDefaults()
            self?.onTermination?()
        }
    }

    private func disconnect(_ scene: UIScene) {
        move(scene, to: .background)
        application.scenes.removeAll { $0 === scene }
        if UIScreen.main.scene === scene { UIScreen.main.scene = application.desktopScenes.first }
        scene.activationState = .unattached
        scene.delegate?.sceneDidDisconnect(scene)
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        scene.session.scene = nil
    }

    /// Changes the activation state of a scene to `new`. Notifies delegates and observers of each intermediate state.
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
                application.requests.sceneIsInForeground(scene)
            }
        }
    }

    private func post(_ name: Notification.Name, _ scene: UIScene) {
        NotificationCenter.default.post(name: name, object: scene)
    }

    // MARK: State of the app

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
        // Runs after the app's callbacks, because they may change defaults.
        defer {
            if new != .active {
                DesktopProgram.saveDefaults()
                if phase == .running { application.restoration.save() }
            }
        }
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

    /// Posts the notification. Before that, notifies the app's delegate, unless scenes have their own delegates.
    private func tell(_ name: Notification.Name, _ body: (any UIApplicationDelegate) -> Void) {
        if let delegate = application.delegate, !hadSceneDelegates { body(delegate) }
        NotificationCenter.default.post(name: name, object: application)
    }

}
